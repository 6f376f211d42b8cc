import {
  groupOf,
  otherEnd,
  type NodeKey,
  type Topology,
  type TopologyLink,
  type TopologyNode,
} from '../model/topology-model.js'

/** Lanes are columns of the flat view: networks, or what else holds others. */
export function isLane(node: TopologyNode, model: Topology): boolean {
  return model.kindOf(node).holds
}

/** The column of each lane: its place among them. */
export function columnsOf(model: Topology): ReadonlyMap<NodeKey, number> {
  return new Map(model.nodes.filter((node) => isLane(node, model)).map(({ key }, index) => [key, index]))
}

/**
 * The link whose lane is nearest to the lanes of the device's other links, by absolute distance between columns
 * (T-MODEL-13, DEC-32); the first of equal ones. Links to no lane do not count.
 */
export function mainLink(device: TopologyNode, model: Topology, columns = columnsOf(model)): TopologyLink | undefined {
  const links = model.linksOf(device.key).filter((link) => columns.has(otherEnd(link, device).key))
  const places = links.map((link) => columns.get(otherEnd(link, device).key) ?? 0)
  let best: TopologyLink | undefined
  let bestSum = Infinity
  for (const [index, link] of links.entries()) {
    const sum = places.reduce((total, place) => total + Math.abs(place - (places[index] ?? 0)), 0)
    if (sum < bestSum) [best, bestSum] = [link, sum]
  }
  return best
}

/** The lane that a device belongs to (T-MODEL-13); without links its group, or the first one; undefined when there is none. */
export function homeLane(device: TopologyNode, model: Topology, columns = columnsOf(model)): TopologyNode | undefined {
  const link = mainLink(device, model, columns)
  if (link) return otherEnd(link, device)
  const group = groupOf(device, model)
  if (group && columns.has(group.key)) return group
  const [first] = columns.keys()
  return first && model.nodeOf(first)
}
