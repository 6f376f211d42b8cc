import { expect, fixture, html } from '@open-wc/testing'
import '../define.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { configure } from '../index.js'

consoleGate()

describe('configure', () => {
  afterEach(() => configure({ bubbles: false }))

  async function pressed(selector: string) {
    const page = await fixture<HTMLElement>(
      html`<div>
        <stratus-number-input value="1"></stratus-number-input>
        <stratus-period-picker period="other" start="2026-11-01" end="2026-11-02"></stratus-period-picker>
      </div>`,
    )
    const heard: string[] = []
    page.addEventListener('stratus-change', ({ target }) => heard.push((target as Element).localName))
    const element = page.querySelector<HTMLElement>(selector)!
    const inner = element
      .shadowRoot!.querySelector('stratus-date-range')
      ?.shadowRoot!.querySelector<HTMLInputElement>('#end')
    if (inner) {
      inner.value = '2026-11-09'
      inner.dispatchEvent(new Event('change', { bubbles: true }))
    } else element.shadowRoot!.querySelector<HTMLElement>('.more')!.click()
    return heard
  }

  it('W-PART-03 events stay at their element unless the page wants them to bubble', async () => {
    expect(await pressed('stratus-number-input')).to.deep.equal([])
    configure({ bubbles: true })
    expect(await pressed('stratus-number-input')).to.deep.equal(['stratus-number-input'])
    configure({})
    expect(await pressed('stratus-number-input')).to.deep.equal(['stratus-number-input'])
  })

  it('W-PART-03 what a piece of an element sends is not heard by the page', async () => {
    configure({ bubbles: true })
    expect(await pressed('stratus-period-picker')).to.deep.equal(['stratus-period-picker'])
  })

  it('W-PART-03 a wizard stays open when an alert inside of it closes', async () => {
    configure({ bubbles: true })
    const wizard = await fixture<HTMLElement & { open: boolean; updateComplete: Promise<unknown> }>(
      html`<stratus-wizard heading="Launch" .submit=${async () => true} open>
        <stratus-wizard-step heading="One"
          ><stratus-alert dismissible message="Hello"></stratus-alert
        ></stratus-wizard-step>
      </stratus-wizard>`,
    )
    await wizard.updateComplete
    let asked = 0
    wizard.addEventListener('stratus-close-request', ({ target }) => target === wizard && asked++)
    wizard.querySelector('stratus-alert')!.shadowRoot!.querySelector<HTMLElement>('.close')!.click()
    expect([asked, wizard.open]).to.deep.equal([0, true])
  })
})
