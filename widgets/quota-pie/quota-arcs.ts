import { arc, pie } from 'd3-shape'
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

interface Angles {
  readonly startAngle: number
  readonly endAngle: number
}

const shapes = {
  donut: arc<Angles>().innerRadius(radii.donut.inner).outerRadius(radii.donut.outer),
  pie: arc<Angles>().innerRadius(radii.pie.inner).outerRadius(radii.pie.outer),
}

const angles = pie<readonly [SliceName, number]>()
  .sort(null)
  .value(([, value]) => value)

/** The slices of a quota, clockwise from the top. Empty ones are left out; without any amount the ring is one empty slice. */
export function quotaArcs({ usage, added, remaining = 0 }: Quota, kind: PieKind): Arcs {
  const amounts: Array<readonly [SliceName, number]> = [
    ['usage', usage],
    ['added', added],
    ['remaining', remaining],
  ]
  const filled = amounts.filter(([, value]) => value > 0 && Number.isFinite(value))
  const drawn = angles(filled.length ? filled : [['remaining', 1]])
  return Object.fromEntries(drawn.map((slice) => [slice.data[0], shapes[kind](slice) ?? '']))
}
