import type { FormField } from '@stratus/api-client'
import { shownFields, type FormValues } from '@stratus/api-client/forms'
import { describe, expect, it } from 'vitest'
import {
  asksForNothing,
  fieldError,
  fieldProblem,
  keepable,
  refusalOf,
  sendLabel,
  titleOf,
  toldOf,
  typedBefore,
  withMore,
  withTyped,
} from './cloud-form-model.js'

const field = (more: Partial<FormField>): FormField => ({
  name: 'pagesize',
  type: 'number',
  label: 'Items Per Page',
  value: '20',
  checked: false,
  required: true,
  maxLength: null,
  min: 1,
  max: 1000,
  help: 'cloud says',
  errors: [],
  choices: [],
  ...more,
})

const text = (name: string, more: Partial<FormField> = {}) =>
  field({ name, label: name, type: 'text', value: '', required: false, min: null, max: null, ...more })

/** Horizon's form of a rule, as far as its switches go. */
const rule = [
  text('menu', { type: 'select', switches: 'rule_menu', value: 'tcp' }),
  text('open', {
    type: 'select',
    switches: 'range',
    value: 'port',
    required: true,
    shownFor: { switch: 'rule_menu', labels: { tcp: 'Open Port', udp: 'Open Port' } },
  }),
  text('port', { requiredWhenShown: true, shownFor: { switch: 'range', labels: { port: 'Port' } } }),
  text('to', { requiredWhenShown: true, shownFor: { switch: 'range', labels: { range: 'To Port' } } }),
  text('type', { shownFor: { switch: 'rule_menu', labels: { icmp: 'Type' } } }),
]
const labels = (values: FormValues) => shownFields({ fields: rule }, values).map(({ label }) => label)

