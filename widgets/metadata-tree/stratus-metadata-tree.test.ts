import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { metadataTree, textsOf } from '../../tests/support/metadata-tree.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { deepActiveElement } from '../internal/focus.js'
import { schedulerHintLabels } from './metadata-texts.js'
import type { Namespace } from './namespace-tree.js'
import type { StratusMetadataTree } from './stratus-metadata-tree.js'
import './stratus-metadata-tree.define.js'

consoleGate()

const namespaces: readonly Namespace[] = [
  {
    namespace: 'OS::Compute::Quota',
    display_name: 'Flavor Quota',
    description: 'Limits of a flavor.',
    properties: {
      'quota:cpu_period': { title: 'CPU Period', type: 'integer', minimum: 1000, maximum: 1000000, default: 1000 },
    },
    objects: [{ name: 'Limits', properties: { ratio: { title: 'Ratio', type: 'number' } } }],
  },
  {
    namespace: 'OS::Compute::Watchdog',
    display_name: 'Watchdog',
    properties: {
      action: { title: 'Action', enum: ['reset', 'poweroff'] },
      live: { title: 'Live', type: 'boolean', default: 'True' },
      sets: { title: 'Sets', type: 'array', operators: ['<or>', '<all-in>'], items: { enum: ['mmx', 'avx'] } },
      short: { title: 'Short', minLength: 2, maxLength: 3, pattern: '[a-z]*' },
    },
  },
]

const created = (setup?: Parameters<typeof metadataTree>[1]) => metadataTree(namespaces, setup)

const lines = (element: StratusMetadataTree) => textsOf(element, '.node .label')
const names = (element: StratusMetadataTree) => textsOf(element, '.leaf .name')
const control = <E extends HTMLElement = HTMLElement>(element: StratusMetadataTree, label: string) =>
  element.shadowRoot!.querySelector<E>(`[aria-label="${label}"]`)!
const fieldOf = (element: StratusMetadataTree, name: string) => {
  const row = [...element.shadowRoot!.querySelectorAll('.leaf')].find(
    (each) => each.querySelector('.name')!.textContent === name,
  )!
  return row.querySelector<HTMLInputElement & HTMLSelectElement>('.field')!
}
const problemOf = (element: StratusMetadataTree, name: string) =>
  fieldOf(element, name).closest('.leaf')!.querySelector('.problem')!.textContent!.trim()

async function put(element: StratusMetadataTree, name: string, value: string): Promise<void> {
  const field = fieldOf(element, name)
  field.value = value
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true, composed: true }),
  )
  await element.updateComplete
}

async function click(element: StratusMetadataTree, label: string): Promise<void> {
  control(element, label).click()
  await element.updateComplete
}

