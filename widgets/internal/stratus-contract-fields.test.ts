/** What every field of the kit is to the form, the fieldset, the labels and the browser around it. */
import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../define.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import * as kit from '../index.js'
import { fieldCases } from '../../tests/kit/fields.js'
import { isRecord } from './is-record.js'
import { StratusField } from './stratus-field.js'

consoleGate()

async function made(tag: string, fill: (field: StratusField) => void) {
  const form = await fixture<HTMLFormElement>(html`<form><fieldset></fieldset></form>`)
  const field = document.createElement(tag) as StratusField
  field.setAttribute('name', 'field')
  fill(field)
  form.firstElementChild!.append(field)
  await field.updateComplete
  return { form, set: form.querySelector('fieldset')!, field }
}

/** What a person could change in it, through the shadow roots inside too. */
function* controls(root: ParentNode): Generator<HTMLElement & { disabled?: boolean; readOnly?: boolean }> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.matches('input, select, textarea, .move, .roles, .add, .choose')) yield element
    if (element.shadowRoot && element instanceof StratusField) yield* controls(element.shadowRoot)
  }
}

const changeable = (field: StratusField) =>
  [...controls(field.shadowRoot!)].filter(
    (each) =>
      !each.disabled &&
      !each.readOnly &&
      !each.matches('[type=search], [type=file], [type=date], [placeholder=Filter]'),
  ).length

const copyOf = (value: object): unknown =>
  Array.isArray(value) ? value.map((each: unknown) => Object.assign({}, each)) : structuredClone(value)

/** Sets what is an object to an equal one, as Vue's proxies and literals in a template of React do. */
function giveCopies(field: StratusField): void {
  for (const [name, { state }] of (field.constructor as typeof StratusField).elementProperties) {
    const value: unknown = Reflect.get(field, name)
    const isData = Array.isArray(value) || isRecord(value)
    if (!state && isData && name !== 'clock') Reflect.set(field, name, copyOf(value))
  }
}

/** Wrong as most are: empty, though a value is asked for. */
const require = (field: StratusField) => void Object.assign(field, { required: true })

describe('the fields of the kit', () => {
  it('are all here', () => {
    const fields = Object.values(kit as Readonly<Record<string, unknown>>).flatMap((value) =>
      typeof value === 'function' && value.prototype instanceof StratusField
        ? (customElements.getName(value as unknown as CustomElementConstructor) ?? [])
        : [],
    )
    expect(fieldCases.map(({ tag }) => tag).sort()).to.deep.equal(fields.sort())
  })
})

