import { describe, expect, it } from 'vitest'
import { validateNumberMax, validateNumberMin, validatePasswordMatch, validateUnique } from './validators.js'

describe('validators', () => {
  it('W-FORM-05 a non-empty value below min or above max is invalid, an empty one is not', () => {
    expect([0, 1, '0', '1', '', null, undefined].map((value) => validateNumberMin(value, 1))).toEqual([
      false,
      true,
      false,
      true,
      true,
      true,
      true,
    ])
    expect([2, 1, '2', '1', '', null, undefined].map((value) => validateNumberMax(value, 1))).toEqual([
      false,
      true,
      false,
      true,
      true,
      true,
      true,
    ])
    expect(validateNumberMin(-5, undefined)).toBe(true)
    expect(validateNumberMax(5, undefined)).toBe(true)
  })
  it('W-FORM-06 unique: not in the list, or what the function says', () => {
    expect(validateUnique('a', ['a', 'b'])).toBe(false)
    expect(validateUnique('c', ['a', 'b'])).toBe(true)
    expect(validateUnique('a', [])).toBe(true)
    expect(validateUnique('a', (value) => value === 'a')).toBe(true)
    expect(validateUnique('b', (value) => value === 'a')).toBe(false)
  })
  it('W-FORM-02 passwords match', () => {
    expect(validatePasswordMatch('a', 'a')).toBe(true)
    expect(validatePasswordMatch('a', 'b')).toBe(false)
  })
})
