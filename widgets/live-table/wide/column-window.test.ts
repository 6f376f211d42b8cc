import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { widthOf } from './column-rules.js'
import { drawnColumns, isCovered, spaced } from './column-window.js'
import type { PlacedColumn } from './placed-columns.js'

const pins = { start: 0, none: 1, end: 2 }
const columns = fc
  .array(
    fc.record({
      width: fc.integer({ min: 56, max: 400 }),
      pin: fc.oneof(
        { weight: 20, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom('start' as const, 'end' as const) },
      ),
    }),
    { minLength: 40, maxLength: 200 },
  )
  .map((list) =>
    list
      .toSorted((a, b) => pins[a.pin ?? 'none'] - pins[b.pin ?? 'none'])
      .map((column, index): PlacedColumn => ({ ...column, id: `c${index}`, selector: `.c${index}`, group: undefined })),
  )
const seen = fc.record({ offset: fc.integer({ min: 0, max: 40_000 }), room: fc.integer({ min: 300, max: 2000 }) })

describe('columns in sight', () => {
  it('W-TABLE-94 what is seen is drawn, with the pinned, both ends and the focused one with its neighbours', () => {
    fc.assert(
      fc.property(columns, seen, fc.nat(), (list, at, pick) => {
        const focused = pick % list.length
        const look = { ...at, focused: `c${focused}` }
        const drawn = drawnColumns(list, { ...look, all: false, naming: 'c3' })
        expect(isCovered(list, new Set(drawn.map(({ selector }) => selector)), look)).toBe(true)
        const ids = new Set(drawn.map(({ id }) => id))
        for (const index of [0, 3, list.length - 1, focused - 1, focused, focused + 1])
          if (list[index]) expect(ids.has(`c${index}`)).toBe(true)
        for (const { id, pin } of list) if (pin) expect(ids.has(id)).toBe(true)
      }),
    )
  })

  it('W-TABLE-94 every drawn column stands where it would stand among all, and nothing pinned has a gap', () => {
    fc.assert(
      fc.property(columns, seen, fc.nat(), (list, at, pick) => {
        const placed = spaced(
          list,
          drawnColumns(list, { ...at, focused: `c${pick % list.length}`, all: false, naming: undefined }),
        )
        let left = 0
        for (const { id, width, pin, before = 0, after = 0 } of placed) {
          const index = list.findIndex((column) => column.id === id)
          expect(left + before).toBe(widthOf(list.slice(0, index)))
          if (pin) expect(before + after).toBe(0)
          left += before + width + after
        }
        fc.pre(list.some(({ pin }) => !pin))
        expect(left).toBe(widthOf(list))
      }),
    )
  })

  it('W-TABLE-94 of 200 columns few are drawn; of thirty all', () => {
    const list = Array.from({ length: 200 }, (_, index): PlacedColumn => ({
      id: `c${index}`,
      width: 100,
      pin: undefined,
      selector: `.c${index}`,
      group: undefined,
    }))
    const at = { offset: 5000, room: 1000, focused: undefined, all: false, naming: undefined }
    expect(drawnColumns(list, at).map(({ id }) => id)).toEqual([
      'c0',
      ...Array.from({ length: 20 }, (_, index) => `c${45 + index}`),
      'c199',
    ])
    expect(drawnColumns(list.slice(0, 30), at).length).toBe(30)
    expect(drawnColumns(list, { ...at, all: true }).length, 'on paper').toBe(200)
  })
})
