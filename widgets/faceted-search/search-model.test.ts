import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Facet, Term } from './query-model.js'
import {
  backspace,
  choicesOf,
  choose,
  emptySearch,
  enter,
  escape,
  move,
  removeTerm,
  removeText,
  searchDiffers,
  tab,
  type,
  type SearchState,
} from './search-model.js'

const facets: readonly Facet[] = [
  { name: 'name', label: 'Name', singleton: true },
  {
    name: 'status',
    label: 'Status',
    options: [
      { key: 'a', label: 'Active' },
      { key: 'd', label: 'Down' },
    ],
  },
  { name: 'vis', label: 'Visibility', singleton: true, options: [{ key: 'p', label: 'Public' }] },
]
const nameX: Term = { name: 'name', value: 'x' }
const start: SearchState = emptySearch
const labels = (state: SearchState) => choicesOf(state, facets).map(({ label }) => label)

describe('search box', () => {
  it('W-SEARCH-08 a space in the empty box opens the menu and is not typed', () => {
    expect(type(start, ' ', facets)).toMatchObject({ open: true, input: '' })
  })

  it('W-SEARCH-02 typing filters the facets', () => {
    const typed = type(start, 'Sta', facets)
    expect(typed.open).toBe(true)
    expect(labels(typed)).toEqual(['Status'])
    expect(searchDiffers(start, typed)).toBe(false)
  })

  it('W-SEARCH-09 text that matches no facet is searched for while it is typed, the menu closes', () => {
    const typed = type(start, 'web-1', facets)
    expect(typed).toMatchObject({ open: false, searched: 'web-1' })
    expect(type(typed, '', facets).searched).toBe('')
  })

  it('W-SEARCH-09 Enter makes a chip of free text, replacing the one before', () => {
    const first = enter(type(start, 'web', facets), facets)
    expect(first).toMatchObject({ text: 'web', searched: 'web', input: '' })
    expect(enter(type(first, 'db', facets), facets)).toMatchObject({ text: 'db', searched: 'db' })
  })

  it('W-SEARCH-02 a facet with options opens them, one without waits for text', () => {
    const status = choose(start, 'status', facets)
    expect(status).toMatchObject({ facet: 'status', open: true, input: '' })
    expect(labels(status)).toEqual(['Active', 'Down'])
    expect(choose(status, 'a', facets)).toMatchObject({
      terms: [{ name: 'status', value: 'a' }],
      facet: undefined,
      open: false,
    })
    const name = choose(start, 'name', facets)
    expect(name).toMatchObject({ facet: 'name', open: false })
    const typed = type(name, 'x', facets)
    expect(typed.searched).toBe('')
    expect(enter(typed, facets)).toMatchObject({ terms: [nameX], open: true, input: '' })
  })

  it('typing in a chosen facet filters its options; Enter takes the one that is left', () => {
    const typed = type(choose(start, 'status', facets), 'ow', facets)
    expect(labels(typed)).toEqual(['Down'])
    expect(enter(typed, facets).terms).toEqual([{ name: 'status', value: 'd' }])
    const nonsense = type(choose(start, 'status', facets), 'zz', facets)
    expect(enter(nonsense, facets).terms).toEqual([])
  })

  it('Enter takes the option that is typed whole, also where others contain it', () => {
    const state: Facet = {
      name: 'state',
      label: 'State',
      options: ['Inactive', 'Active'].map((label) => ({ key: label, label })),
    }
    const typed = type(choose(start, 'state', [state]), ' aCTIVE ', [state])
    expect(choicesOf(typed, [state])).toHaveLength(2)
    expect(enter(typed, [state])).toMatchObject({ terms: [{ name: 'state', value: 'Active' }], open: true })
    const half = type(choose(start, 'state', [state]), 'act', [state])
    expect(enter(half, [state])).toBe(half)
  })

  it('W-SEARCH-09 blanks around a text are not searched for', () => {
    expect(type(start, ' web-1 ', facets).searched).toBe('web-1')
    expect(enter(type(start, ' web ', facets), facets)).toMatchObject({ text: 'web', open: false })
    expect(type(start, '  ', facets)).toMatchObject({ input: '  ', searched: '' })
  })

  it('typing a value opens the menu only where the facet has options', () => {
    expect(type(choose(start, 'name', facets), 'x', facets).open).toBe(false)
    expect(type(choose(start, 'status', facets), 'x', facets).open).toBe(true)
  })

  it('W-SEARCH-07 Tab takes the only choice, otherwise it goes on', () => {
    expect(tab(type(start, 'sta', facets), facets)).toMatchObject({ facet: 'status' })
    expect(tab(type(start, 'a', facets), facets)).toBe(undefined)
    expect(tab(start, facets)).toBe(undefined)
    expect(tab(type(choose(start, 'status', facets), 'act', facets), facets)!.terms).toEqual([
      { name: 'status', value: 'a' },
    ])
  })

  it('W-SEARCH-07 Enter in the empty box opens and closes the menu', () => {
    const opened = enter(start, facets)
    expect(opened.open).toBe(true)
    expect(enter(opened, facets).open).toBe(false)
  })

  it('W-SEARCH-07 Escape drops what is half typed, and leaves Escape to others when there is nothing', () => {
    expect(escape(choose(start, 'status', facets))).toMatchObject({ facet: undefined, open: true, input: '' })
    expect(escape(type(start, 'sta', facets))).toMatchObject({ open: false, input: '' })
    const chip = enter(type(start, 'web', facets), facets)
    expect(escape(type(chip, 'nothing', facets))).toMatchObject({ searched: 'web', text: 'web' })
    expect(escape(start)).toBe(undefined)
  })

  it('W-SEARCH-06 Backspace on empty input removes the last chip, and clears when there are none', () => {
    const two: SearchState = { ...start, terms: [nameX, { name: 'status', value: 'a' }] }
    expect(backspace(two)).toMatchObject({ terms: [nameX], open: true })
    expect(backspace(backspace(two))).toMatchObject({ terms: [] })
    expect(backspace({ ...two, text: 'web', searched: 'web' })).toMatchObject({
      terms: two.terms,
      text: '',
      searched: '',
    })
    expect(backspace({ ...start, searched: 'left over', open: true })).toEqual(emptySearch)
    expect(backspace({ ...two, facet: 'vis' })).toMatchObject({ terms: two.terms, facet: undefined, open: true })
  })

  it('W-SEARCH-03 removing a chip makes its facet available again and drops a half chosen one', () => {
    const state: SearchState = { ...start, terms: [nameX], facet: 'status' }
    expect(labels({ ...state, facet: undefined })).toEqual(['Status', 'Visibility'])
    const removed = removeTerm(state, nameX)
    expect(removed).toMatchObject({ terms: [], facet: undefined })
    expect(labels(removed)).toEqual(['Name', 'Status', 'Visibility'])
    const status: Term = { name: 'status', value: 'a' }
    expect(removeTerm({ ...state, terms: [nameX, status], open: true }, nameX)).toMatchObject({
      terms: [status],
      open: false,
    })
    expect(removeText({ ...start, text: 'a', searched: 'a' }).searched).toBe('')
  })

  it('the arrow keys open the menu and walk round it', () => {
    const first = move(start, 1, facets)
    expect(first).toMatchObject({ open: true, active: 0 })
    expect(move(first, -1, facets).active).toBe(2)
    expect(move(move(first, -1, facets), 1, facets).active).toBe(0)
    expect(enter(move(first, 1, facets), facets).facet).toBe('status')
    expect(move(start, -1, facets)).toMatchObject({ open: true, active: 2 })
    expect(move({ ...first, input: 'nothing' }, 1, facets)).toMatchObject({ open: false, active: -1 })
  })

  it('the list that is searched is another one when a chip or the text is', () => {
    expect(searchDiffers(start, { ...start, terms: [nameX] })).toBe(true)
    expect(searchDiffers({ ...start, terms: [nameX] }, { ...start, terms: [{ ...nameX, value: 'y' }] })).toBe(true)
    expect(searchDiffers(start, { ...start, searched: 'web' })).toBe(true)
    expect(searchDiffers({ ...start, terms: [nameX] }, { ...start, terms: [{ ...nameX }], input: 'w' })).toBe(false)
  })

  it('whatever is pressed, no singleton is used twice, no option twice, and text is what is searched', () => {
    const step = fc.oneof(
      fc.string({ maxLength: 3 }).map((text) => (state: SearchState) => type(state, text, facets)),
      fc.constant((state: SearchState) => enter(state, facets)),
      fc.constant((state: SearchState) => tab(state, facets) ?? state),
      fc.constant((state: SearchState) => escape(state) ?? state),
      fc.constant(backspace),
      fc.constantFrom(1 as const, -1 as const).map((way) => (state: SearchState) => move(state, way, facets)),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const end = steps.reduce((state, next) => next(state), start)
        const keys = end.terms.map(({ name, value }) => `${name}=${value}`)
        expect(new Set(keys).size).toBe(keys.length)
        expect(end.terms.filter(({ name }) => name === 'name').length).toBeLessThan(2)
        expect(end.active).toBeLessThan(Math.max(choicesOf(end, facets).length, 1))
        if (!end.input) expect(end.searched).toBe(end.text)
      }),
    )
  })
})
