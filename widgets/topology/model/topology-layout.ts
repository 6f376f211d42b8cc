import type { NodeKey } from './topology-model.js'
import { isViewport, type Viewport } from '../viewport/viewport-model.js'

export type LayoutName = 'force' | 'layered'

/** A place that was chosen by hand; of an instance on one network: relative to the network. */
export type Place = readonly [x: number, y: number]

/** Where everything is, to be kept or handed over: plain JSON. */
export interface TopologyLayout {
  readonly version: 1
  readonly layout: LayoutName
  /** By `kind/id`: middle of each node; of an instance on one network, relative to the network. */
  readonly places: Readonly<Record<string, Place>>
  /** Networks that somebody has collapsed (true) or expanded, by id. */
  readonly collapsed: Readonly<Record<string, boolean>>
  /** What was on screen. */
  readonly viewport?: Viewport
}

/** Places from a store or a file: what is none is left out. */
export function placesFrom(value: unknown): [NodeKey, Place][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, place]) =>
    Array.isArray(place) && place.length === 2 && place.every((each) => Number.isFinite(each))
      ? [[key as NodeKey, [place[0], place[1]] as Place] as [NodeKey, Place]]
      : [],
  )
}

/** A layout from anywhere, without what cannot be read; undefined = it is none. */
export function readLayout(value: unknown): TopologyLayout | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { version, layout, places, collapsed, viewport } = value as Partial<Record<keyof TopologyLayout, unknown>>
  if (version !== 1 || typeof places !== 'object' || places === null) return undefined
  const folds = typeof collapsed === 'object' && collapsed !== null ? Object.entries(collapsed) : []
  return {
    version,
    layout: layout === 'layered' ? 'layered' : 'force',
    places: Object.fromEntries(placesFrom(places)),
    collapsed: Object.fromEntries(folds.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')),
    ...(isViewport(viewport) ? { viewport } : {}),
  }
}
