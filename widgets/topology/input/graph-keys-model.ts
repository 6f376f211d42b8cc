import { indexIn, neighboursOf, type Graph } from '../graph/graph-model.js'
import type { NodeKey } from '../model/topology-model.js'
import type { Trail } from './trail.js'

/** Where to start: every network or what else holds others, then what is linked to nothing; where nothing holds others, everything. */
function starts({ nodes, bodies, model }: Graph): readonly NodeKey[] {
  const { structure } = model
  const shown = nodes.slice(0, bodies).map(({ node, shape, leaves }) => ({ node, holds: shape.holds || leaves > 0 }))
  const isFlat = !shown.some(({ holds }) => holds)
  const isStart = ({ node, holds }: (typeof shown)[number]) =>
    isFlat || holds || structure.linksAt(model.placeOf(node.key)).length === 0
  return shown.filter(isStart).map(({ node }) => node.key)
}

function linked(key: NodeKey, graph: Graph): readonly NodeKey[] {
  return neighboursOf(key, graph.model)
    .map((node) => node.key)
    .filter((other) => indexIn(graph, other) >= 0)
}

/** The nodes that the up and down keys go through: those linked to where the trail came from. */
export function siblings(trail: Trail, graph: Graph): readonly NodeKey[] {
  const from = trail.at(-2)
  return from ? linked(from, graph) : starts(graph)
}

/**
 * The keyboard's way through the graph: right follows a link away from where one came from, left goes back, up and down go
 * through the links of the node one came from, Home and End to the first and last of them. Undefined = no key of ours.
 */
export function walk(key: string, trail: Trail, graph: Graph, rtl = false): Trail | undefined {
  const here = trail.at(-1)
  const all = siblings(trail, graph)
  if (here === undefined) return /^(Arrow|Home|End)/.test(key) ? all.slice(0, 1) : undefined
  const to = (next: NodeKey | undefined) => (next === undefined ? trail : [...trail.slice(0, -1), next])
  const at = all.indexOf(here)
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight': {
      const next = linked(here, graph).find((other) => other !== trail.at(-2))
      return next === undefined ? trail : [...trail, next]
    }
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return trail.length > 1 ? trail.slice(0, -1) : trail
    case 'ArrowDown':
      return to(all[(at + 1) % all.length])
    case 'ArrowUp':
      return to(all.at(at <= 0 ? -1 : at - 1))
    case 'Home':
      return to(all[0])
    case 'End':
      return to(all.at(-1))
    default:
      return undefined
  }
}
