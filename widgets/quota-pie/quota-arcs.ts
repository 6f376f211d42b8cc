import { arc, pie } from 'd3-shape'
import type { Quota } from '../internal/quota-model.js'

export type SliceName = 'usage' | 'added' | 'remaining'

export interface Slice {
  readonly name: SliceName
  readonly value: number
  /** An SVG path around the middle (0, 0). */
  readonly path: string
}

/** Inner and outer radius in px (W-CHART-08). */
export const radii = {
  donut: { inner: 24, outer: 36 },
  pie: { inner: 0, outer: 30 },
} as const

export type PieKind = keyof typeof radii

/** The slices of a quota, clockwise from the top. Empty ones are left out; without any amount the ring is one empty slice. */
export function quotaArcs({ usage, added, remaining = 0 }: Quota, kind: PieKind): readonly Slice[] {
  const amounts: ReadonlyArray<readonly [SliceName, number]> = [
    ['usage', usage],
    ['added', added],
    ['remaining', remaining],
  ]
  const filled = amounts.filter(([, value]) => value > 0 && Number.isFinite(value))
  const drawn: typeof amounts = filled.length ? filled : [['remaining', 1]]
  const { inner, outer } = radii[kind]
  const shape = arc<{ startAngle: number; endAngle: number }>().innerRadius(inner).outerRadius(outer)
  const angles = pie<readonly [SliceName, number]>()
    .sort(null)
    .value(([, value]) => value)([...drawn])
  return angles.map(({ data: [name, value], startAngle, endAngle }) => ({
    name,
    value: filled.length ? value : 0,
    path: shape({ startAngle, endAngle }) ?? '',
  }))
}
