import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { networkIdle } from './network-idle.js'

describe('requests that nobody looks at the page for', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const seen = async (idle: () => Promise<void>, signal = new AbortController().signal) => {
    let isOver = false
    void networkIdle({ idle }, signal).then(() => (isOver = true))
    return async (turns: number) => {
      for (let turn = 0; turn < turns; turn++) await vi.advanceTimersByTimeAsync(1)
      return isOver
    }
  }

  it('wait for what an answer asks for once it is drawn', async () => {
    let answer = (): void => undefined
    const figures = new Promise<void>((resolve) => (answer = resolve))
    let underWay = Promise.resolve()
    const after = await seen(() => underWay)
    expect(await after(1)).toBe(false)
    underWay = figures
    expect(await after(5)).toBe(false)
    answer()
    expect(await after(1)).toBe(true)
  })

  it('go ahead after a second, whatever is under way, and not at all where the page is left', async () => {
    const never = () => new Promise<void>(() => {})
    const after = await seen(never)
    await vi.advanceTimersByTimeAsync(999)
    expect(await after(0)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await after(0)).toBe(true)
    const left = networkIdle({ idle: () => Promise.resolve() }, AbortSignal.abort(new Error('left')))
    await Promise.all([expect(left).rejects.toThrow('left'), vi.advanceTimersByTimeAsync(10)])
  })
})
