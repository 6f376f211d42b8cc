import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusNumberInput } from './stratus-number-input.js'
import './stratus-number-input.define.js'

consoleGate()

const field = (element: StratusNumberInput) => element.shadowRoot!.querySelector('input')!
const buttons = (element: StratusNumberInput) =>
  [...element.shadowRoot!.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement]

describe('<stratus-number-input>', () => {
  it('W-FORM-03 has min 0, no max and step 1, and its buttons stop at the bounds', async () => {
    const element = await fixture<StratusNumberInput>(
      html`<stratus-number-input label="Count" value="1" max="2"></stratus-number-input>`,
    )
    const [less, more] = buttons(element)
    expect([less.disabled, more.disabled]).to.deep.equal([false, false])
    more.click()
    await element.updateComplete
    expect([element.value, less.disabled, more.disabled]).to.deep.equal([2, false, true])
    less.click()
    less.click()
    await element.updateComplete
    expect([element.value, less.disabled, more.disabled]).to.deep.equal([0, true, false])
    await expect(element).to.be.accessible()
  })

  it('steps with the arrow keys and says each change', async () => {
    const element = await fixture<StratusNumberInput>(
      html`<stratus-number-input label="Count" value="1" max="9" step="2"></stratus-number-input>`,
    )
    const seen: unknown[] = []
    element.addEventListener('stratus-change', (event) =>
      seen.push((event as CustomEvent<{ value: number }>).detail.value),
    )
    element.focus()
    for (const press of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'Home', 'Home']) await sendKeys({ press })
    // From 1, a step of 2 would cross the bound: nothing happens.
    expect(seen).to.deep.equal([3, 1, 9, 0])
    element.value = 5
    await element.updateComplete
    expect(seen.length).to.equal(4)
    expect(field(element).value).to.equal('5')
  })

  it('W-FORM-05 is part of its form: data, validity, reset', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><stratus-number-input name="count" label="Count" value="1" max="5"></stratus-number-input></form>`,
    )
    const element = form.querySelector('stratus-number-input')!
    expect(new FormData(form).get('count')).to.equal('1')
    element.focus()
    await sendKeys({ type: '9' })
    await element.updateComplete
    expect(element.validity.rangeOverflow).to.equal(true)
    expect(form.checkValidity()).to.equal(false)
    field(element).blur()
    await element.updateComplete
    expect(element.shadowRoot!.querySelector('.problem')!.textContent).to.equal('The value must be at most 5.')
    await expect(element).to.be.accessible()
    form.reset()
    await element.updateComplete
    expect(element.value).to.equal(1)
    expect(form.checkValidity()).to.equal(true)
  })

  it('W-PART-01 its buttons and keys send `input` and `change`; typing sends `change` when the field is left', async () => {
    const element = await fixture<StratusNumberInput>(
      html`<stratus-number-input label="Count" value="1"></stratus-number-input>`,
    )
    const sent: string[] = []
    for (const type of ['input', 'change']) element.addEventListener(type, () => sent.push(`${type} ${element.value}`))
    buttons(element)[1]!.click()
    expect(sent.splice(0)).to.deep.equal(['input 2', 'change 2'])
    element.focus()
    await sendKeys({ press: 'ArrowUp' })
    expect(sent.splice(0)).to.deep.equal(['input 3', 'change 3'])
    await sendKeys({ type: '45' })
    expect(sent.splice(0)).to.deep.equal(['input 34', 'input 345'])
    field(element).blur()
    expect(sent).to.deep.equal(['change 345'])
  })

  it('is disabled with its fieldset', async () => {
    const set = await fixture<HTMLFieldSetElement>(
      html`<fieldset disabled><stratus-number-input label="Count"></stratus-number-input></fieldset>`,
    )
    const element = set.querySelector('stratus-number-input')!
    await element.updateComplete
    expect([field(element).disabled, ...buttons(element).map(({ disabled }) => disabled)]).to.deep.equal([
      true,
      true,
      true,
    ])
  })

  it('warns about a value that is no number and keeps the old one', async () => {
    const element = await fixture<StratusNumberInput>(
      html`<stratus-number-input label="Count" .value=${3}></stratus-number-input>`,
    )
    element.value = NaN
    expect(element.value).to.equal(3)
    expect(takeConsole()).to.deep.equal(['<stratus-number-input> has a value that is no number: NaN.'])
  })

  it('bad input: bounds and steps that are no numbers are none, and never shown', async () => {
    const element = await fixture<StratusNumberInput>(
      html`<stratus-number-input label="Count" min="x" max="y" step="-1" value="1"></stratus-number-input>`,
    )
    const [less, more] = buttons(element)
    more.click()
    await element.updateComplete
    expect(element.value).to.equal(2)
    less.click()
    less.click()
    await element.updateComplete
    expect([element.value, less.disabled, element.checkValidity()]).to.deep.equal([0, true, true])
    expect(element.shadowRoot!.innerHTML).not.to.match(/NaN|Infinity/)
    element.min = -Infinity
    element.value = null
    await element.updateComplete
    more.click()
    less.click()
    expect(element.value).to.equal(-1)
    expect(element.shadowRoot!.innerHTML).not.to.match(/NaN|Infinity/)
    expect(takeConsole()).to.deep.equal([
      '<stratus-number-input> min="x" is no number: it is left out.',
      '<stratus-number-input> max="y" is no number: it is left out.',
      '<stratus-number-input> has no step above 0: -1.',
    ])
  })

  it('bad input: an attribute that is empty is no value, and one that is no number is never shown', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <stratus-number-input label="Count" value=""></stratus-number-input>
        <stratus-number-input label="Count" value="many"></stratus-number-input>
      </form>`,
    )
    const all = [...form.querySelectorAll('stratus-number-input')]
    const held = () => all.map((element) => [element.value, field(element).value])
    expect(held()).to.deep.equal([
      [null, ''],
      [null, ''],
    ])
    form.reset()
    await Promise.all(all.map(({ updateComplete }) => updateComplete))
    expect(held()).to.deep.equal([
      [null, ''],
      [null, ''],
    ])
    expect(takeConsole()).to.deep.equal(['<stratus-number-input> has a value that is no number: NaN.'])
  })

  it('W-FORM-03 what was typed between two steps is wrong, and says so once the field was left', async () => {
    const element = await fixture<StratusNumberInput>(
      html`<stratus-number-input label="Count" min="1"></stratus-number-input>`,
    )
    element.focus()
    await sendKeys({ type: '1.5' })
    await element.updateComplete
    expect([element.validity.stepMismatch, element.shadowRoot!.querySelector('.problem')]).to.deep.equal([true, null])
    field(element).blur()
    await element.updateComplete
    const said = () => element.shadowRoot!.querySelector('.problem')?.textContent
    expect(said()).to.equal('Enter a whole number.')
    element.step = 0.25
    await element.updateComplete
    expect([said(), element.checkValidity()]).to.deep.equal([undefined, true])
    element.step = 0.2
    await element.updateComplete
    expect(said()).to.equal('Enter a value in steps of 0.2 from 1 on.')
  })

  it('W-FORM-03 is a spinbutton with its value and its bounds; keys that are ours do nothing else', async () => {
    const element = await fixture<StratusNumberInput>(
      html`<stratus-number-input label="Count" value="3" min="1" max="9"></stratus-number-input>`,
    )
    const box = field(element)
    const said = () => ['valuenow', 'valuemin', 'valuemax'].map((name) => box.getAttribute(`aria-${name}`))
    expect([box.getAttribute('role'), ...said()]).to.deep.equal(['spinbutton', '3', '1', '9'])
    const press = (key: string, more: KeyboardEventInit = {}) =>
      !box.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }))
    const keys = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'ArrowLeft']
    expect(keys.map((key) => press(key))).to.deep.equal([true, true, true, true, false])
    for (const key of ['shiftKey', 'altKey', 'ctrlKey', 'metaKey'])
      expect(press('Home', { [key]: true }), key).to.equal(false)
    Object.assign(element, { min: -Infinity, max: undefined })
    await element.updateComplete
    expect([...said(), press('Home'), press('End')]).to.deep.equal(['9', null, null, false, false])
  })

  it('W-FORM-03 is emptied by null, and by the empty text that v-model makes of it', async () => {
    const element = await fixture<StratusNumberInput>(html`<stratus-number-input label="Count"></stratus-number-input>`)
    for (const nothing of [null, ''] as const) {
      element.value = 8
      await element.updateComplete
      element.value = nothing
      await element.updateComplete
      expect([element.value, field(element).value]).to.deep.equal([null, ''])
    }
  })

  it('has its label for screen readers where it is not seen, and only one stop for Tab', async () => {
    const element = await fixture<StratusNumberInput>(
      html`<stratus-number-input label="Count" without-visible-label></stratus-number-input>`,
    )
    expect([field(element).ariaLabel, element.shadowRoot!.querySelector('label')]).to.deep.equal(['Count', null])
    expect(buttons(element).map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, -1])
    element.withoutVisibleLabel = false
    await element.updateComplete
    expect([field(element).ariaLabel, field(element).labels![0]!.textContent]).to.deep.equal([null, 'Count'])
  })
})
