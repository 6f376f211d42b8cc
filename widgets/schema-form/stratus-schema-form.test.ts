import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { Schema } from './schema.js'
import type { StratusSchemaForm } from './stratus-schema-form.js'
import './stratus-schema-form.define.js'

consoleGate()

const schema: Schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', title: 'Name', minLength: 3, pattern: '^[a-z]+$', description: 'Lower case.' },
    count: { type: 'integer', title: 'Count', minimum: 1, maximum: 9, default: 2 },
    kind: { title: 'Kind', enum: ['small', 'large'] },
    on: { type: 'boolean', title: 'Enabled' },
    tags: { type: 'array', title: 'Tags', maxItems: 2, uniqueItems: true, items: { type: 'string' } },
    net: { type: 'object', title: 'Network', properties: { cidr: { type: 'string', title: 'CIDR', format: 'ipv4' } } },
  },
}

async function make(properties: Partial<StratusSchemaForm> = {}): Promise<StratusSchemaForm> {
  const element = await fixture<StratusSchemaForm>(html`<stratus-schema-form></stratus-schema-form>`)
  Object.assign(element, { schema, ...properties })
  await element.updateComplete
  return element
}

/** The control under a label. */
function field<E extends HTMLElement = HTMLInputElement>(element: StratusSchemaForm, label: string): E {
  const root = element.shadowRoot!
  const found = [...root.querySelectorAll('label')].find((each) => each.textContent!.replace('*', '').trim() === label)!
  return (found.htmlFor ? root.getElementById(found.htmlFor) : found.querySelector('input')) as unknown as E
}

async function type(element: StratusSchemaForm, label: string, text: string): Promise<void> {
  const input = field(element, label)
  input.focus()
  input.select()
  if (text) await sendKeys({ type: text })
  else await sendKeys({ press: 'Backspace' })
  input.blur()
  await element.updateComplete
}

const problems = (element: StratusSchemaForm) =>
  [...element.shadowRoot!.querySelectorAll('.problem > div')].map((problem) => problem.textContent)
const press = async (element: StratusSchemaForm, selector: string): Promise<void> => {
  element.shadowRoot!.querySelector<HTMLButtonElement>(selector)!.click()
  await element.updateComplete
}

