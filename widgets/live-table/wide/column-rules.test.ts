import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnRules, leastBetween, paperRules, pinnedWithin, widthOf, type WideColumn } from './column-rules.js'

const columns = fc.array(
  fc.record({
    selector: fc.constant('td'),
    width: fc.integer({ min: 40, max: 400 }),
    pin: fc.constantFrom('start', 'end', undefined),
  }),
  { maxLength: 12 },
)
const ranks = { start: 0, none: 1, end: 2 }
const inOrder = columns.map((list) => list.toSorted((a, b) => ranks[a.pin ?? 'none'] - ranks[b.pin ?? 'none']))

describe('rules of columns', () => {
  it('W-TABLE-95 whatever a title holds, it stays a text on paper', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '7', ' ', '"', '\\', '\n', '\r', '}', '{', ';', '<') }),
        (label) => {
          const rules = paperRules([{ selector: '.a', width: 40, pin: undefined, label }])
          const [, text = ''] = /content:"([^"]*)"\}\}$/s.exec(rules) ?? []
          expect(text).not.toMatch(/["\n\r\f<]/)
          expect(text.replace(/\\([0-9a-f]+) /g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))).toBe(
            label,
          )
        },
      ),
    )
  })

  it('W-TABLE-91 pinned columns leave room for the others, and those at the edges are let go last', () => {
    fc.assert(
      fc.property(inOrder, fc.integer({ min: 300, max: 2000 }), (list, seen) => {
        const placed = pinnedWithin(list, seen)
        const pinned = placed.filter(({ pin }) => pin)
        expect(pinned.length === 0 || widthOf(pinned) + leastBetween <= seen).toBe(true)
        const sides = placed.map(({ pin }) => ranks[pin ?? 'none'])
        expect(sides).toEqual(sides.toSorted())
        expect(placed.map(({ width }) => width)).toEqual(list.map(({ width }) => width))
      }),
    )
  })

  it('W-TABLE-91 each pinned column stands behind those outside of it; the innermost have the shade', () => {
    const list: WideColumn[] = [
      { selector: '.a', width: 40, pin: 'start' },
      { selector: '.b', width: 100, pin: 'start' },
      { selector: '.c', width: 200, pin: undefined },
      { selector: '.d', width: 80, pin: 'end' },
      { selector: '.e', width: 60, pin: 'end' },
    ]
    const rules = columnRules(list).split('\n')
    expect(rules.map((rule) => /inset-inline-\w+:\d+px/.exec(rule)?.[0])).toEqual([
      'inset-inline-start:0px',
      'inset-inline-start:40px',
      undefined,
      'inset-inline-end:60px',
      'inset-inline-end:0px',
    ])
    expect(rules.map((rule) => rule.includes('--_over:'))).toEqual([false, true, false, true, false])
  })
})
