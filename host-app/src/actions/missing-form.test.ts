import { describe, expect, it } from 'vitest'
import { explained } from './missing-form.js'

const said = (answer: Response): unknown => JSON.parse(answer.headers.get('X-Horizon-Messages') ?? 'null')

describe('a form that the cloud does not have', () => {
  it('says which one is missing, or not allowed, in the words of the page', () => {
    expect(said(explained(new Response('', { status: 404 }), {}, 'Größe ändern'))).toEqual([
      ['error', 'This cloud does not offer the form: Größe ändern.', ''],
    ])
    expect(said(explained(new Response('', { status: 403 }), { method: 'GET' }, 'Migrate Volume'))).toEqual([
      ['error', 'You are not allowed to do this: Migrate Volume.', ''],
    ])
  })

  it('leaves what the cloud says itself, forms that were sent, and other answers alone', () => {
    const own = new Response('', { status: 404, headers: { 'X-Horizon-Messages': '[["error","Gone.",""]]' } })
    for (const [answer, init] of [
      [own, {}],
      [new Response('', { status: 404 }), { method: 'POST' }],
      [new Response('', { status: 500 }), {}],
      [new Response('a form'), {}],
    ] as const)
      expect(explained(answer, init, 'Form')).toBe(answer)
  })
})
