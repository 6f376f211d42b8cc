import { ApiError } from '@stratus/api-client'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { requestPage } from './request-page.js'

const page = (body = '<html><body><div id="content_body">all of it</div></body></html>') =>
  new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
const at = (response: Response, path: string) =>
  Object.defineProperties(response, { url: { value: `http://cloud.example${path}` } })
const told = (location: string) => new Response('', { headers: { 'X-Horizon-Location': location } })

/** Asks a cloud that answers so. */
function from(answer: (url: string) => Response, init?: RequestInit) {
  const requested: string[] = []
  const client = {
    fetchHorizonPage: async (url: string) => {
      requested.push(url)
      return answer(url)
    },
  }
  return { requested, answer: requestPage(client, '/', '/project/routers/', init) }
}

vi.stubGlobal('window', { location: new URL('http://cloud.example/project/') })
afterAll(() => vi.unstubAllGlobals())

describe('asking for a page of the cloud', () => {
  it('follows redirects that are told, and ends where they go in a circle', async () => {
    const there = from((url) => (url === '/project/routers/' ? told('/project/other/') : at(page(), '/project/other/')))
    expect(await there.answer).toMatchObject({ kind: 'page', address: '/project/other/' })
    const round = from(() => told('/project/routers/'))
    expect(await round.answer).toMatchObject({
      kind: 'failed',
      trouble: { reason: 'The cloud sends us round in a circle.' },
    })
    expect(round.requested.length).toBeLessThan(10)
  })

  it('does not take half a page for a whole one', async () => {
    const { answer } = from(() => at(page('<html><body><div id="content_body"><form>'), '/project/routers/'))
    expect(await answer).toMatchObject({
      kind: 'failed',
      trouble: { reason: 'The connection was lost in the middle of the page.' },
    })
  })

  it('says who may not, what is not there and what failed; goes to sign in where that is wanted', async () => {
    const answered = (status: number, headers = {}) =>
      from(() => at(new Response('', { status, headers }), '/project/routers/')).answer
    expect(await answered(404)).toEqual({ kind: 'missing' })
    expect(await answered(403)).toMatchObject({
      kind: 'failed',
      trouble: { text: 'You are not authorized to access this page' },
    })
    expect(await answered(502)).toMatchObject({ trouble: { reason: 'The cloud answered with the error 502.' } })
    expect(await answered(401, { 'X-Horizon-Location': '/auth/login/?next=/a' })).toEqual({
      kind: 'elsewhere',
      url: '/auth/login/?next=/a',
    })
    for (const url of ['//other.example/', '/\\other.example/', 'https://other.example/', 'javascript:alert(1)'])
      expect(await answered(401, { 'X-Horizon-Location': url })).toEqual({ kind: 'elsewhere', url: '/auth/login/' })
  })

  it('a form that led on was taken, whatever became of the page that it led to', async () => {
    const sent = (status: number, redirected: boolean) => {
      const response = at(new Response('', { status }), '/project/routers/1/')
      return from(() => Object.defineProperty(response, 'redirected', { value: redirected }), { method: 'POST' }).answer
    }
    const led = { kind: 'led', url: 'http://cloud.example/project/routers/1/' }
    for (const status of [404, 403, 503]) expect(await sent(status, true)).toEqual(led)
    expect(await sent(503, false)).toMatchObject({ kind: 'failed' })
  })

  it('takes what is no page as a file, under a name without quotes and folders, in any letters', async () => {
    const file = (disposition: string) =>
      from(() =>
        at(
          new Response('a,b', { headers: { 'Content-Type': 'text/csv', 'Content-Disposition': disposition } }),
          '/project/report',
        ),
      ).answer
    expect(await file('attachment; filename="../etc/re\\"port.csv"')).toMatchObject({
      kind: 'file',
      name: 'report.csv',
    })
    expect(await file("attachment; filename*=UTF-8''..%2Fk%C3%B6sten.csv")).toMatchObject({ name: 'kösten.csv' })
  })

  it('never rejects: a lost connection is a reason, an answer nobody waits for is nothing', async () => {
    const throwing = (error: Error) =>
      from(() => {
        throw error
      }).answer
    expect(await throwing(new Error('gone'))).toMatchObject({ kind: 'failed', trouble: { reason: 'gone' } })
    const given = Object.assign(Object.create(ApiError.prototype) as ApiError, { code: 'aborted' })
    expect(await throwing(given)).toEqual({ kind: 'given-up' })
  })
})
