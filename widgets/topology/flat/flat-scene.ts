import type { FlatLayout } from './flat-model.js'
import type { NodeKey, Pending, TopologyNode } from '../model/topology-model.js'

/** What the picture shows now. */
export interface FlatScene {
  readonly layout: FlatLayout
  readonly pending: Pending
  /** What a search has found; undefined without a search. */
  readonly found: ReadonlySet<NodeKey> | undefined
  readonly labelOf: (node: TopologyNode) => string
}

/** Height of the networks' names above the picture, px. */
export const headHeight = 48
