import { aTimeout, expect } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { names, servers, table, type Server, type Table } from '../../tests/support/live-table.js'
import { all, one, text } from '../../tests/support/shadow.js'
import type { TableQuery } from './data/table-source.js'

consoleGate()

const everything = servers(1234)

/** A server that cuts its rows into pages and counts them. */
function counting(total: unknown = everything.length) {
  const asked: TableQuery[] = []
  return {
    asked,
    list: (query: TableQuery<Server>) => {
      asked.push(query as TableQuery)
      const from = (query.page - 1) * query.pageSize
      return Promise.resolve({ rows: everything.slice(from, from + query.pageSize), total: total as number })
    },
  }
}

async function open(source: ReturnType<typeof counting>, set: Partial<Table> = {}): Promise<Table> {
  const element = await table({ paging: 'server', pageSize: 50, rows: [], source, ...set })
  await settled(element)
  return element
}

async function settled(element: Table): Promise<void> {
  await aTimeout(10)
  await element.updateComplete
}

const footer = (element: Table) => text(one(element, '.count'))
const place = (element: Table) => text(one(element, '.place'))
const press = async (element: Table, control: string) => {
  one(element, `[data-control=${control}]`).click()
  await settled(element)
}
const goTo = async (element: Table, page: string) => {
  const field = one<HTMLInputElement>(element, '[data-control=page]')
  field.value = page
  field.dispatchEvent(new Event('change'))
  await settled(element)
}

describe('<stratus-live-table> pages of a server that counts its rows', () => {
  it('W-TABLE-34 without its source nothing is awaited, and nothing has failed', async () => {
    for (const [list, other] of [
      [() => new Promise<never>(() => undefined), 'failed'],
      [() => Promise.reject(new Error('no')), 'loading'],
    ] as const) {
      const element = await open({ asked: [], list })
      element.source = undefined
      element.rows = everything.slice(0, 2)
      await settled(element)
      expect([element.state, names(element).length]).to.deep.equal(['ready', 2])
      element.source = { list }
      await settled(element)
      Object.assign(element, { source: undefined, state: other })
      await settled(element)
      expect(element.state).to.equal(other)
    }
  })

  it('W-TABLE-34 says how many there are, goes to the last and to any page, and asks for no more than a page', async () => {
    const source = counting()
    const element = await open(source)
    expect([footer(element), place(element)]).to.deep.equal(['Displaying 50 of 1,234 items', 'Page 1 of 25'])
    expect(one(element, 'table').getAttribute('aria-rowcount')).to.equal('1235')
    await press(element, 'last')
    expect([footer(element), place(element)]).to.deep.equal(['Displaying 34 of 1,234 items', 'Page 25 of 25'])
    await goTo(element, '7')
    expect(names(element)[0]).to.equal('web-300')
    expect(all(element, 'tr.row')[0]!.getAttribute('aria-rowindex')).to.equal('302')
    expect(source.asked.map(({ page, pageSize, direction }) => [page, pageSize, direction])).to.deep.equal([
      [1, 50, undefined],
      [25, 50, undefined],
      [7, 50, undefined],
    ])
  })

  it('W-TABLE-34 a page that does not exist is the nearest that does; what is no page is none', async () => {
    const source = counting()
    const element = await open(source)
    await goTo(element, '99')
    expect(place(element)).to.equal('Page 25 of 25')
    await goTo(element, '')
    expect(source.asked.length).to.equal(2)
    expect(one<HTMLInputElement>(element, '[data-control=page]').value).to.equal('25')
  })

  it('W-TABLE-34 when the last page is gone, the one before it is shown', async () => {
    const source = counting()
    const element = await open(source, { page: 40 })
    expect(source.asked.map(({ page }) => page)).to.deep.equal([40, 25])
    expect(place(element)).to.equal('Page 25 of 25')
  })

  it('a number that is none is nobody’s count: there are neighbours, or not', async () => {
    for (const total of ['many', -1, Number.NaN, null]) {
      const element = await open(counting(total))
      expect(footer(element)).to.equal('Displaying 50 items')
      expect(all(element, '.place').length).to.equal(0)
      element.remove()
    }
  })

  it('few pages have no field for their number', async () => {
    const element = await table({ rows: servers(100), pageSize: 20 })
    expect(all(element, '[data-control=page]').length).to.equal(0)
  })
})
