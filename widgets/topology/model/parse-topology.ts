import { CloudTopology, emptyTopology } from './cloud-model.js'
import { DataTopology, type TopologyData } from './data-model.js'
import type { NodeKinds } from './node-kinds.js'
import { readCloud } from './read-cloud.js'
import { isData, readData } from './read-data.js'
import { finish } from './read-list.js'
import type { Topology } from './topology-model.js'

/** What elements take: a page's own graph, an answer of `project/network_topology/json`, or what `parseTopology()` made of either. */
export type TopologyModel = TopologyData | Topology | object | null | undefined

/** Reads a page's own graph or a cloud's answer, in steps. See `parseTopology`. */
export function readTopology(
  value: unknown,
  before: Topology = emptyTopology,
  own?: NodeKinds,
): Generator<void, Topology> {
  if (isData(value)) return readData(value, before instanceof DataTopology ? before : undefined, own)
  return readCloud(value, before instanceof CloudTopology ? before : emptyTopology, own)
}

/**
 * Reads what elements take as `model`: a page's own graph (`TopologyData`), an answer of `project/network_topology/json`, or anything
 * else, of which what cannot be read is left out.
 *
 * @param before - What was read the last time; without any change the answer is that very object.
 * @param own - Kinds that the page has registered.
 */
export function parseTopology(value: unknown, before?: Topology, own?: NodeKinds): Topology {
  return finish(readTopology(value, before, own))
}
