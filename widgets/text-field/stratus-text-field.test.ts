import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusTextField } from './stratus-text-field.js'
import './stratus-text-field.define.js'

consoleGate()

const field = (element: StratusTextField) =>
  element.shadowRoot!.querySelector<HTMLInputElement | HTMLTextAreaElement>('#input')!
const said = (element: StratusTextField) => element.shadowRoot!.querySelector('.problem')?.textContent

describe('<stratus-text-field>', () => {
  it('W-PART-12 tells each change, and says what is wrong once it was left', async () => {
    const element = await fixture<StratusTextField>(
      html`<stratus-text-field label="Address" type="email" help="Of a person" required></stratus-text-field>`,
    )
    const told: string[] = []
    element.addEventListener('stratus-change', ({ detail }) => told.push(detail.value))
    element.focus()
    await sendKeys({ type: 'ada' })
    await element.updateComplete
    expect([told.join(), said(element), element.validity.typeMismatch]).to.deep.equal(['a,ad,ada', undefined, true])
    field(element).blur()
    await element.updateComplete
    expect([said(element), field(element).ariaInvalid]).to.deep.equal(['Enter an email address.', 'true'])
    await expect(element).to.be.accessible()
    element.value = 'ada@example.org'
    await element.updateComplete
    expect([said(element), element.checkValidity()]).to.deep.equal([undefined, true])
  })

  it('W-PART-12 shows what the page says at once, and what it finds wrong keeps the form from being sent', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><stratus-text-field label="Name" name="name" value="web" error="Taken."></stratus-text-field></form>`,
    )
    const element = form.querySelector('stratus-text-field')!
    expect([said(element), form.checkValidity(), new FormData(form).get('name')]).to.deep.equal(['Taken.', true, 'web'])
    element.error = ''
    element.setCustomValidity('Not that one.')
    element.showProblems()
    await element.updateComplete
    expect([said(element), form.checkValidity()]).to.deep.equal(['Not that one.', false])
  })

  it('W-PART-12 of several lines: Enter is one of them; of a password: it can be shown and is not kept', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <stratus-text-field label="Text" type="multiline" counter maxlength="9"></stratus-text-field><button></button>
      </form>`,
    )
    form.addEventListener('submit', () => expect.fail('sent'))
    const element = form.querySelector('stratus-text-field')!
    element.focus()
    await sendKeys({ type: 'a' })
    await sendKeys({ press: 'Enter' })
    await sendKeys({ type: 'b' })
    await element.updateComplete
    expect([element.value, element.shadowRoot!.querySelector('.counter')!.textContent]).to.deep.equal(['a\nb', '3 / 9'])
    element.type = 'password'
    element.value = 'secret'
    await element.updateComplete
    element.shadowRoot!.querySelector('button')!.click()
    await element.updateComplete
    expect([(field(element) as HTMLInputElement).type, element.value]).to.deep.equal(['text', 'secret'])
    element.formStateRestoreCallback('other')
    expect(element.value).to.equal('secret')
  })

  it('bad input: a value that is no text, an unknown type, lengths below nought', async () => {
    const element = await fixture<StratusTextField>(
      html`<stratus-text-field label="Name" type="colour" minlength="-1" maxlength="x" value="a"></stratus-text-field>`,
    )
    element.value = 4 as unknown as string
    expect([element.value, element.checkValidity(), (field(element) as HTMLInputElement).maxLength]).to.deep.equal([
      'a',
      true,
      255,
    ])
    expect(takeConsole()).to.deep.equal([
      '<stratus-text-field> maxlength="x" is no number: it is left out.',
      '<stratus-text-field> type must be one of text, search, email, url, tel, password, multiline; "colour" is shown as text.',
      '<stratus-text-field> value must be a text, not number.',
    ])
  })

  it('W-PART-12 several lines are not checked for spelling where the page says so: keys and code', async () => {
    const spelling = (element: StratusTextField) => field(element).getAttribute('spellcheck')
    const plain = html`<stratus-text-field label="Text" type="multiline"></stratus-text-field>`
    const code = html`<stratus-text-field label="Key" type="multiline" spellcheck="false"></stratus-text-field>`
    expect([spelling(await fixture(plain)), spelling(await fixture(code))]).to.deep.equal([null, 'false'])
  })

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`W-PART-35 a password joins its button whatever is typed (${dir})`, async () => {
      const box = await fixture(
        html`<div dir=${dir}><stratus-text-field label="Password" type="password"></stratus-text-field></div>`,
      )
      const element = box.querySelector('stratus-text-field')!
      for (const value of ['', 'secret', 'كلمة']) {
        element.value = value
        await element.updateComplete
        const { borderTopLeftRadius, borderTopRightRadius } = getComputedStyle(field(element))
        const round = [borderTopLeftRadius, borderTopRightRadius].map((radius) => parseFloat(radius) > 0)
        expect(round, value).to.deep.equal(dir === 'ltr' ? [true, false] : [false, true])
      }
    })
  }
})
