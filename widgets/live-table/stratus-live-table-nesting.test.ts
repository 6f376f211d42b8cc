import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import {
  columns as plain,
  control,
  names,
  rowsOf,
  servers,
  table,
  type Server,
} from '../../tests/support/live-table.js'
import { all, heard, one, text } from '../../tests/support/shadow.js'
import type { Column } from './data/column.js'

consoleGate()

const columns: Column<Server>[] = plain.map((column) =>
  column.id === 'ram' ? { ...column, aggregate: (rows) => `${rows.length * 2} GB` } : column,
)
const laidOut = { pages: 'table-row', virtual: 'grid' } as const
const levels = (element: Element) => rowsOf(element).map((row) => Number(row.getAttribute('aria-level')))
const heads = (element: Element) => all(element, 'tr[data-group] [role=rowheader] .text').map(text)

describe('<stratus-live-table> rows in groups', () => {
  for (const paging of ['pages', 'virtual'] as const)
    it(`W-TABLE-48 a head for each value counts its rows, sums them up, and closes them (${paging})`, async () => {
      const element = await table({ columns, rows: servers(6), groupBy: 'status', paging })
      const events = heard(element, 'stratus-collapse-change')
      expect(heads(element)).to.deep.equal(['Status: ACTIVE4', 'Status: BUILD2'])
      expect(levels(element)).to.deep.equal([1, 2, 2, 2, 2, 1, 2, 2])
      expect(text(one(element, 'tr[data-group] [data-column=ram]'))).to.equal('8 GB')
      expect(text(one(element, '.count'))).to.equal('Displaying 6 items')
      const grid = one(element, 'table')
      expect([grid.getAttribute('role'), grid.getAttribute('aria-rowcount')]).to.deep.equal(['treegrid', '9'])
      await expect(element).to.be.accessible()
      control(element, 'toggle').click()
      await element.updateComplete
      expect(levels(element)).to.deep.equal([1, 1, 2, 2])
      expect(rowsOf(element)[0]!.getAttribute('aria-expanded')).to.equal('false')
      expect([...(events[0] as { collapsed: Set<string> }).collapsed]).to.deep.equal(['group ACTIVE'])
      expect(text(one(element, '.count'))).to.contain('6 items')
      element.groupBy = null
      await element.updateComplete
      expect(names(element)).to.deep.equal(['web-0', 'web-1', 'web-2', 'web-3', 'web-4', 'web-5'])
      expect(all(element, '.branch, .toggle, [aria-level]').length).to.equal(0)
    })

  for (const paging of ['pages', 'virtual'] as const)
    it(`W-TABLE-48 a head that is longer than its column is read to its end (${paging})`, async () => {
      const narrow = plain.map((column) => (column.id === 'name' ? { ...column, width: 90 } : column))
      const long = servers(6).map((server) => ({ ...server, status: 'WAITING_FOR_A_HOST' }))
      const element = await table({ columns: narrow, rows: long, groupBy: 'status', paging })
      const head = one(element, 'tr[data-group] [role=rowheader]')
      const range = document.createRange()
      range.selectNodeContents(head)
      const { right, top, bottom } = range.getBoundingClientRect()
      expect(right).to.be.greaterThan(head.getBoundingClientRect().right)
      const seen = element.shadowRoot!.elementFromPoint(right - 4, (top + bottom) / 2)
      expect(head.contains(seen), `${seen?.outerHTML}`).to.equal(true)
    })

  for (const [paging, width] of [
    ['pages', 1000],
    ['virtual', 1000],
    ['pages', 360],
  ] as const)
    it(`W-TABLE-19 W-TABLE-48 a bar is as wide as its row, an arrow covers no name, heads have a tint (${paging}, ${width} px)`, async () => {
      const set = { rows: servers(6), groupBy: 'status', paging, rowState: () => ({ transitional: true }) }
      const element = await table(set, width)
      await waitUntil(() => getComputedStyle(rowsOf(element)[1]!).display === (width < 400 ? 'grid' : laidOut[paging]))
      const [head, row] = rowsOf(element)
      const box = (node: Element) => node.getBoundingClientRect()
      expect(box(row!.querySelector('.progress')!).width).to.be.closeTo(box(row!).width, 2)
      const [arrow, name] = [head!.querySelector('.toggle')!, head!.querySelector('[role=rowheader] .text')!].map(box)
      expect(arrow!.right).to.be.at.most(name!.left + 3)
      expect((arrow!.top + arrow!.bottom) / 2).to.be.closeTo((name!.top + name!.bottom) / 2, 2)
      const tint = (node: Element | undefined) => getComputedStyle(node!).backgroundColor
      expect(tint(head)).not.to.equal(tint(row))
    })

  it('W-TABLE-48 the arrow keys open and close, and go to the next head; the focus stays', async () => {
    const element = await table({ columns, rows: servers(6), groupBy: 'status' })
    control(element, 'toggle').focus()
    await sendKeys({ press: 'ArrowLeft' })
    await element.updateComplete
    expect(levels(element)).to.deep.equal([1, 1, 2, 2])
    await sendKeys({ press: 'ArrowDown' })
    await waitUntil(() => element.shadowRoot!.activeElement === control(element, 'toggle', 1), 'the next head')
    await sendKeys({ press: 'Enter' })
    await element.updateComplete
    expect(levels(element)).to.deep.equal([1, 1])
    await sendKeys({ press: 'ArrowRight' })
    await element.updateComplete
    expect(levels(element)).to.deep.equal([1, 1, 2, 2])
    element.collapseAll()
    await element.updateComplete
    expect(levels(element)).to.deep.equal([1, 1])
    element.expandAll()
    await element.updateComplete
    expect(levels(element).length).to.equal(8)
  })

  it('W-TABLE-48 a page that begins within a group shows its head again; all rows of the page are selected, no head is', async () => {
    const element = await table({ columns, rows: servers(30), groupBy: 'status', pageSize: 5, page: 2 })
    expect(names(element)[0]).to.contain('Status: ACTIVE')
    expect(rowsOf(element).map((row) => row.getAttribute('aria-rowindex'))).to.deep.equal([
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
    ])
    one<HTMLInputElement>(element, '[data-control=select-all]').click()
    await element.updateComplete
    expect(element.selected.size).to.equal(5)
    expect(text(one(element, '.place'))).to.equal('Page 2 of 7')
  })

  it('W-TABLE-48 the names of rows in groups are not cut where other columns can give way', async () => {
    const long = (id: string): Column<Server> => ({
      id,
      title: id,
      value: () => 'as long as no column is wide, and longer',
    })
    const rows = servers(6).map((row) => ({ ...row, name: `web-from-volume-${row.id}` }))
    const element = await table({ columns: [columns[0]!, long('a'), long('b')], rows, groupBy: 'status' }, 790)
    for (const cell of all(element, 'tr.row[data-key] [role=rowheader] .content'))
      expect(cell.scrollWidth).to.be.at.most(cell.clientWidth)
  })

  it('W-TABLE-48 groups are searched and sorted, also narrow', async () => {
    const element = await table({ columns, rows: servers(6), groupBy: 'status', search: 'web-4' }, 400)
    expect(heads(element)).to.deep.equal(['Status: BUILD1'])
    await expect(element).to.be.accessible()
    element.search = ''
    element.sort = { column: 'name', direction: 'descending' }
    await element.updateComplete
    expect(names(element).filter((name) => name.startsWith('web'))).to.deep.equal([
      'web-5',
      'web-3',
      'web-2',
      'web-0',
      'web-4',
      'web-1',
    ])
  })
})

