import { expect } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { actions, columns, control, header, names, rowsOf, servers, table } from '../../tests/support/live-table.js'
import { heard, one } from '../../tests/support/shadow.js'
import { waitUntil } from '../../tests/support/wait-until.js'

consoleGate()

/** What is asked of the table itself; `updateComplete` waits for the code of its input, too. */
async function drawn(): Promise<void> {
  for (let step = 0; step < 5; step++) await Promise.resolve()
}

/** The first table of the page: the code for input comes with what is done here. */
describe('<stratus-live-table> input before its code has come', () => {
  it('W-TABLE-36 W-TABLE-97 clicks, letters and keys are each done, to the rows they were meant for', async () => {
    const element = await table({ rows: servers(5) })
    const root = element.shadowRoot!
    const send = (init: KeyboardEventInit) =>
      !root.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
    const selections = heard<{ selected: ReadonlySet<string> }>(element, 'stratus-selection-change')

    control(element, 'select', 1).click()
    control(element, 'select', 3).click()
    control(element, 'select', 1).click()
    element.rowState = () => ({ error: 'drawn anew' })
    await drawn()
    const boxes = () => [1, 3].map((row) => (control(element, 'select', row) as HTMLInputElement).checked)
    expect(rowsOf(element)[3]!.querySelector('.expander.error'), 'it is').not.to.equal(null)
    expect(boxes(), 'they stay as they were pressed').to.deep.equal([false, true])
    header(element, 'Name').click()
    header(element, 'Name').click()
    const search = one<HTMLInputElement>(element, '[data-control=search]')
    search.value = 'web'
    search.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    control(element, 'select', 0).focus()
    const others: KeyboardEventInit[] = [
      { key: 'ArrowDown', shiftKey: true },
      { key: 'ArrowLeft', altKey: true },
      { key: 'ArrowDown', ctrlKey: true },
      { key: 'End', metaKey: true },
    ]
    expect(others.map(send), 'the browser keeps these').to.deep.equal([false, false, false, false])
    expect([send({ key: 'ArrowDown' }), send({ key: 'ArrowDown' })]).to.deep.equal([true, true])
    expect([selections.length, element.sort, element.search], 'nothing is there yet').to.deep.equal([0, null, ''])
    element.rows = servers(5).toReversed()

    await element.updateComplete
    await element.updateComplete
    expect([...element.selected]).to.deep.equal(['id-3'])
    expect(selections.length).to.equal(3)
    expect(element.sort).to.deep.equal({ column: 'name', direction: 'descending' })
    expect(names(element)[0]).to.equal('web-4')
    await waitUntil(() => element.search === 'web', 'the text is searched for')
    const place = rowsOf(element).findIndex((row) => row.contains(root.activeElement))
    expect(place, 'both steps down from the first row').to.be.above(1)
  })
})

describe('<stratus-live-table> a menu on its way', () => {
  it('W-TABLE-61 opens beside the new button when the rows are drawn anew meanwhile', async () => {
    const element = await table({ rowActions: () => actions })
    const old = control(element, 'more', 1)
    old.focus()
    old.click()
    element.columns = columns.slice(0, 2)
    await element.updateComplete
    expect(customElements.get('stratus-action-menu'), 'its code has not come yet').to.equal(undefined)
    const button = control(element, 'more', 1)
    expect(button, 'the rows are new').not.to.equal(old)

    const menu = one<HTMLElementTagNameMap['stratus-action-menu']>(element, 'stratus-action-menu')
    await waitUntil(() => menu.open && menu.shadowRoot?.activeElement, 'it opens')
    expect([(menu.shadowRoot!.activeElement as HTMLElement).dataset['action'], button.ariaExpanded]).to.deep.equal([
      'stop',
      'true',
    ])
  })
})
