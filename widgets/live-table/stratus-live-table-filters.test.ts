import { aTimeout, expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { fakeClock } from '../../tests/support/clock.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { columns as plain, names, servers, table, type Server, type Table } from '../../tests/support/live-table.js'
import { all, heard, one, text } from '../../tests/support/shadow.js'
import type { Column } from './data/column.js'
import type { TableQuery } from './data/table-source.js'

consoleGate()

const kinds = { name: 'text', status: 'set', ram: 'number' } as const
const columns: Column<Server>[] = plain.map((column) => ({
  ...column,
  filter: kinds[column.id as keyof typeof kinds],
}))
const field = (element: Element, column: string) => one(element, `tr.filters td[data-column=${column}] .filter`)

async function opened(element: Table, column: string): Promise<HTMLElement> {
  field(element, column).click()
  await element.updateComplete
  await element.updateComplete
  return one(element, '.filter-panel')
}
async function chosen(element: Table, box: HTMLInputElement | undefined, value?: string): Promise<void> {
  if (value === undefined) box?.click()
  else if (box) {
    box.value = value
    box.dispatchEvent(new Event('change'))
  }
  await element.updateComplete
}

describe('<stratus-live-table> filters of columns', () => {
  it('W-TABLE-47 a text is looked for 300 ms after the last letter, and what is typed survives a refresh', async () => {
    const time = fakeClock()
    const element = await table({ columns, rows: servers(12), clock: time.clock })
    const events = heard(element, 'stratus-filter-change')
    field(element, 'name').focus()
    await sendKeys({ type: 'EB-1' })
    element.rows = servers(13)
    await element.updateComplete
    expect(events).to.deep.equal([])
    time.advance(300)
    await element.updateComplete
    expect(names(element)).to.deep.equal(['web-1', 'web-10', 'web-11', 'web-12'])
    expect(text(one(element, '.filtered'))).to.equal('4 of 13 match the filters Clear filters')
    expect(events).to.deep.equal([{ filters: { name: { text: 'EB-1' } } }])
    await expect(element).to.be.accessible()
    one(element, '.filtered button').click()
    await element.updateComplete
    expect(names(element).length).to.equal(13)
    expect((field(element, 'name') as HTMLInputElement).value).to.equal('')
    expect(all(element, '.filtered').length).to.equal(0)
    expect(element.shadowRoot!.activeElement === field(element, 'name')).to.equal(true)
  })

  it('W-TABLE-47 a set offers the values there are with their counts, together with the other filters and the search', async () => {
    const element = await table({ columns, rows: servers(6) })
    const panel = await opened(element, 'status')
    expect([...panel.querySelectorAll('.choice')].map((choice) => text(choice))).to.deep.equal([
      'ACTIVE (4)',
      'BUILD (2)',
    ])
    expect(element.shadowRoot!.activeElement === panel.querySelector('input')).to.equal(true)
    await expect(element).to.be.accessible()
    await chosen(element, panel.querySelectorAll('input')[1])
    expect(names(element)).to.deep.equal(['web-1', 'web-4'])
    expect(text(field(element, 'status'))).to.equal('BUILD')
    await sendKeys({ press: 'Escape' })
    await element.updateComplete
    expect(element.shadowRoot!.activeElement === field(element, 'status')).to.equal(true)
    const other = await opened(element, 'ram')
    await chosen(element, other.querySelectorAll('input')[0], '2 GB')
    expect(names(element)).to.deep.equal(['web-1'])
    expect(element.matching).to.equal(1)
    element.search = 'web-4'
    await element.updateComplete
    expect(element.matching).to.equal(0)
    expect(text(one(element, 'tbody'))).to.equal('Nothing matches the filters.')
  })

  it('W-TABLE-47 what is no size is marked, and filters nothing', async () => {
    const element = await table({ columns, rows: servers(3) })
    const panel = await opened(element, 'ram')
    const [least] = panel.querySelectorAll('input')
    await chosen(element, least, 'lots')
    expect(least!.getAttribute('aria-invalid')).to.equal('true')
    expect(names(element).length).to.equal(3)
    await chosen(element, least, '1 GB')
    expect(least!.getAttribute('aria-invalid')).to.equal('false')
    expect(names(element)).to.deep.equal(['web-0', 'web-1'])
    panel.querySelector<HTMLElement>('.end button')!.click()
    await element.updateComplete
    expect(element.filters).to.deep.equal({})
  })

  it('W-TABLE-47 a server is asked with the filters, and its rows are shown as they come', async () => {
    const asked: TableQuery<Server>[] = []
    const source = {
      list(query: TableQuery<Server>) {
        asked.push(query)
        return Promise.resolve({ rows: servers(3), total: 3 })
      },
    }
    const element = await table({ columns, source, paging: 'server', page: 2 })
    element.filters = { name: { text: 'db' } }
    await element.updateComplete
    await aTimeout(10)
    expect(asked.map(({ filters, page }) => ({ filters, page }))).to.deep.equal([
      { filters: {}, page: 2 },
      { filters: { name: { text: 'db' } }, page: 1 },
    ])
    await element.updateComplete
    expect(names(element).length).to.equal(3)
    expect(text(one(element, '.filtered'))).to.equal('Clear filters')
  })

  for (const [look, width] of [
    ['virtual', 1000],
    ['cards', 400],
  ] as const)
    it(`W-TABLE-47 the fields are there with ${look}, and rows are counted below them`, async () => {
      const element = await table(
        { columns, rows: servers(60), paging: look === 'virtual' ? 'virtual' : 'pages' },
        width,
      )
      const box = field(element, 'status').getBoundingClientRect()
      expect(box.width).to.be.greaterThan(40)
      expect(box.top).to.be.lessThan(one(element, 'tr.row').getBoundingClientRect().top)
      expect(one(element, 'tr.row').getAttribute('aria-rowindex')).to.equal('3')
      await expect(element).to.be.accessible()
    })

  it('filters may come as JSON, from the start and without a field; what is none is warned of', async () => {
    const element = await table({ rows: servers(3), filters: { status: { values: ['BUILD'] } } })
    expect(names(element)).to.deep.equal(['web-1'])
    element.setAttribute('filters', '{"name":{"text":"web-2"}}')
    await element.updateComplete
    expect(names(element)).to.deep.equal(['web-2'])
    element.setAttribute('filters', 'web')
    await element.updateComplete
    expect(takeConsole().join(' ')).to.contain('filters must be an object.')
    expect(names(element).length).to.equal(3)
  })
})
