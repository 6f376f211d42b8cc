import { t, type CellTone, type IconName } from '@stratus/widgets'

/** A status of a thing that a page of Horizon tells, or a service. */
export interface Told {
  /** A service's (`error_restoring`), or a page's word in the user's language. */
  readonly status: string | null
  /** How Horizon's page colours it; null where a service tells. */
  readonly state: 'up' | 'down' | 'warning' | null
}

interface Look {
  readonly tone: CellTone
  readonly icon: IconName
}

const good: Look = { tone: 'success', icon: 'success' }
const busy: Look = { tone: 'info', icon: 'progress' }
const bad: Look = { tone: 'danger', icon: 'danger' }
const off: Look = { tone: 'neutral', icon: 'power' }

/** What services and English pages call it. */
const kinds: readonly (readonly [RegExp, Look])[] = [
  [/^(active|available|up|enabled|in-use)$/, good],
  [/error|fail/, bad],
  [/^(down|disabled|inactive)$/, off],
  [/(ing|build)([ _-]|$)/, busy],
]

const states = { up: good, down: bad, warning: busy } as const

const lookOf = ({ status, state }: Told): Look | undefined =>
  kinds.find(([kind]) => kind.test((status ?? '').toLowerCase()))?.[1] ?? (state ? states[state] : undefined)

/** `Error Restoring`: what Horizon makes of `error_restoring`. */
export function inWords(status: string | null): string {
  const words = (status ?? '').replace(/_/g, ' ').toLowerCase()
  // A page's word is whole already.
  const isCode = status === status?.toLowerCase() || status === status?.toUpperCase()
  return t(isCode ? words.replace(/(^|[ -])\p{L}/gu, (letter) => letter.toUpperCase()) : (status ?? ''))
}

/** Word, colour and icon of a status; one that nobody has heard of is shown as it came. */
export function stateLook(told: Told): { text: string; tone: CellTone; icon: IconName | undefined } {
  const { tone, icon } = lookOf(told) ?? { tone: 'neutral' as const, icon: undefined }
  return { text: inWords(told.status), tone, icon }
}

/** The status that it is moving from; null when it rests. */
export const movingFrom = (told: Told): string | null => (lookOf(told) === busy ? told.status : null)