describe('<stratus-live-table> rows as a tree', () => {
  interface Node {
    id: string
    name: string
    parts?: Node[]
  }
  const nodes = (): Node[] => [
    {
      id: 'b',
      name: 'beta',
      parts: [
        { id: 'b2', name: 'two' },
        { id: 'b1', name: 'one', parts: [{ id: 'b11', name: 'deep' }] },
      ],
    },
    { id: 'a', name: 'alpha' },
  ]
  const tree = { children: 'parts' }
  const open = (set: object) =>
    table({ columns: [{ id: 'name', title: 'Name' }], rows: nodes() as never, tree, ...set } as never)

  it('W-TABLE-49 rows stand below their parents, with level and place; siblings are sorted', async () => {
    const element = await open({})
    expect(names(element)).to.deep.equal(['beta', 'two', 'one', 'deep', 'alpha'])
    expect(levels(element)).to.deep.equal([1, 2, 2, 3, 1])
    const one2 = rowsOf(element)[2]!
    expect(['aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) => one2.getAttribute(name))).to.deep.equal([
      '2',
      '2',
      'true',
    ])
    expect(rowsOf(element)[1]!.hasAttribute('aria-expanded')).to.equal(false)
    await expect(element).to.be.accessible()
    element.sort = { column: 'name', direction: 'ascending' }
    await element.updateComplete
    expect(names(element)).to.deep.equal(['alpha', 'beta', 'one', 'deep', 'two'])
    element.collapsed = new Set(['b1'])
    await element.updateComplete
    expect(names(element)).to.deep.equal(['alpha', 'beta', 'one', 'two'])
  })

  it('W-TABLE-49 what is found is shown in what it stands in, and a selected child stays so through a refresh', async () => {
    const element = await open({ collapsed: new Set(['b']) })
    expect(names(element)).to.deep.equal(['beta', 'alpha'])
    element.search = 'deep'
    await element.updateComplete
    expect(names(element)).to.deep.equal(['beta', 'one', 'deep'])
    expect(text(one(element, '.count'))).to.equal('Displaying 1 item')
    control(element, 'select', 2).click()
    await element.updateComplete
    element.rows = nodes() as never
    await element.updateComplete
    expect([...element.selected]).to.deep.equal(['b11'])
  })

  it('W-TABLE-49 the box above the rows selects what is found, and not what that stands in', async () => {
    const element = await open({
      search: 'deep',
      batchActions: (rows: readonly unknown[]) => [{ id: 'delete', label: `Delete ${rows.length}` }],
    })
    expect(names(element)).to.deep.equal(['beta', 'one', 'deep'])
    one<HTMLInputElement>(element, '[data-control=select-all]').click()
    await element.updateComplete
    expect([...element.selected]).to.deep.equal(['b11'])
    expect(one<HTMLInputElement>(element, '[data-control=select-all]').checked).to.equal(true)
    element.search = ''
    await element.updateComplete
    expect([...element.selected]).to.deep.equal(['b11'])
  })

  it('W-TABLE-49 what is ticked by hand is acted on, also where it only holds what is found', async () => {
    const element = await open({
      search: 'deep',
      batchActions: (rows: readonly unknown[]) => [{ id: 'delete', label: `Delete ${rows.length}` }],
    })
    const events = heard(element, 'stratus-batch-action')
    control(element, 'select', 1).click()
    await element.updateComplete
    expect(text(one(element, '.chosen'))).to.equal('1 selected Clear selection')
    const list = one(element, 'stratus-action-list')
    await waitUntil(() => text(one(list, 'button')) === 'Delete 1', 'the action on one row')
    one(list, 'button').click()
    expect((events[0] as { rows: { id: string }[] }).rows.map(({ id }) => id)).to.deep.equal(['b1'])
  })

  it('W-TABLE-49 rows may name their parents; the tree may be virtual', async () => {
    const rows = Array.from({ length: 300 }, (_, id) => ({ id, name: `n${id}`, up: id % 10 ? id - (id % 10) : null }))
    const element = await open({ rows, tree: { parent: 'up' }, paging: 'virtual' })
    expect(levels(element).slice(0, 11)).to.deep.equal([1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1])
    element.collapseAll()
    await element.updateComplete
    expect(one(element, 'table').getAttribute('aria-rowcount')).to.equal('31')
    expect(new Set(levels(element))).to.deep.equal(new Set([1]))
  })
})
