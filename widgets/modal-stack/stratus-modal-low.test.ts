import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusModal } from './stratus-modal.js'
import type { StratusWizard } from '../wizard/stratus-wizard.js'
import type { StratusTextField } from '../text-field/stratus-text-field.js'
import '../text-field/stratus-text-field.define.js'
import '../wizard/stratus-wizard.define.js'
import './stratus-modal.define.js'

consoleGate()

const refused = 'No valid host was found: there are not enough hosts available.'

/** Whether all of it is in the window, and nothing lies over it. */
function isWhole(field: StratusTextField): boolean {
  return [...field.shadowRoot!.querySelectorAll('label, input')].every((each) => {
    const { left, top, bottom } = each.getBoundingClientRect()
    const found = [top + 1, bottom - 1].map((y) => field.shadowRoot!.elementFromPoint(left + 8, y))
    return found.every(
      (at) => at !== null && (each.contains(at) || at.contains(each)) && field.shadowRoot!.contains(at),
    )
  })
}

describe('a window of 320 by 225, as 400 % make of one of 1280 by 900', () => {
  before(() => setViewport({ width: 320, height: 225 }))
  after(() => setViewport({ width: 800, height: 600 }))

  it('W-MODAL-34 a field of a modal can be seen with its label, below a refusal too', async () => {
    const modal = await fixture<StratusModal>(
      html`<stratus-modal heading="Edit Image" submit-label="Save" error=${refused}>
        <stratus-text-field label="Name"></stratus-text-field>
        <stratus-text-field label="Description"></stratus-text-field>
      </stratus-modal>`,
    )
    modal.show()
    await oneEvent(modal, 'stratus-after-open')
    const [first, second] = modal.querySelectorAll('stratus-text-field')
    expect(isWhole(first!), 'as it opens').to.equal(true)
    second!.focus()
    expect(isWhole(second!), 'with the focus').to.equal(true)
  })

  it('W-MODAL-34 so can those of a wizard', async () => {
    const wizard = await fixture<StratusWizard>(
      html`<stratus-wizard heading="Launch" submit-label="Launch" .submit=${() => true} error=${refused}>
        <stratus-wizard-step name="a" heading="Details">
          <stratus-text-field label="Name" required></stratus-text-field>
        </stratus-wizard-step>
        <stratus-wizard-step name="b" heading="Source"></stratus-wizard-step>
      </stratus-wizard>`,
    )
    wizard.open = true
    const field = wizard.querySelector('stratus-text-field')!
    await waitUntil(() => document.activeElement === field)
    // It arrives in a few frames.
    await waitUntil(() => isWhole(field), 'the whole field')
  })
})
