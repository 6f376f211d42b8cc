import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import type { StratusEmptyState } from './stratus-empty-state.js'
import './stratus-empty-state.define.js'

consoleGate()

describe('<stratus-empty-state>', () => {
  it('W-PART-06 says what is not here, and has room for the action that fills it', async () => {
    const element = await fixture<StratusEmptyState>(
      html`<stratus-empty-state text="No volumes." icon="info"><button>Create Volume</button></stratus-empty-state>`,
    )
    expect(element.shadowRoot!.querySelector('p')!.textContent).to.equal('No volumes.')
    const slotted = element.shadowRoot!.querySelector('slot')!.assignedElements()
    expect(slotted.map(({ textContent }) => textContent)).to.deep.equal(['Create Volume'])
    await expect(element).to.be.accessible()
  })
})
