import { indexIn, type Graph } from '../graph/graph-model.js'
import type { NodeKey } from '../model/topology-model.js'

/** How the keyboard came to a node: the last one is where it is, the one before what it came from. */
export type Trail = readonly NodeKey[]

/** A trail without what is not shown any more. */
export function validTrail(trail: Trail, graph: Graph): Trail {
  const gone = trail.findLastIndex((key) => indexIn(graph, key) < 0)
  return gone < 0 ? trail : trail.slice(gone + 1)
}
