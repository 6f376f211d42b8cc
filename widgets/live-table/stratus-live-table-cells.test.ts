import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { html } from 'lit'
import { consoleGate } from '../../tests/support/expect-console.js'
import {
  actions,
  columns,
  control,
  header,
  rowsOf,
  servers,
  table,
  type Table,
} from '../../tests/support/live-table.js'
import { pressKeys as press } from '../../tests/support/press-keys.js'
import { all, one, text } from '../../tests/support/shadow.js'
import { waitUntil } from '../../tests/support/wait-until.js'

consoleGate()

const focused = (element: Table) => element.shadowRoot!.activeElement as HTMLElement | null
/** What has the focus: the row, the column, the control. */
const spot = (element: Table) => {
  const node = focused(element)
  const cell = node?.closest<HTMLElement>('td, th')
  const row = node?.closest<HTMLElement>('tr')
  return [row?.dataset['key'] ?? 'head', cell?.dataset['column'] ?? cell?.className, node?.dataset['control'] ?? '']
}
const tabStops = (element: Table) => all(element, 'table [tabindex="0"]')
/** Puts the focus somewhere, and waits for what knows the cells. */
async function begin(element: Table, name: string, index?: number): Promise<void> {
  control(element, name, index).focus()
  await waitUntil(() => tabStops(element)[0] === focused(element), 'what knows the cells')
}

