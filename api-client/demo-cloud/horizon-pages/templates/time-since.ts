import type { HorizonCell } from './markup.js'

const units = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago, s, as Django's `timesince` says it: in two neighbouring units, such as `1 hour, 6 minutes`. */
export function timeSince(seconds: number): string {
  const first = units.findIndex(([, length]) => seconds >= length)
  if (first < 0) return '0 minutes'
  let rest = seconds
  const counts = units.slice(first, first + 2).map(([unit, length]) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return count && `${count} ${unit}${count === 1 ? '' : 's'}`
  })
  return counts.filter(Boolean).join(', ')
}

/** A cell that tells an age, ms. */
export function ageCell(age: number): HorizonCell {
  const seconds = Math.floor(age / 1000)
  return { text: timeSince(seconds), seconds }
}
