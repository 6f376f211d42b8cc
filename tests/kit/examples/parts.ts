import { inside, type Example } from '../mount.js'

/** Small elements. */
export function parts(word: string): readonly Example[] {
  const text = [{ tag: 'span', text: word }]
  const crumbs = [{ label: word }, { label: word, href: '#here' }, { label: word }]
  const options = [
    { value: '1', label: word, description: word },
    { value: '2', label: word, group: word, disabled: true },
    { value: '3', label: word, group: word },
  ]
  const actions = [
    { id: '1', label: word },
    { id: '2', label: word, danger: true, disabled: word },
  ]
  return [
    ...['neutral', 'info', 'success', 'warning', 'danger'].map((tone) => ({
      tag: 'stratus-badge',
      state: tone,
      properties: { tone, icon: 'info' },
      children: text,
    })),
    { tag: 'stratus-badge', state: 'a number', properties: { label: word }, children: text },
    ...['text', 'search', 'email', 'url', 'password', 'multiline'].map((type) => ({
      tag: 'stratus-text-field',
      state: type,
      properties: { type, label: word, help: word, counter: true, placeholder: word, value: '1', required: true },
    })),
    { tag: 'stratus-text-field', state: 'wrong', properties: { label: word, error: word } },
    {
      tag: 'stratus-text-field',
      state: 'with a prefix',
      properties: { label: word, disabled: true },
      children: [{ tag: 'span', slot: 'prefix', text: word }],
    },
    {
      tag: 'stratus-checkbox',
      state: 'checked',
      properties: { label: word, help: word, error: word, checked: true },
    },
    { tag: 'stratus-checkbox', state: 'indeterminate', properties: { label: word, indeterminate: true } },
    { tag: 'stratus-checkbox', state: 'a switch', properties: { label: word, switch: true, checked: true } },
    {
      tag: 'stratus-select',
      state: 'the browser’s list',
      properties: { label: word, help: word, options, value: '1', required: true },
    },
    { tag: 'stratus-select', state: 'wrong', properties: { label: word, options, error: word, placeholder: word } },
    { tag: 'stratus-select', state: 'searched', properties: { label: word, options, value: '1', searchFrom: 1 } },
    {
      tag: 'stratus-select',
      state: 'searched, open',
      properties: { label: word, options, value: '1', searchFrom: 1 },
      act: (element) => inside(element, 'input')?.click(),
    },
    {
      tag: 'stratus-drawer',
      state: 'open',
      properties: { heading: word, submitLabel: word, cancelLabel: word, open: true },
      children: [{ text: word }, { slot: 'help', text: word }],
    },
    { tag: 'stratus-drawer', state: 'closed', properties: { heading: word } },
    { tag: 'stratus-menu-button', state: 'closed', properties: { actions, label: word, icon: 'info' } },
    { tag: 'stratus-menu-button', state: 'an icon only', properties: { actions, label: word, iconOnly: true } },
    {
      tag: 'stratus-menu-button',
      state: 'open',
      properties: { actions, label: word, variant: 'primary' },
      act: (element) => inside(element, 'button')?.click(),
      late: true,
    },
    { tag: 'stratus-skeleton', state: 'loading', properties: { lines: 4, label: word } },
    { tag: 'stratus-spinner', state: 'waiting', properties: { label: word } },
    { tag: 'stratus-empty-state', state: 'with an icon', properties: { text: word, icon: 'info' }, children: text },
    { tag: 'stratus-error-state', state: 'a sentence', properties: { text: word } },
    {
      tag: 'stratus-error-state',
      state: 'with all it can say',
      properties: { text: word, reason: `${word} ${word}`, requestId: word, retry: true },
      children: [{ tag: 'button', text: word }],
    },
    {
      tag: 'stratus-form-field',
      state: 'with a help',
      properties: { label: word, help: word },
      children: [{ tag: 'textarea', text: word }],
    },
    {
      tag: 'stratus-form-field',
      state: 'wrong',
      properties: { label: word, help: word, error: word },
      children: [
        { tag: 'textarea', text: word },
        { tag: 'span', slot: 'suffix', text: word },
      ],
    },
    { tag: 'stratus-popover', state: 'closed', properties: { label: word, icon: 'info' }, children: text },
    {
      tag: 'stratus-popover',
      state: 'open',
      properties: { label: word, variant: 'primary', open: true },
      children: [{ text: word }, { tag: 'button', text: word }],
      late: true,
    },
    { tag: 'stratus-breadcrumbs', state: 'with a way', properties: { crumbs } },
    { tag: 'stratus-copy-button', state: 'ready', properties: { text: word, label: word } },
    { tag: 'stratus-copy-button', state: 'an icon only', properties: { text: word, label: word, iconOnly: true } },
    { tag: 'stratus-tooltip', state: 'closed', properties: { text: word }, children: [{ tag: 'button', text: word }] },
    {
      tag: 'stratus-tooltip',
      state: 'open',
      properties: { text: word },
      children: [{ tag: 'button', text: word }],
      act: (element) => (element as HTMLElement & { show(): void }).show(),
    },
    ...['normal', 'primary', 'danger', 'quiet'].map((variant) => ({
      tag: 'stratus-button',
      state: variant,
      properties: { variant, icon: 'plus' },
      children: text,
    })),
    { tag: 'stratus-button', state: 'busy', properties: { busy: true }, children: text },
    { tag: 'stratus-button', state: 'not available', properties: { unavailable: word }, children: text },
    { tag: 'stratus-button', state: 'an icon only, small', properties: { icon: 'close', label: word, size: 'small' } },
    { tag: 'stratus-button', state: 'a link', properties: { href: '#here' }, children: text },
  ]
}
