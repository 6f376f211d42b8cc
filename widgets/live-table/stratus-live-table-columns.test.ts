import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { deepActiveElement } from '../internal/focus.js'
import type { Column } from './data/column.js'
import type { ColumnLayout } from './data/layout.js'
import {
  actions,
  columns,
  control,
  rowsOf,
  type Server,
  servers,
  table,
  type Table,
} from '../../tests/support/live-table.js'
import { all, heard, one, text } from '../../tests/support/shadow.js'

consoleGate()

describe('<stratus-live-table> columns', () => {
  const titles = (element: Element) => all(element, 'thead th[data-column]').map(text)

  async function openChooser(element: Element) {
    const chooser = one(element, 'stratus-column-chooser') as HTMLElementTagNameMap['stratus-column-chooser']
    one(element, '[popovertarget=columns]').click()
    await waitUntil(() => chooser.shadowRoot?.activeElement?.localName === 'input', 'the first box has the focus')
    return chooser
  }

  describe('columns', () => {
    it('W-TABLE-26 a column that this user may not see is nowhere: not shown, chosen, searched, exported or in the details', async () => {
      let answer: (may: boolean) => void = () => {}
      const may = new Promise<boolean>((done) => (answer = done))
      const refused = { id: 'host', title: 'Host', value: () => 'compute-7' }
      const set = {
        columns: [
          ...columns,
          { ...refused, allowed: () => Promise.reject(new Error('no answer')) },
          { ...refused, id: 'secret', allowed: () => false },
          { id: 'owner', title: 'Owner', value: () => 'ann', allowed: () => may },
        ],
        rows: servers(1),
        expanded: new Set(['id-0']),
      }
      const element = await table(set)
      expect(titles(element)).to.deep.equal(['Name', 'Status', 'RAM'])
      answer(true)
      await waitUntil(() => titles(element).includes('Owner'), 'the column shows when the check has passed')
      expect(titles(element)).to.deep.equal(['Name', 'Status', 'RAM', 'Owner'])
      expect(text(one(element, '.details'))).not.to.contain('Host')
      expect(element.csv()).not.to.contain('compute-7')
      expect(all(await openChooser(element), 'li label').map(text)).to.deep.equal(['Name', 'Status', 'RAM', 'Owner'])
      element.search = 'compute-7'
      await element.updateComplete
      expect(text(one(element, 'tbody'))).to.equal('No items to display.')
    })

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
      const chooser = await openChooser(element)
      expect(all(chooser, 'li label').map(text)).to.deep.equal(['Name', 'Status', 'RAMHidden at this width'])
    })

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

    it('W-TABLE-09 in a card without boxes the name stands where the labels do', async () => {
      const element = await table({ columns: columns.slice(0, 2), withoutSelection: true, withoutExpansion: true }, 390)
      const start = (selector: string) => one(element, selector).getBoundingClientRect().left
      expect(all(element, 'td:is(.select, .expand)')).to.deep.equal([])
      expect(start('td[data-column=name] .content')).to.equal(start('td[data-column=status] .card-label'))
    })

    it('W-TABLE-09 somewhat above, rows are cards only where texts that always show would be cut', async () => {
      const wide = (count: number): Column<Server>[] =>
        Array.from({ length: count }, (_, index) => ({
          id: `c${index}`,
          title: `Column ${index}`,
          width: 180,
          value: (row) => row.name,
        }))
      const layoutOf = async (count: number, width: number): Promise<string> =>
        getComputedStyle(rowsOf(await table({ columns: wide(count) }, width))[0]!).display
      expect(await layoutOf(3, 744)).to.equal('table-row')
      expect(await layoutOf(5, 744)).to.equal('grid')
      expect(await layoutOf(5, 780)).to.equal('table-row')
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
      const chooser = await openChooser(element)
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

    it('W-TABLE-105 a double click on the edge of a column gives it the width of its texts back', async () => {
      const element = await table({}, 900)
      const grip = await waitUntil(() => all(element, 'th .grip')[0], 'columns can be dragged')
      const width = () => grip.closest('th')!.getBoundingClientRect().width
      const before = width()
      const { left, top, width: across, height } = grip.getBoundingClientRect()
      const [x, y] = [Math.round(left + across / 2), Math.round(top + height / 2)]
      const layouts = heard<{ layout: ColumnLayout }>(element, 'stratus-columns-change')
      try {
        await sendMouse({ type: 'move', position: [x, y] })
        await sendMouse({ type: 'down' })
        await sendMouse({ type: 'move', position: [x - 60, y] })
        await sendMouse({ type: 'up' })
        await element.updateComplete
        expect(width()).to.be.closeTo(before - 60, 3)
        await sendMouse({ type: 'down' })
        // The drivers' clicks are single ones.
        grip.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, composed: true }))
        await sendMouse({ type: 'up' })
      } finally {
        await resetMouse()
      }
      await element.updateComplete
      expect(width()).to.be.closeTo(before, 3)
      expect(layouts.map(({ layout }) => Object.keys(layout.widths))).to.deep.equal([['name'], []])
    })

    it('bad input: a store that fails costs the memory, not the table', async () => {
      const fail = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      const element = await table({ store: { get: fail, set: fail }, name: 'instances' })
      all<HTMLInputElement>(await openChooser(element), 'input')[1]!.click()
      await element.updateComplete
      expect(titles(element)).to.deep.equal(['Name', 'RAM'])
      expect(takeConsole().map((said) => said.split('. ')[0])).to.deep.equal([
        '<stratus-live-table> its store cannot be read',
        '<stratus-live-table> its store cannot be written',
      ])
    })

    it('in right-to-left pages a value reads as it is written, and stands where the page begins', async () => {
      const element = await table({ rows: servers(1) })
      element.parentElement!.dir = 'rtl'
      const look = (id: string) => {
        const cell = one(element, `td[data-column=${id}]`)
        return [getComputedStyle(cell.querySelector('.content')!).unicodeBidi, getComputedStyle(cell).textAlign]
      }
      expect(look('status')).to.deep.equal(['plaintext', 'right'])
      expect(look('ram')).to.deep.equal(['plaintext', 'left'])
    })

    for (const paging of ['pages', 'virtual'] as const)
      it(`in right-to-left pages a long name of Latin letters is cut at its end (${paging})`, async () => {
        const [server] = servers(1)
        const rows = [{ ...server!, name: 'a-long-name-'.repeat(20) }]
        const element = await table({ paging, rows })
        element.parentElement!.dir = 'rtl'
        const cell = one(element, '[role=rowheader]')
        const first = document.createRange()
        const letters = document.createTreeWalker(cell.querySelector('.link')!, NodeFilter.SHOW_TEXT).nextNode()!
        first.setStart(letters, 0)
        first.setEnd(letters, 1)
        const [letter, room] = [first.getBoundingClientRect(), cell.getBoundingClientRect()]
        expect(letter.left).to.be.at.least(room.left)
        expect(letter.right).to.be.at.most(room.right)
      })

    it('a name in right-to-left letters stands where the other names do', async () => {
      const element = await table({ rows: [{ ...servers(1)[0]!, name: 'שלום' }] })
      expect(getComputedStyle(one(element, '[role=rowheader] .content')).textAlign).to.equal('left')
    })

    it('the summary row stands below the columns it sums', async () => {
      const element = await table({ summary: (rows) => ({ ram: `${rows.length} GB` }) })
      expect(all(element, 'tfoot td .content').map(text)).to.deep.equal(['Summary', '', '3 GB'])
      await expect(element).to.be.accessible()
    })

    it('W-TABLE-85 people group the rows by a column, which is kept with their other columns', async () => {
      const stored = new Map<string, unknown>()
      const store = {
        get: (key: string) => stored.get(key),
        set: (key: string, value: unknown) => void stored.set(key, value),
      }
      const element = await table({ rows: servers(6), name: 'servers', store })
      const events = heard<{ layout: ColumnLayout }>(element, 'stratus-columns-change')
      const choose = async (of: Table, value: string) => {
        one(of, '[popovertarget=columns]').click()
        const chooser = one(of, 'stratus-column-chooser')
        const select = await waitUntil(() => chooser.shadowRoot?.querySelector('select'), 'the list of columns')
        expect([...select.options].map(text)).to.deep.equal(['No groups', 'Name', 'Status', 'RAM'])
        await expect(chooser).to.be.accessible()
        select.value = value
        select.dispatchEvent(new Event('change'))
        chooser.hidePopover()
        await aTimeout(20)
        await of.updateComplete
      }
      const heads = (of: Table) => all(of, 'tr[data-group]').map((head) => head.dataset['key'])
      await choose(element, 'status')
      await waitUntil(() => heads(element).length === 2, 'two groups')
      expect(one(element, 'table').getAttribute('role')).to.equal('treegrid')
      expect(events.at(-1)!.layout.groupBy).to.equal('status')
      expect(stored.get('servers.columns')).to.deep.include({ groupBy: 'status' })
      const again = await table({ rows: servers(6), name: 'servers', store })
      await waitUntil(() => heads(again).length === 2, 'it is remembered')
      again.groupBy = 'ram'
      await again.updateComplete
      expect(heads(again).length, 'what people chose goes before').to.equal(2)
      await choose(again, '')
      expect(heads(again)).to.deep.equal([])
      again.columnLayout = { order: [], widths: {}, hidden: {} }
      await again.updateComplete
      expect(heads(again).length, 'as the page has it').to.equal(6)
    })

    it('W-TABLE-85 rows of a tree, and of a server, are not grouped', async () => {
      for (const set of [{ tree: { parent: 'parent' } }, { paging: 'server' as const }]) {
        const element = await table(set)
        one(element, '[popovertarget=columns]').click()
        const chooser = one(element, 'stratus-column-chooser')
        await waitUntil(() => chooser.shadowRoot?.querySelector('input'), 'the columns')
        expect(chooser.shadowRoot!.querySelectorAll('select').length).to.equal(0)
        element.remove()
      }
    })

    it('exports what is shown as CSV', async () => {
      const element = await table({ search: 'web-1' })
      expect(element.csv()).to.equal('\uFEFFName,Status,RAM\r\nweb-1,BUILD,1024 MB\r\n')
    })
  })

  it('P-INST-24 is not exported while rows are still on their way: a file would be short of them without saying so', async () => {
    const element = await table({ state: 'loading' })
    const saved: string[] = []
    const button = one(element, '[data-control=export]')
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download)
    }
    try {
      // What is pressed before the code for it is here is done once it is.
      one(element, '[data-control=sort]').click()
      await waitUntil(() => all(element, 'th[aria-sort=ascending]').length, 'presses are heard')
      expect(button.ariaDisabled).to.equal('true')
      button.click()
      element.state = 'ready'
      await waitUntil(() => button.ariaDisabled === 'false', 'it can be pressed')
      button.click()
      await waitUntil(() => saved.length, 'saved')
      expect(saved).to.have.length(1)
    } finally {
      HTMLAnchorElement.prototype.click = click
    }
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

    it('W-TABLE-111 actions on several keep the focus when nothing is selected any more, and go with it', async () => {
      await setViewport({ width: 390, height: 700 })
      const element = await table({ batchActions: () => [{ id: 'delete', label: 'Delete Images' }] }, 374)
      control(element, 'select', 0).click()
      await element.updateComplete
      const list = one<HTMLElementTagNameMap['stratus-action-list']>(element, '.batch')
      await list.updateComplete
      one<HTMLButtonElement>(list, '[data-action=delete]').focus()
      element.selected = new Set()
      await element.updateComplete
      await list.updateComplete
      // The focus leaves what is hidden when that is drawn.
      await nextFrame()
      await nextFrame()
      expect(deepActiveElement()?.getAttribute('data-action')).to.equal('delete')
      control(element, 'select', 0).focus()
      expect(list.checkVisibility()).to.equal(false)
    })
  })
})
