import { expect } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { control, names, servers, table, type Server } from '../../tests/support/live-table.js'
import { all, one, text } from '../../tests/support/shadow.js'

consoleGate()

const statuses = (element: Element) => all(element, 'td[data-column=status]').map((cell) => text(cell))
const [, , , extra] = servers(4)

describe('<stratus-live-table> rows that a page changes in place', () => {
  it('W-TABLE-35 one array given again shows what was put into it, filtered, sorted and counted', async () => {
    const rows = servers(3)
    const element = await table({ rows, search: 'web', sort: { column: 'name', direction: 'descending' } })
    rows.push(extra!)
    element.rows = rows
    await element.updateComplete
    expect(names(element)).to.deep.equal(['web-3', 'web-2', 'web-1', 'web-0'])
    expect(text(one(element, '[part=footer]'))).to.contain('4 items')
    rows.length = 1
    element.rows = rows
    await element.updateComplete
    expect(names(element)).to.deep.equal(['web-0'])
    element.rows = rows
    await element.updateComplete
    expect(names(element)).to.deep.equal(['web-0'])
  })

  it('W-TABLE-35 what nobody told of shows when something else changes, or the pointer comes, with one warning', async () => {
    const rows = servers(2)
    const element = await table({ rows })
    rows.push(servers(3)[2]!)
    element.label = 'Servers'
    await element.updateComplete
    expect(names(element)).to.deep.equal(['web-0', 'web-1', 'web-2'])
    ;(element.rows as Server[]).push(extra!)
    one(element, 'tr.row').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
    await element.updateComplete
    expect(names(element)).to.deep.equal(['web-0', 'web-1', 'web-2', 'web-3'])
    expect(takeConsole()).to.deep.equal([
      '<stratus-live-table> rows were added or taken out in place: give a new array, or call refresh().',
    ])
  })

  it('W-TABLE-35 refresh() without a source reads objects that have changed, and asks for their actions again', async () => {
    const rows = servers(2)
    const rowActions = ({ status }: Server) => [{ id: 'stop', label: status === 'ACTIVE' ? 'Stop' : 'Start' }]
    const summary = (list: readonly Server[]) => ({ status: list.map(({ status }) => status[0]).join('') })
    const element = await table({ rows, rowActions, summary })
    rows[0]!.status = 'SHUTOFF'
    await element.refresh()
    expect(statuses(element).slice(0, 2)).to.deep.equal(['SHUTOFF', 'BUILD'])
    expect(text(one(element, '[part=summary]'))).to.contain('SB')
    expect(text(one(element, 'tr.row .actions'))).to.contain('Start')
  })

  it('W-TABLE-35 a selection of all rows does not take in a row that comes this way; of some, those stay', async () => {
    const rows = servers(600)
    const element = await table({ rows, paging: 'virtual' })
    one<HTMLInputElement>(element, '[data-control=select-all]').click()
    await element.updateComplete
    expect(element.selected.size).to.equal(600)
    rows.push({ ...extra!, id: 'new' })
    element.rows = rows
    await element.updateComplete
    expect(element.selected.size).to.equal(0)
    control(element, 'select').click()
    await element.updateComplete
    rows.pop()
    element.rows = rows
    await element.updateComplete
    expect([...element.selected]).to.deep.equal(['id-0'])
  })
})
