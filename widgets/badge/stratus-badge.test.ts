import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusBadge } from './stratus-badge.js'
import './stratus-badge.define.js'

consoleGate()

describe('<stratus-badge>', () => {
  it('W-PART-04 shows its word, in the colours of its tone', async () => {
    const element = await fixture<StratusBadge>(html`<stratus-badge tone="danger">Error</stratus-badge>`)
    const box = () => getComputedStyle(element.shadowRoot!.querySelector('.badge')!).backgroundColor
    const danger = box()
    await expect(element).to.be.accessible()
    element.tone = 'success'
    await element.updateComplete
    expect(box()).to.not.equal(danger)
    element.label = 'One instance is active'
    await element.updateComplete
    expect(element.shadowRoot!.textContent!.trim()).to.equal('One instance is active')
    await expect(element).to.be.accessible()
  })

  it('W-PART-28 is not drawn while it has nothing to show', async () => {
    const element = await fixture<StratusBadge>(html`<stratus-badge label="Alerts"></stratus-badge>`)
    expect(element.offsetWidth).to.equal(0)
    const word = element.appendChild(new Text('3'))
    expect(element.offsetWidth).to.be.above(0)
    word.data = ''
    expect(element.offsetWidth).to.equal(0)
    element.icon = 'warning'
    await element.updateComplete
    expect(element.offsetWidth).to.be.above(0)
  })

  it('bad input: an unknown tone is neutral', async () => {
    const element = await fixture<StratusBadge>(html`<stratus-badge tone="loud">1</stratus-badge>`)
    expect(takeConsole()).to.deep.equal([
      '<stratus-badge> tone must be one of neutral, info, success, warning, danger; "loud" is shown as neutral.',
    ])
    expect(element.shadowRoot!.querySelector('slot')).to.not.equal(null)
  })
})
