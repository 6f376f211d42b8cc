import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusSkeleton } from './stratus-skeleton.js'
import './stratus-skeleton.define.js'

consoleGate()

describe('<stratus-skeleton>', () => {
  it('W-PART-05 shows bars after a moment, and says that something is loading', async () => {
    const element = await fixture<StratusSkeleton>(
      html`<stratus-skeleton lines="5" label="Loading images"></stratus-skeleton>`,
    )
    const lines = element.shadowRoot!.querySelector('.lines')!
    expect([lines.children.length, lines.role, lines.ariaLabel]).to.deep.equal([5, 'status', 'Loading images'])
    const [appearing] = lines.getAnimations()
    const visibilityAt = (ms: number) => {
      appearing!.currentTime = ms
      return getComputedStyle(lines).visibility
    }
    expect([0, 149, 150].map(visibilityAt)).to.deep.equal(['hidden', 'hidden', 'visible'])
    await expect(element).to.be.accessible()
  })

  it('bad input: lines that are no number are three, and a million are fifty', async () => {
    const element = await fixture<StratusSkeleton>(html`<stratus-skeleton lines="many"></stratus-skeleton>`)
    const count = () => element.shadowRoot!.querySelectorAll('[part=line]').length
    expect(count()).to.equal(3)
    element.lines = 1e6
    await element.updateComplete
    expect(count()).to.equal(50)
    expect(takeConsole()).to.deep.equal(['<stratus-skeleton> lines="many" is no number: it is left out.'])
  })
})
