import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tokensCss } from '../../build/tokens-css.js'
import { tokenStyles } from './tokens.styles.js'
import { colors, neutral, tokens, tokenValue, type Token } from './tokens.js'

type Scheme = 'light' | 'dark'
const schemes: readonly Scheme[] = ['light', 'dark']

function color(name: keyof typeof colors | keyof typeof neutral, scheme: Scheme): string {
  const token: Token = { ...neutral, ...colors }[name]
  return valueOf(typeof token === 'string' ? token : token[scheme === 'light' ? 0 : 1], scheme)
}

function valueOf(text: string, scheme: Scheme): string {
  const [, other] = /^var\(--([\w-]+)\)$/.exec(text) ?? []
  if (other) return color(other as keyof typeof neutral, scheme)
  const [, one, percent, rest] = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(text) ?? []
  return one && rest ? mixed(valueOf(one, scheme), Number(percent) / 100, valueOf(rest, scheme)) : text
}

/** As `color-mix(in srgb, …)` does. */
function mixed(one: string, part: number, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [first, second] = [one, other].map((hex) => parseInt(hex.slice(at, at + 2), 16)) as [number, number]
    return Math.round(first * part + second * (1 - part))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * channels[0]! + 0.7152 * channels[1]! + 0.0722 * channels[2]!
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['ground', 'surface', 'surface-sunken', 'surface-hover', 'surface-active', 'surface-selected'] as const
const meanings = ['success', 'info', 'warning', 'danger'] as const

/** WCAG 1.4.3: text on every ground it is set on. */
const texts: ReadonlyArray<readonly [keyof typeof colors, keyof typeof colors]> = [
  ...grounds.flatMap((ground) => [['text', ground] as const, ['text-muted', ground] as const]),
  ...(['ground', 'surface', 'surface-hover', 'accent-soft', 'surface-selected'] as const).map(
    (ground) => ['accent', ground] as const,
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger-fill'],
  ...meanings.flatMap((meaning) => [
    [`${meaning}-text`, `${meaning}-ground`] as const,
    [`${meaning}-text`, 'surface'] as const,
    [`${meaning}-text`, 'ground'] as const,
    [`${meaning}-text`, 'surface-hover'] as const,
    ['text', `${meaning}-ground`] as const,
  ]),
]

/** WCAG 1.4.11: what tells a control or a state apart from what is around it. */
const controls: ReadonlyArray<readonly [keyof typeof colors, keyof typeof colors]> = [
  ['border-control', 'surface'],
  ['focus', 'surface'],
  ['focus', 'ground'],
  ['focus', 'surface-active'],
  ...meanings.map((meaning) => [`${meaning}-fill`, 'surface'] as const),
]

describe.each(schemes)('tokens, %s scheme', (scheme) => {
  it.each(texts)('text: %s on %s is at least 4.5:1', (text, ground) => {
    expect(contrast(color(text, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(controls)('control: %s on %s is at least 3:1', (edge, ground) => {
    expect(contrast(color(edge, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(3)
  })
})

describe('tokens as CSS', () => {
  it('computes contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
  it('issue 15: a page that sets its accent has said enough', () => {
    const { cssText } = tokenStyles('a { color: var(--_accent-soft); outline-color: var(--_focus) }')!
    expect(cssText).toContain('--_accent: var(--stratus-accent, ')
    expect(cssText).toContain('--_focus: var(--stratus-focus, var(--_accent));')
    expect(cssText).toContain(
      '--_accent-soft: var(--stratus-accent-soft, light-dark(color-mix(in srgb, var(--_accent) 9%',
    )
    expect(mixed('#ff0000', 0.5, '#0000ff')).toBe('#800080')
  })
  it('folds the two shadows into one, colour by colour', () => {
    expect(tokenValue(['0 1px 2px rgb(1 2 3 / 8%)', '0 1px 2px rgb(0 0 0 / 50%)'], '--_')).toBe(
      '0 1px 2px light-dark(rgb(1 2 3 / 8%), rgb(0 0 0 / 50%))',
    )
  })
  it('an element declares the tokens that its styles read, those these stand on, and no other', () => {
    const { cssText } = tokenStyles('a { color: var(--_ground); --_own: 1; margin: var(--_own) }')!
    expect([...cssText.matchAll(/(--_[\w-]+):/g)].map(([, name]) => name)).toEqual(['--_ground', '--_neutral-2'])
    expect(cssText).toContain('--_ground: var(--stratus-ground, var(--_neutral-2));')
    expect(tokenStyles('a { color: red }')).toBeUndefined()
  })
  it('tokens.css is what tokens.ts says (else: npx tsx widgets/build/write-tokens-css.ts)', () => {
    const squeeze = (text: string) => text.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')')
    const file = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
    expect(squeeze(file)).toBe(squeeze(tokensCss()))
    for (const name of Object.keys(tokens)) expect(file).toContain(`--stratus-${name}:`)
  })
})
