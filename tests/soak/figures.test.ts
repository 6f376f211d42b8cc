import { describe, expect, it } from 'vitest'
import { figuresOf, growth, type Measured } from './figures.js'

const run = (part: Partial<Measured>): Measured => ({ times: [1], errors: 0, seconds: 1, longest: [1], ...part })

describe('issue 14: figures of the soak', () => {
  it('are of all runs together', () => {
    const first = run({ times: Array.from({ length: 99 }, () => 10), seconds: 2 })
    const second = run({ times: [500], errors: 1, seconds: 3 })
    expect(figuresOf([first, second])).toEqual({
      requests: 100,
      errors: 1,
      perSecond: 20,
      p50: 10,
      p99: 500,
      max: 500,
      starved: 0,
    })
  })

  it('count connections that were not served while the others were, however high they raise the p99', () => {
    const longest = [...Array.from({ length: 90 }, () => 1000), ...Array.from({ length: 10 }, () => 25_000)]
    expect(figuresOf([run({ times: [160, 25_000], longest })]).starved).toBe(10)
    expect(figuresOf([run({ longest: [5, 5, 900] })]).starved).toBe(0)
  })

  it('tell memory that grows from one that has warmed up', () => {
    expect(growth([100, 150, 160, 161, 159, 160, 162, 160, 161, 160])).toBe(0)
    expect(growth([100, 110, 120, 130, 140, 150, 160, 170, 180, 190])).toBe(60)
  })
})
