import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { merged, rowComparer, sortedIndices } from './row-order.js'

const few = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom('a', 'b', 'c'), fc.constant(null))
const key = fc.oneof(few, fc.double({ noNaN: true }), fc.string({ unit: 'binary' }))
const sign = fc.constantFrom(1 as const, -1 as const)

describe('the order of rows', () => {
  it('W-TABLE-01 keeps every row, equal ones as they come, those without a value last; descending is ascending turned round', () => {
    fc.assert(
      fc.property(fc.array(key), (keys) => {
        const up = [...sortedIndices(keys, 1)]
        const down = [...sortedIndices(keys, -1)]
        expect([...up].sort((a, b) => a - b)).toEqual([...keys.keys()])
        for (let at = 1; at < up.length; at++) {
          const [before, after] = [up[at - 1]!, up[at]!]
          if (keys[before] === keys[after]) expect(before).toBeLessThan(after)
          if (keys[before] === null) expect(keys[after]).toBeNull()
        }
        // Zero has two signs, and one place.
        const valueAt = (index: number) => (keys[index] === 0 ? 0 : keys[index])
        const present = (order: number[]) => order.map(valueAt).filter((value) => value !== null)
        expect(present(down)).toEqual(present(up).reverse())
      }),
    )
  })

  it('is the order that the comparison says', () => {
    fc.assert(
      fc.property(fc.array(key), sign, (keys, direction) => {
        const compared = [...keys.keys()].sort(rowComparer([{ keyAt: (index) => keys[index]!, sign: direction }]))
        expect([...sortedIndices(keys, direction)]).toEqual(compared)
      }),
    )
  })

  it('rows that do not pass have no place in it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.boolean())), sign, (rows, direction) => {
        const keys = rows.map(([each]) => each)
        const passes = Uint8Array.from(rows, ([, pass]) => Number(pass))
        const all = [...sortedIndices(keys, direction)]
        expect([...sortedIndices(keys, direction, passes)]).toEqual(all.filter((index) => passes[index]))
      }),
    )
  })

  it('rows put in one by one stand where sorting all of them puts them', () => {
    fc.assert(
      fc.property(fc.array(key), fc.array(fc.boolean()), sign, (keys, late, direction) => {
        const indices = [...keys.keys()]
        const first = sortedIndices(
          keys,
          direction,
          Uint8Array.from(indices, (index) => Number(!late[index])),
        )
        const added = indices.filter((index) => late[index])
        expect(merged(first, added, rowComparer([{ keyAt: (index) => keys[index]!, sign: direction }]))).toEqual(
          sortedIndices(keys, direction),
        )
      }),
    )
  })
})
