import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusPasswordPair } from './stratus-password-pair.js'
import './stratus-password-pair.define.js'

consoleGate()

const inside = <E extends HTMLElement>(element: StratusPasswordPair, selector: string) =>
  element.shadowRoot!.querySelector<E>(selector)
const problem = (element: StratusPasswordPair) => inside(element, '#confirmation-problem')?.textContent

async function type(element: StratusPasswordPair, field: 'password' | 'confirmation', text: string): Promise<void> {
  const input = inside<HTMLInputElement>(element, `#${field}`)!
  input.focus()
  input.select()
  await sendKeys({ type: text })
  input.blur()
  await element.updateComplete
}

describe('<stratus-password-pair>', () => {
  it("W-FORM-02 says 'Passwords do not match.' at the confirmation, and takes it back when they match", async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <stratus-password-pair name="password" confirm-name="confirm_password" required></stratus-password-pair>
      </form>`,
    )
    const element = form.querySelector('stratus-password-pair')!
    const seen: unknown[] = []
    element.addEventListener('stratus-change', (event) => seen.push((event as CustomEvent<unknown>).detail))
    const labels = [...element.shadowRoot!.querySelectorAll('label')]
    expect(labels.map(({ textContent }) => textContent)).to.deep.equal(['Password', 'Confirm Password'])
    for (const label of labels) expect(getComputedStyle(label, '::after').content).to.contain('*')
    expect([form.checkValidity(), element.reportValidity()]).to.deep.equal([false, false])
    await element.updateComplete
    expect(inside(element, '#password-problem')!.textContent).to.equal('This field is required.')
    form.reset()
    await type(element, 'password', 'ab')
    expect(problem(element)).to.equal(undefined)
    await type(element, 'confirmation', 'a')
    expect(problem(element)).to.equal('Passwords do not match.')
    expect([element.same, element.validity.customError, element.validationMessage]).to.deep.equal([
      false,
      true,
      'Passwords do not match.',
    ])
    const described = () => inside(element, '#confirmation')!.getAttribute('aria-describedby')
    expect(described()).to.equal('confirmation-problem')
    await expect(element).to.be.accessible()
    await type(element, 'confirmation', 'ab')
    expect([problem(element), described()]).to.deep.equal([undefined, null])
    expect(form.checkValidity()).to.equal(true)
    expect([...new FormData(form)]).to.deep.equal([
      ['password', 'ab'],
      ['confirm_password', 'ab'],
    ])
    expect(seen.at(-1)).to.deep.equal({ value: 'ab', matches: true })
    await type(element, 'password', 'abc')
    expect(problem(element)).to.equal('Passwords do not match.')
    form.reset()
    await element.updateComplete
    expect([element.value, element.confirmation, problem(element)]).to.deep.equal(['', '', undefined])
  })

  it('shows what is typed when asked, and hides it again', async () => {
    const element = await fixture<StratusPasswordPair>(html`<stratus-password-pair></stratus-password-pair>`)
    const input = inside<HTMLInputElement>(element, '#password')!
    const show = inside<HTMLButtonElement>(element, 'button')!
    const states: string[] = [input.type]
    for (let press = 0; press < 2; press++) {
      show.click()
      await element.updateComplete
      states.push(`${input.type} ${show.getAttribute('aria-pressed')}`)
    }
    expect(states).to.deep.equal(['password', 'text true', 'password false'])
    expect(element.outerHTML).to.not.contain('secret')
  })

  it('shows what the server said, and warns about a value that is no text', async () => {
    const element = await fixture<StratusPasswordPair>(
      html`<stratus-password-pair error="The password is too simple."></stratus-password-pair>`,
    )
    expect(inside(element, '#password-problem')!.textContent).to.equal('The password is too simple.')
    await expect(element).to.be.accessible()
    element.value = 5 as unknown as string
    await element.updateComplete
    expect([element.value, takeConsole()]).to.deep.equal(['', ['<stratus-password-pair> value must be a text.']])
  })

  it('W-FORM-02 a confirmation that is still to be typed is no mistake', async () => {
    const element = await fixture<StratusPasswordPair>(html`<stratus-password-pair></stratus-password-pair>`)
    await type(element, 'password', 'ab')
    inside(element, '#confirmation')!.dispatchEvent(new Event('change'))
    await element.updateComplete
    expect(problem(element)).to.equal(undefined)
    element.confirmation = 'a'
    inside(element, '#confirmation')!.dispatchEvent(new Event('change'))
    await element.updateComplete
    expect(problem(element)).to.equal('Passwords do not match.')
  })
})
