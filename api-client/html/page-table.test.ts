import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readPageTable, type PageTable } from './page-table.js'

const known: PageTable = {
  path: 'project/things/',
  table: 'things',
  columns: { name: 'Name', status: 'Status', zones: 'Zones', shared: 'Shared' },
  optional: ['zones', 'shared'],
}

const heads = (...titles: readonly string[]) =>
  titles.map((title) => `<th class="normal_column">${title}</th>`).join('')
const cells = (...texts: readonly string[]) => texts.map((text) => `<td class="normal_column">${text}</td>`).join('')
const row = (id: string, inside: string, classes = 'status_up') =>
  `<tr class="${classes}" id="things__row__${id}" data-object-id="${id}" data-display="thing ${id}">${inside}</tr>`
const table = (head: string, rows: string, foot = '') =>
  `<table id="things"><thead><tr><th class="multi_select_column hidden"></th>${head}<th class="actions_column">Actions</th></tr></thead><tbody>${rows}</tbody><tfoot><tr><td>${foot}</td></tr></tfoot></table>`

const read = (html: string, language: string | null = 'en', query = '') =>
  readPageTable({ html, language, query }, known)

describe('a table of a page', () => {
  it('A-PAGE-16 one that a release has forgotten to name is known by that, and its columns by their heads in any order', () => {
    const inside = table(heads('Status', 'Name'), row('1', cells('Active', 'one'))).replaceAll(
      'things__',
      'DataTableOptions__',
    )
    const html = inside.replace('id="things"', 'id="datatableoptions"')
    const page = readPageTable({ html, language: 'en', query: '' }, { ...known, mayBeNameless: true })
    expect(page?.records).toMatchObject([{ id: '1', name: 'one', status: 'Active' }])
    expect(read(html)).toBeNull()
  })

  it('A-PAGE-02 is read by its heads: texts, lines, nothing, links, colour and what is offered', () => {
    const inside = cells('<a href="/t/1/">one &amp; only</a>', 'Active', '<ul><li>a</li><li>b</li></ul>')
    const offers = '<td class="actions_column"><button id="things__row_1__action_delete"></button></td>'
    expect(read(table(heads('Name', 'Status', 'Zones'), row('1', inside + offers)))).toEqual({
      records: [
        {
          id: '1',
          name: 'one & only',
          status: 'Active',
          zones: ['a', 'b'],
          state: 'up',
          offered: ['delete'],
          links: { name: '/t/1/' },
        },
      ],
      next: null,
    })
    expect(read(table(heads('Name', 'Status'), row('2', cells('-', ''), 'warning')))?.records).toMatchObject([
      { name: null, status: null, state: 'warning' },
    ])
  })

  it('A-PAGE-02 how long ago something was is when it was, by the seconds that Horizon sorts by', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 30, 12) })
    const html = (age: string) => table(heads('Name', 'Age'), row('1', cells('one', age)))
    const ages = { ...known, columns: { name: 'Name', made: 'Age' }, optional: [], since: ['made'] }
    const made = (age: string) =>
      readPageTable({ html: html(age), language: 'en', query: '' }, ages)?.records[0]?.['made']
    expect(made('<span data-seconds="3661">1 hour, 1 minute</span>')).toBe('2026-11-30T10:58:59Z')
    expect(made('Never')).toBeNull()
    vi.useRealTimers()
  })

  it('A-PAGE-03 with a column too many, too few or another one is not read', () => {
    const changed = [
      heads('Name', 'Status', 'Cost Center'),
      heads('Name'),
      heads('Name', 'State'),
      heads('Name', 'Status', 'Zones', 'Shared', 'More'),
    ]
    for (const head of changed) expect([head, read(table(head, ''))]).toEqual([head, null])
    expect(read('<p>nothing</p>')).toBeNull()
    expect(read(table(heads('Name', 'Status'), row('1', cells('one'))))).toBeNull()
  })

  it('A-PAGE-03 in another language is read by the number of its columns, the usual ones first', () => {
    const german = table(heads('Name', 'Zustand', 'Zonen'), row('1', cells('eins', 'Aktiv', 'nova')))
    expect(read(german, 'de')?.records).toMatchObject([{ name: 'eins', status: 'Aktiv', zones: 'nova' }])
    expect(read(german, 'en')).toBeNull()
    expect(read(table(heads('Name'), ''), 'de')).toBeNull()
  })

  it('A-PAGE-02 knows the query of the next page, by marker or by number', () => {
    const of = (foot: string, query = '') => read(table(heads('Name', 'Status'), '', foot), 'en', query)?.next
    expect(of('<a href="?prev_marker=a">Prev</a>')).toBeNull()
    expect(of('<a href="?prev_marker=a">Prev</a><a href="?marker=b&amp;x=1">Next</a>')).toBe('?marker=b&x=1')
    expect(of('<a href="?page=1">1</a><a href="?page=2">2</a><a href="?page=3">3</a>', '?page=2')).toBe('?page=3')
    expect(of('<a href="?page=1">1</a><a href="?page=2">2</a>', '?page=2')).toBeNull()
  })

  it('A-PAGE-03 never throws, whatever the page is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, inside) => {
        expect(() => read(before + table(heads('Name', 'Status'), inside))).not.toThrow()
      }),
    )
  })
})
