import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  longestName,
  mostViews,
  nameProblem,
  noViews,
  openingWith,
  readViews,
  sameColumns,
  sameQuery,
  withoutView,
  withView,
  type NamedViews,
} from './view-model.js'

const view = (name: string, query = '') => ({ name, query, columns: null })
const two = withView(withView(noViews, view('broken', 'status=ERROR')), view('a big one', 'sort=-size'))

describe('named views of a list', () => {
  it('W-SHELL-40 are kept by name, and changed under their name', () => {
    expect(two.views.map(({ name }) => name)).toEqual(['a big one', 'broken'])
    const changed = withView(two, view('broken', 'status=ERROR&status=BUILD'))
    expect(changed.views.map(({ query }) => query)).toEqual(['sort=-size', 'status=ERROR&status=BUILD'])
  })

  it('W-SHELL-41 one of them opens the list, until it is gone', () => {
    const opening = openingWith(two, 'broken')
    expect(withView(opening, view('c')).first).toBe('broken')
    expect(withoutView(opening, 'a big one').first).toBe('broken')
    expect(withoutView(opening, 'broken')).toEqual({ views: [view('a big one', 'sort=-size')], first: null })
  })

  it('W-SHELL-40 names are asked for, bounded, and so is their number', () => {
    expect(nameProblem(two, '  ')).toBe('A name is required.')
    expect(nameProblem(two, 'x'.repeat(longestName + 1))).toBe('The name is too long.')
    expect(nameProblem(two, 'broken')).toBeNull()
    const full: NamedViews = { views: Array.from({ length: mostViews }, (_, at) => view(`v${at}`)), first: null }
    expect(nameProblem(full, 'another')).toContain('no room')
    expect(nameProblem(full, 'v1')).toBeNull()
  })

  it('W-SHELL-40 whatever is stored is survived, and what was written is read again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const { views, first } = readViews(stored)
        expect(first === null || views.some(({ name }) => name === first)).toBe(true)
      }),
    )
    const opening = openingWith(two, 'broken')
    expect(readViews(JSON.parse(JSON.stringify(opening)))).toEqual(opening)
    expect(readViews({ views: [{ name: 'x' }, view('y'), view('y', 'z=1'), null], first: 'gone' })).toEqual({
      views: [view('y')],
      first: null,
    })
  })

  it('W-SHELL-40 are known again whatever the order of their filters', () => {
    expect(sameQuery('a=1&b=2&b=3', 'b=3&a=1&b=2')).toBe(true)
    expect(sameQuery('a=1', 'a=1&a=1')).toBe(false)
    expect(sameQuery('', '')).toBe(true)
  })

  it('W-SHELL-78 columns are others by their order, what is hidden and groups, not by their widths', () => {
    const layout = { order: ['a', 'b'], hidden: { c: true, d: false }, widths: { a: 80 } }
    expect(sameColumns(layout, { ...layout, hidden: { d: false, c: true }, widths: {} })).toBe(true)
    expect(sameColumns(null, { order: [], hidden: {}, widths: { a: 5 } })).toBe(true)
    for (const change of [{ order: ['b', 'a'] }, { hidden: { c: true } }, { groupBy: 'a' }])
      expect(sameColumns(layout, { ...layout, ...change })).toBe(false)
  })
})
