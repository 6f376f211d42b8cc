import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusActionList } from './stratus-action-list.js'
import './stratus-action-list.define.js'

consoleGate()

const actions = ['Start', 'Stop', 'Suspend', 'Delete'].map((label) => ({ id: label, label }))
const opener = (list: StratusActionList) => list.shadowRoot!.querySelector<HTMLElement>('[aria-haspopup]')!
const menuOf = (list: StratusActionList) => list.shadowRoot!.querySelector('stratus-action-menu')!
const focused = (list: StratusActionList) =>
  menuOf(list).shadowRoot?.activeElement?.querySelector('.label')?.textContent ?? ''

const newList = () =>
  fixture<StratusActionList>(
    html`<stratus-action-list label="web-1" layout="menu" .actions=${actions}></stratus-action-list>`,
  )

function press(list: StratusActionList, ...keys: readonly string[]): void {
  for (const key of keys)
    opener(list).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
}

describe('a menu that is on its way', () => {
  it('acts on the keys pressed meanwhile; Escape gives it up, and so does a focus that went on', async () => {
    const escaped = await newList()
    const left = await newList()
    const walked = await newList()
    expect(customElements.get('stratus-action-menu'), 'this page has opened none yet').to.equal(undefined)
    press(escaped, 'ArrowDown', 'Escape')
    opener(left).focus()
    press(left, 'ArrowDown')
    opener(walked).focus()
    // Opens on the first, goes to the next, to the one with D, and up again.
    press(walked, 'ArrowDown', 'ArrowDown', 'd', 'ArrowUp')

    await waitUntil(() => focused(walked) === 'Suspend', 'the keys led to Suspend')
    expect([escaped, left, walked].map((list) => menuOf(list).open)).to.deep.equal([false, false, true])
  })
})
