import { expect, fixture, html, waitUntil } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import type { StratusPopover } from './stratus-popover.js'
import './stratus-popover.define.js'

consoleGate()

const inside = <E extends HTMLElement>(element: Element, selector: string) =>
  element.shadowRoot!.querySelector<E>(selector)!

const panel = (element: Element) => inside(element, '.panel')
const isOpen = (element: Element) => panel(element).matches(':popover-open')

/** Until the panel stands beside its button. */
const standing = (element: Element) => waitUntil(() => panel(element).style.left !== '', 'no place for the panel')

async function messages(): Promise<{ element: StratusPopover; said: boolean[] }> {
  const element = await fixture<StratusPopover>(html`
    <stratus-popover label="Messages" icon="bell"
      ><p>None yet.</p>
      <button>Clear</button></stratus-popover
    >
  `)
  const said: boolean[] = []
  element.addEventListener('stratus-toggle', ({ detail }) => said.push(detail.open))
  return { element, said }
}

describe('<stratus-popover>', () => {
  it('W-PART-22 opens beside its button, in the window, and says so', async () => {
    const { element, said } = await messages()
    const button = inside(element, 'button')
    expect([button.ariaExpanded, isOpen(element)]).to.deep.equal(['false', false])
    await expect(element).to.be.accessible()
    button.click()
    await element.updateComplete
    await standing(element)
    expect([button.ariaExpanded, isOpen(element), said]).to.deep.equal(['true', true, [true]])
    expect(panel(element).ariaLabel).to.equal('Messages')
    const { left, right, top } = panel(element).getBoundingClientRect()
    expect(left).to.be.at.least(0)
    expect(right).to.be.at.most(window.innerWidth)
    expect(top).to.be.at.least(button.getBoundingClientRect().bottom)
    await expect(element).to.be.accessible()
  })

  it('W-PART-22 Tab goes from the button into the panel, Escape closes it and goes back', async () => {
    const { element, said } = await messages()
    element.focus()
    await sendKeys({ press: 'Enter' })
    await element.updateComplete
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement).to.equal(element.querySelector('button'))
    await sendKeys({ press: 'Escape' })
    await element.updateComplete
    expect([isOpen(element), said]).to.deep.equal([false, [true, false]])
    expect(element.shadowRoot!.activeElement).to.equal(inside(element, 'button'))
  })

  it('W-PART-22 a press elsewhere closes it, one inside does not', async () => {
    const { element, said } = await messages()
    element.open = true
    await element.updateComplete
    await standing(element)
    const { left, top } = panel(element).getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(left) + 20, Math.round(top) + 20] })
    expect(isOpen(element)).to.equal(true)
    await sendMouse({ type: 'click', position: [1, window.innerHeight - 2] })
    await element.updateComplete
    expect([isOpen(element), said]).to.deep.equal([false, [false]])
  })

  it('W-PART-22 the page opens and closes it; taken out and put back it is closed', async () => {
    const { element, said } = await messages()
    for (const open of [true, false, true]) {
      element.open = open
      await element.updateComplete
      expect(isOpen(element)).to.equal(open)
    }
    const place = element.parentElement!
    element.remove()
    place.append(element)
    await element.updateComplete
    expect([isOpen(element), element.open, said]).to.deep.equal([false, false, []])
  })

  it('W-PART-22 words of its own on the button are named by the label', async () => {
    const element = await fixture<StratusPopover>(html`
      <stratus-popover label="Messages, 3 new" panel-label="Messages"
        ><b slot="button">3</b>
        <p>One.</p></stratus-popover
      >
    `)
    await element.updateComplete
    expect([inside(element, 'button').ariaLabel, panel(element).ariaLabel]).to.deep.equal([
      'Messages, 3 new',
      'Messages',
    ])
  })
})
