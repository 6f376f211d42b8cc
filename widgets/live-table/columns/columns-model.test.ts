import fc from 'fast-check'
import { emptyLayout } from '../data/layout.js'
import { describe, expect, it, vi } from 'vitest'
import type { Cell } from '../data/cell.js'
import type { ColumnType } from '../data/column.js'
import {
  allInFull,
  estimateWidth,
  fitColumns,
  fittingOf,
  grown,
  isHidden,
  moveColumn,
  orderColumns,
  priorityOf,
  readLayout,
  type Fitting,
} from './columns-model.js'

const fitting = fc.record({
  id: fc.uuid(),
  priority: fc.integer({ min: 1, max: 5 }),
  min: fc.integer({ min: 40, max: 200 }),
  extra: fc.integer({ min: 0, max: 200 }),
  grows: fc.boolean(),
})
const fittings = fc
  .uniqueArray(fitting, { selector: (column) => column.id, minLength: 1, maxLength: 10 })
  .map((list) => list.map(({ extra, ...column }): Fitting => ({ ...column, ideal: column.min + extra })))

describe('columns', () => {
  it('W-TABLE-10 an invalid priority is told once and counts as 1; none at all is silently 1', () => {
    const warn = vi.fn()
    expect([1, 2, 7].map((priority) => priorityOf(priority, warn))).toEqual([1, 2, 7])
    expect(priorityOf(undefined, warn)).toBe(1)
    expect(warn).not.toHaveBeenCalled()
    for (const bad of [0, -1, 1.5, Number.NaN, '2', null]) expect(priorityOf(bad, warn)).toBe(1)
    expect(warn).toHaveBeenCalledTimes(6)
  })

  it('W-TABLE-09 the highest priority number leaves first, among equals the last one', () => {
    const column = (id: string, priority: number): Fitting => ({ id, priority, min: 100, ideal: 100, grows: false })
    const columns = [column('name', 1), column('ip', 2), column('image', 3), column('size', 3)]
    const shown = (available: number): string[] => [...fitColumns(columns, available).keys()]
    expect(shown(400)).toEqual(['name', 'ip', 'image', 'size'])
    expect(shown(399)).toEqual(['name', 'ip', 'image'])
    expect(shown(299)).toEqual(['name', 'ip'])
    expect(shown(199)).toEqual(['name'])
    expect(shown(10)).toEqual(['name'])
  })

  it('W-TABLE-09 priority 1 always shows; what shows fits and fills the room; no column gets less than it needs', () => {
    fc.assert(
      fc.property(fittings, fc.integer({ min: 200, max: 2500 }), (columns, available) => {
        const widths = fitColumns(columns, available)
        for (const column of columns.filter(({ priority }) => priority === 1)) expect(widths.has(column.id)).toBe(true)
        const shown = columns.filter(({ id }) => widths.has(id))
        const lowest = columns.filter(({ priority }) => priority === 1).reduce((sum, { min }) => sum + min, 0)
        if (lowest <= available) for (const { id, min } of shown) expect(widths.get(id)).toBeGreaterThanOrEqual(min)
        const total = [...widths.values()].reduce((sum, width) => sum + width, 0)
        if (shown.length) expect(total).toBeCloseTo(available, 3)
        const hiddenFirst = columns.filter(({ id }) => !widths.has(id)).map(({ priority }) => priority)
        const staying = shown.map(({ priority }) => priority)
        if (hiddenFirst.length) expect(Math.min(...hiddenFirst)).toBeGreaterThanOrEqual(Math.max(...staying))
      }),
    )
  })

  it('W-TABLE-09 where not even priority 1 fits, the widest columns give way first, then all alike', () => {
    const column = (id: string, min: number): Fitting => ({ id, priority: 1, min, ideal: min, grows: true })
    const columns = [column('owner', 70), column('name', 160), column('status', 120), column('visibility', 290)]
    const widths = (available: number) => [...fitColumns(columns, available).values()]
    expect(widths(600)).toEqual([70, 160, 120, 250])
    expect(widths(470)).toEqual([70, 140, 120, 140])
    expect(widths(382)).toEqual([70, 104, 104, 104])
    expect(widths(191)).toEqual([35, 52, 52, 52])
  })

  it('widths come from header and widest cell, between 64 and 320', () => {
    const measure = (text: string): number => text.length * 10
    const ideal = (title: string, ...cells: Cell[]): number => estimateWidth(title, cells, measure).ideal
    expect(ideal('Id', '1')).toBe(64)
    expect(ideal('Status', '1')).toBe(86)
    expect(ideal('Name', 'x'.repeat(20))).toBe(226)
    expect(ideal('Name', 'x'.repeat(99))).toBe(320)
    expect(ideal('IP', { lines: ['10.0.0.1', '10.0.0.100'] })).toBe(126)
    expect(ideal('Empty')).toBe(76)
  })

  it('a width counts the badge, the icon and the mark of its status; of four cells three show in full', () => {
    const measure = (text: string, font: string): number => text.length * (font === 'mono' ? 12 : 10)
    const ideal = (cell: Cell): number => estimateWidth('', [cell], measure).ideal
    expect(ideal({ text: '1234567890' })).toBe(126)
    expect(ideal({ text: '1234567890', mono: true })).toBe(146)
    expect(ideal({ text: '1234567890', icon: 'lock' })).toBe(148)
    expect(ideal({ text: '1234567890', tone: 'success' })).toBe(141)
    expect(ideal({ text: '1234567890', badge: 'new' })).toBe(178)
    const typical = (...lengths: number[]) =>
      estimateWidth(
        '',
        lengths.map((length) => 'x'.repeat(length)),
        measure,
      ).typical
    expect(typical(10, 9, 25, 8)).toBe(126)
    expect(typical(9, 10, 11, 20, 25)).toBe(226)
  })

  it('one long text among short ones does not make a column keep others out', () => {
    const measure = (text: string): number => text.length * 10
    const visibilities = ['Public', 'Public', 'Private', 'Image from Other Project']
    const estimate = estimateWidth('Visibility', visibilities, measure)
    expect(estimate).toEqual({ head: 126, typical: 126, ideal: 266 })
    const column = { id: 'visibility', title: 'Visibility', value: () => '' }
    expect(fittingOf(column, 1, estimate, undefined)).toMatchObject({ min: 126, ideal: 266 })
  })

  it('what a column asks for grows with its texts and never shrinks', () => {
    expect(grown(undefined, { head: 64, typical: 80, ideal: 90 })).toEqual({ head: 64, typical: 80, ideal: 90 })
    expect(grown({ head: 64, typical: 80, ideal: 90 }, { head: 64, typical: 64, ideal: 130 })).toEqual({
      head: 64,
      typical: 80,
      ideal: 130,
    })
    const before = { head: 64, typical: 80, ideal: 90 }
    expect(grown(before, { head: 64, typical: 64, ideal: 70 })).toBe(before)
    expect(grown(before, { head: 64, typical: 80, ideal: 90 })).toBe(before)
    const both = { head: 64, typical: 81, ideal: 91 }
    expect(grown(before, both)).toBe(both)
    expect(grown(before, { head: 64, typical: 85, ideal: 70 })).toEqual({ head: 64, typical: 85, ideal: 90 })
  })

  it('short values, numbers and dates show in full or not at all', () => {
    const column = { id: 'a', title: 'A', value: () => '' }
    const min = (ideal: number, type?: ColumnType): number =>
      fittingOf({ ...column, type }, 1, { head: 64, typical: 64, ideal }, undefined).min
    expect(min(130)).toBe(130)
    expect(min(300)).toBe(104)
    expect(min(300, 'timestamp')).toBe(300)
    expect(min(300, 'size')).toBe(300)
  })

  it('W-TABLE-09 the texts of a column that is whole are not cut for columns of less weight', () => {
    const column = (id: string, whole?: boolean) => ({ id, title: id, value: () => '', ...(whole && { whole }) })
    const widths = (whole: boolean) =>
      fitColumns(
        [
          fittingOf(column('state', whole), 1, { head: 64, typical: 110, ideal: 280 }, undefined),
          fittingOf(column('note'), 2, { head: 64, typical: 140, ideal: 140 }, undefined),
        ],
        300,
      )
    expect(Object.fromEntries(widths(true))).toEqual({ state: 300 })
    expect([...widths(false).keys()]).toEqual(['state', 'note'])
  })

  it('what always shows shows its usual texts; what may leave gives up three tenths first', () => {
    const column = { id: 'a', title: 'A', value: () => '' }
    const min = (priority: number, typical: number): number =>
      fittingOf(column, priority, { head: 64, typical, ideal: 300 }, undefined).min
    expect([min(1, 250), min(2, 250), min(2, 150)]).toEqual([250, 210, 150])
  })

  it('W-TABLE-09 a column of less weight leaves before its header is cut', () => {
    const column = { id: 'zones', title: 'Availability Zones', value: () => '' }
    const least = fittingOf(
      column,
      4,
      estimateWidth(column.title, ['nova'], (text) => text.length * 8),
      undefined,
    )
    expect(least.min).toBe('Availability Zones'.length * 8 + 26)
  })

  it('only texts of no fixed width take what is left over', () => {
    const column = { id: 'a', title: 'A', value: () => '' }
    const estimate = { head: 64, typical: 100, ideal: 100 }
    expect(fittingOf(column, 1, estimate, undefined).grows).toBe(true)
    expect(fittingOf({ ...column, type: 'text' }, 1, estimate, undefined).grows).toBe(true)
    expect(fittingOf({ ...column, type: 'ip' }, 1, estimate, undefined).grows).toBe(true)
    expect(fittingOf({ ...column, type: 'number' }, 1, estimate, undefined).grows).toBe(false)
    expect(fittingOf({ ...column, width: 200 }, 1, estimate, undefined)).toMatchObject({ ideal: 200, grows: false })
    const fixed = { id: 'size', priority: 1, min: 80, ideal: 80, grows: false }
    const texts = ['name', 'notes'].map((id, index) => ({
      id,
      priority: 1,
      min: 100,
      ideal: 100 + index * 200,
      grows: true,
    }))
    expect([...fitColumns([fixed, ...texts], 880)]).toEqual([
      ['size', 80],
      ['name', 200],
      ['notes', 600],
    ])
  })

  it('tells whether every column shows, and everything in it', () => {
    const columns = ['a', 'b'].map((id): Fitting => ({ id, priority: 1, min: 60, ideal: 100, grows: true }))
    const widths = (...list: number[]) => new Map(list.map((width, index) => ['ab'[index]!, width]))
    expect(allInFull(columns, widths(100, 99.5))).toBe(true)
    expect(allInFull(columns, widths(100, 99))).toBe(false)
    expect(allInFull(columns, widths(100))).toBe(false)
  })

  it('what is left over completes as many columns as it can', () => {
    const column = (id: string, min: number, ideal: number): Fitting => ({ id, priority: 1, min, ideal, grows: true })
    const columns = [column('name', 120, 300), column('status', 120, 130), column('size', 80, 80)]
    expect([...fitColumns(columns, 350)]).toEqual([
      ['name', 140],
      ['status', 130],
      ['size', 80],
    ])
  })

  it('what is left over then shows long texts, before columns with nothing to show grow', () => {
    const measure = (text: string): number => text.length * 10
    const estimate = (text: string) => estimateWidth('', [text], measure)
    expect(estimate('x'.repeat(29))).toEqual({ head: 64, typical: 316, ideal: 316 })
    expect(estimate('x'.repeat(50))).toEqual({ head: 64, typical: 320, ideal: 320, full: 526 })
    expect(grown(estimate('x'.repeat(50)), estimate('x'.repeat(60)))).toEqual(estimate('x'.repeat(60)))
    expect(grown(estimate('x'.repeat(60)), estimate('x'.repeat(50)))).toEqual(estimate('x'.repeat(60)))
    const columns = [4, 5, 50].map((length, index) => {
      const column = { id: 'abc'[index]!, title: '', value: () => '' }
      return fittingOf(column, 1, estimate('x'.repeat(length)), undefined)
    })
    expect([...fitColumns(columns, 500).values()]).toEqual([66, 76, 358])
    expect([...fitColumns(columns, 668).values()]).toEqual([66, 76, 526])
    expect(fitColumns(columns, 700).get('c')).toBeGreaterThan(526)
    expect(
      fittingOf({ id: 'c', title: '', value: () => '', width: 90 }, 1, estimate(''), undefined).full,
    ).toBeUndefined()
  })

  it('a width that people chose is kept as it is', () => {
    const column = { id: 'a', title: 'A', value: () => '' }
    expect(fittingOf(column, 2, { head: 64, typical: 100, ideal: 100 }, 333)).toEqual({
      id: 'a',
      priority: 2,
      min: 333,
      ideal: 333,
      grows: false,
    })
  })

  it('a remembered layout is read whatever was stored', () => {
    expect(readLayout(null)).toEqual(emptyLayout)
    expect(readLayout('nonsense')).toEqual(emptyLayout)
    expect(readLayout({ order: 'ab', widths: [300], hidden: [true] })).toEqual(emptyLayout)
    const pinned = { a: 'end', b: 'none', c: 'left', d: 1 }
    const stored = { order: ['b', 3, 'a'], widths: { a: 5000, b: 'wide' }, hidden: { a: true, b: 1 }, pinned }
    expect(readLayout(stored)).toEqual({
      order: ['b', 'a'],
      widths: { a: 960 },
      hidden: { a: true },
      pinned: { a: 'end', b: 'none' },
    })
    fc.assert(fc.property(fc.anything(), (stored) => void readLayout(stored)))
  })

  it('moving and ordering lose no column; a new column stays beside its left neighbour', () => {
    const column = (id: string): { id: string } => ({ id })
    expect(orderColumns(['a', 'new', 'b'].map(column), ['b', 'a', 'gone']).map(({ id }) => id)).toEqual([
      'b',
      'a',
      'new',
    ])
    expect(orderColumns(['a', 'b'].map(column), ['b', 'b'])).toHaveLength(2)
    expect(moveColumn(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
    expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
    expect(moveColumn(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
    expect(moveColumn(['a', 'b', 'c'], 'gone', 1)).toEqual(['a', 'b', 'c'])
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.array(fc.string()), (ids, order) => {
        expect(
          orderColumns(ids.map(column), order)
            .map(({ id }) => id)
            .sort(),
        ).toEqual([...ids].sort())
      }),
    )
  })

  it('a choice wins over what the column says of itself', () => {
    expect(isHidden({ id: 'a', hidden: true }, emptyLayout)).toBe(true)
    expect(isHidden({ id: 'a', hidden: true }, { ...emptyLayout, hidden: { a: false } })).toBe(false)
    expect(isHidden({ id: 'a' }, { ...emptyLayout, hidden: { a: true } })).toBe(true)
  })
})
