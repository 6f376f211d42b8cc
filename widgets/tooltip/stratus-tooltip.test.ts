import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusTooltip } from './stratus-tooltip.js'
import './stratus-tooltip.define.js'

consoleGate()

describe('<stratus-tooltip>', () => {
  async function made() {
    const element = await fixture<StratusTooltip>(
      html`<stratus-tooltip text="Stops at once"><button>Stop</button></stratus-tooltip>`,
    )
    return { element, button: element.querySelector('button')! }
  }

  it('W-PART-09 describes its control, and gives back what was there', async () => {
    const { element, button } = await made()
    expect(button.getAttribute('aria-description')).to.equal('Stops at once')
    await expect(element).to.be.accessible()
    element.text = 'Later'
    await element.updateComplete
    expect(button.getAttribute('aria-description')).to.equal('Later')
    element.remove()
    expect(button.hasAttribute('aria-description')).to.equal(false)
  })

  it('W-PART-09 is shown while the keyboard is there; Escape hides it', async () => {
    const { element, button } = await made()
    await sendKeys({ press: 'Tab' })
    button.focus()
    await sendKeys({ press: 'Shift' })
    expect(element.open).to.equal(true)
    expect(element.shadowRoot!.querySelector('.tip')!.matches(':popover-open')).to.equal(true)
    await sendKeys({ press: 'Escape' })
    expect(element.open).to.equal(false)
    button.blur()
  })

  it('W-PART-09 a pointer may go into it, and what refuses a press says why', async () => {
    const { element, button } = await made()
    element.dispatchEvent(new PointerEvent('pointerenter'))
    expect(element.open).to.equal(false)
    await waitUntil(() => element.open)
    element.dispatchEvent(new PointerEvent('pointerleave'))
    expect(element.open).to.equal(true)
    await waitUntil(() => !element.open)
    button.click()
    expect(element.open).to.equal(false)
    button.ariaDisabled = 'true'
    button.click()
    expect(element.open).to.equal(true)
    element.remove()
    expect(element.open).to.equal(false)
  })

  it('bad input: without a text or a control it shows nothing; an unknown side is the top', async () => {
    const element = await fixture<StratusTooltip>(html`<stratus-tooltip placement="behind"></stratus-tooltip>`)
    element.show()
    element.text = 'x'
    await element.updateComplete
    element.show()
    expect(element.open).to.equal(false)
    expect(takeConsole()).to.deep.equal([
      '<stratus-tooltip> placement must be one of top, bottom, left, right; "behind" is top.',
    ])
  })
})
