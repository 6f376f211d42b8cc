import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberOrder } from './number-order.js'

describe('the order of numbers', () => {
  it('W-TABLE-01 is the order that comparing says, of any size and sign, equal ones as they come', () => {
    const number = fc.oneof(
      fc.double({ noNaN: true }),
      fc.integer(),
      fc.constantFrom(0, -0, 1, -1, Infinity, -Infinity, Number.MAX_VALUE, Number.MIN_VALUE, -Number.MIN_VALUE),
    )
    fc.assert(
      fc.property(fc.array(number), fc.constantFrom(1 as const, -1 as const), (numbers, sign) => {
        const compared = [...numbers.keys()].sort((a, b) => sign * (numbers[a]! - numbers[b]!) || a - b)
        expect([...numberOrder(numbers, sign)]).toEqual(compared)
      }),
    )
  })
})
