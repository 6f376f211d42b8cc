import type { Example } from '../mount.js'

/** Small elements. */
export function parts(word: string): readonly Example[] {
  const text = [{ tag: 'span', text: word }]
  const crumbs = [{ label: word }, { label: word, href: '#here' }, { label: word }]
  return [
    ...['neutral', 'info', 'success', 'warning', 'danger'].map((tone) => ({
      tag: 'stratus-badge',
      state: tone,
      properties: { tone, icon: 'info' },
      children: text,
    })),
    { tag: 'stratus-badge', state: 'a number', properties: { label: word }, children: text },
    { tag: 'stratus-skeleton', state: 'loading', properties: { lines: 4, label: word } },
    { tag: 'stratus-empty-state', state: 'with an icon', properties: { text: word, icon: 'info' }, children: text },
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