describe('<stratus-live-table> cells', () => {
  it('W-TABLE-36 is a grid with one tab stop, which stays where people left it', async () => {
    const element = await table({ rowActions: () => actions })
    expect(one(element, 'table').getAttribute('role')).to.equal('grid')
    expect(all(element, '[role=gridcell], [role=rowheader]').length).to.equal(3 * 6)
    expect(tabStops(element).map((stop) => stop.dataset['control'])).to.deep.equal(['select-all'])
    for (const node of all(element, 'table :is(a, button, input)'))
      expect(node.tabIndex, node.outerHTML).to.equal(node.dataset['control'] === 'select-all' ? 0 : -1)
    control(element, 'link', 1).focus()
    focused(element)!.blur()
    await waitUntil(() => tabStops(element)[0] === control(element, 'link', 1), 'what knows the cells')
    element.rows = servers(3).reverse()
    await element.updateComplete
    expect(tabStops(element)).to.deep.equal([control(element, 'link', 1)])
    element.rows = servers(1)
    await element.updateComplete
    expect(tabStops(element).length).to.equal(1)
    await expect(element).to.be.accessible()
  })

  it('W-TABLE-36 arrow keys lead from cell to cell, to each control, and from the rows to the headers', async () => {
    const element = await table({ rowActions: () => actions })
    await begin(element, 'select', 1)
    const seen: unknown[] = []
    for (let step = 0; step < 7; step++) {
      seen.push(spot(element).slice(1))
      await press('ArrowRight')
    }
    expect(seen).to.deep.equal([
      ['select', 'select'],
      ['expand', 'expand'],
      ['name', 'link'],
      ['status', ''],
      ['ram', ''],
      ['actions', 'action'],
      ['actions', 'more'],
    ])
    expect(spot(element)).to.deep.equal(['id-1', 'actions', 'more'])
    await press('ArrowDown')
    expect(spot(element)).to.deep.equal(['id-2', 'actions', 'more'])
    await press('Home', 'ArrowUp', 'ArrowUp', 'ArrowUp')
    expect(spot(element)).to.deep.equal(['head', 'select', 'select-all'])
    await press('ArrowUp', 'Control+End')
    expect(spot(element)).to.deep.equal(['id-2', 'actions', 'more'])
    await press('Control+Home')
    expect(spot(element)).to.deep.equal(['id-0', 'select', 'select'])
  })

  it('W-TABLE-106 an action that takes the place of the one that was pressed does not get its focus', async () => {
    const next = { id: 'console', label: 'Console' }
    const element = await table({ rowActions: () => actions })
    await begin(element, 'action', 1)
    element.rowActions = () => [next, ...actions]
    await element.updateComplete
    expect(spot(element)).to.deep.equal(['id-1', 'actions', 'more'])
    element.rowActions = () => actions
    await element.updateComplete
    expect(spot(element)).to.deep.equal(['id-1', 'actions', 'more'])
    control(element, 'action', 1).focus()
    element.rows = servers(3)
    await element.updateComplete
    expect(spot(element)).to.deep.equal(['id-1', 'actions', 'action'])
  })

  it('W-TABLE-36 leads the other way where texts do', async () => {
    const element = await table()
    element.dir = 'rtl'
    await begin(element, 'expand')
    await press('ArrowLeft')
    expect(spot(element)).to.deep.equal(['id-0', 'name', 'link'])
    await press('ArrowRight')
    expect(spot(element)).to.deep.equal(['id-0', 'expand', 'expand'])
  })

  it('W-TABLE-37 Enter sorts at a header, Space on a text selects its row, a press gives a text the focus', async () => {
    const element = await table()
    await begin(element, 'link')
    await press('ArrowUp', 'ArrowRight', 'Enter')
    await element.updateComplete
    expect([element.sort, focused(element)]).to.deep.equal([
      { column: 'status', direction: 'ascending' },
      header(element, 'Status'),
    ])
    await press('ArrowDown', 'Space')
    await element.updateComplete
    const [first] = rowsOf(element)
    expect([...element.selected]).to.deep.equal([first!.dataset['key']])
    expect(first!.ariaSelected).to.equal('true')
    const { left, top } = all(element, 'td[data-column=status]')[2]!.getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(left) + 3, Math.round(top) + 3] })
    expect(spot(element).slice(1)).to.deep.equal(['status', ''])
    expect(tabStops(element)).to.deep.equal([focused(element)])
  })

  it('W-TABLE-37 Space at a header that does not sort selects nothing', async () => {
    const element = await table({ columns: columns.map((column) => ({ ...column, sortable: false })) })
    await begin(element, 'link')
    await press('ArrowUp')
    await waitUntil(() => spot(element)[0] === 'head', 'the header')
    await press('Space')
    await element.updateComplete
    expect([element.selected.size, ...spot(element)]).to.deep.equal([0, 'head', 'name', ''])
  })

  it('W-TABLE-37 a field of a page keeps its keys: Enter or F2 goes into it, Escape back to the cell', async () => {
    const note = { id: 'note', title: 'Note', cell: () => html`<input aria-label="Note" />` }
    const element = await table({ columns: [...columns, note] })
    all(element, 'td[data-column=ram]')[0]!.tabIndex = -1
    all(element, 'td[data-column=ram]')[0]!.focus()
    await press('ArrowRight')
    await waitUntil(() => spot(element)[1] === 'note', 'what knows the cells')
    expect(spot(element).slice(1)).to.deep.equal(['note', ''])
    await press('F2', 'a', 'ArrowLeft', 'Home', 'b')
    expect((focused(element) as HTMLInputElement).value).to.equal('ba')
    await press('Escape', 'ArrowDown')
    expect(spot(element)).to.deep.equal(['id-1', 'note', ''])
  })

  it('W-TABLE-39 Ctrl with C copies the cell, or the selected rows with their headers; marked texts are the browser’s', async () => {
    const element = await table({ rows: servers(2) })
    const copied: string[] = []
    // Nobody may read the clipboard here; what an event carries is what it gets.
    const listen = (event: ClipboardEvent) =>
      copied.push(event.defaultPrevented ? event.clipboardData!.getData('text/plain') : 'the browser copies')
    document.addEventListener('copy', listen)
    await begin(element, 'link', 1)
    await press('Control+c')
    element.selected = new Set(['id-0', 'id-1'])
    await element.updateComplete
    await press('Control+c')
    getSelection()!.selectAllChildren(all(element, 'td[data-column=status]')[0]!)
    await press('Control+c')
    getSelection()!.removeAllRanges()
    document.removeEventListener('copy', listen)
    expect(copied).to.deep.equal([
      'web-1',
      'Name\tStatus\tRAM\nweb-0\tACTIVE\t1024 MB\nweb-1\tBUILD\t512 MB',
      'the browser copies',
    ])
    await waitUntil(() => text(one(element, '[role=status]')).includes('2 rows copied.'), 'what is said')
  })

  it('W-TABLE-36 the focus stays in its cell while rows come, go and move', async () => {
    const element = await table()
    await begin(element, 'link', 1)
    await press('ArrowRight')
    element.rows = servers(3).reverse()
    await element.updateComplete
    expect(spot(element)).to.deep.equal(['id-1', 'status', ''])
    element.rows = servers(3).filter(({ id }) => id !== 'id-1')
    await element.updateComplete
    expect(spot(element)).to.deep.equal(['id-2', 'status', ''])
  })

  it('W-TABLE-38 leads to rows of a long list that are not drawn, and into sight', async () => {
    const element = await table({ rows: servers(100_000), paging: 'virtual' })
    await begin(element, 'link')
    await press('Control+End')
    await waitUntil(() => spot(element)[0] === 'id-99999', 'the last row')
    expect(text(focused(element)!)).to.equal('512 MB')
    const { top, bottom } = focused(element)!.getBoundingClientRect()
    expect(top >= 0 && bottom <= innerHeight, `${top}, ${bottom}`).to.equal(true)
    await press('ArrowUp')
    expect(spot(element)).to.deep.equal(['id-99998', 'ram', ''])
    await press('PageUp')
    await waitUntil(() => Number(spot(element)[0]!.slice(3)) < 99_998, 'a page up')
    await press('Control+Home')
    await waitUntil(() => spot(element)[0] === 'id-0', 'the first row')
    for (let step = 0; step < 60; step++) await press('ArrowDown')
    expect(spot(element)[0]).to.equal('id-60')
    expect(focused(element)!.getBoundingClientRect().bottom).to.be.at.most(innerHeight)
  })

  it('W-TABLE-38 what people left in a long list is the tab stop again when it is drawn again', async () => {
    const element = await table({ rows: servers(1000), paging: 'virtual' })
    await begin(element, 'link', 3)
    focused(element)!.blur()
    window.scrollTo(0, 20_000)
    await waitUntil(() => !rowsOf(element).some((row) => row.dataset['key'] === 'id-3'), 'other rows')
    expect(tabStops(element).length).to.equal(1)
    window.scrollTo(0, 0)
    await waitUntil(() => rowsOf(element).some((row) => row.dataset['key'] === 'id-3'), 'the row again')
    const [stop] = tabStops(element)
    expect([stop!.closest<HTMLElement>('tr')!.dataset['key'], stop!.dataset['control']]).to.deep.equal(['id-3', 'link'])
  })

  it('W-TABLE-38 after a press it is seen where the arrows lead', async () => {
    const element = await table({ rows: servers(5) })
    await begin(element, 'link', 3)
    const { right, bottom } = focused(element)!.closest('[role=rowheader]')!.getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(right) - 3, Math.round(bottom) - 3] })
    focused(element)?.blur()
    await begin(element, 'link', 3)
    await press('ArrowDown')
    expect([spot(element)[0], focused(element)!.matches(':focus-visible')]).to.deep.equal(['id-4', true])
  })

  it('W-TABLE-38 an arrow leads back to the cell that was scrolled away with the focus; after a press beside it scrolls', async () => {
    const element = await table({ rows: servers(1000), paging: 'virtual' })
    await begin(element, 'link', 3)
    await press('ArrowRight')
    const left = spot(element)
    window.scrollTo(0, 20_000)
    await waitUntil(() => focused(element)?.matches('.frame') ?? false, 'the table has the focus')
    await press('ArrowDown')
    await waitUntil(() => spot(element).join() === left.join(), 'the cell')
    const { right, bottom } = focused(element)!
      .parentElement!.querySelector('[role=rowheader]')!
      .getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(right) - 3, Math.round(bottom) - 3] })
    expect(focused(element)?.matches('.frame')).to.equal(true)
    const from = window.scrollY
    await press('ArrowDown')
    await waitUntil(() => window.scrollY > from, 'the page scrolls')
    expect(focused(element)?.matches('.frame')).to.equal(true)
  })
})