describe('<stratus-schema-form>', () => {
  it('W-FORM-08 W-FORM-09 W-FORM-10 says at each field what is wrong, once it was left', async () => {
    const element = await make()
    expect([problems(element), element.valid]).to.deep.equal([[], false])
    await expect(element).to.be.accessible()
    await type(element, 'Name', 'A')
    expect(problems(element)).to.deep.equal([
      'Name is too short (1 characters), minimum 3',
      'Name is formatted incorrectly',
    ])
    await type(element, 'Name', '')
    expect(problems(element)).to.deep.equal(['Name is a required field'])
    await type(element, 'Name', 'disk')
    await type(element, 'Count', '12')
    expect(problems(element)).to.deep.equal(['12 is greater than the allowed maximum of 9'])
    await expect(element).to.be.accessible()
    await type(element, 'Count', '5')
    expect([problems(element), element.value, element.valid]).to.deep.equal([[], { name: 'disk', count: 5 }, true])
  })

  it('W-SHELL-15 a text takes 255 characters, unless the schema says how many', async () => {
    const properties = { one: { type: 'string', title: 'One' }, two: { type: 'string', title: 'Two', maxLength: 400 } }
    const element = await make({ schema: { type: 'object', properties } })
    expect(['One', 'Two'].map((label) => field(element, label).maxLength)).to.deep.equal([255, -1])
  })

  it('W-FORM-07 a number that is none stays as it was typed', async () => {
    const element = await make({ value: { name: 'disk' } })
    expect(field(element, 'Count').value).to.equal('2')
    await type(element, 'Count', '1x')
    expect([field(element, 'Count').value, problems(element)]).to.deep.equal(['1x', ['Invalid type, expected integer']])
  })

  it('W-FORM-07 a field with a default can be emptied, and what it shows is what is sent', async () => {
    const named: Schema = {
      properties: { ...schema.properties, name: { title: 'Name', default: 'disk' } },
    }
    const element = await make({ schema: named })
    for (const label of ['Name', 'Count']) await type(element, label, '')
    expect([field(element, 'Name').value, field(element, 'Count').value, element.value]).to.deep.equal(['', '', {}])
    element.value = { on: true }
    await element.updateComplete
    expect([field(element, 'Name').value, element.value]).to.deep.equal(['disk', { on: true, name: 'disk', count: 2 }])
  })

  it('W-FORM-07 another value of the page is shown in place of a number that was typed', async () => {
    const element = await make({ value: { name: 'disk' } })
    await type(element, 'Count', '7')
    element.value = { name: 'disk', count: 3 }
    await element.updateComplete
    expect(field(element, 'Count').value).to.equal('3')
  })

  it('W-FORM-11 lists grow and shrink within their bounds', async () => {
    const element = await make({ value: { name: 'disk' } })
    await press(element, 'fieldset .add')
    await type(element, 'Tags 1', 'a')
    await press(element, 'fieldset .add')
    await type(element, 'Tags 2', 'a')
    expect(problems(element)).to.deep.equal(['Array items must be unique'])
    expect(element.shadowRoot!.querySelector<HTMLButtonElement>('fieldset .add')!.disabled).to.equal(true)
    // Heard apart from the buttons of other lists.
    expect(element.shadowRoot!.querySelector('fieldset .add')!.ariaLabel).to.equal('Add Tags')
    const removes = [...element.shadowRoot!.querySelectorAll('.item button')]
    expect(removes.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Remove Tags 1', 'Remove Tags 2'])
    await press(element, '.item button')
    expect([problems(element), (element.value as { tags: string[] }).tags]).to.deep.equal([[], ['a']])
  })

  it('the focus goes to a new item, and stays in the list when one goes', async () => {
    const element = await make({ value: { name: 'disk' } })
    const focused = () => element.shadowRoot!.activeElement
    for (const label of ['Tags 1', 'Tags 2']) {
      await press(element, 'fieldset .add')
      expect(focused()).to.equal(field(element, label))
    }
    element.shadowRoot!.querySelector<HTMLElement>('.item:last-child button')!.focus()
    await press(element, '.item:last-child button')
    expect(focused()).to.equal(element.shadowRoot!.querySelector('fieldset .add'))
  })

  it('W-FORM-12 formats and unknown properties', async () => {
    const element = await make({ value: { name: 'disk', other: 1 }, strict: true })
    await type(element, 'CIDR', '1.2.3')
    expect(problems(element)).to.have.members(['Format validation failed', 'Unknown property (not in schema)'])
  })

  it('is one field of its form: JSON, validity, reset', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><stratus-schema-form name="data" .schema=${schema}></stratus-schema-form></form>`,
    )
    const element = form.querySelector('stratus-schema-form')!
    expect([form.checkValidity(), element.validationMessage]).to.deep.equal([false, 'Name is a required field'])
    element.reportValidity()
    await element.updateComplete
    expect(problems(element)).to.deep.equal(['Name is a required field'])
    await type(element, 'Name', 'disk')
    field(element, 'Enabled').click()
    field<HTMLSelectElement>(element, 'Kind').value = '1'
    field(element, 'Kind').dispatchEvent(new Event('change'))
    await element.updateComplete
    expect(JSON.parse(new FormData(form).get('data') as string)).to.deep.equal({
      count: 2,
      name: 'disk',
      on: true,
      kind: 'large',
    })
    expect(form.checkValidity()).to.equal(true)
    form.reset()
    await element.updateComplete
    expect(field<HTMLSelectElement>(element, 'Kind').selectedOptions[0]!.textContent).to.equal('')
    expect(element.value).to.deep.equal({ count: 2 })
  })

  it('W-FORM-07 constants with titles are choices, a constant is filled in where it is needed, and agreeing is left to the user', async () => {
    const element = await make({
      schema: {
        type: 'object',
        required: ['kind', 'version', 'terms'],
        properties: {
          kind: {
            title: 'Kind',
            oneOf: [
              { const: 's', title: 'Small' },
              { const: 2, title: 'Large' },
            ],
          },
          version: { title: 'Version', const: 3 },
          extra: { title: 'Extra', const: 'x' },
          terms: { title: 'I agree', const: true },
          tiers: {
            title: 'Tiers',
            type: 'array',
            uniqueItems: true,
            items: { anyOf: [{ const: 'a', title: 'Fast' }] },
          },
        },
      },
    })
    const choices = (label: string) => [...field<HTMLSelectElement>(element, label).options].map(({ text }) => text)
    expect([choices('Kind'), choices('Version'), choices('Extra')]).to.deep.equal([
      ['', 'Small', 'Large'],
      ['', '3'],
      ['', 'x'],
    ])
    expect(element.value).to.deep.equal({ version: 3 })
    field<HTMLSelectElement>(element, 'Kind').value = '1'
    field(element, 'Kind').dispatchEvent(new Event('change'))
    for (const box of ['I agree', 'Fast']) field(element, box).click()
    await element.updateComplete
    expect(element.value).to.deep.equal({ version: 3, kind: 2, terms: true, tiers: ['a'] })
    expect(element.valid).to.equal(true)
    await expect(element).to.be.accessible()
  })

  it('W-FORM-07 what may be nothing, too, is drawn as what it else is, also inside itself', async () => {
    const element = await make({
      schema: {
        title: 'Node',
        properties: {
          count: { title: 'Count', anyOf: [{ type: 'integer', maximum: 9 }, { type: 'null' }], default: null },
          next: { title: 'Next', anyOf: [{ $ref: '#' }, { type: 'null' }] },
          place: {
            title: 'Place',
            allOf: [{ type: 'object', properties: { rack: { type: 'string', title: 'Rack' } } }],
          },
        },
      },
    })
    expect(element.value).to.deep.equal({ count: null })
    await type(element, 'Count', '12')
    expect([problems(element), element.value]).to.deep.equal([
      ['12 is greater than the allowed maximum of 9'],
      { count: 12 },
    ])
    await type(element, 'Count', '5')
    await press(element, '.add')
    expect([element.value, element.valid]).to.deep.equal([{ count: 5, next: { count: null } }, true])
  })

  it('bad input: a schema that is a circle says so, and nothing throws', async () => {
    for (const schema of [{ allOf: [{ $ref: '#' }] }, { properties: { a: { title: 'A', allOf: [{ $ref: '#' }] } } }]) {
      const element = await make({ schema, value: { a: {} } })
      expect(element.valid).to.equal(!('allOf' in schema))
      if (!element.valid) expect(element.validationMessage).to.equal('Circular $refs')
    }
  })

  it('warns of alternatives that it cannot draw, not of those that only check', async () => {
    const properties: Schema['properties'] = { a: { type: 'string' }, b: { type: 'string' } }
    await make({ schema: { properties, anyOf: [{ required: ['a'] }, { required: ['b'] }] } })
    expect(takeConsole()).to.deep.equal([])
    await make({ schema: { properties: { disk: { title: 'Disk', oneOf: [{ properties }, { type: 'string' }] } } } })
    expect(takeConsole()).to.deep.equal([
      '<stratus-schema-form> schema: the alternatives of "disk" (oneOf, anyOf, allOf) are checked, but have no fields.',
    ])
  })

  it('shows texts of the schema as texts, ends in schemas that contain themselves, and warns about none', async () => {
    const element = await make({
      schema: {
        properties: { node: { $ref: '#/$defs/node' } },
        $defs: {
          node: {
            title: '<img src=x onerror=alert(1)>',
            type: 'object',
            properties: { next: { $ref: '#/$defs/node' }, n: { type: 'integer', title: 'N' } },
          },
        },
      },
      value: {},
    })
    expect(element.shadowRoot!.querySelector('legend')!.textContent).to.equal('<img src=x onerror=alert(1)>')
    await press(element, 'fieldset .add')
    expect(element.value).to.deep.equal({ node: { next: {} } })
    element.schema = { properties: { n: { title: 'N' }, whole: { $ref: '#' } } }
    element.value = {}
    await element.updateComplete
    await press(element, '.add')
    expect(element.value).to.deep.equal({ whole: { whole: {} } })
    element.schema = null as unknown as Schema
    await element.updateComplete
    expect(takeConsole()).to.deep.equal(['<stratus-schema-form> schema must be an object.'])
  })
})
