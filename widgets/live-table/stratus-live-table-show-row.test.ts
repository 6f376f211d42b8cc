import { expect } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { columns, names, servers, table, type Table } from '../../tests/support/live-table.js'
import './stratus-live-table.define.js'

consoleGate()

/** A table that was made this moment, in a box that scrolls. */
function made(set: Partial<Table>): Table {
  const element = document.createElement('stratus-live-table') as Table
  element.style.cssText = 'block-size: 400px; overflow: auto'
  Object.assign(element, { label: 'Instances', columns, ...set })
  document.body.append(element)
  return element
}
const shows = (element: Table, name: string) =>
  waitUntil(() => element.scrollTop > 0 && names(element).includes(name), `${name} is in sight`)

describe('<stratus-live-table> showRow()', () => {
  it('W-TABLE-50 takes in rows that were set right before', async () => {
    const element = made({ paging: 'virtual', rows: servers(5000) })
    element.showRow(3000)
    await shows(element, 'web-3000')
    element.rows = servers(9000)
    element.showRow(8000)
    await shows(element, 'web-8000')
    element.remove()
    const pages = await table({ rows: [] })
    pages.rows = servers(45)
    pages.showRow(44)
    await waitUntil(() => names(pages).includes('web-44'), 'its page is shown')
    expect(pages.page).to.equal(3)
  })

  it('W-TABLE-80 waits for a list that a server begins to tell', async () => {
    const all = servers(2000)
    const element = made({ paging: 'endless' })
    element.source = {
      list: ({ page, pageSize }) =>
        Promise.resolve({ rows: all.slice((page - 1) * pageSize, page * pageSize), total: all.length }),
    }
    element.showRow(1500)
    await shows(element, 'web-1500')
    element.remove()
  })
})
