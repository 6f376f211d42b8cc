import { expect } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { actions, columns, control, table } from '../../tests/support/live-table.js'
import { one } from '../../tests/support/shadow.js'
import { waitUntil } from '../../tests/support/wait-until.js'

consoleGate()

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
