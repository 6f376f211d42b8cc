import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBreakWatch, isServerReady, type BreakWatch } from './break-watch.js'

let online: boolean
let back: Set<() => void>
let watch: BreakWatch
beforeEach(() => {
  vi.useFakeTimers()
  online = true
  back = new Set()
  const network = {
    isOnline: () => online,
    onBack(callback: () => void) {
      back.add(callback)
      return () => void back.delete(callback)
    },
  }
  const timers = { setTimeout, clearTimeout: (handle: unknown) => clearTimeout(Number(handle)) }
  watch = createBreakWatch({ timers, network })
})
afterEach(() => void vi.useRealTimers())

/** Whether the pause has ended. */
function pause(ms: number, signal?: AbortSignal) {
  const seen = { over: false, failed: false }
  watch.pause(ms, signal).then(
    () => (seen.over = true),
    () => (seen.failed = true),
  )
  return seen
}
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('G-UPLOAD-02: a pause before the next look', () => {
  it('lasts as long as was said', async () => {
    const seen = pause(2000)
    await vi.advanceTimersByTimeAsync(1999)
    expect(seen.over).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.over).toBe(true)
    expect([back.size, vi.getTimerCount()]).toEqual([0, 0])
  })

  it('ends at once when the network is back or somebody wants it now', async () => {
    const [first, second] = [pause(30_000), pause(30_000)]
    for (const callback of back) callback()
    await settle()
    expect([first.over, second.over]).toEqual([true, true])
    const third = pause(30_000)
    watch.endPauses()
    await settle()
    expect(third.over).toBe(true)
    expect([back.size, vi.getTimerCount()]).toEqual([0, 0])
  })

  it('goes on while the browser is offline', async () => {
    online = false
    const seen = pause(1000)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(seen.over).toBe(false)
    online = true
    for (const callback of back) callback()
    await settle()
    expect(seen.over).toBe(true)
  })

  it('G-UPLOAD-05 fails when it is given up, also before it has begun', async () => {
    const stop = new AbortController()
    const seen = pause(1000, stop.signal)
    stop.abort()
    const late = pause(1000, stop.signal)
    await settle()
    expect([seen, late]).toEqual(Array.from({ length: 2 }, () => ({ over: false, failed: true })))
    expect([back.size, vi.getTimerCount()]).toEqual([0, 0])
  })
})

describe('G-UPLOAD-02: the server', () => {
  const ask = (answer: () => Promise<Response>) => isServerReady(answer, '/dash/')

  it('is there when it answers, also one that knows no readyz', async () => {
    expect(await ask(() => Promise.resolve(Response.json({ status: 'ready' })))).toBe(true)
    expect(await ask(() => Promise.resolve(new Response('', { status: 404 })))).toBe(true)
  })

  it('is away when it does not answer, drains, or a proxy answers for it', async () => {
    expect(await ask(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false)
    for (const status of [503, 502, 504]) {
      expect(await ask(() => Promise.resolve(new Response('', { status })))).toBe(false)
    }
  })
})
