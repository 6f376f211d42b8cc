import { statusText, typeName } from './node-texts.js'
import { stateOf, type NodeKey, type Topology, type TopologyNode } from './topology-model.js'

/** What the views look for; empty members look for nothing. */
export interface TopologySearch {
  /** Part of the name, id, an address, the status or the type, in any case. Several words must all be found. */
  readonly text: string
  /** A kind: `network`, `external` (networks alone), `router`, `server`, or one of the page's own. */
  readonly kind: string
  readonly state: 'active' | 'down' | 'loading' | ''
}

export const noSearch: TopologySearch = { text: '', kind: '', state: '' }

function isSearching({ text, kind, state }: TopologySearch): boolean {
  return text.trim() !== '' || kind !== '' || state !== ''
}

function matches(node: TopologyNode, model: Topology, search: TopologySearch): boolean {
  if (search.kind && search.kind !== node.kind && search.kind !== model.kindOf(node).name) return false
  // A task goes on beside the state that its instance has meanwhile.
  if (search.state && stateOf(node) !== search.state && !(search.state === 'loading' && node.task)) return false
  const words = search.text.toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return true
  const text = [node.name, node.id, statusText(node), typeName(node, model), ...model.textsOf(node)]
    .join('\n')
    .toLowerCase()
  return words.every((word) => text.includes(word))
}

/** The keys of all matches; undefined when nothing is looked for, also by a page that has no value yet. */
export function matchesOf(
  model: Topology,
  search: TopologySearch | null | undefined,
): ReadonlySet<NodeKey> | undefined {
  if (!search || !isSearching(search)) return undefined
  const found = new Set<NodeKey>()
  for (const node of model.nodes) if (matches(node, model, search)) found.add(node.key)
  return found
}
