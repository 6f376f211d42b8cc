import { describe, expect, it, vi } from 'vitest'
import { onlyEnglish } from '@stratus/api-client'
import { createPreloadFetch } from './preload-fetch.js'

const address = 'http://cloud.test/api/nova/servers/'

function fetchOf(...answers: (() => Promise<Response>)[]) {
  return vi.fn<typeof globalThis.fetch>(() => (answers.shift() ?? (() => Promise.resolve(new Response('later'))))())
}

describe('reads that start before the app', () => {
  it('asks at once, as an AJAX call, and hands the answer to the first GET only', async () => {
    const fetch = fetchOf(async () => new Response('preloaded'))
    const preloaded = createPreloadFetch([address], fetch)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest' })
    expect(await (await preloaded(address)).text()).toBe('preloaded')
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(await (await preloaded(address)).text()).toBe('later')
  })

  it('A-PAGE-14 asks for pages of Horizon in English alone, as the client does', () => {
    const fetch = fetchOf()
    createPreloadFetch([address, 'http://localhost:3000/project/routers/'], fetch)
    const languages = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Accept-Language'))
    expect(languages).toEqual([null, onlyEnglish])
  })

  it('leaves writes and other addresses alone', async () => {
    const fetch = fetchOf(async () => new Response('preloaded'))
    const preloaded = createPreloadFetch([address], fetch)
    expect(await (await preloaded(address, { method: 'POST' })).text()).toBe('later')
    expect(await (await preloaded(`${address}?x=1`)).text()).toBe('later')
    expect(await (await preloaded(address)).text()).toBe('preloaded')
  })

  it('a failed preloaded read is made again', async () => {
    const fetch = fetchOf(async () => Promise.reject(new TypeError('network')))
    expect(await (await createPreloadFetch([address], fetch)(address)).text()).toBe('later')
  })

  it('W-SHELL-83 what was refused for want of a session is asked again: there may be one now', async () => {
    const fetch = fetchOf(async () => new Response('preloaded', { status: 401 }))
    const answer = await createPreloadFetch([address], fetch)(address)
    expect([answer.status, await answer.text()]).toEqual([200, 'later'])
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('gives up with its caller, and asks nothing more', async () => {
    const stop = new AbortController()
    const fetch = vi.fn<typeof globalThis.fetch>(
      (_input, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        ),
    )
    const answer = createPreloadFetch([address], fetch)(address, { signal: stop.signal })
    stop.abort(new Error('given up'))
    await expect(answer).rejects.toThrow('given up')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('gives up what nobody reads: its connection is free again', async () => {
    vi.useFakeTimers()
    const fetch = fetchOf(async () => new Response('preloaded'))
    const preloaded = createPreloadFetch([address, `${address}?x=1`], fetch)
    await preloaded(address)
    vi.advanceTimersByTime(15_000)
    expect(fetch.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([false, true])
    vi.useRealTimers()
  })

  it('does not use an answer that is old', async () => {
    vi.useFakeTimers()
    const preloaded = createPreloadFetch(
      [address],
      fetchOf(async () => new Response('preloaded')),
    )
    vi.advanceTimersByTime(20_000)
    expect(await (await preloaded(address)).text()).toBe('later')
    vi.useRealTimers()
  })
})