describe('a form of the cloud', () => {
  it('P-FORM-02 that asks to choose where there is nothing would change nothing', () => {
    const select = (choices: FormField['choices']) => text('kept', { type: 'select', multiple: true, choices })
    expect(asksForNothing([select([])])).toBe(true)
    expect(asksForNothing([select([{ value: 'a', label: 'a', selected: false }])])).toBe(false)
    expect(asksForNothing([select([]), text('name')])).toBe(false)
    expect(asksForNothing([])).toBe(false)
  })

  it('W-SHELL-29 P-FORM-02 says what is wrong before it is sent, and what the cloud says until it is mended', () => {
    const size = field({})
    expect(['', '0', '1001', '1.5', 'x', '1000'].map((typed) => fieldError(size, typed))).toEqual([
      'This field is required.',
      'At least 1.',
      'At most 1000.',
      'Enter a whole number.',
      'Enter a whole number.',
      undefined,
    ])
    expect(fieldError(text('name', { maxLength: 3 }), 'four')).toBe('At most 3 characters.')
    const refused = field({ value: '7', errors: ['Not seven.'] })
    expect([fieldError(refused, undefined), fieldError(refused, '7'), fieldError(refused, '8')]).toEqual([
      'Not seven.',
      'Not seven.',
      undefined,
    ])
    // What the cloud refused may be taken when it is sent again.
    expect(fieldProblem(refused, '7')).toBeUndefined()
  })

  it('I-PROJ-05 numbers are written in digits, not as a script may write them', () => {
    const limit = field({ min: -1, max: null })
    expect(['0x10', '1e3', '-1', ' 12 ', '007'].map((typed) => fieldProblem(limit, typed))).toEqual([
      'Enter a whole number.',
      'Enter a whole number.',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('I-PROJ-05 a limit is no larger than services can keep, also where Horizon does not say so', () => {
    const limit = field({ min: -1, max: null })
    expect(['2147483647', '2147483648', '99999999999'].map((typed) => fieldProblem(limit, typed))).toEqual([
      undefined,
      'At most 2147483647.',
      'At most 2147483647.',
    ])
    expect(fieldProblem(field({ min: 0, max: null }), '99999999999')).toBeUndefined()
  })

  it('W-SHELL-29 shows fields that it does not know, and no decoys', () => {
    const added = field({ name: 'theme', label: 'Colours', type: 'select' })
    const decoy = field({ name: 'fake_email', label: '', type: 'text' })
    const hidden = field({ name: 'x', type: 'hidden' })
    expect(shownFields({ fields: [added, decoy, hidden] }, {})).toEqual([added])
  })

  it('P-FORM-02 fields come and go with their switches, and what hangs on what is gone goes too', () => {
    expect(labels({})).toEqual(['menu', 'Open Port', 'Port'])
    expect(labels({ open: 'range' })).toEqual(['menu', 'Open Port', 'To Port'])
    expect(labels({ open: 'all' })).toEqual(['menu', 'Open Port'])
    expect(labels({ menu: 'icmp', open: 'range' })).toEqual(['menu', 'Type'])
    const [, , port] = shownFields({ fields: rule }, {})
    expect(fieldProblem(port!, undefined)).toBe('This field is required.')
  })

  it('W-SHELL-76 of a draft it takes what it still asks for, and no choice that is gone', () => {
    const choices = [{ value: 'tcp', label: 'TCP', selected: true }]
    const fields = [text('menu', { type: 'select', choices }), text('port'), text('secret', { type: 'password' })]
    expect(typedBefore({ fields }, { menu: 'gre', port: '22', gone: 'x', secret: 's' })).toEqual({ port: '22' })
    expect(typedBefore({ fields }, { menu: 'tcp', port: 22 })).toEqual({ menu: 'tcp' })
    for (const useless of [null, 'text', [], { port: null }]) expect(typedBefore({ fields }, useless)).toBeNull()
  })

  it('W-SHELL-76 a draft of several steps has what later ones hold; never a password or what is said to be left out', () => {
    const first = { fields: [text('data'), text('secret', { type: 'password' })] }
    expect(withMore(first, { data: 'd', later: 'l', secret: 's', odd: 7 })).toEqual({ data: 'd', later: 'l' })
    expect(withMore(first, { later: 'l' })).toBeNull()
    expect(keepable(first, { data: 'd', secret: 's', url: 'u' }, ['url'])).toEqual({ data: 'd' })
  })

  it('P-FORM-02 a refusal has the words of the service, and the request to ask for apart from them', () => {
    const id = 'req-c7fe3cf5-b8e4-446e-a020-b0b57f6eef20'
    const refusal = (text: string) => refusalOf({ ok: true, messages: [{ type: 'error', text }] })
    expect(refusal(`Port is in use (HTTP 409) (Request-ID: ${id})`)).toBe(`Port is in use. Request ID: ${id}`)
    expect(refusal('Quota exceeded.')).toBe('Quota exceeded.')
    const form = { action: '', fields: [], errors: ['No such type'], token: null }
    const messages = [
      { type: 'error' as const, text: 'Not valid' },
      { type: 'success' as const, text: 'Read.' },
    ]
    expect(refusalOf({ ok: false, form, messages })).toBe('Not valid. No such type')
    expect(refusalOf({ ok: true, messages: [] })).toBe('')
  })

  it('what was done to a thing without a name does not name it', () => {
    const told = (text: string) => toldOf([{ type: 'success', text }], 'Create Snapshot')[0]?.text
    expect(told('Creating volume snapshot "".')).toBe('Creating volume snapshot.')
    expect(told('Updating volume snapshot ""')).toBe('Updating volume snapshot')
    expect(told('Snapshot "a" created for instance "b"')).toBe('Snapshot "a" created for instance "b"')
  })

  it('P-FORM-02 of one that nothing is said of nobody says that it is done', () => {
    const text = 'The cloud did not say what came of it: Edit Port. Look at the list.'
    expect(toldOf([], 'Edit Port')).toEqual([{ type: 'warning', text }])
  })

  it('P-FORM-05 its heading says what it is about, unless a field does', () => {
    const title = (thing: string | undefined, ...fields: FormField[]) => titleOf('Attach Volume', thing, fields)
    expect(title('vm-1', text('name', { value: 'vm-11' }))).toBe('Attach Volume: vm-1')
    expect(title('vm-1', text('flavor', { type: 'select', value: 'vm-1' }))).toBe('Attach Volume: vm-1')
    expect(title('vm-1', text('name', { value: 'vm-1' }))).toBe('Attach Volume')
    expect(title('vm-1', text('volume', { value: 'vm-1 (4f1c)' }))).toBe('Attach Volume')
    expect(title(undefined)).toBe('Attach Volume')
  })

  it('P-FORM-02 its button says what it does, not that it sends', () => {
    const label = (submit: string) => sendLabel({ submit }, 'Add Interface')
    expect(['Submit', 'Confirm', ''].map(label)).toEqual(['Add Interface', 'Add Interface', 'Add Interface'])
    expect(['Resize', 'Save'].map(label)).toEqual(['Resize', 'Save'])
  })

  it('P-FORM-02 one that came back keeps what was typed', () => {
    const box = field({ name: 'on', type: 'checkbox', checked: true })
    const form = { action: '', fields: [text('a'), box], errors: [], token: null }
    const again = withTyped(form, form, { a: 'secret', on: '' })
    expect(again.fields.map(({ value, checked }) => [value, checked])).toEqual([
      ['secret', false],
      ['20', false],
    ])
  })

  it('P-FORM-02 one that came back is what it was: fields that were hidden stay so', () => {
    const first = { action: '', fields: [text('role', { type: 'hidden' })], errors: [], token: 'old' }
    const wrong = { ...first, token: 'new', fields: [text('role', { errors: ['Wrong.'] }), text('filter')] }
    const again = withTyped(first, wrong, {})
    expect(again.fields).toMatchObject([{ name: 'role', type: 'hidden', errors: ['Wrong.'] }])
    expect(again.token).toBe('new')
  })

  it('P-FORM-02 of one that came back, boxes of one name are still one choice, with what was chosen', () => {
    const choices = ['a', 'b'].map((value) => ({ value, label: value, selected: true }))
    const first = { action: '', fields: [text('member', { type: 'select', multiple: true, value: 'a\nb', choices })] }
    const boxes = choices.map(({ value }) =>
      text('member', { type: 'checkbox', value, checked: true, errors: ['No.'] }),
    )
    const rest = { errors: [], token: null }
    const { fields } = withTyped({ ...first, ...rest }, { ...first, ...rest, fields: boxes }, {})
    expect(fields).toMatchObject([{ multiple: true, value: 'a\nb', choices, errors: ['No.'] }])
  })

  it('P-FORM-02 of one that came back, a choice without its file offers none', () => {
    const choices = [{ value: 'raw', label: 'Direct Input', selected: true }]
    const source = text('source', { type: 'select', switches: 'source', value: 'raw', choices })
    const wrong = {
      ...source,
      choices: [{ value: 'file', label: 'File', selected: false }, ...choices],
      errors: ['No.'],
    }
    const rest = { action: '', errors: [], token: null }
    const { fields } = withTyped({ ...rest, fields: [source] }, { ...rest, fields: [wrong] }, {})
    expect(fields).toMatchObject([{ value: 'raw', choices, errors: ['No.'] }])
  })
})
