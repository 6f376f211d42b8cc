import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, deallocate, reorder, roomFor, unallocated } from './transfer-model.js'

interface Item {
  readonly id: number
}
const keyOf = ({ id }: Item) => id
const items = (...ids: number[]): Item[] => ids.map((id) => ({ id }))
const ids = (list: readonly Item[] | undefined) => list?.map(keyOf)

describe('transfer table', () => {
  it('W-XFER-01 allocating puts an item at the end of the allocated ones, deallocating gives it back', () => {
    const added = allocate(items(1), { id: 2 }, -1, keyOf)
    expect([ids(added?.allocated), ids(added?.added), ids(added?.removed)]).toEqual([[1, 2], [2], []])
    const removed = deallocate(items(1, 2, 3), { id: 2 }, keyOf)
    expect([ids(removed?.allocated), ids(removed?.removed)]).toEqual([[1, 3], [2]])
    expect(allocate(items(1), { id: 1 }, -1, keyOf)).toBe(undefined)
    expect(deallocate(items(1), { id: 9 }, keyOf)).toBe(undefined)
  })

  it('W-XFER-02 a negative maximum is no limit, 1 replaces, more than that stops', () => {
    expect([roomFor(0, 1), roomFor(1, 1), roomFor(2, 3), roomFor(3, 3), roomFor(500, -1), roomFor(0, 0)]).toEqual([
      'add',
      'replace',
      'add',
      'full',
      'add',
      'full',
    ])
    const replaced = allocate(items(1), { id: 2 }, 1, keyOf)
    expect([ids(replaced?.allocated), ids(replaced?.removed)]).toEqual([[2], [1]])
    expect(allocate(items(1, 2), { id: 3 }, 2, keyOf)).toBe(undefined)
  })

  it('W-XFER-01 the available list leaves out what is allocated, and the source stays as it is', () => {
    const source = items(1, 2)
    expect(ids(unallocated(source, items(1), keyOf))).toEqual([2])
    expect(unallocated(source, [], keyOf)).toBe(source)
    expect(ids(unallocated([], items(7), keyOf))).toEqual([])
    expect(ids(source)).toEqual([1, 2])
  })

  it('moves an item up and down, never past the ends', () => {
    expect(ids(reorder(items(1, 2, 3), 0, 2)?.allocated)).toEqual([2, 3, 1])
    expect(ids(reorder(items(1, 2, 3), 2, 1)?.allocated)).toEqual([1, 3, 2])
    expect(ids(reorder(items(1, 2, 3), 1, 99)?.allocated)).toEqual([1, 3, 2])
    expect(reorder(items(1, 2), 0, -1)).toBe(undefined)
    expect(reorder(items(1, 2), 5, 0)).toBe(undefined)
  })

  it('loses and doubles nothing, whatever is done in whatever order', () => {
    const step = fc.record({ kind: fc.constantFrom('allocate', 'deallocate', 'move'), a: fc.nat(9), b: fc.nat(9) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: -1, max: 4 }), (steps, max) => {
        const source = items(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
        let allocated: readonly Item[] = []
        for (const { kind, a, b } of steps) {
          const move =
            kind === 'move'
              ? reorder(allocated, a, b)
              : kind === 'allocate'
                ? allocate(allocated, source[a]!, max, keyOf)
                : deallocate(allocated, source[a]!, keyOf)
          allocated = move?.allocated ?? allocated
        }
        const seen = [...allocated, ...unallocated(source, allocated, keyOf)].map(keyOf)
        expect(seen.toSorted()).toEqual(source.map(keyOf))
        if (max >= 0) expect(allocated.length).toBeLessThanOrEqual(max)
      }),
    )
  })
})
