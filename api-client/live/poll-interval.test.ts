import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterAnswer, afterFailure, defaultPace, nextDelay, noMemory, type PollMemory } from './poll-interval.js'

const delays = (rounds: ReadonlyArray<readonly string[]>, pace = defaultPace) => {
  let memory: PollMemory = noMemory
  return rounds.map((transitions) => {
    memory = afterAnswer(memory, transitions)
    return nextDelay(memory, pace)
  })
}

describe('poll interval', () => {
  it('W-TABLE-19 asks again after 2500 ms while something is in transition', () => {
    expect(delays([['a BUILD']])).toEqual([2500])
    expect(delays([['a BUILD']], { ...defaultPace, fast: 4000 })).toEqual([4000])
  })

  it('W-TABLE-17 backs off by multiples of the interval, never beyond 30 s', () => {
    const stuck = Array.from({ length: 15 }, () => ['a BUILD'])
    const waits = delays(stuck)
    expect(waits.slice(0, 4)).toEqual([2500, 5000, 7500, 10_000])
    expect(waits.at(-1)).toBe(30_000)
    expect(Math.max(...waits.map(Number))).toBe(30_000)
  })

  it('W-TABLE-17 a new transition, a changed one and a finished one each start the back-off anew', () => {
    const [, , third, fourth] = delays([['a BUILD'], ['a BUILD'], ['a BUILD'], ['a BUILD', 'b BUILD']])
    expect([third, fourth]).toEqual([7500, 2500])
    expect(delays([['a BUILD scheduling'], ['a BUILD scheduling'], ['a BUILD spawning']])).toEqual([2500, 5000, 2500])
    expect(delays([['a X', 'b X'], ['a X', 'b X'], ['b X']])).toEqual([2500, 5000, 2500])
  })

  it('a resting list asks at the idle pace, or not at all', () => {
    expect(delays([[]])).toEqual([30_000])
    expect(delays([[]], { ...defaultPace, idle: null })).toEqual([null])
    expect(delays([['a BUILD'], []])).toEqual([2500, 30_000])
  })

  it('up to a tenth is added by chance, so that a cloud’s users do not ask in step', () => {
    const resting = afterAnswer(noMemory, [])
    const busy = afterAnswer(noMemory, ['a BUILD'])
    expect([0, 0.5, 0.99].map((chance) => nextDelay(busy, defaultPace, chance))).toEqual([2500, 2625, 2748])
    expect(nextDelay(resting, { ...defaultPace, idle: 20_000 }, 0.5)).toBe(21_000)
  })

  it.each([
    [
      'while something is in transition, as long again',
      ['a BUILD'],
      { took: 1000, wait: 2500 },
      { took: 8000, wait: 8000 },
    ],
    ['at rest, five times as long', [], { took: 1000, wait: 30_000 }, { took: 8000, wait: 40_000 }],
    ['but five minutes at most', [], { took: 59_000, wait: 295_000 }, { took: 90_000, wait: 300_000 }],
  ])('W-TABLE-100 waits longer after an answer that took long: %s', (_, transitions, ...answers) => {
    for (const { took, wait } of answers)
      expect(nextDelay(afterAnswer(noMemory, transitions, took), defaultPace)).toBe(wait)
    expect(nextDelay(afterAnswer(noMemory, [], 8000), { ...defaultPace, idle: null })).toBeNull()
  })

  it('failures slow down, an answer forgives', () => {
    let memory = afterFailure(afterAnswer(noMemory, []))
    expect(nextDelay(memory, defaultPace)).toBe(2500)
    memory = afterFailure(memory)
    expect(nextDelay(memory, defaultPace)).toBe(5000)
    memory = afterAnswer(memory, [])
    expect(nextDelay(memory, defaultPace)).toBe(30_000)
  })

  it('an idle interval beyond the ceiling is kept, with its chance', () => {
    const slow = { ...defaultPace, idle: 60_000 }
    const resting = afterAnswer(noMemory, [])
    expect([0, 0.5].map((chance) => nextDelay(resting, slow, chance))).toEqual([60_000, 63_000])
    expect(nextDelay(afterFailure(resting), slow)).toBe(2500)
  })

  it('W-TABLE-17 whatever happens, the wait is at least the interval and at most 30 s', () => {
    const event = fc.oneof(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }), fc.constant('failure' as const))
    fc.assert(
      fc.property(
        fc.array(event, { minLength: 1 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (events, random) => {
          let memory: PollMemory = noMemory
          for (const happened of events) {
            memory = happened === 'failure' ? afterFailure(memory) : afterAnswer(memory, [...new Set(happened)])
            const delay = nextDelay(memory, defaultPace, random)
            expect(delay).toBeGreaterThanOrEqual(2500)
            expect(delay).toBeLessThanOrEqual(30_000)
          }
        },
      ),
    )
  })
})
