import { cleanStores, STORE_UNMOUNT_DELAY } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeClock, settle } from '../testing/fake-clock.js'
import type { ChangeListener } from './change-feed.js'
import { createLiveStack, createLiveTopology } from './live-topology.js'

let clock: FakeClock
const always = { visible: true, subscribe: () => () => undefined }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  clock = new FakeClock()
})
afterEach(() => {
  vi.useRealTimers()
})

const options = () => ({ clock, visibility: always, random: () => 0 })

/** How often it was asked after each of these waits, ms. */
async function askedAfter(load: ReturnType<typeof vi.fn>, waits: readonly number[]): Promise<number[]> {
  await settle()
  const counts = [load.mock.calls.length]
  for (const ms of waits) {
    await clock.tick(ms)
    await settle()
    counts.push(load.mock.calls.length)
  }
  return counts
}

describe('live topology', () => {
  it('T-MODEL-08 is read again every 10 s, and all who look share one reading', async () => {
    const load = vi.fn(async () => ({ networks: [] }))
    const { $state } = createLiveTopology({ ...options(), load })
    const stop = [$state.listen(() => undefined), $state.listen(() => undefined)]
    expect(await askedAfter(load, [9999, 1, 9999, 1])).toEqual([1, 1, 2, 2, 3])
    stop.forEach((end) => end())
    vi.advanceTimersByTime(STORE_UNMOUNT_DELAY)
    await clock.tick(60_000)
    await settle()
    expect(load).toHaveBeenCalledTimes(3)
    cleanStores($state)
  })

  it('T-MODEL-08 a failed reading keeps the picture, marks it as stale, and is tried again', async () => {
    const load = vi.fn(async () => ({ networks: ['n'] }))
    const { $state } = createLiveTopology({ ...options(), load })
    const stop = $state.listen(() => undefined)
    await settle()
    load.mockRejectedValueOnce(Object.assign(new Error('500'), { code: 'server' }))
    await clock.tick(10_000)
    await settle()
    expect($state.get()).toMatchObject({ status: 'failed', stale: true, data: { networks: ['n'] } })
    await clock.tick(10_000)
    await settle()
    expect($state.get()).toMatchObject({ status: 'ready', stale: false })
    stop()
    cleanStores($state)
  })

  it('W-SHELL-08 a refusal (403) is not asked again by itself', async () => {
    const load = vi.fn().mockRejectedValue(Object.assign(new Error('403'), { code: 'forbidden' }))
    const { $state } = createLiveTopology({ ...options(), load })
    const stop = $state.listen(() => undefined)
    expect(await askedAfter(load, [60_000])).toEqual([1, 1])
    stop()
    cleanStores($state)
  })

  it('M-LIVE-02 one that recovers asks again after a refusal, with growing waits, and when the page is seen again', async () => {
    let seen = () => undefined as void
    const visibility = { visible: true, subscribe: (listener: () => void) => ((seen = listener), () => undefined) }
    const load = vi.fn().mockRejectedValue(Object.assign(new Error('401'), { code: 'unauthenticated' }))
    const { $state } = createLiveTopology({ ...options(), visibility, load, recovers: true })
    const stop = $state.listen(() => undefined)
    expect(await askedAfter(load, [4999, 1, 9999, 1, 20_000, 40_000])).toEqual([1, 1, 2, 2, 3, 4, 5])
    expect(await askedAfter(load, [80_000, 160_000, 299_999, 1, 299_999, 1])).toEqual([5, 6, 7, 7, 8, 8, 9])
    load.mockResolvedValue({ networks: [] })
    seen()
    await settle()
    expect($state.get()).toMatchObject({ status: 'ready', data: { networks: [] } })
    expect(await askedAfter(load, [10_000])).toEqual([10, 11])
    stop()
    cleanStores($state)
  })

  it('M-LIVE-01 a refusal takes the data of one that recovers, a failure after it does not bring them back', async () => {
    const load = vi.fn(async () => ({ networks: ['n'] }))
    const { $state, refresh } = createLiveTopology({ ...options(), load, recovers: true })
    const stop = $state.listen(() => undefined)
    await settle()
    for (const code of ['forbidden', 'server']) {
      load.mockRejectedValueOnce(Object.assign(new Error(code), { code }))
      await refresh()
      expect($state.get()).toMatchObject({ status: 'failed', data: null, shown: null, stale: false })
    }
    stop()
    cleanStores($state)
  })

  it('M-LIVE-02 it is not asked before the server wants to be, nor given up when it is not found', async () => {
    const load = vi.fn().mockRejectedValueOnce(Object.assign(new Error('429'), { code: 'server', retryAfter: 60_000 }))
    load.mockRejectedValueOnce(Object.assign(new Error('404'), { code: 'not-found' }))
    load.mockResolvedValue({})
    const { $state } = createLiveTopology({ ...options(), load, recovers: true })
    const stop = $state.listen(() => undefined)
    expect(await askedAfter(load, [59_999, 1])).toEqual([1, 1, 2])
    expect($state.get()).toMatchObject({ status: 'failed', gone: false })
    expect(await askedAfter(load, [20_000])).toEqual([2, 3])
    stop()
    cleanStores($state)
  })

  it('T-STACK-03 a stack is read every 3 s while something is in progress, and every 30 s otherwise', async () => {
    let inProgress = true
    const load = vi.fn(async () => ({ inProgress }))
    const { $state } = createLiveStack({ ...options(), load, inProgress: (drawing) => drawing.inProgress })
    const stop = $state.listen(() => undefined)
    expect(await askedAfter(load, [2999, 1, 3000, 3000])).toEqual([1, 1, 2, 3, 4])
    inProgress = false
    expect(await askedAfter(load, [3000, 29_999, 1])).toEqual([4, 5, 5, 6])
    inProgress = true
    expect(await askedAfter(load, [30_000, 3000])).toEqual([6, 7, 8])
    stop()
    cleanStores($state)
  })

  it('T-STACK-03 a stack in progress is read every 3 s where its changes are told, too: its resources’ are not', async () => {
    let inProgress = true
    const load = vi.fn(async () => ({ inProgress }))
    const changes = { subscribe: (listener: ChangeListener) => (listener.watched(true), () => undefined) }
    const { $state } = createLiveStack({ ...options(), changes, load, inProgress: (drawing) => drawing.inProgress })
    const stop = $state.listen(() => undefined)
    expect(await askedAfter(load, [3000, 3000])).toEqual([1, 2, 3])
    inProgress = false
    expect(await askedAfter(load, [3000, 300_000])).toEqual([3, 4, 4])
    stop()
    cleanStores($state)
  })
})
