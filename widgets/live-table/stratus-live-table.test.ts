import { expect, fixture, html } from '@open-wc/testing'
import { fakeClock } from '../../tests/support/clock.js'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { Column, RowState } from './data/column.js'
import { actions, columns, control, header, names, rowsOf, servers, table } from '../../tests/support/live-table.js'
import type { Server, Table } from '../../tests/support/live-table.js'
import { all, heard, one, text } from '../../tests/support/shadow.js'

consoleGate()

describe('<stratus-live-table>', () => {
  describe('rows', () => {
    it('shows a row per item, an empty value as -, and names the table', async () => {
      const element = await table({ rows: [{ id: '1', name: 'web', status: '', ram: '1 GB' }] })
      expect(all(element, 'td.data .content').map(text)).to.deep.equal(['web', '-', '1 GB'])
      expect(one(element, 'table').getAttribute('aria-label')).to.equal('Instances')
      expect(one<HTMLAnchorElement>(element, 'td a').getAttribute('href')).to.equal('#1')
    })

    it('W-TABLE-11 says that there is nothing', async () => {
      const element = await table({ rows: [] })
      expect(text(one(element, 'tbody'))).to.equal('No items to display.')
      await expect(element).to.be.accessible()
    })

    it('W-TABLE-07 the footer counts the rows', async () => {
      const element = await table()
      expect(text(one(element, '.footer .count'))).to.equal('Displaying 3 items')
      element.rows = servers(1)
      await element.updateComplete
      expect(text(one(element, '.footer .count'))).to.equal('Displaying 1 item')
    })

    it('W-TABLE-15 a row that is gone leaves; the last one leaves the sentence behind', async () => {
      const element = await table({ rows: servers(1) })
      element.rows = []
      await element.updateComplete
      expect(text(one(element, 'tbody'))).to.equal('No items to display.')
    })

    it('hostile names are text', async () => {
      const name = '<img src=x onerror=alert(1)>'
      const element = await table({ rows: [{ id: '1', name, status: name, ram: '' }] })
      expect(names(element)).to.deep.equal([name])
      expect(all(element, 'td img').length).to.equal(0)
    })

    it('W-TABLE-19 a row on its way shows a progress bar as long as it is far', async () => {
      const rowState = (row: Server): RowState => ({ transitional: row.status === 'BUILD' ? 40 : false })
      const element = await table({ rowState })
      const bars = all(element, 'progress')
      expect(bars.map((bar) => bar.closest('tr')!.dataset['key'])).to.deep.equal(['id-1'])
      expect(bars[0]!.getAttribute('aria-valuenow')).to.equal('40')
      await expect(element).to.be.accessible()
    })

    it('W-TABLE-14 W-TABLE-19 the progress bar of a row is striped, and leaves when the row rests', async () => {
      const rowState = (row: Server): RowState => ({ transitional: row.status === 'BUILD' })
      const element = await table({ rowState })
      const bars = () => all(element, '[role=progressbar]')
      expect(bars().map((bar) => bar.closest('tr')!.dataset['key'])).to.deep.equal(['id-1'])
      expect(getComputedStyle(bars()[0]!.firstElementChild!).backgroundImage).to.match(/^repeating-linear-gradient/)
      const [bar, row] = [bars()[0]!, bars()[0]!.closest('tr')!].map((node) => node.getBoundingClientRect())
      expect([bar!.left, bar!.right, bar!.bottom].map(Math.round), 'along the whole row').to.deep.equal(
        [row!.left, row!.right, row!.bottom - 1].map(Math.round),
      )
      const edges = () =>
        all(element, 'tr[data-key]').map((each) => getComputedStyle(each.firstElementChild!).boxShadow)
      const bare = edges().filter((edge) => edge === 'none')
      expect(edges()[1], 'the row has an edge of its own, its neighbours none').to.match(/inset/)
      expect(bare.length).to.equal(edges().length - 1)
      element.rows = servers(3).map((row) => ({ ...row, status: 'ACTIVE' }))
      await element.updateComplete
      expect(bars().length).to.equal(0)
      expect(edges()).not.to.match(/inset/)
    })

    it('W-TABLE-24 a row with errors says where they are, and shows them', async () => {
      const element = await table({ rowState: () => ({ error: 'No valid host was found.' }) })
      const expander = control(element, 'expand')
      expect(expander.title).to.equal('Click here to expand the row and view the errors.')
      expander.click()
      await element.updateComplete
      expect(text(one(element, '.row-error'))).to.equal('No valid host was found.')
      await expect(element).to.be.accessible()
    })

    for (const paging of ['pages', 'virtual'] as const) {
      it(`W-TABLE-24 a row that does not open says its error itself (${paging})`, async () => {
        const bad = 'No valid host was <b>found</b>.'
        const rowState = (row: Server) => ({ error: row.id === 'id-0' ? bad : undefined })
        const element = await table({ withoutExpansion: true, paging, rowState })
        const alert = () => rowsOf(element)[0]!.querySelector('stratus-icon.alert')
        expect([alert()!.getAttribute('title'), alert()!.getAttribute('label')]).to.deep.equal([bad, bad])
        expect(all(element, 'stratus-icon.alert').length).to.equal(1)
        await expect(element).to.be.accessible()
        element.rows = servers(2).reverse()
        await element.updateComplete
        expect(alert()).to.equal(null)
        element.rowState = () => ({})
        await element.updateComplete
        expect(all(element, 'stratus-icon.alert').length).to.equal(0)
      })
    }
  })

  describe('sorting', () => {
    it('W-TABLE-01 a header sorts up, then down, and says so', async () => {
      const element = await table({ rows: servers(3).reverse() })
      const events = heard(element, 'stratus-sort-change')
      header(element, 'Name').click()
      await element.updateComplete
      expect(names(element)).to.deep.equal(['web-0', 'web-1', 'web-2'])
      expect(header(element, 'Name').closest('th')!.getAttribute('aria-sort')).to.equal('ascending')
      header(element, 'Name').click()
      await element.updateComplete
      expect(names(element)).to.deep.equal(['web-2', 'web-1', 'web-0'])
      expect(events).to.deep.equal([
        { sort: { column: 'name', direction: 'ascending' } },
        { sort: { column: 'name', direction: 'descending' } },
      ])
    })

    it('W-TABLE-20 a column of sizes sorts by bytes', async () => {
      const rows = ['2 GB', '900 MB', '1 TB'].map((ram, index) => ({ id: `${index}`, name: ram, status: '', ram }))
      const element = await table({ rows, sort: { column: 'ram', direction: 'ascending' } })
      expect(names(element)).to.deep.equal(['900 MB', '2 GB', '1 TB'])
    })

    for (const event of ['pointerover', 'focusin'])
      it(`W-TABLE-108 nothing is compared again where an order was made ahead: ${event}`, async () => {
        let read = 0
        const ram = (row: Server) => {
          read++
          return row.ram
        }
        const [name, status, size] = columns
        const element = await table({ columns: [name!, status!, { ...size!, value: ram, cell: (row) => row.ram }] })
        const head = () => header(element, 'RAM')
        const turnTo = async () => {
          head().dispatchEvent(new Event(event, { bubbles: true, composed: true }))
          // WebKit does not say when it is idle.
          if ('requestIdleCallback' in window) await waitUntil(() => read === 3)
          return (read = 0)
        }
        for (const order of [
          ['web-2', 'web-1', 'web-0'],
          ['web-0', 'web-1', 'web-2'],
        ]) {
          await turnTo()
          head().click()
          await element.updateComplete
          expect(names(element)).to.deep.equal(order)
          if ('requestIdleCallback' in window) expect(read).to.equal(0)
        }
      })

    it('W-TABLE-46 Shift with a click or Enter on a header sorts by one column more, numbered and said', async () => {
      const time = fakeClock()
      const element = await table({ rows: servers(6), clock: time.clock })
      const events = heard(element, 'stratus-sort-change')
      const button = (column: string) => one(element, `th[data-column=${column}] [data-control=sort]`)
      button('status').click()
      await element.updateComplete
      expect(button('status').dataset['rank']).to.equal(undefined)
      button('ram').focus()
      await sendKeys({ down: 'Shift' })
      await sendKeys({ press: 'Enter' })
      await sendKeys({ up: 'Shift' })
      await element.updateComplete
      expect(names(element)).to.deep.equal(['web-5', 'web-3', 'web-2', 'web-0', 'web-4', 'web-1'])
      expect(['status', 'ram'].map((column) => button(column).dataset['rank'])).to.deep.equal(['1', '2'])
      time.advance(800)
      await element.updateComplete
      expect(text(one(element, '[role=status]'))).to.contain('Sorted by Status, ascending. Then by RAM, ascending.')
      await expect(element).to.be.accessible()
      for (const _ of ['descending', 'gone']) {
        button('ram').dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }))
        await element.updateComplete
      }
      const [status, ram] = ['status', 'ram'].map((column) => ({ column, direction: 'ascending' }))
      expect(events).to.deep.equal([
        { sort: status },
        { sort: { ...status, thenBy: [ram] } },
        { sort: { ...status, thenBy: [{ ...ram, direction: 'descending' }] } },
        { sort: status },
      ])
      button('name').click()
      await element.updateComplete
      expect(element.sort).to.deep.equal({ column: 'name', direction: 'ascending' })
    })
  })

  describe('filters', () => {
    const type = (element: Table, value: string): void => {
      const box = one<HTMLInputElement>(element, '[data-control=search]')
      box.value = value
      box.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }

    it('W-TABLE-02 filters 300 ms after the last letter', async () => {
      const time = fakeClock()
      const element = await table({ clock: time.clock })
      const events = heard(element, 'stratus-search-change')
      type(element, 'WEB')
      time.advance(299)
      type(element, 'WEB-2')
      time.advance(299)
      await element.updateComplete
      expect(names(element).length).to.equal(3)
      time.advance(1)
      await element.updateComplete
      expect(names(element)).to.deep.equal(['web-2'])
      expect(events).to.deep.equal([{ search: 'WEB-2' }])
    })

    it('W-TABLE-02 what is being typed survives a refresh', async () => {
      const time = fakeClock()
      const element = await table({ clock: time.clock })
      type(element, 'web-1')
      element.rows = servers(5)
      await element.updateComplete
      expect(one<HTMLInputElement>(element, '[data-control=search]').value).to.equal('web-1')
      time.advance(300)
      await element.updateComplete
      expect(names(element)).to.deep.equal(['web-1'])
    })

    it('W-TABLE-03 a category shows its rows, with counts', async () => {
      const categories = [{ id: 'build', label: 'Building', match: (row: Server) => row.status === 'BUILD' }]
      const element = await table({ categories })
      expect(all(element, '.category').map(text)).to.deep.equal(['All (3)', 'Building (1)'])
      all(element, '.category')[1]!.click()
      await element.updateComplete
      expect(names(element)).to.deep.equal(['web-1'])
      expect(all(element, '.category')[1]!.getAttribute('aria-pressed')).to.equal('true')
      await expect(element).to.be.accessible()
    })
  })

  describe('states', () => {
    it('loading without rows shows their shape, with rows keeps them', async () => {
      const element = await table({ rows: [], state: 'loading' })
      expect(all(element, '.skeleton').length).to.be.greaterThan(0)
      expect(one(element, 'table').getAttribute('aria-busy')).to.equal('true')
      await expect(element).to.be.accessible()
      element.rows = servers(2)
      await element.updateComplete
      expect(all(element, '.skeleton').length).to.equal(0)
      expect(rowsOf(element).length).to.equal(2)
    })

    it('a failure says what, offers to retry, names the request, and keeps old rows', async () => {
      const element = await table({
        rows: [],
        state: 'failed',
        error: { message: 'Unable to load.', requestId: 'req-1' },
      })
      const events = heard(element, 'stratus-retry')
      expect(text(one(element, '[role=alert]'))).to.equal('Unable to load. Request ID: req-1 Retry')
      // Nobody knows how many there are.
      expect(text(one(element, '.count'))).to.equal('')
      await expect(element).to.be.accessible()
      one(element, '[data-control=retry]').click()
      expect(events.length).to.equal(1)
      element.rows = servers(2)
      await element.updateComplete
      expect(rowsOf(element).length).to.equal(2)
      expect(text(one(element, '.count'))).to.equal('Displaying 2 items')
      expect(text(one(element, '[role=alert]'))).to.contain('Unable to load.')
      await expect(element).to.be.accessible()
    })

    it('filter-first asks for a search', async () => {
      const element = await table({ state: 'filter-first' })
      expect(text(one(element, 'tbody'))).to.equal('Please provide a search criteria first.')
      await expect(element).to.be.accessible()
    })

    it('says how old the rows are, and asks for new ones', async () => {
      const element = await table({ updatedAt: Date.now() - 65_000, stale: true })
      const events = heard(element, 'stratus-refresh')
      expect(text(one(element, '.age'))).to.equal('Updated 1 min. ago')
      one(element, '[data-control=refresh]').click()
      expect(events.length).to.equal(1)
    })

    it('is accessible with everything on, in every density', async () => {
      const element = await table({
        rowActions: () => actions,
        batchActions: () => actions,
        updatedAt: Date.now(),
        rows: servers(12),
        pageSize: 4,
        selected: new Set(['id-1']),
      })
      for (const density of ['compact', 'normal', 'comfortable'] as const) {
        element.density = density
        await element.updateComplete
        await expect(element).to.be.accessible()
      }
    })
  })

  describe('life', () => {
    it('takes properties that were set before it was defined', async () => {
      const tag = 'stratus-live-table-late'
      const element = document.createElement(tag) as Table
      Object.assign(element, { columns, rows: servers(2), withoutSearch: true })
      document.body.append(element)
      const { StratusLiveTable: Base } = await import('./stratus-live-table.js')
      customElements.define(tag, class extends Base<Server> {})
      await element.updateComplete
      expect(names(element)).to.deep.equal(['web-0', 'web-1'])
      element.remove()
    })

    it('takes rows before columns', async () => {
      const element = await fixture<Table>(html`<stratus-live-table></stratus-live-table>`)
      element.rows = servers(2)
      await element.updateComplete
      element.columns = columns
      await element.updateComplete
      expect(names(element)).to.deep.equal(['web-0', 'web-1'])
    })

    it('goes on after being moved, and waits for nothing when it is gone', async () => {
      const time = fakeClock()
      const element = await table({ clock: time.clock, selected: new Set(['id-1']), paging: 'virtual' })
      const box = one<HTMLInputElement>(element, '[data-control=search]')
      box.value = 'nothing'
      box.dispatchEvent(new InputEvent('input', { bubbles: true }))
      const home = element.parentElement!
      element.remove()
      time.advance(10_000)
      expect(element.search).to.equal('')
      home.append(element)
      await element.updateComplete
      expect(names(element).length).to.equal(3)
      expect([...element.selected]).to.deep.equal(['id-1'])
      header(element, 'Name').click()
      await element.updateComplete
      expect(element.sort).to.deep.equal({ column: 'name', direction: 'ascending' })
    })

    it('bad values warn and never throw', async () => {
      const element = await table()
      Object.assign(element, { rows: null, columns: 'none', pageSize: -1 })
      await element.updateComplete
      expect(text(one(element, 'tbody'))).to.equal('No items to display.')
      expect(takeConsole().length).to.equal(3)
      Object.assign(element, { columns, rows: [servers(1)[0], servers(1)[0]], pageSize: 20 })
      await element.updateComplete
      expect(names(element)).to.deep.equal(['web-0'])
      expect(takeConsole()[0]).to.contain('rows share a key: of these only the first is shown. The key: id-0')
    })

    it('ids and addresses have a button that copies them; it is no stop for Tab', async () => {
      const copied: string[] = []
      const original = navigator.clipboard.writeText
      navigator.clipboard.writeText = async (text) => void copied.push(text)
      const cells: Column<Server>[] = [
        { id: 'name', title: 'Name', value: ({ name }) => name },
        { id: 'id', title: 'ID', value: ({ id }) => id, cell: ({ id }) => ({ text: id, mono: true }) },
        { id: 'ip', title: 'IP', value: () => '', cell: () => ({ lines: ['a: 1', 'b: 2'], mono: true, copy: '1\n2' }) },
        { id: 'age', title: 'Age', value: () => '', cell: () => ({ text: '1 day', datetime: '2026-01-15T12:00:00Z' }) },
      ]
      const element = await table({ columns: cells, rows: servers(1) })
      const buttons = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[data-control=copy]')]
      expect(buttons.map(({ ariaLabel, tabIndex }) => [ariaLabel, tabIndex])).to.deep.equal([
        ['Copy id-0', -1],
        ['Copy 1, 2', -1],
      ])
      for (const button of buttons) button.click()
      expect(copied).to.deep.equal(['id-0', '1\n2'])
      expect(one(element, 'time').getAttribute('datetime')).to.equal('2026-01-15T12:00:00Z')
      await expect(element).to.be.accessible()
      navigator.clipboard.writeText = original
    })

    it('rows without an id have an identity of their own', async () => {
      const element = await table({ rows: [{ name: 'a' }, { name: 'b' }] as Server[] })
      control(element, 'select', 1).click()
      await element.updateComplete
      expect(rowsOf(element).map((row) => row.classList.contains('selected'))).to.deep.equal([false, true])
    })
  })
})
