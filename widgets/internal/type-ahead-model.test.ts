import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typeAhead } from './type-ahead-model.js'

const labels = ['Start', 'Stop', 'Delete', 'Suspend']

describe('typing in a menu', () => {
  it('one letter walks through the items that start with it', () => {
    expect(typeAhead(labels, 0, 's')).toBe(1)
    expect(typeAhead(labels, 1, 's')).toBe(3)
    expect(typeAhead(labels, 3, 'ss')).toBe(0)
  })

  it('several letters find the item they begin', () => {
    expect(typeAhead(labels, 0, 'sus')).toBe(3)
    expect(typeAhead(labels, 1, 'sto')).toBe(1)
    expect(typeAhead(labels, 0, 'x')).toBe(-1)
    expect(typeAhead(labels, -1, 'd')).toBe(2)
    expect(typeAhead([], 0, 'd')).toBe(-1)
  })

  it('what is found starts with what was typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.integer({ min: -1, max: 5 }),
        fc.string({ minLength: 1 }),
        (items, current, typed) => {
          const found = typeAhead(items, current, typed)
          if (found >= 0) expect(items[found]?.trim().toLowerCase()[0]).toBe(typed.toLowerCase()[0])
        },
      ),
    )
  })
})
