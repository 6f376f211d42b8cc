import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { fakeClock } from '../../tests/support/clock.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { Action } from '../internal/actions.js'
import type { Column, RowState } from './column.js'
import type { StratusLiveTable } from './stratus-live-table.js'
import './stratus-live-table.define.js'

consoleGate()

interface Server {
  id: string
  name: string
  status: string
  ram: string
}

const servers = (count: number): Server[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    name: `web-${index}`,
    status: index % 3 === 1 ? 'BUILD' : 'ACTIVE',
    ram: `${(count - index) * 512} MB`,
  }))

const columns: Column<Server>[] = [
  { id: 'name', title: 'Name', value: (row) => row.name, cell: (row) => ({ text: row.name, href: `#${row.id}` }) },
  { id: 'status', title: 'Status', value: (row) => row.status, priority: 2 },
  { id: 'ram', title: 'RAM', type: 'size', value: (row) => row.ram, priority: 3 },
]

const actions: Action[] = [
  { id: 'start', label: 'Start' },
  { id: 'stop', label: 'Stop', disabled: '' },
  { id: 'delete', label: 'Delete', danger: true },
]

type Table = StratusLiveTable<Server>

async function table(set: Partial<Table> = {}, width = 1000): Promise<Table> {
  const box = document.createElement('div')
  box.style.width = `${width}px`
  const element = await fixture<Table>(html`<stratus-live-table label="Instances"></stratus-live-table>`, {
    parentNode: box,
  })
  Object.assign(element, { columns, rows: servers(3), ...set })
  await element.updateComplete
  return element
}

