import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { Action } from '../internal/actions.js'
import { actions, columns, control, names, rowsOf, servers, table } from '../../tests/support/live-table.js'
import type { Server, Table } from '../../tests/support/live-table.js'
import { pressKeys } from '../../tests/support/press-keys.js'
import { all, heard, one, text } from '../../tests/support/shadow.js'

consoleGate()

describe('<stratus-live-table> and what people do', () => {
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

    it('W-TABLE-04 a Shift that was pressed for something else makes no range', async () => {
      const element = await table({ rows: servers(5) })
      control(element, 'select', 1).click()
      const search = one(element, '[data-control=search]')
      search.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', shiftKey: true, bubbles: true }))
      const box = control(element, 'select', 3)
      box.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      box.click()
      await element.updateComplete
      expect([...element.selected].sort()).to.deep.equal(['id-1', 'id-3'])
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
      const menu = one<HTMLElementTagNameMap['stratus-action-menu']>(element, 'stratus-action-menu')
      await waitUntil(() => menu.open, 'the menu opens')
      await menu.updateComplete
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

    it('W-TABLE-70 one row is open where its details stand beside, and keys lead it along', async () => {
      const element = await table({ detailsBeside: true })
      const events = heard<{ row: Server; expanded: boolean }>(element, 'stratus-row-expand')
      const opened = () => [...element.expanded]
      await pressKeys('Tab')
      element.focusRow('id-1')
      await sendKeys({ press: 'ArrowDown' })
      expect(opened(), 'none was open').to.deep.equal([])
      element.focusRow('id-0')
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => opened()[0] === 'id-0')
      await sendKeys({ press: 'ArrowDown' })
      await waitUntil(() => opened()[0] === 'id-1')
      expect(opened()).to.deep.equal(['id-1'])
      expect(all(element, 'tr.details').length).to.equal(0)
      expect(rowsOf(element).map((row) => row.classList.contains('open'))).to.deep.equal([false, true, false])
      control(element, 'expand', 2).click()
      control(element, 'expand', 2).click()
      await element.updateComplete
      expect(events.map(({ row, expanded }) => [row.id, expanded])).to.deep.equal([
        ['id-0', true],
        ['id-1', true],
        ['id-2', true],
        ['id-2', false],
      ])
      await expect(element).to.be.accessible()
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

    it('W-TABLE-27 an open menu follows what may be done: a reason that is over goes', async () => {
      const asked = actions.map((action) => (action.id === 'delete' ? { ...action, disabled: 'Being asked.' } : action))
      const element = await table({ rowActions: () => asked })
      const menu = await open(element, 1)
      expect(one(menu, '[data-action=delete]').ariaDisabled).to.equal('true')
      element.rowActions = () => actions
      await element.updateComplete
      await (menu as HTMLElementTagNameMap['stratus-action-menu']).updateComplete
      expect(one(menu, '[data-action=delete]').ariaDisabled).to.equal('false')
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

  describe('keyboard', () => {
    it('Down and Up move to the same control of the next row', async () => {
      const element = await table()
      control(element, 'select', 0).focus()
      await sendKeys({ press: 'ArrowDown' })
      await waitUntil(() => element.shadowRoot!.activeElement === control(element, 'select', 1), 'the next row')
      await sendKeys({ press: 'Space' })
      await sendKeys({ press: 'ArrowUp' })
      expect([...element.selected]).to.deep.equal(['id-1'])
      expect(element.shadowRoot!.activeElement).to.equal(control(element, 'select', 0))
    })

    it('a row menu opens, is walked, and gives the focus back', async () => {
      const element = await table({ rowActions: () => actions })
      control(element, 'more', 1).focus()
      await pressKeys('Alt+ArrowDown')
      const menu = one(element, 'stratus-action-menu')
      await waitUntil(() => menu.shadowRoot?.activeElement, 'the menu has the focus')
      expect((menu.shadowRoot!.activeElement as HTMLElement).dataset['action']).to.equal('stop')
      await sendKeys({ press: 'd' })
      expect((menu.shadowRoot!.activeElement as HTMLElement).dataset['action']).to.equal('delete')
      await sendKeys({ press: 'Escape' })
      expect(element.shadowRoot!.activeElement).to.equal(control(element, 'more', 1))
    })
  })
})
