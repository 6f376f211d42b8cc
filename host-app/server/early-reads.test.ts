import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { onlyEnglish } from '@stratus/api-client'
import { EarlyReads } from './early-reads.js'
import type { Caller } from './caller.js'
import type { Upstream } from './upstream.js'

const address = 'https://dash.test/api/nova/servers/'
const caller: Caller = { address: '192.0.2.1', scheme: 'https', host: 'dash.test' }
const browser = { cookie: 'sessionid=ann', 'accept-language': 'de', 'accept-encoding': 'br' }
const script = { ...browser, 'x-requested-with': 'XMLHttpRequest' }

const document = (headers: Record<string, string> = browser) =>
  new Request('https://dash.test/project/instances/', {
    headers: { ...headers, accept: 'text/html', 'sec-fetch-dest': 'document', 'if-none-match': '"1"' },
  })
const read = (headers: Record<string, string> = script, url = address, init: RequestInit = {}) =>
  new Request(url, { headers, ...init })

function earlyReads(answer = async (_asked: Request) => new Response('rows')) {
  const fetch = vi.fn<Upstream['fetch']>((asked) => answer(asked))
  return { fetch, early: new EarlyReads(fetch) }
}
const onBroken = () => undefined

describe('S-EARLY-01 what a page reads first', () => {
  it('is asked as its scripts would, and the answer handed over once', async () => {
    const { early, fetch } = earlyReads()
    early.begin(document(), caller, [address])
    const [asked, by] = fetch.mock.calls[0] ?? []
    expect([asked?.url, by]).toEqual([address, caller])
    expect(Object.fromEntries(asked?.headers ?? [])).toEqual({
      ...script,
      accept: '*/*',
      'x-requested-with': 'XMLHttpRequest',
    })
    expect(await (await early.take(read(), onBroken))?.text()).toBe('rows')
    expect(early.take(read(), onBroken)).toBeUndefined()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('A-PAGE-14 pages of Horizon in English alone, and only those', async () => {
    const { early, fetch } = earlyReads()
    early.begin(document(), caller, ['https://dash.test/project/routers/', address])
    expect(fetch.mock.calls.map(([asked]) => asked.headers.get('accept-language'))).toEqual([onlyEnglish, 'de'])
  })

  it.each([
    ['another session', read({ ...script, cookie: 'sessionid=bob' })],
    ['nobody', read({ 'x-requested-with': 'XMLHttpRequest' })],
    ['another address', read(script, `${address}?limit=1`)],
  ])('is nothing for %s, and waits on', async (_who, request) => {
    const { early } = earlyReads()
    early.begin(document(), caller, [address])
    expect(early.take(request, onBroken)).toBeUndefined()
    expect(await early.take(read(), onBroken)).toBeDefined()
  })

  it.each([
    ['with another cookie', read({ ...script, cookie: `${script.cookie}; csrftoken=2` })],
    ['in another language', read({ ...script, 'accept-language': 'en' })],
    ['by who unpacks otherwise', read({ ...script, 'accept-encoding': 'gzip' })],
    ['for another project', read({ ...script, 'X-Stratus-Project': 'other' })],
    ['for a part', read({ ...script, range: 'bytes=0-1' })],
    ['as a page', read(browser)],
    ['after a write', read(script, address, { method: 'POST' })],
    ['after a write elsewhere', read(script, `${address}1`, { method: 'DELETE' })],
  ])('is for nobody once the session has asked otherwise: %s', (_how, request) => {
    const { early, fetch } = earlyReads()
    early.begin(document(), caller, [address])
    expect(early.take(request, onBroken)).toBeUndefined()
    expect(early.take(read(), onBroken)).toBeUndefined()
    expect(fetch.mock.calls[0]?.[0].signal.aborted).toBe(true)
  })

  it('is good for who asks whether his own copy still is', async () => {
    const { early } = earlyReads()
    early.begin(document(), caller, [address])
    expect(await early.take(read({ ...script, 'if-none-match': '"1"' }), onBroken)).toBeDefined()
  })

  it('is nothing without a session', () => {
    const { early, fetch } = earlyReads()
    early.begin(document({ ...browser, cookie: 'csrftoken=1' }), caller, [address])
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is asked anew by a page that is opened anew', async () => {
    const answers = ['old', 'new']
    const { early, fetch } = earlyReads(async () => new Response(answers.shift()))
    early.begin(document(), caller, [address])
    early.begin(document(), caller, [address])
    expect(fetch.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([true, false])
    expect(await (await early.take(read(), onBroken))?.text()).toBe('new')
  })

  it('that nobody comes for is given up after ten seconds', () => {
    vi.useFakeTimers()
    const { early, fetch } = earlyReads()
    early.begin(document(), caller, [address])
    vi.advanceTimersByTime(9999)
    const [asked] = fetch.mock.calls[0] ?? []
    expect(asked?.signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(asked?.signal.aborted).toBe(true)
    expect(early.take(read(), onBroken)).toBeUndefined()
    vi.useRealTimers()
  })

  it('ends with the script that reads it', () => {
    const { early, fetch } = earlyReads()
    const reader = new AbortController()
    early.begin(document(), caller, [address])
    void early.take(read(script, address, { signal: reader.signal }), onBroken)
    reader.abort()
    expect(fetch.mock.calls[0]?.[0].signal.aborted).toBe(true)
  })

  it('tells who reads it that the cloud broke it off, and is asked again when that was before', () => {
    const { early, fetch } = earlyReads()
    const heard = vi.fn()
    early.begin(document(), caller, [address])
    void early.take(read(), heard)
    fetch.mock.calls[0]?.[2]?.()
    expect(heard).toHaveBeenCalledTimes(1)
    early.begin(document(), caller, [address])
    fetch.mock.calls[1]?.[2]?.()
    expect(early.take(read(), heard)).toBeUndefined()
  })

  it('that fails while nobody has come for it ends nothing but itself', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    onTestFinished(() => void process.off('unhandledRejection', unhandled))
    const early = new EarlyReads(() => Promise.reject(new Error('a service answered nonsense')))
    early.begin(document(), caller, [address])
    await new Promise((resolve) => setTimeout(resolve))
    expect(unhandled).not.toHaveBeenCalled()
    await expect(early.take(read(), onBroken)).rejects.toThrow('nonsense')
  })

  it('takes no more room than it has: pages beyond have theirs asked by their scripts', () => {
    const { early, fetch } = earlyReads()
    for (let one = 0; one < 200; one++) early.begin(document(), caller, [`${address}${one}`])
    expect(fetch).toHaveBeenCalledTimes(128)
    void early.take(read(script, `${address}0`), onBroken)
    early.begin(document(), caller, [`${address}200`])
    expect(fetch).toHaveBeenCalledTimes(129)
  })
})
