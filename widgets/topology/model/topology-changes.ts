import { t, tn } from '../../internal/localize.js'
import { statusText } from './node-texts.js'
import { placesIn, type Topology, type TopologyNode } from './topology-model.js'

/** What differs between two answers. */
export interface TopologyChanges {
  readonly added: readonly TopologyNode[]
  readonly removed: readonly TopologyNode[]
  /** Another status, task or name. */
  readonly changed: readonly TopologyNode[]
}

function taskOf(node: TopologyNode): string | null {
  return node.kind === 'network' ? null : node.task
}

function isOther(old: TopologyNode, node: TopologyNode): boolean {
  return old.originalStatus !== node.originalStatus || taskOf(old) !== taskOf(node) || old.name !== node.name
}

export function changesBetween(before: Topology, after: Topology): TopologyChanges {
  const added: TopologyNode[] = []
  const removed: TopologyNode[] = []
  const changed: TopologyNode[] = []
  for (const kind of ['networks', 'routers', 'servers'] as const) {
    const old: readonly TopologyNode[] = before[kind]
    const now: readonly TopologyNode[] = after[kind]
    if (old === now) continue
    for (const [at, node] of now.entries()) {
      if (old[at] === node) continue
      const same = old[placesIn(old).get(node.id) ?? -1]
      if (!same) added.push(node)
      else if (same !== node && isOther(same, node)) changed.push(node)
    }
    removed.push(...old.filter(({ id }) => !placesIn(now).has(id)))
  }
  return { added, removed, changed }
}

/** What a screen reader hears of an update: one sentence a kind of change, names only when there is one. */
export function describeChanges({ added, removed, changed }: TopologyChanges): string {
  const who = (nodes: readonly TopologyNode[]) => [nodes.length === 1 ? nodes[0]?.name : nodes.length]
  const [onlyChanged, another] = changed
  const sentences = [
    added.length && tn('%s was added.', '%s devices were added.', added.length, who(added)),
    removed.length && tn('%s was removed.', '%s devices were removed.', removed.length, who(removed)),
    onlyChanged && another
      ? tn('%s has another status.', '%s devices have another status.', changed.length, who(changed))
      : onlyChanged && t('%s is now %s.', [onlyChanged.name, statusText(onlyChanged)]),
  ]
  return sentences.filter(Boolean).join(' ')
}
