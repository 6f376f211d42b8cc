import { t, tn } from '../../internal/localize.js'
import { indexIn, neighboursOf, type Graph } from '../graph/graph-model.js'
import { describeNode } from '../model/node-texts.js'
import type { NodeKey } from '../model/topology-model.js'
import { siblings } from './graph-keys-model.js'
import type { Trail } from './trail.js'

/** Neighbours that are called by their names; more of them are only counted. */
const mostNamed = 3

/** Where a trail has come to, for screen readers: the node, its links, and its place among those that Up and Down go through. */
export function describeStep(trail: Trail, graph: Graph, chosen: ReadonlySet<NodeKey> = new Set()): string {
  const key = trail.at(-1)
  const at = graph.nodes[indexIn(graph, key)]
  if (!key || !at) return ''
  const around = neighboursOf(key, graph.model).map(({ name }) => name)
  const names = `${around.slice(0, mostNamed).join(', ')}${around.length > mostNamed ? ' …' : ''}`
  const links = around.length
    ? tn('%s link: %s', '%s links: %s', around.length, [around.length, names])
    : t('Not connected')
  const beside = siblings(trail, graph)
  const place = beside.indexOf(key) + 1
  return [
    describeNode(at.node, graph.model, at.hidden),
    links,
    place ? t('%s of %s', [place, beside.length]) : '',
    chosen.size > 1 || !chosen.has(key) ? chosenText(chosen.has(key), chosen.size) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Said only where several are chosen together. */
function chosenText(isChosen: boolean, count: number): string {
  if (!count) return ''
  return isChosen ? t('selected, %s selected in all', [count]) : t('not selected, %s selected in all', [count])
}