for (const { tag, fill, use, held, forgets, tellsLast, spoil = require } of fieldCases) {
  describe(`<${tag}> as a field`, () => {
    it('belongs to its form and tells it when it cannot be sent', async () => {
      const { form, field } = await made(tag, fill)
      expect([field.form === form, [...form.elements].includes(field)]).to.deep.equal([true, true])
      expect(field.willValidate).to.equal(true)
      expect(field.checkValidity()).to.equal(field.validity.valid)
      field.remove()
      expect(field.form).to.equal(null)
    })

    it('is disabled with its fieldset, comes back with it, and stays disabled when it is so itself', async () => {
      const { form, set, field } = await made(tag, fill)
      const before = changeable(field)
      set.disabled = true
      await field.updateComplete
      const inFieldset = [changeable(field), [...new FormData(form).keys()].length, field.disabled]
      set.disabled = false
      await field.updateComplete
      expect(changeable(field)).to.equal(before)
      field.disabled = true
      await field.updateComplete
      set.disabled = true
      set.disabled = false
      await field.updateComplete
      expect(inFieldset).to.deep.equal([0, 0, false])
      expect(changeable(field)).to.equal(0)
    })

    it('says at itself what is missing when its form is sent, and nothing when it is only asked', async () => {
      const { form, field } = await made(tag, () => {})
      if (!('required' in field)) return
      field.required = true
      const button = form.appendChild(document.createElement('button'))
      await field.updateComplete
      const said = () => field.shadowRoot!.textContent!.includes('This field is required.')
      expect([form.checkValidity(), said()]).to.deep.equal([false, false])
      button.click()
      await field.updateComplete
      expect(said()).to.equal(true)
    })

    it('has the focus where it cannot be sent', async () => {
      if (!spoil) return
      const { form, field } = await made(tag, spoil)
      await field.updateComplete
      form.addEventListener('submit', (event) => event.preventDefault())
      form.appendChild(document.createElement('button')).click()
      expect([field.validity.valid, field.matches(':focus-within')]).to.deep.equal([false, true])
    })

    it('goes back to what the page gave when the form is reset', async () => {
      const { form, field } = await made(tag, fill)
      const first = held(field)
      await use(field)
      await field.updateComplete
      const used = held(field)
      expect(used).to.not.deep.equal(first)
      form.reset()
      await field.updateComplete
      expect(held(field)).to.deep.equal(first)
    })

    it('keeps what the user made, and what a reset goes back to, when the page gives copies as frameworks do', async () => {
      const { form, field } = await made(tag, fill)
      const first = held(field)
      await use(field)
      await field.updateComplete
      const used = held(field)
      giveCopies(field)
      await field.updateComplete
      expect(held(field)).to.deep.equal(used)
      form.reset()
      await field.updateComplete
      expect(held(field)).to.deep.equal(first)
    })

    it(forgets ? `is not brought back: ${forgets}` : 'is brought back by the browser as the user left it', async () => {
      const { field } = await made(tag, fill)
      const internals = (field as unknown as { internals: ElementInternals }).internals
      let state: unknown = null
      const keep = internals.setFormValue.bind(internals)
      internals.setFormValue = (value: Parameters<typeof keep>[0], kept = value) => {
        state = kept
        keep(value, kept)
      }
      await use(field)
      await field.updateComplete
      const left = held(field)
      const { field: again } = await made(tag, tellsLast ? () => {} : fill)
      again.formStateRestoreCallback(forgets ? null : (state as string), 'restore')
      if (tellsLast) fill(again)
      await again.updateComplete
      if (forgets) expect(held(again)).to.not.deep.equal(left)
      else expect(held(again)).to.deep.equal(left)
      // What an older version of the page kept is no reason to fail.
      again.formStateRestoreCallback('{"not": ours', 'restore')
      await again.updateComplete
    })

    it('is called what the page’s label says, wherever the label stands', async () => {
      const { form, field } = await made(tag, fill)
      const label = document.createElement('label')
      label.htmlFor = field.id = 'labelled'
      label.textContent = '  Number of\n copies '
      form.append(label)
      field.requestUpdate()
      await field.updateComplete
      const { internals } = field as unknown as { internals: ElementInternals }
      const named = field.shadowRoot!.querySelector('[aria-label="Number of copies"]')
      const group = internals.role === 'group' && internals.ariaLabel === 'Number of copies'
      expect(Boolean(named) || group).to.equal(true)
      await expect(form).to.be.accessible()
      label.click()
      expect(field.matches(':focus-within')).to.equal(true)
    })

    it('has the words of what the page names it by, and none of its own content', async () => {
      const { form, field } = await made(tag, fill)
      const own = document.createElement('p')
      own.textContent = 'inside'
      field.append(own)
      const label = document.createElement('label')
      field.replaceWith(label)
      label.append('Copies ', field, 'of it')
      const name = form.appendChild(document.createElement('p'))
      name.id = 'name-of-a-field'
      name.textContent = 'Another name'
      const { internals } = field as unknown as { internals: ElementInternals }
      const called = async () => {
        field.requestUpdate()
        await field.updateComplete
        return internals.ariaLabel ?? field.shadowRoot!.querySelector('input, select, [role=group]')!.ariaLabel
      }
      expect(await called()).to.equal('Copies of it')
      field.setAttribute('aria-labelledby', 'gone name-of-a-field')
      expect(await called()).to.equal('Another name')
    })

    it('W-PART-01 sends `input` and `change` as any field does, its value already new', async () => {
      const { form, field } = await made(tag, fill)
      const first = held(field)
      const sent: string[] = []
      const hear = ({ type, target }: Event) => sent.push(`${type} ${target === field} ${held(field) !== first}`)
      form.addEventListener('input', hear)
      form.addEventListener('change', hear)
      await use(field)
      expect(sent.at(-2), sent.join()).to.equal('input true true')
      expect(sent.at(-1)).to.equal('change true true')
      expect(sent.filter((each) => each.startsWith('change'))).to.have.length(1)
    })

    it('W-PART-02 the page can say what is wrong with it, and which labels it has', async () => {
      const { form, field } = await made(tag, fill)
      const before = field.validity.valid
      field.setCustomValidity('Taken.')
      field.requestUpdate()
      await field.updateComplete
      expect([field.validity.customError, field.validationMessage, form.checkValidity()]).to.deep.equal([
        true,
        'Taken.',
        false,
      ])
      field.setCustomValidity('')
      expect(field.validity.valid).to.equal(before)
      const label = form.appendChild(document.createElement('label'))
      label.htmlFor = field.id = 'of-a-label'
      expect([...field.labels]).to.deep.equal([label])
    })

    it('takes the focus when it is told to', async () => {
      const { field } = await made(tag, fill)
      field.focus()
      expect(field.matches(':focus-within')).to.equal(true)
    })

    it('Enter in one of its texts presses the form’s button, once what was typed has arrived', async () => {
      const { form, field } = await made(tag, fill)
      const button = form.appendChild(document.createElement('button'))
      let pressed = 0
      button.addEventListener('click', (event) => (event.preventDefault(), pressed++))
      const text = field.shadowRoot!.querySelector<HTMLInputElement>('input[part="input"]:not([type="checkbox"])')
      if (!text) return
      text.focus()
      await sendKeys({ press: 'Enter' })
      await field.updateComplete
      await Promise.resolve()
      expect(pressed).to.equal(1)
      button.disabled = true
      await sendKeys({ press: 'Enter' })
      await field.updateComplete
      await Promise.resolve()
      expect(pressed).to.equal(1)
    })
  })
}