describe('<stratus-metadata-tree>', () => {
  it('W-META-06 shows definitions on the left and what is saved on the right', async () => {
    const { element } = await created({ existing: { 'QUOTA:cpu_period': '5000', owner_note: 'mine' } })
    expect(lines(element)).to.deep.equal(['Flavor Quota', 'Watchdog'])
    expect(names(element)).to.deep.equal(['owner_note', 'quota:cpu_period'])
    expect(element.value.value).to.deep.equal({ owner_note: 'mine', 'quota:cpu_period': '5000' })
    expect(element.value.removed).to.deep.equal([])
    await expect(element).to.be.accessible()
  })

  it('W-META-03 W-META-04 adds a leaf, counts it at its parents, and takes it away again', async () => {
    const { element, said } = await created()
    await click(element, 'Flavor Quota')
    expect(lines(element)).to.deep.equal(['Flavor Quota', 'CPU Period', 'Limits', 'Watchdog'])
    expect(said).to.deep.equal([])
    await click(element, 'Add CPU Period')
    expect(names(element)).to.deep.equal(['quota:cpu_period'])
    expect(textsOf(element, '.taken')).to.deep.equal(['1'])
    expect(said.at(-1)).to.deep.equal({
      updated: { 'quota:cpu_period': '1000' },
      removed: [],
      value: { 'quota:cpu_period': '1000' },
      valid: true,
    })
    await expect(element).to.be.accessible()
    await click(element, 'Remove CPU Period')
    expect(lines(element)).to.contain('CPU Period')
    expect(said.at(-1)!.value).to.deep.equal({})
  })

  it('W-META-04 adds a whole branch', async () => {
    const { element } = await created()
    await click(element, 'Add Flavor Quota')
    expect(lines(element)).to.deep.equal(['Watchdog'])
    expect(names(element)).to.deep.equal(['quota:cpu_period', 'ratio'])
  })

  it('W-META-05 W-META-11 W-META-12 adds a key of its own name, once, and deletes it again', async () => {
    const { element, said, root } = await created()
    root.querySelector<HTMLElement>('#custom')!.focus()
    await sendKeys({ type: 'action' })
    await sendKeys({ press: 'Enter' })
    await element.updateComplete
    expect(textsOf(element, '#custom-error')).to.deep.equal(['Duplicate keys are not allowed'])
    expect(root.querySelector('#custom')!.ariaInvalid).to.equal('true')
    await expect(element).to.be.accessible()
    await sendKeys({ type: '_note' })
    await sendKeys({ press: 'Enter' })
    await element.updateComplete
    expect(deepActiveElement()).to.equal(fieldOf(element, 'action_note'))
    expect(said.at(-1), 'no text null').to.deep.include({ value: {}, valid: false })
    await sendKeys({ type: 'mine' })
    expect(said.at(-1)).to.deep.include({ value: { action_note: 'mine' }, valid: true })
    await click(element, 'Remove action_note')
    expect(element.value.value).to.deep.equal({})
    expect(lines(element)).not.to.contain('action_note')
  })

  it('W-META-08 W-META-09 W-META-10 says what is wrong with a value', async () => {
    const { element } = await created()
    await click(element, 'Add Flavor Quota')
    await click(element, 'Add Watchdog')
    const said: Record<string, string> = {}
    for (const [name, value] of [
      ['quota:cpu_period', '5'],
      ['quota:cpu_period', '2000000'],
      ['quota:cpu_period', '1.5'],
      ['quota:cpu_period', ''],
      ['ratio', 'half'],
      ['short', 'a'],
      ['short', 'abcd'],
      ['short', 'AB'],
      ['short', 'ab'],
    ] as const) {
      await put(element, name, value)
      said[`${name} ${value}`] = problemOf(element, name)
    }
    expect(said).to.deep.equal({
      'quota:cpu_period 5': 'Min 1000',
      'quota:cpu_period 2000000': 'Max 1000000',
      'quota:cpu_period 1.5': 'Integer required',
      'quota:cpu_period ': 'Required',
      'ratio half': 'Decimal required',
      'short a': 'Min length 2',
      'short abcd': 'Max length 3',
      'short AB': 'Pattern mismatch',
      'short ab': '',
    })
    expect(problemOf(element, 'action')).to.equal('Required')
    await expect(element).to.be.accessible()
    expect(element.matches(':invalid')).to.equal(true)
    element.focus()
    expect(deepActiveElement() === fieldOf(element, 'action')).to.equal(true)
  })

  it('W-META-01 W-META-07 W-META-13 offers choices, true and false, and lists with their operator', async () => {
    const { element } = await created()
    await click(element, 'Add Watchdog')
    await put(element, 'action', 'reset')
    await put(element, 'live', 'false')
    expect(element.value.value).to.deep.equal({ action: 'reset', live: 'false' })
    const adder = control<HTMLSelectElement>(element, 'Add a value to Sets')
    expect([...adder.options].map(({ value }) => value)).to.deep.equal(['', 'avx', 'mmx'])
    adder.value = 'mmx'
    adder.dispatchEvent(new Event('change'))
    await element.updateComplete
    expect(element.value.value.sets).to.equal('<or> mmx')
    const operator = control<HTMLSelectElement>(element, 'Operator of Sets')
    operator.value = '<all-in>'
    operator.dispatchEvent(new Event('change'))
    await element.updateComplete
    expect(element.value.value.sets).to.equal('<all-in> mmx')
    await expect(element).to.be.accessible()
    await click(element, 'Remove mmx')
    expect('sets' in element.value.value).to.equal(false)
  })

  it('shows what the page gives, also where the user had chosen something else', async () => {
    const { element } = await created({ existing: { action: 'reset', live: 'true', sets: '<or> mmx' } })
    await put(element, 'action', 'poweroff')
    await put(element, 'live', 'false')
    const operator = control<HTMLSelectElement>(element, 'Operator of Sets')
    operator.value = '<all-in>'
    operator.dispatchEvent(new Event('change'))
    element.existing = { action: 'reset', live: 'true', sets: '<or> mmx', owner: 'web team' }
    await element.updateComplete
    expect(['action', 'live'].map((name) => fieldOf(element, name).value)).to.deep.equal(['reset', 'true'])
    expect(operator.value).to.equal('<or>')
  })

  it('W-META-17 tells what to write and what to delete', async () => {
    const { element, said } = await created({ existing: { action: 'reset', old: '1' } })
    await click(element, 'Remove old')
    await put(element, 'action', 'poweroff')
    expect(said.at(-1)).to.deep.equal({
      updated: { action: 'poweroff' },
      removed: ['old'],
      value: { action: 'poweroff' },
      valid: true,
    })
  })

  it('W-META-14 W-META-15 of an image, hashes are read-only and not saved, the description is not shown', async () => {
    const existing = { os_hash_algo: 'sha512', os_hash_value: '', description: 'x', mine: '1' }
    const { element } = await created({ existing, image: true })
    expect(names(element)).to.deep.equal(['mine', 'os_hash_algo', 'os_hash_value'])
    expect(fieldOf(element, 'os_hash_algo').readOnly).to.equal(true)
    expect(control(element, 'Remove os_hash_algo')).to.equal(null)
    expect(element.value.updated).to.deep.equal({ description: 'x', mine: '1' })
    expect(element.value.removed).to.deep.equal([])
    expect(element.valid).to.equal(true)
    await expect(element).to.be.accessible()
  })

  it('W-META-01 W-META-10 a read-only property stays where it is saved; one added without a value says so and can go', async () => {
    const { element } = await created({ existing: { id: '7' } })
    element.namespaces = [
      { namespace: 'N', properties: { id: { readonly: true }, serial: { readonly: true, required: true } } },
    ]
    await element.updateComplete
    expect([fieldOf(element, 'id').readOnly, control(element, 'Remove id'), element.valid]).to.deep.equal([
      true,
      null,
      true,
    ])
    await click(element, 'Add N')
    expect([fieldOf(element, 'serial').readOnly, problemOf(element, 'serial'), element.valid]).to.deep.equal([
      true,
      'Required',
      false,
    ])
    await click(element, 'Remove serial')
    expect([names(element), element.valid]).to.deep.equal([['id'], true])
  })

  it('W-META-01 W-META-17 a wrong value that is saved and read-only blocks nothing, and is neither written nor deleted', async () => {
    const { element } = await created({ existing: { ID: '12abc', mine: '1', 'quota:cpu_period': '5' } })
    element.namespaces = [
      ...namespaces,
      { namespace: 'N', properties: { id: { readonly: true, type: 'integer', maximum: 5 } } },
    ]
    await element.updateComplete
    expect([problemOf(element, 'id'), problemOf(element, 'quota:cpu_period'), element.valid]).to.deep.equal([
      '',
      'Min 1000',
      false,
    ])
    await put(element, 'quota:cpu_period', '2000')
    expect([element.valid, element.checkValidity()]).to.deep.equal([true, true])
    expect([element.value.updated, element.value.removed]).to.deep.equal([
      { mine: '1', 'quota:cpu_period': '2000' },
      [],
    ])

    element.readonly = true
    element.existing = { 'quota:cpu_period': '5' }
    await element.updateComplete
    expect([element.valid, element.checkValidity()]).to.deep.equal([true, true])
  })

  it('W-META-10 a wrong value behind the filter is shown when it is asked for', async () => {
    const { element } = await created({ existing: { 'quota:cpu_period': '5', mine: '1' } })
    const filter = control<HTMLInputElement>(element, 'Filter Existing Metadata')
    filter.value = 'mine'
    filter.dispatchEvent(new Event('input'))
    await element.updateComplete
    expect(names(element)).to.deep.equal(['mine'])
    element.focus()
    await element.updateComplete
    expect(names(element)).to.deep.equal(['mine', 'quota:cpu_period'])
    expect(element.shadowRoot!.activeElement === fieldOf(element, 'quota:cpu_period')).to.equal(true)
  })

  it('walks, expands and adds with the keyboard, and explains what is selected', async () => {
    const { element, root } = await created()
    root.querySelector<HTMLElement>('[role="treeitem"]')!.focus()
    await sendKeys({ press: 'ArrowRight' })
    await element.updateComplete
    expect(textsOf(element, '.about .crumb')).to.deep.equal(['Flavor Quota'])
    await sendKeys({ press: 'ArrowDown' })
    await element.updateComplete
    expect(textsOf(element, '.about .crumb')).to.deep.equal(['Flavor Quota › CPU Period'])
    await sendKeys({ press: 'Enter' })
    await element.updateComplete
    expect(names(element)).to.deep.equal(['quota:cpu_period'])
    expect(deepActiveElement()!.getAttribute('aria-label')).to.equal('Limits')
  })

  it('W-META-20 with the last definition gone, the focus goes to their filter', async () => {
    const element = await fixture<StratusMetadataTree>(
      html`<stratus-metadata-tree
        .namespaces=${[{ namespace: 'One', properties: { a: {} } }]}
      ></stratus-metadata-tree>`,
    )
    element.shadowRoot!.querySelector<HTMLElement>('[role="treeitem"]')!.focus()
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    await element.updateComplete
    expect(names(element)).to.deep.equal(['a'])
    expect(deepActiveElement()!.getAttribute('aria-label')).to.equal('Filter Available Metadata')
  })

  it('W-META-20 with a definition added by the pointer, the focus goes to the next one, after the last to their filter', async () => {
    const element = await fixture<StratusMetadataTree>(
      html`<stratus-metadata-tree
        .namespaces=${[{ namespace: 'One', properties: { a: {}, b: {} } }]}
      ></stratus-metadata-tree>`,
    )
    element.shadowRoot!.querySelector<HTMLElement>('[role="treeitem"]')!.click()
    await element.updateComplete
    for (const [name, next] of [
      ['a', 'b'],
      ['b', 'Filter Available Metadata'],
    ]) {
      const add = control(element, `Add ${name}`)
      add.focus()
      add.click()
      await element.updateComplete
      expect(deepActiveElement()!.getAttribute('aria-label')).to.equal(next)
    }
  })

  it('filters both sides', async () => {
    const { element } = await created({ existing: { alpha: '1', beta: '2' } })
    const [left, right] = [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('[type="search"]')]
    left!.value = 'Ratio'
    left!.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    right!.value = 'BET'
    right!.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    await element.updateComplete
    expect(lines(element)).to.deep.equal(['Flavor Quota', 'Limits', 'Ratio'])
    expect(names(element)).to.deep.equal(['beta'])
  })

  it('W-META-06 a value that is being changed stays in sight behind the filter, with the focus, until that is typed anew', async () => {
    const { element } = await created({ existing: { alpha: 'one', beta: 'two' } })
    const right = control<HTMLInputElement>(element, 'Filter Existing Metadata')
    const filter = async (text: string) => {
      right.value = text
      right.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
      await element.updateComplete
    }
    await filter('one')
    const field = element.shadowRoot!.querySelector<HTMLInputElement>('.leaf .field')!
    field.focus()
    field.select()
    await sendKeys({ type: 'thr' })
    expect([names(element), element.shadowRoot!.activeElement === field]).to.deep.equal([['alpha'], true])
    await filter('tw')
    expect(names(element)).to.deep.equal(['beta'])
  })

  it('has sentences for empty sides, other words for scheduler hints, and a limit of items', async () => {
    const element = await fixture<StratusMetadataTree>(
      html`<stratus-metadata-tree .texts=${schedulerHintLabels()} max-items="1"></stratus-metadata-tree>`,
    )
    expect(textsOf(element, '.empty')).to.deep.equal(['No available scheduler hints', 'No existing scheduler hints'])
    expect(textsOf(element, '.about')).to.deep.equal(['Click each item to get its description here.'])
    element.existing = { one: '1' }
    await element.updateComplete
    expect(textsOf(element, '#custom-error')).to.deep.equal(['No more than 1 item is allowed.'])
    expect(control<HTMLButtonElement>(element, 'Add Custom').disabled).to.equal(true)
    await expect(element).to.be.accessible()
  })

  it('keeps what the user did when definitions come late', async () => {
    const element = await fixture<StratusMetadataTree>(
      html`<stratus-metadata-tree .existing=${{ action: 'reset', old: '1' }}></stratus-metadata-tree>`,
    )
    await click(element, 'Remove old')
    element.namespaces = namespaces
    await element.updateComplete
    expect(element.value).to.deep.include({ updated: { action: 'reset' }, removed: ['old'] })
    expect(fieldOf(element, 'action').localName).to.equal('select')
  })

  it('keeps a key without a value, a number half typed and what is expanded when definitions come late', async () => {
    const { element, root } = await created({ existing: { ratio: '1' } })
    const custom = root.querySelector<HTMLInputElement>('#custom')!
    custom.value = 'owner'
    custom.dispatchEvent(new InputEvent('input'))
    custom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
    await element.updateComplete
    fieldOf(element, 'ratio').value = '1x'
    fieldOf(element, 'ratio').dispatchEvent(new InputEvent('input'))
    root.querySelector<HTMLElement>('.node')!.click()
    await element.updateComplete
    const before = [lines(element), names(element)]
    element.namespaces = [...namespaces]
    await element.updateComplete
    expect([lines(element), names(element)]).to.deep.equal(before)
    expect([fieldOf(element, 'owner').value, fieldOf(element, 'ratio').value]).to.deep.equal(['', '1x'])
    expect(element.valid).to.equal(false)
  })

  it('a branch with more keys than may be added is not added', async () => {
    const { element } = await created()
    element.maxItems = 2
    await element.updateComplete
    control(element, 'Add Watchdog').click()
    await element.updateComplete
    expect(names(element)).to.deep.equal([])
    expect(textsOf(element, '#custom-error')).to.deep.equal(['No more than 2 items are allowed.'])
  })

  it('the focus stays in a list of values when the last of them goes', async () => {
    const { element, root } = await created({ existing: { sets: '<or> avx,mmx' } })
    for (const [gone, next] of [
      ['Remove mmx', 'Remove avx'],
      ['Remove avx', 'Add a value to Sets'],
    ]) {
      root.querySelector<HTMLElement>(`[aria-label="${gone}"]`)!.focus()
      await click(element, gone!)
      expect(root.activeElement?.getAttribute('aria-label')).to.equal(next)
    }
  })

  it('takes wrong values with a warning, whenever they are set, and survives a move', async () => {
    const element = document.createElement('stratus-metadata-tree')
    Object.assign(element, { namespaces: 'none', existing: 3 })
    document.body.append(element)
    await element.updateComplete
    expect(takeConsole()).to.deep.equal([
      '<stratus-metadata-tree> namespaces must be an array.',
      '<stratus-metadata-tree> existing must be an object of keys and values.',
    ])
    element.namespaces = namespaces
    await element.updateComplete
    await click(element, 'Add Watchdog')
    element.remove()
    document.body.append(element)
    await element.updateComplete
    expect(names(element).length).to.equal(4)
    element.readonly = true
    await element.updateComplete
    expect(element.shadowRoot!.querySelectorAll('.remove, .node .button').length).to.equal(0)
    element.remove()
  })

  it('bad input: namespaces that are none are left out, one that contains itself is shown', async () => {
    const cyclic: Record<string, unknown> = { namespace: 'C', display_name: 'Cyclic' }
    cyclic['properties'] = { itself: cyclic, odd: { type: 'object', title: {} } }
    const { element } = await created()
    element.namespaces = [null, 'x', cyclic] as never
    await element.updateComplete
    expect(takeConsole()).to.deep.equal([
      '<stratus-metadata-tree> a namespace must be an object with the text `namespace`; others are left out.',
    ])
    await click(element, 'Add Cyclic')
    expect(names(element)).to.deep.equal(['itself', 'odd'])
  })
})
