import type { Kind } from '../model/node-kinds.js'
import { plainColor } from '../../internal/plain-color.js'

/** The colours of the picture, ready for a canvas. */
export interface Palette {
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly accent: string
  readonly onAccent: string
  readonly group: string
  readonly groupBorder: string
  /** Grounds of kinds. */
  readonly accentGround: string
  readonly infoGround: string
  readonly successGround: string
  readonly warningGround: string
  readonly dangerGround: string
  readonly active: string
  /** An error. */
  readonly down: string
  readonly off: string
  readonly loading: string
  readonly font: string
}

const tokens = {
  surface: '--_surface',
  text: '--_text',
  muted: '--_text-muted',
  line: '--_neutral-7',
  accent: '--_accent',
  onAccent: '--_on-accent',
  group: '--_surface-sunken',
  groupBorder: '--_border',
  accentGround: '--_accent-soft',
  infoGround: '--_info-ground',
  successGround: '--_success-ground',
  warningGround: '--_warning-ground',
  dangerGround: '--_danger-ground',
  active: '--_success-fill',
  down: '--_danger-fill',
  off: '--_neutral-9',
  loading: '--_warning-fill',
} as const satisfies Record<Exclude<keyof Palette, 'font'>, string>

/** What a picture's element has to declare. */
export const paletteTokens: readonly string[] = Object.values(tokens)

/** The user's own colours: there, ours would not be seen for sure. */
const forced: Omit<Palette, 'font'> = {
  surface: 'Canvas',
  text: 'CanvasText',
  muted: 'CanvasText',
  line: 'GrayText',
  accent: 'Highlight',
  onAccent: 'HighlightText',
  group: 'Canvas',
  groupBorder: 'GrayText',
  accentGround: 'Canvas',
  infoGround: 'Canvas',
  successGround: 'Canvas',
  warningGround: 'Canvas',
  dangerGround: 'Canvas',
  active: 'CanvasText',
  down: 'CanvasText',
  off: 'CanvasText',
  loading: 'CanvasText',
}

/** @param probe - An element of the shadow root that is not seen: a token's colour is known only where it is used. */
export function readPalette(probe: HTMLElement): Palette {
  const font = getComputedStyle(probe).fontFamily
  if (matchMedia('(forced-colors: active)').matches) return { ...forced, font }
  return { ...readColors(probe, tokens), font }
}

/** Tokens by name, as colours that stand alone. */
export function readColors<Name extends string>(
  probe: HTMLElement,
  names: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const colors = Object.entries<string>(names).map(([name, token]) => {
    probe.style.setProperty('color', `var(${token})`)
    return [name, plainColor(getComputedStyle(probe).color)]
  })
  probe.style.removeProperty('color')
  return Object.fromEntries(colors) as Record<Name, string>
}

/** The ground of a kind. */
export function groundOf({ ground }: Kind, palette: Palette): string {
  return ground === 'surface' ? palette.surface : palette[`${ground}Ground`]
}
