import { inside, press, type Example } from '../mount.js'

const report = (element: HTMLElement) => (element as HTMLElement & { reportValidity(): boolean }).reportValidity()

/** Types into one of its controls. */
function type(element: HTMLElement, selector: string, text: string): void {
  const control = inside<HTMLInputElement>(element, selector)
  if (!control) return
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

const namespaces = (word: string) => [
  {
    namespace: word,
    display_name: word,
    description: word,
    objects: [{ name: word, description: word, properties: { '7': { title: word, type: 'integer', minimum: 5 } } }],
    properties: {
      '1': { title: word, description: word, enum: [word, '2'] },
      '2': { title: word, type: 'array', operators: ['<2>', word], items: { enum: [word, '3'] } },
      '3': { title: word, type: 'boolean' },
    },
  },
]

/** What is filled in. */
export function fields(word: string): readonly Example[] {
  const schema = {
    type: 'object',
    required: ['1'],
    properties: {
      1: { type: 'string', title: word, description: word, minLength: 3, pattern: 'x' },
      2: { title: word, enum: [word, '2'] },
      3: { type: 'boolean', title: word },
      4: { type: 'array', title: word, minItems: 1, items: { type: 'string' } },
      5: { type: 'object', title: word, properties: { 6: { type: 'integer', title: word, minimum: 1 } } },
    },
  }
  return [
    {
      tag: 'stratus-date-range',
      state: 'filled',
      properties: { start: '2026-11-01', end: '2026-11-02', startLabel: word, endLabel: word },
    },
    { tag: 'stratus-date-range', state: 'missing', properties: { required: true }, act: report },
    { tag: 'stratus-date-range', state: 'disabled', properties: { disabled: true } },
    {
      tag: 'stratus-decrypt-password',
      state: 'asking',
      properties: { keypairName: word, encryptedPassword: 'NlNLbkVCVkc4aXRxbDFrM0xOcGJ2Q1VXbG5pZz09' },
    },
    {
      tag: 'stratus-decrypt-password',
      state: 'failed',
      properties: { keypairName: word, encryptedPassword: word },
      async act(element) {
        type(element, '#key', word)
        await press(element, '.primary')
      },
    },
    { tag: 'stratus-decrypt-password', state: 'not set', properties: { keypairName: word } },
    { tag: 'stratus-file-upload', state: 'empty', properties: { label: word, required: true } },
    {
      tag: 'stratus-file-upload',
      state: 'running',
      properties: { label: word, file: new File(['1'], '1'), progress: 0.5 },
    },
    {
      tag: 'stratus-file-upload',
      state: 'chosen',
      properties: { label: word, accept: word, file: new File(['1'], word) },
    },
    { tag: 'stratus-file-upload', state: 'failed', properties: { label: word, error: word } },
    {
      tag: 'stratus-metadata-tree',
      state: 'empty',
      properties: {
        texts: {
          available: word,
          existing: `${word} 2`,
          noAvailable: word,
          noExisting: word,
          filter: word,
          custom: word,
          help: word,
        },
      },
    },
    {
      tag: 'stratus-metadata-tree',
      state: 'filled',
      properties: {
        namespaces: namespaces(word),
        existing: { '1': word, '2': `<2> ${word}`, '7': '1', [word]: word },
      },
      act: (element) => press(element, '[role=treeitem]'),
    },
    {
      tag: 'stratus-metadata-tree',
      state: 'read-only',
      properties: { namespaces: namespaces(word), existing: { '1': word, [word]: word }, readonly: true },
    },
    {
      tag: 'stratus-metadata-tree',
      state: 'a key twice, and no room for more',
      properties: { existing: { '1': word }, maxItems: 1 },
      act: (element) => type(element, '#custom', '1'),
    },
    { tag: 'stratus-number-input', state: 'filled', properties: { label: word, value: 3, max: 5 } },
    { tag: 'stratus-number-input', state: 'disabled', properties: { label: word, disabled: true } },
    {
      tag: 'stratus-number-input',
      state: 'invalid',
      properties: { label: word, value: 9, max: 5 },
      act: report,
    },
    {
      tag: 'stratus-number-input',
      state: 'missing, without a visible label',
      properties: { label: word, required: true, withoutVisibleLabel: true },
      act: report,
    },
    {
      tag: 'stratus-password-pair',
      state: 'shown',
      properties: { label: word, confirmLabel: word, value: word, error: word },
      act: (element) => press(element, 'button'),
    },
    {
      tag: 'stratus-password-pair',
      state: 'different',
      properties: { label: word, confirmLabel: word, value: word, required: true },
      act: report,
    },
    {
      tag: 'stratus-period-picker',
      state: 'a period',
      properties: { period: word, periods: [{ value: word, label: word }] },
    },
    {
      tag: 'stratus-period-picker',
      state: 'dates',
      properties: { period: 'other', start: '2026-11-01', end: '2026-11-02' },
    },
    { tag: 'stratus-schema-form', state: 'filled', properties: { schema } },
    {
      tag: 'stratus-schema-form',
      state: 'invalid',
      properties: { schema, value: { 1: word } },
      act: report,
    },
    { tag: 'stratus-schema-form', state: 'disabled', properties: { schema, disabled: true } },
  ]
}
