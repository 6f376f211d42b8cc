import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../tests/support/clock.js'
import { PausableTimer } from './pausable-timer.js'

describe('PausableTimer', () => {
  it('does not count pauses', () => {
    const { clock, advance } = fakeClock()
    let ran = 0
    const timer = new PausableTimer(3000, () => ran++, clock)
    timer.resume()
    advance(2000)
    timer.pause()
    timer.pause()
    advance(60_000)
    timer.resume()
    timer.resume()
    advance(999)
    expect(ran).toBe(0)
    advance(1)
    expect(ran).toBe(1)
  })
})
