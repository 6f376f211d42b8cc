import { aTimeout, expect, fixture, html } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import type { StratusCheckbox } from './stratus-checkbox.js'
import './stratus-checkbox.define.js'

consoleGate()

const box = (element: StratusCheckbox) => element.shadowRoot!.querySelector('input')!

describe('<stratus-checkbox>', () => {
  it('W-PART-13 one that was disabled for a while can be used again', async () => {
    const element = await fixture<StratusCheckbox>(html`<stratus-checkbox label="Public"></stratus-checkbox>`)
    for (const disabled of [true, false]) {
      element.disabled = disabled
      await element.updateComplete
      await aTimeout(0)
      expect(box(element).disabled).to.equal(disabled)
    }
  })

  it('W-PART-13 stays disabled by its fieldset when its own word is taken back', async () => {
    const fieldset = await fixture<HTMLFieldSetElement>(
      html`<fieldset><stratus-checkbox label="Public" disabled></stratus-checkbox></fieldset>`,
    )
    const element = fieldset.querySelector('stratus-checkbox')!
    await element.updateComplete
    for (const [own, around, off] of [
      [true, true, true],
      [false, true, true],
      [false, false, false],
    ] as const) {
      fieldset.disabled = around
      element.disabled = own
      await element.updateComplete
      await aTimeout(0)
      expect([own, around, box(element).disabled]).to.deep.equal([own, around, off])
    }
  })

  it('W-PART-13 is checked by Space, and part of its form', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><stratus-checkbox name="shared" value="yes" label="Shared"></stratus-checkbox></form>`,
    )
    const element = form.querySelector('stratus-checkbox')!
    const told: boolean[] = []
    element.addEventListener('stratus-change', ({ detail }) => told.push(detail.checked))
    expect(new FormData(form).get('shared')).to.equal(null)
    element.focus()
    await sendKeys({ press: 'Space' })
    await element.updateComplete
    expect([told, new FormData(form).get('shared'), element.checked]).to.deep.equal([[true], 'yes', true])
    await expect(element).to.be.accessible()
    form.reset()
    await element.updateComplete
    expect([element.checked, box(element).checked]).to.deep.equal([false, false])
  })

  it('W-PART-13 is toggled by labels of the page and by click(), and not by a click beside it', async () => {
    const page = await fixture(html`
      <div>
        <label id="apart" for="shared">Everybody sees it</label>
        <label id="around">Kept <stratus-checkbox id="kept"></stratus-checkbox></label>
        <stratus-checkbox id="shared" label="Shared"></stratus-checkbox>
      </div>
    `)
    const [kept, shared] = [...page.querySelectorAll('stratus-checkbox')] as [StratusCheckbox, StratusCheckbox]
    const told: unknown[] = []
    shared.addEventListener('stratus-change', ({ detail }) => told.push(detail.checked))
    const press = async (x: number, y: number) => {
      await sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] })
      await shared.updateComplete
    }
    const pressText = (selector: string) => {
      const range = document.createRange()
      range.selectNode(page.querySelector(selector)!.firstChild!)
      const { left, top } = range.getBoundingClientRect()
      return press(left + 4, top + 4)
    }
    await pressText('#apart')
    expect([shared.checked, box(shared).checked, told]).to.deep.equal([true, true, [true]])
    await pressText('#around')
    expect(kept.checked).to.equal(true)
    shared.click()
    expect([shared.checked, told]).to.deep.equal([false, [true, false]])
    const { right, top, bottom } = shared.getBoundingClientRect()
    await press(right - 4, (top + bottom) / 2)
    expect(told.length).to.equal(2)
    shared.disabled = true
    await shared.updateComplete
    await pressText('#apart')
    shared.click()
    expect(told.length).to.equal(2)
  })

  it('W-PART-13 some and not others: a press makes it one of both', async () => {
    const element = await fixture<StratusCheckbox>(
      html`<stratus-checkbox indeterminate label="All"></stratus-checkbox>`,
    )
    expect(box(element).indeterminate).to.equal(true)
    box(element).click()
    await element.updateComplete
    expect([element.indeterminate, box(element).indeterminate, element.checked]).to.deep.equal([false, false, true])
  })

  it('W-PART-13 looks like a switch, and is one to screen readers; required, it has to be on', async () => {
    const element = await fixture<StratusCheckbox>(
      html`<stratus-checkbox switch required>I <b>agree</b></stratus-checkbox>`,
    )
    expect([box(element).getAttribute('role'), element.validity.valueMissing]).to.deep.equal(['switch', true])
    expect(box(element).getBoundingClientRect().width).to.equal(34)
    await expect(element).to.be.accessible()
    element.checked = true
    await element.updateComplete
    expect(element.checkValidity()).to.equal(true)
  })
})
