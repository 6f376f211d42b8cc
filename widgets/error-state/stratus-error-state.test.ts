import { aTimeout, expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import type { StratusErrorState } from './stratus-error-state.js'
import './stratus-error-state.define.js'

consoleGate()

const all = () => html`
  <stratus-error-state text="The volumes could not be loaded." reason="No answer." request-id="req-1" retry>
    <a href="#horizon">Horizon’s page</a>
  </stratus-error-state>
`

const lines = (element: Element) => [...element.shadowRoot!.querySelectorAll('p')].map((line) => line.innerText.trim())

describe('<stratus-error-state>', () => {
  it('W-PART-20 says as an alert what could not be shown, why, and the request to ask about', async () => {
    const element = await fixture<StratusErrorState>(all())
    expect(lines(element)).to.deep.equal(['The volumes could not be loaded.', 'No answer.', 'Request ID: req-1'])
    expect(element.shadowRoot!.querySelector('p')!.closest('[role=alert]')).not.to.equal(null)
    await expect(element).to.be.accessible()
  })

  it('W-PART-20 leaves out what it does not know, and a reason that says the same again', async () => {
    const element = await fixture<StratusErrorState>(
      html`<stratus-error-state text="No answer." reason="No answer."></stratus-error-state>`,
    )
    expect(lines(element)).to.deep.equal(['No answer.'])
    expect(element.shadowRoot!.querySelector('button')).to.equal(null)
    element.text = element.reason = ''
    await element.updateComplete
    expect(lines(element)).to.deep.equal(['An error occurred. Please try again later.'])
  })

  it('W-PART-20 asks the page to try again, by the keyboard too; other ways out follow', async () => {
    const element = await fixture<StratusErrorState>(all())
    const link = element.querySelector('a')!
    let asked = 0
    element.addEventListener('stratus-retry', () => asked++)
    element.focus()
    expect(element.shadowRoot!.activeElement!.textContent!.trim()).to.equal('Try again')
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Tab' })
    expect([asked, document.activeElement]).to.deep.equal([1, link])
  })

  it('bad input: no texts are none', async () => {
    const element = await fixture<StratusErrorState>(all())
    Object.assign(element, { text: 'Gone', reason: undefined, requestId: undefined })
    await aTimeout(0)
    expect(lines(element)).to.deep.equal(['Gone'])
  })
})
