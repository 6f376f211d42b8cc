import { aTimeout, expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import type { StratusFormField } from './stratus-form-field.js'
import './stratus-form-field.define.js'

consoleGate()

/** The texts of what describes a control, as a screen reader joins them. */
function description(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no ${id}`).join(' ')
}

const password = () => html`
  <stratus-form-field label="Password" help="Twelve characters.">
    <input type="password" name="password" required />
    <button slot="suffix">Show</button>
  </stratus-form-field>
`

describe('<stratus-form-field>', () => {
  it('W-PART-21 names and describes the control inside, which stays a field of the page and its form', async () => {
    const form = await fixture<HTMLFormElement>(html`<form>${password()}</form>`)
    const input = form.querySelector('input')!
    expect([...input.labels!].map((label) => label.textContent)).to.deep.equal(['Password'])
    expect(description(input)).to.equal('Twelve characters.')
    expect([input.form, input.hasAttribute('aria-invalid')]).to.deep.equal([form, false])
    await expect(form).to.be.accessible()
  })

  it('W-PART-21 a press on the label leads to the control, and Tab through it to what is behind it', async () => {
    const element = await fixture<StratusFormField>(password())
    const input = element.querySelector('input')!
    input.labels![0]!.click()
    expect(document.activeElement).to.equal(input)
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement).to.equal(element.querySelector('button'))
    element.focus()
    expect(document.activeElement).to.equal(input)
  })

  it('W-PART-21 the control takes the focus as soon as it is in the page', () => {
    const element = document.createElement('stratus-form-field')
    const input = document.createElement('input')
    element.append(input)
    document.body.append(element)
    input.focus()
    expect(document.activeElement).to.equal(input)
    element.remove()
  })

  it('W-PART-21 what the page itself says to be wrong stays wrong', async () => {
    const element = await fixture<StratusFormField>(
      html`<stratus-form-field label="Name"><input aria-invalid="spelling" /></stratus-form-field>`,
    )
    const input = element.querySelector('input')!
    const said: (string | null)[] = [input.ariaInvalid]
    for (const error of ['Too short.', '']) {
      element.error = error
      await element.updateComplete
      said.push(input.ariaInvalid)
    }
    expect(said).to.deep.equal(['spelling', 'true', 'spelling'])
  })

  it('W-PART-21 says what is wrong beside the help, until it is right', async () => {
    const element = await fixture<StratusFormField>(password())
    const input = element.querySelector('input')!
    element.error = 'Too short.'
    await element.updateComplete
    expect([description(input), input.ariaInvalid]).to.deep.equal(['Too short. Twelve characters.', 'true'])
    await expect(element).to.be.accessible()
    element.error = element.help = ''
    await element.updateComplete
    expect([input.hasAttribute('aria-describedby'), input.ariaInvalid]).to.deep.equal([false, null])
  })

  it('W-PART-21 a control that is wrong or disabled looks so', async () => {
    const element = await fixture<StratusFormField>(
      html`<stratus-form-field label="Name"><input /></stratus-form-field>`,
    )
    const input = element.querySelector('input')!
    const { borderColor, backgroundColor } = { ...getComputedStyle(input) }
    element.error = 'Taken.'
    input.disabled = true
    await element.updateComplete
    expect(getComputedStyle(input).borderColor).not.to.equal(borderColor)
    expect(getComputedStyle(input).backgroundColor).not.to.equal(backgroundColor)
  })

  it('W-PART-21 keeps the identifier and the description that the page gives, and a label of its own', async () => {
    const element = await fixture<StratusFormField>(html`
      <stratus-form-field help="Ours.">
        <label slot="label">Its <em>own</em></label>
        <input id="mine" aria-describedby="theirs" />
        <p id="theirs">Theirs.</p>
      </stratus-form-field>
    `)
    const input = element.querySelector('input')!
    expect([input.id, description(input)]).to.deep.equal(['mine', 'Ours. Theirs.'])
    expect(input.labels![0]!.textContent).to.equal('Its own')
  })

  it('W-PART-21 follows the page: another control, one that has become required, a field that was emptied', async () => {
    const element = await fixture<StratusFormField>(html`
      <stratus-form-field label="Zone" error="Choose one."><input /></stratus-form-field>
    `)
    const [input, select] = [element.querySelector('input')!, document.createElement('select')]
    input.replaceWith(select)
    await aTimeout(0)
    expect([select.labels[0]?.textContent, description(select)]).to.deep.equal(['Zone', 'Choose one.'])
    expect([input.ariaInvalid, input.hasAttribute('aria-describedby')]).to.deep.equal([null, false])
    const mark = () => getComputedStyle(element.querySelector('label')!, '::after').content
    expect(mark()).to.equal('none')
    select.required = true
    await aTimeout(0)
    expect(mark()).to.contain('*')
    element.replaceChildren(input)
    await aTimeout(0)
    expect(input.labels![0]?.textContent).to.equal('Zone')
  })

  it('W-PART-21 a copy of it has one label, as it has', async () => {
    const element = await fixture<StratusFormField>(password())
    const copy = element.cloneNode(true) as StratusFormField
    element.replaceWith(copy)
    await copy.updateComplete
    expect([...copy.querySelectorAll('label')].map((label) => label.textContent)).to.deep.equal(['Password'])
    expect(copy.querySelector('input')!.labels).to.have.lengthOf(1)
    copy.remove()
  })
})