const all = <E extends Element = HTMLElement>(element: Element, selector: string): E[] => [
  ...element.shadowRoot!.querySelectorAll<E>(selector),
]
const one = <E extends Element = HTMLElement>(element: Element, selector: string): E => {
  const found = element.shadowRoot!.querySelector<E>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}.`)
  return found
}
const rowsOf = (element: Element) => all<HTMLTableRowElement>(element, 'tr.row[data-key]')
const names = (element: Element) =>
  all(element, '[role=rowheader]').map((cell) => (cell.querySelector('.content') ?? cell).textContent!.trim())
const text = (element: Element) => element.textContent!.replace(/\s+/g, ' ').trim()
const control = (element: Element, name: string, row = 0) => {
  const found = rowsOf(element)[row]?.querySelector<HTMLElement>(`[data-control=${name}]`)
  if (!found) throw new Error(`Row ${row} has no ${name}.`)
  return found
}
const header = (element: Element, title: string) =>
  all(element, 'thead [data-control=sort]').find((button) => text(button) === title)!

function heard<Detail>(element: Element, type: string): Detail[] {
  const details: Detail[] = []
  element.addEventListener(type, (event) => details.push((event as CustomEvent<Detail>).detail))
  return details
}

describe('<stratus-live-table>', function () {
  // Axe looks at every cell; that takes its time on a busy machine.
  this.timeout(20_000)

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
      element.rows = servers(3).map((row) => ({ ...row, status: 'ACTIVE' }))
      await element.updateComplete
      expect(bars().length).to.equal(0)
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

  describe('on a phone', () => {
    afterEach(async () => {
      window.scrollTo(0, 0)
      await setViewport({ width: 800, height: 600 })
    })

    for (const batch of [['Delete Images'], ['Start Instances', 'Shut Off Instances', 'Soft Reboot', 'Delete', 'Lock']])
      it(`W-TABLE-04 on a phone ${batch.length} actions on selected rows stay in sight while the rest scrolls away`, async () => {
        await setViewport({ width: 390, height: 700 })
        const element = await table(
          {
            rows: servers(20),
            categories: [
              { id: 'on', label: 'Active', match: ({ status }) => status === 'ACTIVE' },
              { id: 'off', label: 'Building', match: ({ status }) => status === 'BUILD' },
            ],
            batchActions: () => batch.map((label) => ({ id: label, label })),
          },
          374,
        )
        // The page has a bar of its own up there.
        element.style.setProperty('--stratus-live-table-sticky-top', '48px')
        const create = document.createElement('button')
        create.slot = 'actions'
        create.textContent = 'Create Image'
        element.append(create)
        control(element, 'select', 0).click()
        control(element, 'select', 1).click()
        await element.updateComplete
        const list = one<HTMLElementTagNameMap['stratus-action-list']>(element, '.batch')
        await list.updateComplete
        const buttons = () => all(list, '[part=button]').map((button) => button.getBoundingClientRect())
        window.scrollTo(0, 1200)
        await waitUntil(() => create.getBoundingClientRect().bottom <= 48, 'the rest of the toolbar is gone')
        await waitUntil(
          () => buttons().every(({ top, bottom }) => top >= 48 && bottom <= 208),
          'the actions are in sight',
        )
        for (const { left, right, top, height } of buttons()) {
          expect(left).to.be.at.least(0)
          expect(right).to.be.at.most(390)
          // Nothing lies on it.
          expect(element.shadowRoot!.elementFromPoint((left + right) / 2, top + height / 2)).to.equal(list)
        }
      })
  })

  describe('selection', () => {
    it('W-TABLE-04 batch actions act on the selected rows, and wait for a selection', async () => {
      const element = await table({ batchActions: () => [{ id: 'delete', label: 'Delete Instances', danger: true }] })
      const events = heard<{ action: Action; rows: Server[] }>(element, 'stratus-batch-action')
      const list = one(element, 'stratus-action-list')
      await (list as HTMLElementTagNameMap['stratus-action-list']).updateComplete
      const button = () => one<HTMLButtonElement>(list, '[data-action=delete]')
      expect(button().getAttribute('aria-disabled')).to.equal('true')
      expect(button().title).to.equal('Please select a row before taking that action.')
      button().click()
      expect(events.length).to.equal(0)
      control(element, 'select', 1).click()
      await element.updateComplete
      await (list as HTMLElementTagNameMap['stratus-action-list']).updateComplete
      button().click()
      expect(events.map(({ action, rows }) => [action.id, rows.map(({ id }) => id)])).to.deep.equal([
        ['delete', ['id-1']],
      ])
      await expect(element).to.be.accessible()
    })

    it('W-TABLE-06 select-all selects the rows of the page, and is on by default', async () => {
      const element = await table({ rows: servers(5), pageSize: 2 })
      one(element, '[data-control=select-all]').click()
      await element.updateComplete
      expect([...element.selected]).to.deep.equal(['id-0', 'id-1'])
      one(element, '[data-control=select-rest]').click()
      await element.updateComplete
      expect(element.selected.size).to.equal(5)
      one(element, '[data-control=clear-selection]').click()
      await element.updateComplete
      expect(element.selected.size).to.equal(0)
      element.withoutSelectAll = true
      await element.updateComplete
      expect(all(element, '[data-control=select-all]').length).to.equal(0)
    })

    it('W-TABLE-04 Shift selects the range', async () => {
      const element = await table({ rows: servers(5) })
      control(element, 'select', 1).click()
      control(element, 'select', 3).dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }))
      await element.updateComplete
      expect([...element.selected].sort()).to.deep.equal(['id-1', 'id-2', 'id-3'])
    })

    it('W-TABLE-04 the selection survives a refresh; rows that are gone leave it', async () => {
      const element = await table({ rows: servers(3), selected: new Set(['id-0', 'id-2']) })
      const events = heard<{ selected: Set<string> }>(element, 'stratus-selection-change')
      element.rows = servers(3)
      await element.updateComplete
      expect([...element.selected]).to.deep.equal(['id-0', 'id-2'])
      expect(events.length).to.equal(0)
      element.rows = servers(1)
      await element.updateComplete
      expect([...element.selected]).to.deep.equal(['id-0'])
      expect(events.length).to.equal(1)
    })
  })

  describe('details', () => {
    it('W-TABLE-05 a row opens and shows all its columns; on by default', async () => {
      const element = await table({
        columns: [...columns, { id: 'id', title: 'ID', hidden: true, value: (row) => row.id }],
      })
      const events = heard<{ expanded: boolean }>(element, 'stratus-row-expand')
      control(element, 'expand').click()
      await element.updateComplete
      expect(all(element, '.details dt').map(text)).to.deep.equal(['Name', 'Status', 'RAM', 'ID'])
      expect(control(element, 'expand').getAttribute('aria-expanded')).to.equal('true')
      await expect(element).to.be.accessible()
      control(element, 'expand').click()
      await element.updateComplete
      expect(all(element, '.details').length).to.equal(0)
      expect(events.map(({ expanded }) => expanded)).to.deep.equal([true, false])
      element.withoutExpansion = true
      await element.updateComplete
      expect(all(element, '[data-control=expand]').length).to.equal(0)
    })

    it('W-TABLE-05 details of the page, open through a refresh', async () => {
      const element = await table({ details: (row) => `All about ${row.name}` })
      control(element, 'expand', 1).click()
      await element.updateComplete
      element.rows = servers(2)
      await element.updateComplete
      expect(text(one(element, '.details'))).to.equal('All about web-1')
    })
  })

  describe('actions', () => {
    const open = async (element: Table, row = 0) => {
      control(element, 'more', row).click()
      const menu = one(element, 'stratus-action-menu')
      await (menu as HTMLElementTagNameMap['stratus-action-menu']).updateComplete
      await element.updateComplete
      return menu
    }

    it('the likely action is a button, the others are in the menu', async () => {
      const element = await table({ rowActions: () => actions })
      const events = heard<{ action: Action; row: Server }>(element, 'stratus-row-action')
      control(element, 'action', 1).click()
      const menu = await open(element, 2)
      expect(all(menu, '[role=menuitem] .label').map(text)).to.deep.equal(['Stop', 'Delete'])
      await expect(element).to.be.accessible()
      one(menu, '[data-action=delete]').click()
      expect(events.map(({ action, row }) => [action.id, row.id])).to.deep.equal([
        ['start', 'id-1'],
        ['delete', 'id-2'],
      ])
    })

    it('W-TABLE-23 a blocked action says why and does nothing', async () => {
      const element = await table({ rowActions: () => actions })
      const events = heard(element, 'stratus-row-action')
      const menu = await open(element)
      const stop = one(menu, '[data-action=stop]')
      expect(stop.getAttribute('aria-disabled')).to.equal('true')
      expect(text(stop)).to.equal(
        'Stop The action cannot be performed. The contents of this row have errors or are missing information.',
      )
      stop.click()
      expect(events.length).to.equal(0)
    })

    it('W-TABLE-27 an action that fails its asynchronous check is not shown', async () => {
      let answer: (allowed: boolean) => void = () => {}
      const check = new Promise<boolean>((resolve) => (answer = resolve))
      const rowActions = (): Action[] => [
        { id: 'start', label: 'Start' },
        { id: 'lock', label: 'Lock', allowed: () => check },
      ]
      const element = await table({ rows: servers(1), rowActions })
      answer(false)
      await check
      await nextFrame()
      await element.updateComplete
      expect(text(control(element, 'action'))).to.equal('Start')
      expect(all(element, '[data-control=more]').length).to.equal(0)
    })

    it('W-TABLE-18 tells when a menu is open, and holds the rows still until it closes', async () => {
      const element = await table({ rowActions: () => actions })
      const events = heard<{ open: boolean }>(element, 'stratus-menu')
      const menu = await open(element, 1)
      expect(events).to.deep.equal([{ open: true }])
      element.rows = servers(1)
      await element.updateComplete
      expect(names(element)).to.deep.equal(['web-0', 'web-1', 'web-2'])
      ;(menu as HTMLElementTagNameMap['stratus-action-menu']).hide()
      await element.updateComplete
      expect(events).to.deep.equal([{ open: true }, { open: false }])
      expect(names(element)).to.deep.equal(['web-0'])
    })

    it('a waiting row is busy, and its actions cannot be chosen', async () => {
      const element = await table({ rowActions: () => actions, wait: new Set(['id-0']) })
      const events = heard(element, 'stratus-row-action')
      expect(rowsOf(element)[0]!.getAttribute('aria-busy')).to.equal('true')
      control(element, 'action').click()
      expect(events.length).to.equal(0)
    })
  })

  describe('paging', () => {
    it('W-TABLE-08 shows 20 rows a page unless told otherwise', async () => {
      const element = await table({ rows: servers(45) })
      const events = heard(element, 'stratus-page-change')
      expect(rowsOf(element).length).to.equal(20)
      expect(text(one(element, '.count'))).to.equal('Displaying 20 of 45 items')
      one(element, '[data-control=last]').click()
      await element.updateComplete
      expect(names(element)).to.deep.equal(['web-40', 'web-41', 'web-42', 'web-43', 'web-44'])
      expect(rowsOf(element)[0]!.getAttribute('aria-rowindex')).to.equal('42')
      expect(one(element, '[data-control=next]').getAttribute('aria-disabled')).to.equal('true')
      expect(events).to.deep.equal([{ page: 3 }])
      await expect(element).to.be.accessible()
    })

    it('W-TABLE-08 takes the page size from the cookie', async () => {
      document.cookie = 'API_RESULT_PAGE_SIZE=7; path=/'
      try {
        expect(rowsOf(await table({ rows: servers(45) })).length).to.equal(7)
      } finally {
        document.cookie = 'API_RESULT_PAGE_SIZE=; path=/; max-age=0'
      }
    })

    it('pages of the server are asked for', async () => {
      const element = await table({ paging: 'server', serverPages: { hasPrev: false, hasNext: true } })
      const events = heard(element, 'stratus-page-change')
      one(element, '[data-control=prev]').click()
      one(element, '[data-control=next]').click()
      expect(events).to.deep.equal([{ page: 2, direction: 'next' }])
    })

    it('virtual: 100,000 rows draw a screenful; scrolling to the end shows the last', async () => {
      const element = await table({ paging: 'virtual', rows: servers(100_000) })
      element.style.cssText = 'display: block; block-size: 400px; overflow: auto'
      await nextFrame()
      expect(rowsOf(element).length).to.be.lessThan(80)
      expect(one(element, 'table').getAttribute('aria-rowcount')).to.equal('100001')
      element.scrollTop = element.scrollHeight
      await waitUntil(() => names(element).includes('web-99999'), 'the last row is drawn')
      expect(rowsOf(element).at(-1)!.getAttribute('aria-rowindex')).to.equal('100001')
    })
  })

  describe('long lists', () => {
    const long = async (set: Partial<Table> = {}) => {
      const time = fakeClock()
      const element = await table({ paging: 'virtual', rows: servers(100_000), clock: time.clock, ...set })
      element.style.cssText = 'display: block; block-size: 400px; overflow: auto'
      await nextFrame()
      await nextFrame()
      return { element, time }
    }
    const places = (element: Element) => rowsOf(element).map((row) => Number(row.getAttribute('aria-rowindex')))

    it('rows keep their elements while people scroll, and come into order when they pause', async () => {
      const { element, time } = await long()
      const third = rowsOf(element)[2]!
      element.scrollTop = 360
      await waitUntil(() => places(element).includes(22), 'rows come')
      const before = rowsOf(element)
      time.advance(1000)
      const indexes = places(element)
      expect(indexes).to.deep.equal([...indexes].sort((a, b) => a - b))
      expect(new Set(rowsOf(element))).to.deep.equal(new Set(before))
      expect(third.isConnected).to.equal(true)
      const tops = rowsOf(element).map((row) => Math.round(row.getBoundingClientRect().top))
      expect(tops).to.deep.equal([...tops].sort((a, b) => a - b))
      expect(new Set(tops).size).to.equal(tops.length)
    })

    it('W-TABLE-05 an open row makes room for its details', async () => {
      const { element } = await long({ details: (row) => `All about ${row.name}` })
      control(element, 'expand', 1).click()
      await element.updateComplete
      await nextFrame()
      await waitUntil(() => {
        const details = one(element, '.details').getBoundingClientRect()
        const [, open, next] = rowsOf(element).map((row) => row.getBoundingClientRect())
        return (
          details.height > 20 && Math.abs(details.top - open!.bottom) < 2 && Math.abs(next!.top - details.bottom) < 2
        )
      }, 'details stand between their row and the next')
    })

    it('W-TABLE-04 W-TABLE-06 all of them are selected, one is taken out, a refresh keeps that', async () => {
      const rows = servers(100_000)
      const { element } = await long({ rows, batchActions: () => [{ id: 'delete', label: 'Delete' }] })
      const events = heard<{ action: Action; rows: Server[] }>(element, 'stratus-batch-action')
      one(element, '[data-control=select-all]').click()
      await element.updateComplete
      expect(element.selected.size).to.equal(100_000)
      expect(rowsOf(element).every((row) => row.classList.contains('selected'))).to.equal(true)
      control(element, 'select', 1).click()
      await element.updateComplete
      const box = one<HTMLInputElement>(element, '[data-control=select-all]')
      expect([box.checked, box.indeterminate]).to.deep.equal([false, true])
      expect(text(one(element, '.chosen'))).to.contain('99999 selected')
      element.rows = rows.with(0, { ...rows[0]!, name: 'renamed' })
      await element.updateComplete
      expect(rowsOf(element).map((row) => row.classList.contains('selected'))[1]).to.equal(false)
      expect(element.selected.has('id-1')).to.equal(false)
      expect(element.selected.has('id-0')).to.equal(true)
      const list = one(element, 'stratus-action-list') as HTMLElementTagNameMap['stratus-action-list']
      await list.updateComplete
      one(list, '[data-action=delete]').click()
      expect(events[0]!.rows.length).to.equal(99_999)
    })

    it('W-TABLE-03 select-all after a filter means what passes it', async () => {
      const { element } = await long({ search: 'web-9' })
      one(element, '[data-control=select-all]').click()
      await element.updateComplete
      const { size } = element.selected
      expect(size).to.equal(11_111)
      element.search = ''
      await element.updateComplete
      expect(element.selected.size).to.equal(size)
      expect(control(element, 'select', 0)).to.have.property('checked', false)
      expect(control(element, 'select', 9)).to.have.property('checked', true)
    })
  })

  describe('columns', () => {
    it('a cell tells its full text when the pointer gets there, not before', async () => {
      const element = await table({ rows: servers(1) })
      const cell = one(element, 'td[data-column=status]')
      expect(cell.hasAttribute('title')).to.equal(false)
      cell.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      expect(cell.title).to.equal('ACTIVE')
      element.rows = [{ ...servers(1)[0]!, status: 'ERROR' }]
      await element.updateComplete
      expect(cell.hasAttribute('title')).to.equal(false)
    })

    it('W-TABLE-09 the chooser says which chosen columns do not fit', async () => {
      const element = await table({ columns: columns.map((column) => ({ ...column, width: 300 })) }, 800)
      const chooser = one(element, 'stratus-column-chooser') as HTMLElementTagNameMap['stratus-column-chooser']
      await chooser.updateComplete
      expect(all(chooser, 'label').map(text)).to.deep.equal(['Name', 'Status', 'RAMHidden at this width'])
    })

    const titles = (element: Element) => all(element, 'thead th[data-column]').map(text)

    it('W-TABLE-09 the lowest priorities leave a narrow table; nothing scrolls sideways', async () => {
      const many: Column<Server>[] = [1, 2, 3, 4, 5].map((priority) => ({
        id: `c${priority}`,
        title: `Column ${priority}`,
        width: 180,
        priority,
        value: (row) => row.name,
      }))
      const element = await table({ columns: many }, 700)
      expect(titles(element)).to.deep.equal(['Column 1', 'Column 2', 'Column 3', 'Column 4'])
      expect(element.scrollWidth).to.be.at.most(700)
      element.parentElement!.style.width = '570px'
      await nextFrame()
      await nextFrame()
      await element.updateComplete
      expect(titles(element)).to.deep.equal(['Column 1', 'Column 2', 'Column 3'])
    })

    it('W-TABLE-09 below 560 px rows are cards', async () => {
      const element = await table({ rowActions: () => actions }, 390)
      expect(getComputedStyle(rowsOf(element)[0]!).display).to.equal('grid')
      // The lowest priority is in the details.
      const shown = [...rowsOf(element)[0]!.querySelectorAll<HTMLElement>('td.data')].map(
        (cell) => cell.dataset['column'],
      )
      expect(shown).to.deep.equal(['name', 'status'])
      expect(element.scrollWidth).to.be.at.most(390)
      await expect(element).to.be.accessible()
    })

    it('W-TABLE-10 an invalid priority is a warning, and counts as 1', async () => {
      const element = await table({
        columns: [{ id: 'name', title: 'Name', priority: 0, value: (row: Server) => row.name }],
      })
      expect(titles(element)).to.deep.equal(['Name'])
      const said = takeConsole()
      expect(said.length).to.equal(1)
      expect(said[0]).to.contain('Please set an integer of 1 or more for priority')
    })

    it('the chooser hides, moves and resizes by keyboard, and the store remembers', async () => {
      const kept = new Map<string, unknown>()
      const store = {
        get: (key: string) => kept.get(key),
        set: (key: string, value: unknown) => void kept.set(key, value),
      }
      const element = await table({ store, name: 'instances' })
      const events = heard(element, 'stratus-columns-change')
      const chooser = one(element, 'stratus-column-chooser') as HTMLElementTagNameMap['stratus-column-chooser']
      one(chooser, '.opener').click()
      await nextFrame()
      await nextFrame()
      await expect(element).to.be.accessible()
      all<HTMLInputElement>(chooser, 'input')[1]!.click()
      await element.updateComplete
      await chooser.updateComplete
      one(chooser, '[aria-label="Move RAM up"]').click()
      await element.updateComplete
      await chooser.updateComplete
      one(chooser, '[aria-label="Move RAM up"]').click()
      await element.updateComplete
      expect(titles(element)).to.deep.equal(['RAM', 'Name'])
      expect(events.length).to.equal(3)
      const again = await table({ store, name: 'instances' })
      expect(titles(again)).to.deep.equal(['RAM', 'Name'])
    })

    it('the summary row stands below the columns it sums', async () => {
      const element = await table({ summary: (rows) => ({ ram: `${rows.length} GB` }) })
      expect(all(element, 'tfoot td .content').map(text)).to.deep.equal(['Summary', '', '3 GB'])
      await expect(element).to.be.accessible()
    })

    it('exports what is shown as CSV', async () => {
      const element = await table({ search: 'web-1' })
      expect(element.csv()).to.equal('\uFEFFName,Status,RAM\r\nweb-1,BUILD,1024 MB\r\n')
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
      await expect(element).to.be.accessible()
      one(element, '[data-control=retry]').click()
      expect(events.length).to.equal(1)
      element.rows = servers(2)
      await element.updateComplete
      expect(rowsOf(element).length).to.equal(2)
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
  })

  describe('keyboard', () => {
    it('Down and Up move to the same control of the next row', async () => {
      const element = await table()
      control(element, 'select', 0).focus()
      await sendKeys({ press: 'ArrowDown' })
      expect(element.shadowRoot!.activeElement).to.equal(control(element, 'select', 1))
      await sendKeys({ press: 'Space' })
      await sendKeys({ press: 'ArrowUp' })
      expect([...element.selected]).to.deep.equal(['id-1'])
      expect(element.shadowRoot!.activeElement).to.equal(control(element, 'select', 0))
    })

    it('a row menu opens, is walked, and gives the focus back', async () => {
      const element = await table({ rowActions: () => actions })
      control(element, 'more', 1).focus()
      await sendKeys({ press: 'ArrowDown' })
      await nextFrame()
      const menu = one(element, 'stratus-action-menu')
      expect((menu.shadowRoot!.activeElement as HTMLElement).dataset['action']).to.equal('stop')
      await sendKeys({ press: 'd' })
      expect((menu.shadowRoot!.activeElement as HTMLElement).dataset['action']).to.equal('delete')
      await sendKeys({ press: 'Escape' })
      expect(element.shadowRoot!.activeElement).to.equal(control(element, 'more', 1))
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
      expect(takeConsole()[0]).to.contain("two rows have the key 'id-0'")
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
