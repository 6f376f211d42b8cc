import { formatMediumDate, formatRelative, toIsoDate, type CellDescriptor, type Moment } from '@stratus/widgets'

/** A moment in words, as 'three minutes ago', with the exact one under the pointer; nothing for none. */
export function timeCell(at: Moment, now = Date.now()): CellDescriptor | null {
  const iso = toIsoDate(at)
  return iso ? { text: formatRelative(at, now), datetime: iso, title: formatMediumDate(at) } : null
}
