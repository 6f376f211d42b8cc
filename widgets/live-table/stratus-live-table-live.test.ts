import { expect, fixture, html, nextFrame } from '@open-wc/testing'
import { fakeClock } from '../../tests/support/clock.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { columns, control, header, names, rowsOf, servers, table } from '../../tests/support/live-table.js'
import type { Server, Table } from '../../tests/support/live-table.js'
import { all, one, text } from '../../tests/support/shadow.js'

consoleGate()

describe('<stratus-live-table> rows that come and change', () => {
  describe('rows from a source', () => {
    const settle = async (element: Table) => {
      await Promise.resolve()
      await nextFrame()
      await element.updateComplete
    }

    it('asks once, shows the rows, and asks again on refresh', async () => {
      let asked = 0
      const source = { list: async () => servers(++asked) }
      const element = await table({ rows: [], source })
      await settle(element)
      expect(names(element)).to.deep.equal(['web-0'])
      one(element, '[data-control=refresh]').click()
      await settle(element)
      expect(names(element)).to.deep.equal(['web-0', 'web-1'])
    })

    it('a failure keeps the rows and says what; retry asks again', async () => {
      let fails = false
      const source = {
        list: async () => {
          if (fails) throw Object.assign(new Error('Unable to retrieve instances.'), { requestId: 'req-7' })
          return servers(2)
        },
      }
      const element = await table({ rows: [], source })
      await settle(element)
      fails = true
      one(element, '[data-control=refresh]').click()
      await settle(element)
      expect(text(one(element, '[role=alert]')))
        .to.contain('Unable to retrieve instances.')
        .and.to.contain('req-7')
      expect(rowsOf(element).length).to.equal(2)
      fails = false
      one(element, '[data-control=retry]').click()
      await settle(element)
      expect(all(element, '[role=alert]').length).to.equal(0)
    })

    it('paging by the server: pages, order and search are asked for, and late answers are dropped', async () => {
      const queries: { page: number; search: string; sort: unknown; done: (rows: Server[]) => void }[] = []
      const source = {
        list: ({ page, search, sort }: { page: number; search: string; sort: unknown }) =>
          new Promise<{ rows: Server[]; hasNext: boolean }>((resolve) =>
            queries.push({ page, search, sort, done: (rows) => resolve({ rows, hasNext: true }) }),
          ),
      }
      const element = await table({ rows: [], source, paging: 'server' })
      queries[0]!.done(servers(2))
      await settle(element)
      one(element, '[data-control=next]').click()
      expect(queries[1]!.page).to.equal(2)
      element.search = 'web'
      await element.updateComplete
      expect(queries[2]).to.include({ page: 1, search: 'web' })
      queries[2]!.done(servers(1))
      await settle(element)
      queries[1]!.done(servers(3))
      await settle(element)
      expect(rowsOf(element).length).to.equal(1)
    })

    it('W-TABLE-25 a source without a list function logs an error', async () => {
      const element = await table({ rows: [], source: {} as never })
      await settle(element)
      expect(takeConsole()).to.deep.equal(['<stratus-live-table> the list function of its source is not defined.'])
      expect(text(one(element, '[role=alert]'))).to.contain('There was a problem communicating with the server')
    })
  })

  describe('refresh', () => {
    it('rows keep their elements, and the focus stays on the same control of the same row', async () => {
      const element = await table({ rows: servers(3) })
      const node = rowsOf(element)[2]!
      control(element, 'select', 2).focus()
      element.rows = [servers(3)[2]!, ...servers(2)]
      await element.updateComplete
      expect(rowsOf(element)[0]).to.equal(node)
      expect(element.shadowRoot!.activeElement).to.equal(control(element, 'select', 0))
    })

    it('when the focused row goes, the row in its place has the focus', async () => {
      const element = await table({ rows: servers(3) })
      control(element, 'select', 1).focus()
      element.rows = servers(3).filter(({ id }) => id !== 'id-1')
      await element.updateComplete
      expect(element.shadowRoot!.activeElement).to.equal(control(element, 'select', 1))
      element.rows = []
      await element.updateComplete
      expect(element.shadowRoot!.activeElement).to.equal(one(element, '.frame'))
    })

    it('changes are told together, politely', async () => {
      const time = fakeClock()
      const element = await table({ clock: time.clock })
      time.advance(1000)
      await element.updateComplete
      const region = one(element, '[role=status]')
      expect(text(region)).to.equal('Displaying 3 items.')
      element.rows = servers(5)
      await element.updateComplete
      header(element, 'Name').click()
      await element.updateComplete
      expect(text(region)).to.equal('Displaying 3 items.')
      time.advance(1000)
      await element.updateComplete
      expect(text(region)).to.equal('2 items added. Sorted by Name, ascending.')
    })

    it('W-TABLE-101 what a page searches and narrows by is told by the number of rows, not as rows that were added or removed', async () => {
      const time = fakeClock()
      const element = await table({ clock: time.clock, withoutSearch: true })
      const told = async (set: Partial<Table>) => {
        Object.assign(element, set)
        await element.updateComplete
        await nextFrame()
        time.advance(1000)
        await element.updateComplete
        return text(one(element, '[role=status]'))
      }
      await told({})
      expect(await told({ search: 'web-1' })).to.equal('Displaying 1 item.')
      expect(await told({ search: '' })).to.equal('Displaying 3 items.')
      expect(await told({ query: 'status=ACTIVE', rows: servers(2) })).to.equal('Displaying 2 items.')
      expect(await told({ rows: servers(1) })).to.equal('1 item removed.')
      expect(await told({ query: '', rows: servers(3) })).to.equal('Displaying 3 items.')
      expect(await told({ query: 'status=PAUSED', rows: [] })).to.equal('Displaying 0 items.')
    })

    it('W-TABLE-101 a search that the page sets at first is not told', async () => {
      const time = fakeClock()
      const element = await fixture<Table>(
        html`<stratus-live-table
          search="web-1"
          query="a=b"
          .clock=${time.clock}
          .columns=${columns}
          .rows=${servers(3)}
        ></stratus-live-table>`,
      )
      await nextFrame()
      time.advance(1000)
      await element.updateComplete
      expect(text(one(element, '[role=status]'))).to.equal('')
    })
  })
})
