import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { grantTransport, type Grant } from './grant-transport.js'

const url = 'https://dash.test/stratus-portal/quota?_=1'
const never = new AbortController().signal
const page = { baseURI: 'https://portal.test/', cookie: '', querySelector: () => null }

let sent: Array<{ url: string; token: string | null; credentials: string | undefined; method: string }>
let answers: Array<() => Response | Promise<Response>>

/** An answer with the next token. */
const good =
  (body: unknown, next: string, seconds = 300) =>
  () =>
    Response.json(body, { headers: { 'Stratus-Next-Grant': next, 'Stratus-Grant-Expires-In': String(seconds) } })
const failed = (status: number) => () => new Response('"Refused."', { status })

beforeEach(() => {
  sent = []
  answers = []
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { origin: 'https://portal.test' })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    sent.push({
      url: address,
      token: headers.get('authorization'),
      credentials: init.credentials,
      method: init.method ?? 'GET',
    })
    await Promise.resolve()
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A source that gives g1, g2 … */
function grants() {
  let count = 0
  const source = vi.fn((): Promise<Grant> => Promise.resolve({ grant: `g${++count}`, expires_in: 300 }))
  return source
}
const tokens = () => sent.map(({ token }) => token?.replace('Stratus-Grant ', ''))

describe('asking with a grant', () => {
  it('sends it in a header, without cookies, and never in the address', async () => {
    answers = [good({ a: 1 }, 't2')]
    expect(await grantTransport(grants())({ url, signal: never })).toEqual({ a: 1 })
    expect(sent).toEqual([{ url, token: 'Stratus-Grant g1', credentials: 'omit', method: 'GET' }])
  })

  it('each token serves once; several elements ask in turn, each with the token of the answer before', async () => {
    answers = [good(1, 't2'), good(2, 't3'), good(3, 't4')]
    const source = grants()
    const ask = () => grantTransport(source)({ url, signal: never })
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 2, 3])
    expect(tokens()).toEqual(['g1', 't2', 't3'])
    expect(source).toHaveBeenCalledTimes(1)
  })

  it('renews before the end, after a refusal once, and after an answer that got lost', async () => {
    const source = grants()
    const ask = () => grantTransport(source)({ url, signal: never })
    answers = [good(1, 't2', 60), good(2, 't3', 300)]
    await ask()
    vi.setSystemTime(55_000)
    await ask()
    answers = [failed(401), good(3, 't5')]
    expect(await ask()).toBe(3)
    answers = []
    await expect(ask()).rejects.toMatchObject({ code: 'offline' })
    answers = [good(4, 't7')]
    expect(await ask()).toBe(4)
    expect(tokens()).toEqual(['g1', 'g2', 't3', 'g3', 't5', 'g4'])
  })

  it('a refusal of a new grant is final; it is not asked for again and again', async () => {
    const source = grants()
    for (const [status, code] of [
      [401, 'unauthenticated'],
      [403, 'forbidden'],
      [502, 'server'],
    ] as const) {
      answers = [failed(status)]
      await expect(grantTransport(source)({ url, signal: never })).rejects.toMatchObject({ code })
    }
    expect(tokens()).toEqual(['g1', 'g2', 'g3'])
  })

  it('a question that is dropped lets the next one go on, with a new grant', async () => {
    const source = grants()
    const leave = new AbortController()
    answers = [
      () => new Promise((_, fail) => leave.signal.addEventListener('abort', () => fail(leave.signal.reason as Error))),
      good(2, 't2'),
    ]
    const first = grantTransport(source)({ url, signal: leave.signal })
    const second = grantTransport(source)({ url, signal: never })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    leave.abort()
    await expect(first).rejects.toMatchObject({ name: 'AbortError' })
    expect(await second).toBe(2)
  })

  it('gets grants from an address of the page’s own server by POST', async () => {
    answers = [() => Response.json({ grant: 'g', expires_in: 300 }), good(1, 't2'), good(2, 't3')]
    for (let round = 0; round < 2; round++) await grantTransport('/my/grant')({ url, signal: never })
    expect(sent[0]).toEqual({ url: '/my/grant', token: null, credentials: 'same-origin', method: 'POST' })
    expect(tokens().slice(1)).toEqual(['g', 't2'])
  })

  it('M-GRANT-01 a page of the portal that asks to sign in is no grant, nor is what a function refuses', async () => {
    answers = [() => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })]
    await expect(grantTransport('/signed-out')({ url, signal: never })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    answers = [failed(419)]
    await expect(grantTransport('/over')({ url, signal: never })).rejects.toMatchObject({ code: 'unauthenticated' })
    const refused = () => Promise.reject(Object.assign(new Error('no'), { code: 'forbidden' }))
    await expect(grantTransport(refused)({ url, signal: never })).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('bad grants are an error, not an exception of the page', async () => {
    const all: readonly unknown[] = [null, {}, { grant: 5 }, 'x']
    for (const bad of all)
      await expect(grantTransport(() => Promise.resolve(bad as Grant))({ url, signal: never })).rejects.toHaveProperty(
        'code',
      )
    expect(sent).toEqual([])
  })
})
