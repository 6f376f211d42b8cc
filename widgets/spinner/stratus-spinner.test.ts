import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import type { StratusSpinner } from './stratus-spinner.js'
import './stratus-spinner.define.js'

consoleGate()

describe('<stratus-spinner>', () => {
  it('W-PART-23 turns beside its word after a moment, and says the word', async () => {
    const element = await fixture<StratusSpinner>(html`<stratus-spinner label="Working"></stratus-spinner>`)
    const status = element.shadowRoot!.querySelector('[role=status]')!
    expect(status.textContent!.trim()).to.equal('Working')
    const [appearing] = status.getAnimations()
    const visibilityAt = (ms: number) => {
      appearing!.currentTime = ms
      return getComputedStyle(status).visibility
    }
    expect([0, 149, 150].map(visibilityAt)).to.deep.equal(['hidden', 'hidden', 'visible'])
    await expect(element).to.be.accessible()
  })

  it('W-PART-23 without a word it is loading', async () => {
    const element = await fixture<StratusSpinner>(html`<stratus-spinner label=""></stratus-spinner>`)
    expect(element.shadowRoot!.textContent!.trim()).to.equal('Loading')
  })
})
