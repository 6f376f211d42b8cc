import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { columns, rowsOf, servers, table, type Server, type Table } from '../../tests/support/live-table.js'
import { all, heard, one, text } from '../../tests/support/shadow.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { slotName } from './rows/slot-name.js'
import type { SlottedCell } from './data/slotted-cell.js'

consoleGate()

const slotted = columns.map((column) => (column.id === 'status' ? { ...column, slotted: true } : column))

/** What a page does: one element for each cell that is drawn, by key, as frameworks render lists. */
function follow(element: Table): { made: () => number } {
  const known = new Map<string, HTMLElement>()
  let made = 0
  const render = (cells: readonly SlottedCell<Server>[]) => {
    const wanted = new Set(cells.map(({ slot }) => slot))
    for (const [slot, node] of known) {
      if (wanted.has(slot)) continue
      known.delete(slot)
      node.remove()
    }
    for (const { slot, row } of cells) {
      let node = known.get(slot)
      if (!node) {
        made++
        node = document.createElement('button')
        node.className = 'mine'
        node.slot = slot
        known.set(slot, node)
        element.append(node)
      }
      node.textContent = `${row.status} ${row.name}`
    }
  }
  element.addEventListener('stratus-cells-change', ({ detail }) => render(detail.cells))
  render(element.slottedCells)
  return { made: () => made }
}

/** Text that stands in the status cell of each row, by the row's name. */
const shown = (element: Table) =>
  rowsOf(element).map((row) => {
    const slot = row.querySelector<HTMLSlotElement>('td[data-column=status] slot')!
    return [row.dataset['key'], text(slot.assignedElements()[0] ?? slot)]
  })
const right = (element: Table) => shown(element).every(([key, status]) => status?.endsWith(` web-${key?.slice(3)}`))

describe('<stratus-live-table> cells of the page', () => {
  it('W-TABLE-84 an element with the slot of a cell stands in it, with the styles of the page; until then the value does', async () => {
    const element = await table({ columns: slotted })
    expect(shown(element)).to.deep.equal([
      ['id-0', 'ACTIVE'],
      ['id-1', 'BUILD'],
      ['id-2', 'ACTIVE'],
    ])
    const style = document.createElement('style')
    style.textContent = '.mine { color: rgb(1, 2, 3); }'
    document.head.append(style)
    follow(element)
    expect(shown(element)[1]).to.deep.equal(['id-1', 'BUILD web-1'])
    expect(getComputedStyle(element.querySelector('.mine')!).color).to.equal('rgb(1, 2, 3)')
    expect(element.slottedCells.map(({ slot, column, key, row }) => [slot, column, key, row.name])[0]).to.deep.equal([
      'cell-status-id-0',
      'status',
      'id-0',
      'web-0',
    ])
    await expect(element).to.be.accessible()
    style.remove()
  })

  it('W-TABLE-84 sorting, polls and rows that come and go keep each with its row, and touch no other', async () => {
    const rows = servers(6)
    const element = await table({ columns: slotted, rows })
    const { made } = follow(element)
    const first = element.querySelector('[slot=cell-status-id-0]')
    element.sort = { column: 'name', direction: 'descending' }
    await element.updateComplete
    expect([right(element), made()]).to.deep.equal([true, 6])
    const events = heard<{ cells: readonly SlottedCell<Server>[] }>(element, 'stratus-cells-change')
    element.rows = rows.map((row, index) => (index === 2 ? { ...row, status: 'ERROR' } : row))
    await element.updateComplete
    expect(events.length).to.equal(1)
    expect(element.querySelector('[slot=cell-status-id-2]')!.textContent).to.equal('ERROR web-2')
    element.requestUpdate()
    await element.updateComplete
    expect(events.length, 'nothing is told when nothing changed').to.equal(1)
    element.rows = [...rows.slice(0, 2), { ...rows[0]!, id: 'id-9', name: 'web-9' }]
    await element.updateComplete
    expect([element.querySelectorAll('.mine').length, right(element), made()]).to.deep.equal([3, true, 7])
    expect(element.querySelector('[slot=cell-status-id-0]') === first).to.equal(true)
    element.columns = columns
    await element.updateComplete
    expect([
      element.slottedCells.length,
      element.querySelectorAll('.mine').length,
      all(element, 'td slot').length,
    ]).to.deep.equal([0, 0, 0])
  })

  it('W-TABLE-84 of a long list only those of drawn rows are told; what scrolls away leaves nothing behind', async () => {
    const element = await table({ columns: slotted, rows: servers(20_000), paging: 'virtual' })
    element.style.cssText = 'display: block; block-size: 400px; overflow: auto'
    await nextFrame()
    follow(element)
    for (const at of [0, 500, 501, 12_000, 19_999]) {
      element.showRow(at)
      await waitUntil(() => rowsOf(element).some((row) => row.dataset['key'] === `id-${at}`), 'it is drawn')
      await aTimeout(50)
      expect(right(element), `at ${at}`).to.equal(true)
      expect(element.querySelectorAll('.mine').length).to.equal(rowsOf(element).length)
    }
  })

  it('W-TABLE-84 heads of groups, bars of awaited rows and the empty table have none', async () => {
    const element = await table({ columns: slotted, rows: servers(6), groupBy: 'status' })
    follow(element)
    expect(element.querySelectorAll('.mine').length).to.equal(6)
    element.groupBy = null
    element.rows = []
    await element.updateComplete
    expect(element.querySelectorAll('.mine').length).to.equal(0)
  })

  it('W-TABLE-84 Enter goes into what stands in a cell, Escape back; its other keys are its own', async () => {
    const element = await table({ columns: slotted })
    follow(element)
    const cell = rowsOf(element)[1]!.querySelector<HTMLElement>('td[data-column=status]')!
    cell.tabIndex = 0
    cell.focus()
    const press = (target: Element, key: string) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
    press(cell, 'Enter')
    const button = element.querySelector('[slot=cell-status-id-1]')!
    await waitUntil(() => document.activeElement === button, 'the button has the focus')
    press(button, 'ArrowDown')
    expect(document.activeElement === button).to.equal(true)
    press(button, 'Escape')
    expect(element.shadowRoot!.activeElement).to.equal(cell)
  })

  it('hostile keys and columns: no two cells share a slot', async () => {
    const cells = [
      ['a', 'b-c'],
      ['a-b', 'c'],
      ['a%2Db', 'c'],
      ['a', '%2Db-c'],
      ['', '-'],
      ['-', ''],
      ['\uD800', '"><img src=x>'],
    ] as const
    expect(new Set(cells.map(([column, key]) => slotName(column, key))).size).to.equal(cells.length)
    const id = '"><img src=x onerror=alert(1)>'
    const element = await table({ columns: slotted, rows: [{ ...servers(1)[0]!, id }] })
    follow(element)
    expect(text(one<HTMLSlotElement>(element, 'td slot').assignedElements()[0]!)).to.equal('ACTIVE web-0')
    expect(all(element, 'img').length).to.equal(0)
  })
})
