import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAtBound, parseNumber, problemOf, stepped } from './number-model.js'

const bounds = { min: 0, max: 3, step: 1 }

describe('number input', () => {
  it('W-FORM-03 steps between its bounds', () => {
    expect([
      stepped(null, 1, bounds),
      stepped(1, 1, bounds),
      stepped(3, 1, bounds),
      stepped(0, -1, bounds),
      stepped(9, -1, bounds),
      stepped(-9, 1, bounds),
    ]).toEqual([0, 2, 3, 0, 3, 0])
    // A step that would cross a bound does nothing.
    expect([stepped(8, 1, { min: 0, max: 9, step: 2 }), stepped(1, -1, { min: 0, max: 9, step: 2 })]).toEqual([8, 1])
    expect(stepped(0.2, 1, { min: 0, max: undefined, step: 0.1 })).toBe(0.3)
  })
  it('W-FORM-03 the buttons have nothing to do at the bounds', () => {
    expect([0, 1, 3, 4, null].map((value) => [isAtBound(value, -1, bounds), isAtBound(value, 1, bounds)])).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [false, true],
      [false, false],
    ])
    expect(isAtBound(1e9, 1, { ...bounds, max: undefined })).toBe(false)
    expect(isAtBound(8, 1, { min: 0, max: 9, step: 2 })).toBe(true)
  })
  it('W-FORM-03 counts exactly, however large the number and small the step', () => {
    const free = { min: -Infinity, max: undefined, step: 1 }
    expect([1099511627776, 2 ** 53 - 2, -1099511627776].map((value) => stepped(value, 1, free))).toEqual([
      1099511627777,
      2 ** 53 - 1,
      -1099511627775,
    ])
    expect(stepped(1099511627776, -1, free)).toBe(1099511627775)
    expect(stepped(1e-7, 1, { ...free, step: 2e-7 })).toBe(3e-7)
    expect(stepped(1e21, 1, { ...free, step: 1e21 })).toBe(2e21)
  })
  it('W-FORM-03 a value between two steps is wrong', () => {
    const steps = { min: 0, max: undefined, step: 0.1 }
    expect(['1.5', '2'].map((text) => problemOf(text, false, { ...steps, step: 1 }, 0))).toEqual([
      'off-step',
      undefined,
    ])
    expect(['0.3', '0.35', '1e15'].map((text) => problemOf(text, false, steps, 0))).toEqual([
      undefined,
      'off-step',
      undefined,
    ])
    expect(['3', '4'].map((text) => problemOf(text, false, { ...steps, step: 2 }, 1))).toEqual([undefined, 'off-step'])
  })
  it('W-FORM-05 a value outside the bounds is wrong, an empty one only when required', () => {
    expect(['', '-1', '0', '3', '4', 'x'].map((text) => problemOf(text, false, bounds, 0))).toEqual([
      undefined,
      'too-low',
      undefined,
      undefined,
      'too-high',
      'no-number',
    ])
    expect(problemOf(' ', true, bounds, 0)).toBe('missing')
  })
  it('W-FORM-03 a step never leaves the bounds, and goes by whole steps inside of them', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(100), fc.constantFrom(1 as const, -1 as const), (value, max, direction) => {
        const next = stepped(value, direction, { min: 0, max, step: 7 })
        const inside = value >= 0 && value <= max
        if (inside) expect([value, value + 7 * direction]).toContain(next)
        if (inside || next !== value) expect(next >= 0 && next <= max).toBe(true)
      }),
    )
    expect(parseNumber(' 12 ')).toBe(12)
  })
})
