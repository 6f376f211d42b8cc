import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import { deepActiveElement } from '../internal/focus.js'
import type { StratusModal } from './stratus-modal.js'
import '../text-field/stratus-text-field.define.js'
import './stratus-modal.define.js'

consoleGate()

const dialogOf = (modal: StratusModal) => modal.shadowRoot!.querySelector('dialog')!

/** A page of which a part, with an open modal in it, can be hidden; `name` has the focus. */
async function page() {
  const root = await fixture<HTMLElement>(html`
    <div>
      <button id="beside" style="position: fixed; inset: 0 auto auto 0">Beside</button>
      <div id="part">
        <stratus-modal heading="Edit Image" submit-label="Save">
          <form>
            <stratus-text-field label="Description"></stratus-text-field>
            <stratus-text-field id="name" label="Name"></stratus-text-field>
          </form>
        </stratus-modal>
      </div>
      <div id="elsewhere"></div>
    </div>
  `)
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<E>(selector)!
  const modal = find<StratusModal>('stratus-modal')
  modal.show()
  await oneEvent(modal, 'stratus-after-open')
  find('#name').focus()
  await sendKeys({ type: 'web' })
  const show = async (shown: boolean) => {
    find('#part').style.display = shown ? '' : 'none'
    await nextFrame()
    await nextFrame()
  }
  const focused = () => deepActiveElement()?.getRootNode() === find('#name').shadowRoot
  return { find, modal, show, focused }
}

describe('<stratus-modal> that is hidden with what it stands in', () => {
  it('W-MODAL-30 leaves the page alone meanwhile, and goes on where it was', async () => {
    const { find, modal, show, focused } = await page()
    let closed = 0
    modal.addEventListener('stratus-after-close', () => closed++)
    await show(false)
    let pressed = 0
    find('#beside').addEventListener('click', () => pressed++)
    await sendMouse({ type: 'click', position: [10, 10] })
    await sendKeys({ press: 'Escape' })
    expect([pressed, closed, modal.open]).to.deep.equal([1, 0, true])

    await show(true)
    expect(dialogOf(modal).matches(':modal')).to.equal(true)
    expect(focused()).to.equal(true)
    await sendKeys({ press: 'Escape' })
    await modal.updateComplete
    await sendKeys({ press: 'Escape' })
    expect(find<HTMLInputElement>('#name').value).to.equal('web')
    modal.close()
    await oneEvent(modal, 'stratus-after-close')
  })

  it('W-MODAL-30 closes while it is hidden, and opens as ever', async () => {
    const { find, modal, show } = await page()
    await show(false)
    find('#beside').focus()
    modal.close()
    await oneEvent(modal, 'stratus-after-close')
    expect(document.activeElement?.id).to.equal('beside')
    await show(true)
    expect(dialogOf(modal).open).to.equal(false)
    modal.show()
    await oneEvent(modal, 'stratus-after-open')
    expect(dialogOf(modal).matches(':modal')).to.equal(true)
    modal.close()
    await oneEvent(modal, 'stratus-after-close')
  })

  it('W-MODAL-30 keeps the focus where it was when it is moved within its page', async () => {
    const { find, modal, focused } = await page()
    find('#elsewhere').append(modal)
    expect(focused()).to.equal(true)
    modal.close()
    await oneEvent(modal, 'stratus-after-close')
  })
})
