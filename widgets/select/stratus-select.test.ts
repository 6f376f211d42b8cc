import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusSelect } from './stratus-select.js'
import './stratus-select.define.js'

consoleGate()

const flavors = Array.from({ length: 300 }, (_, index) => ({ value: String(index), label: `m1.size-${index}` }))

describe('<stratus-select>', () => {
  it('W-PART-14 few values are the browser’s list, from the page’s own options too', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <stratus-select name="zone" label="Zone" placeholder="Any">
          <option value="a">A</option>
          <optgroup label="Far"><option value="b" selected>B</option></optgroup>
        </stratus-select>
      </form>`,
    )
    const element = form.querySelector('stratus-select')!
    await element.updateComplete
    const select = element.shadowRoot!.querySelector('select')!
    expect([...select.options].map(({ text }) => text)).to.deep.equal(['Any', 'A', 'B'])
    expect([select.value, new FormData(form).get('zone')]).to.deep.equal(['b', 'b'])
    await expect(element).to.be.accessible()
    const told: string[] = []
    element.addEventListener('stratus-change', ({ detail }) => told.push(detail.value))
    element.focus()
    await sendKeys({ press: 'ArrowUp' })
    await element.updateComplete
    expect([told, element.value]).to.deep.equal([['a'], 'a'])
    form.reset()
    await element.updateComplete
    expect(select.value).to.equal('b')
  })

  it('W-PART-14 chooses nothing by itself: what is shown as empty is not sent', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <stratus-select name="zone" label="Zone"><option value="a">A</option></stratus-select>
      </form>`,
    )
    const element = form.querySelector('stratus-select')!
    await element.updateComplete
    const select = element.shadowRoot!.querySelector('select')!
    expect([select.selectedOptions[0]!.text, element.value, new FormData(form).has('zone')]).to.deep.equal([
      '',
      '',
      false,
    ])
    element.required = true
    await element.updateComplete
    expect(form.checkValidity()).to.equal(false)
  })

  it('W-PART-14 many are found by typing; arrows, Enter and Escape as in any combobox', async () => {
    const element = await fixture<StratusSelect>(
      html`<stratus-select label="Flavor" .options=${flavors} value="7"></stratus-select>`,
    )
    const input = element.shadowRoot!.querySelector('input')!
    expect([input.getAttribute('role'), input.value]).to.deep.equal(['combobox', 'm1.size-7'])
    element.focus()
    input.select()
    await sendKeys({ type: 'SIZE-29' })
    await element.updateComplete
    const options = () =>
      [...element.shadowRoot!.querySelectorAll('.option')].map(({ textContent }) => textContent!.trim())
    expect([input.ariaExpanded, options().length, options()[0]]).to.deep.equal(['true', 11, 'm1.size-29'])
    await expect(element).to.be.accessible()
    await sendKeys({ press: 'ArrowDown' })
    await element.updateComplete
    expect(input.getAttribute('aria-activedescendant')).to.equal('option-1')
    await sendKeys({ press: 'Enter' })
    await element.updateComplete
    expect([element.value, input.value, input.ariaExpanded]).to.deep.equal(['290', 'm1.size-290', 'false'])
    await sendKeys({ type: 'zzz' })
    await element.updateComplete
    expect(element.shadowRoot!.querySelector('.note')!.textContent).to.equal('Nothing found.')
    await sendKeys({ press: 'Escape' })
    await element.updateComplete
    expect([element.value, input.value]).to.deep.equal(['290', 'm1.size-290'])
  })

  it('W-PART-14 lists 200 at once and says how many more; a press chooses; who clears the field wants none', async () => {
    const element = await fixture<StratusSelect>(
      html`<stratus-select label="Flavor" .options=${flavors}></stratus-select>`,
    )
    const input = element.shadowRoot!.querySelector('input')!
    input.click()
    await element.updateComplete
    expect(element.shadowRoot!.querySelectorAll('.option').length).to.equal(200)
    expect(element.shadowRoot!.querySelector('.note')!.textContent).to.equal('100 more: type to find them.')
    element.shadowRoot!.querySelector<HTMLElement>('#option-3')!.click()
    await element.updateComplete
    expect([element.value, element.shadowRoot!.querySelector('.option')]).to.deep.equal(['3', null])
    element.focus()
    input.select()
    await sendKeys({ press: 'Delete' })
    input.blur()
    await element.updateComplete
    expect(element.value).to.equal('')
  })

  it('W-PART-14 what is no longer among the values is neither shown nor sent, and is missing where one is required', async () => {
    const networks = ['a', 'b'].map((value) => ({ value, label: value }))
    const form = await fixture<HTMLFormElement>(
      html`<form><stratus-select name="network" label="Network" required value="b"></stratus-select></form>`,
    )
    const element = form.querySelector('stratus-select')!
    expect([form.checkValidity(), new FormData(form).get('network')]).to.deep.equal([true, 'b'])
    element.options = networks
    await element.updateComplete
    expect([form.checkValidity(), new FormData(form).get('network')]).to.deep.equal([true, 'b'])
    element.options = networks.slice(0, 1)
    await element.updateComplete
    expect(element.shadowRoot!.querySelector('select')!.value).to.equal('')
    expect([form.checkValidity(), new FormData(form).get('network')]).to.deep.equal([false, null])
  })

  it('bad input: options that are none are left out, a value that is no text is not taken', async () => {
    const element = await fixture<StratusSelect>(
      html`<stratus-select
        label="Zone"
        .options=${[null, { value: 1 }, { value: 'a', label: 'A' }] as never}
      ></stratus-select>`,
    )
    expect(element.shadowRoot!.querySelectorAll('option').length).to.equal(2)
    element.value = 5 as unknown as string
    expect(element.value).to.equal('')
    expect(takeConsole()).to.deep.equal([
      '<stratus-select> options must be objects with the texts `value` and `label`; others are left out.',
      '<stratus-select> value must be a text, not number.',
    ])
  })
})
