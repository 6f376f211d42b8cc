/**
 * The design tokens, as data: the one place where a colour, a size or a duration is written down.
 * `tokens.styles.ts` turns them into the private variables of every element, `tokens.css` (generated from here, checked by a
 * test) into the public `--stratus-*` variables of a page. A page re-themes by setting `--stratus-<name>`.
 */

/** A value for light and one for dark, or one for both. */
export type Token = readonly [light: string, dark: string] | string

/** Twelve steps from the page's ground (1) to its text (12). */
export const neutral = {
  'neutral-1': ['#ffffff', '#131518'],
  'neutral-2': ['#f8f9fa', '#0d0f11'],
  'neutral-3': ['#f1f3f5', '#1b1e22'],
  'neutral-4': ['#e8ebee', '#23272c'],
  'neutral-5': ['#dee2e7', '#2b3037'],
  'neutral-6': ['#cfd5dc', '#363c44'],
  'neutral-7': ['#b4bcc6', '#454c56'],
  'neutral-8': ['#848e9a', '#6a7380'],
  'neutral-9': ['#6b7581', '#818b98'],
  'neutral-10': ['#56606c', '#a3acb8'],
  'neutral-11': ['#39414b', '#c6ccd4'],
  'neutral-12': ['#171b20', '#eceef1'],
} as const satisfies Record<string, Token>

/** What the accent is made into where the page says no more than the accent. */
const accentSoft = [
  'color-mix(in srgb, var(--accent) 9%, var(--neutral-1))',
  'color-mix(in srgb, var(--accent) 16%, var(--neutral-1))',
] as const

export const colors = {
  /** What lies behind everything. */
  ground: 'var(--neutral-2)',
  /** Tables, panels, dialogs. */
  surface: 'var(--neutral-1)',
  'surface-sunken': 'var(--neutral-3)',
  'surface-hover': 'var(--neutral-3)',
  'surface-active': 'var(--neutral-4)',
  'surface-selected': accentSoft,
  /** Lines between things. */
  border: 'var(--neutral-5)',
  /** Edges of controls: 3:1 against the surface. */
  'border-control': 'var(--neutral-8)',
  text: 'var(--neutral-12)',
  'text-muted': 'var(--neutral-10)',
  'text-disabled': 'var(--neutral-9)',
  accent: ['#2257d0', '#86a9ff'],
  'accent-hover': ['color-mix(in srgb, var(--accent) 82%, #000000)', 'color-mix(in srgb, var(--accent) 75%, #ffffff)'],
  'accent-soft': accentSoft,
  'on-accent': ['#ffffff', '#0b1730'],
  focus: 'var(--accent)',
  'success-text': ['#0f6638', '#62d197'],
  'success-fill': ['#1c8a4e', '#3fb878'],
  'success-ground': ['#e8f6ee', '#10271b'],
  'success-border': ['#aedcc1', '#235039'],
  'info-text': ['#0b5c86', '#72c5f0'],
  'info-fill': ['#1a7fb5', '#4aa9d8'],
  'info-ground': ['#e6f3fa', '#0f2431'],
  'info-border': ['#aad5ea', '#1f485e'],
  'warning-text': ['#774900', '#f1bd68'],
  'warning-fill': ['#c77d00', '#e0a03a'],
  'warning-ground': ['#fdf3df', '#2b200b'],
  'warning-border': ['#ecd3a1', '#59441a'],
  'danger-text': ['#ad231b', '#ff958c'],
  'danger-fill': ['#c42b22', '#f0665c'],
  'danger-ground': ['#fdedeb', '#301513'],
  'danger-border': ['#f1bfba', '#662c28'],
  'on-danger': ['#ffffff', '#2a0806'],
  /** Behind a modal. */
  scrim: ['rgb(15 20 27 / 45%)', 'rgb(0 0 0 / 60%)'],
  'shadow-float': [
    '0 1px 2px rgb(15 20 27 / 8%), 0 8px 24px rgb(15 20 27 / 14%)',
    '0 1px 2px rgb(0 0 0 / 50%), 0 8px 24px rgb(0 0 0 / 55%)',
  ],
} as const satisfies Record<string, Token>

/** Where colours are the system's (forced colours), what cannot be done still looks so. */
export const forcedColors = (prefix: string): string =>
  `@media (forced-colors: active) { ${prefix}text-disabled: GrayText; }`

export const sizes = {
  'font-sans': "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif",
  'font-mono': "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  'font-size-small': '12px',
  'font-size': '14px',
  'font-size-large': '16px',
  'font-size-title': '20px',
  'line-height': '1.45',
  'weight-normal': '400',
  'weight-medium': '500',
  'weight-bold': '600',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-8': '32px',
  'space-10': '40px',
  radius: '6px',
  'radius-small': '4px',
  'radius-full': '999px',
  'control-height': '32px',
  'control-height-small': '26px',
  'row-height': '36px',
  duration: '150ms',
} as const satisfies Record<string, Token>

export const tokens: Readonly<Record<string, Token>> = { ...neutral, ...colors, ...sizes }

/** `var(--neutral-2)` inside a value names another token; `var(--accent)`, too. */
function reference(value: string, prefix: string): string {
  return value.replace(/var\(--(?=neutral|accent)/g, `var(${prefix}`)
}

function isShadow(light: string): boolean {
  return light.includes('px')
}

/** The declaration value of a token under a prefix (`--stratus-` on pages, `--_` inside elements). */
export function tokenValue(token: Token, prefix: string): string {
  if (typeof token === 'string') return reference(token, prefix)
  const [light, dark] = token
  if (isShadow(light)) return schemeShadow(light, dark)
  return reference(`light-dark(${light}, ${dark})`, prefix)
}

/** `light-dark()` takes colours only: fold the two shadows' colours pairwise. */
function schemeShadow(light: string, dark: string): string {
  const colorsOfDark = dark.match(/rgb\([^)]*\)/g) ?? []
  let index = 0
  return light.replace(/rgb\([^)]*\)/g, (color) => `light-dark(${color}, ${colorsOfDark[index++] ?? color})`)
}
