import type { WritableAtom } from 'nanostores'
import { persistentAtom } from './persistent-atom.js'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]
/** English, keys of their translations. */
export const themeLabels: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark', system: 'System' }

export const densities = ['compact', 'normal', 'comfortable'] as const
export type Density = (typeof densities)[number]
export const densityLabels: Readonly<Record<Density, string>> = {
  compact: 'Compact',
  normal: 'Normal',
  comfortable: 'Comfortable',
}

export const intervals = ['10', '30', '60', '300', 'never'] as const
/** How often a list in which nothing happens is read again, s. */
export type Interval = (typeof intervals)[number]
/** English, keys of their translations. */
export const intervalLabels: Readonly<Record<Interval, string>> = {
  '10': 'Every 10 seconds',
  '30': 'Every 30 seconds',
  '60': 'Every minute',
  '300': 'Every 5 minutes',
  never: 'Only when I ask',
}

export const rowDetails = ['beside', 'below'] as const
/** Where the details of a row are shown when it is opened. */
export type RowDetails = (typeof rowDetails)[number]
export const rowDetailsLabels: Readonly<Record<RowDetails, string>> = {
  beside: 'Beside the list',
  below: 'Below the row',
}

export const deletions = ['8', '30', '90', 'ask'] as const
/** How long what is easily made anew can be kept after all once it was deleted, s; or a question before it is deleted. */
export type Deletions = (typeof deletions)[number]
/** How this person likes to see things, on this device. */
export interface Prefs {
  theme: WritableAtom<Theme>
  density: WritableAtom<Density>
  /** Also lists what this user may not do, with the gate that is shut (DEC-26). */
  showForbidden: WritableAtom<boolean>
  readonly interval: WritableAtom<Interval>
  readonly rowDetails: WritableAtom<RowDetails>
  readonly deletions: WritableAtom<Deletions>
  /** Keys that were given to shortcuts instead of their own, by the shortcut's id. */
  readonly keys: WritableAtom<Readonly<Record<string, string>>>
  /** Single letters are shortcuts; speech and shaky hands may want none (WCAG 2.1.4). */
  letterShortcuts: WritableAtom<boolean>
}

export function createPrefs(): Prefs {
  return {
    theme: choice('stratus:theme', themes, 'system'),
    density: choice('stratus:density', densities, 'normal'),
    interval: choice('stratus:interval', intervals, '30'),
    rowDetails: choice('stratus:row-details', rowDetails, 'beside'),
    deletions: choice('stratus:deletions', deletions, '8'),
    keys: keyChoices('stratus:keys'),
    showForbidden: toggle('stratus:show-forbidden', false),
    letterShortcuts: toggle('stratus:letter-shortcuts', true),
  }
}

function toggle(key: string, otherwise: boolean): WritableAtom<boolean> {
  return persistentAtom(key, otherwise, {
    encode: (value) => (value ? 'yes' : 'no'),
    decode: (text) => (text === 'yes' || text === 'no' ? text === 'yes' : otherwise),
  })
}

function keyChoices(key: string): WritableAtom<Readonly<Record<string, string>>> {
  return persistentAtom<Readonly<Record<string, string>>>(key, {}, { encode: JSON.stringify, decode: readKeys })
}

function readKeys(text: string): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(text)
    const entries = stored && typeof stored === 'object' ? Object.entries(stored) : []
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value.length === 1))
  } catch {
    return {}
  }
}

/** A stored value from an older version, or from anybody else, falls back to the default. */
function choice<T extends string>(key: string, allowed: readonly T[], otherwise: T): WritableAtom<T> {
  return persistentAtom<T>(key, otherwise, {
    encode: (value) => value,
    decode: (text) => allowed.find((value) => value === text) ?? otherwise,
  })
}

/** Makes the page follow the theme: the tokens look at `color-scheme`. Returns what stops it. */
export function applyTheme(theme: Prefs['theme'], root: HTMLElement): () => void {
  return theme.subscribe((value) => {
    root.style.colorScheme = value === 'system' ? 'light dark' : value
    root.dataset['theme'] = value
  })
}
