import type { Quota } from '../internal/quota-model.js'

export type SliceName = 'usage' | 'added' | 'remaining'

/** Inner and outer radius in px (W-CHART-08). */
export const radii = {
  donut: { inner: 24, outer: 36 },
  pie: { inner: 0, outer: 30 },
} as const

export type PieKind = keyof typeof radii

/** An SVG path around the middle (0, 0) for each slice that has one. */
export type Arcs = Partial<Record<SliceName, string>>

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** Turns begin at the top and go clockwise. */
function point(radius: number, turn: number): string {
  const angle = 2 * Math.PI * turn
  return `${rounded(radius * Math.sin(angle))},${rounded(-radius * Math.cos(angle))}`
}

function arc(radius: number, from: number, to: number): string {
  const length = Math.abs(to - from)
  // An arc that ends where it began, once rounded, is none: a turn that is as good as whole is made of two.
  const isWhole = length > 0.999
  const ends = isWhole ? [(from + to) / 2, to] : [to]
  const flags = `${length >= 0.5 && !isWhole ? 1 : 0},${to > from ? 1 : 0}`
  return ends.map((end) => `A${radius},${radius},0,${flags},${point(radius, end)}`).join('')
}

function slice(from: number, to: number, { inner, outer }: (typeof radii)[PieKind]): string {
  const edge = `M${point(outer, from)}${arc(outer, from, to)}`
  const whole = to - from >= 1
  if (!inner) return whole ? `${edge}Z` : `${edge}L0,0Z`
  return `${edge}${whole ? 'ZM' : 'L'}${point(inner, to)}${arc(inner, to, from)}Z`
}

/** The slices of a quota, clockwise from the top. Empty ones are left out; without any amount the ring is one empty slice. */
export function quotaArcs({ usage, added, remaining = 0 }: Quota, kind: PieKind): Arcs {
  const amounts = Object.entries({ usage, added, remaining }).filter(([, value]) => value > 0 && Number.isFinite(value))
  const drawn = amounts.length ? amounts : [['remaining', 1] as const]
  const sum = drawn.reduce((total, [, value]) => total + value, 0)
  let past = 0
  return Object.fromEntries(drawn.map(([name, value]) => [name, slice(past / sum, (past += value) / sum, radii[kind])]))
}
