import { tn } from '../../internal/localize.js'
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
  const sentence = (nodes: readonly TopologyNode[], one: string, other: string) => {
    const [first, second] = nodes
    return first ? tn(one, other, nodes.length, [second ? nodes.length : first.name]) : ''
  }
  const [onlyChanged, another] = changed
  return [
    sentence(added, '%s was added.', '%s devices were added.'),
    sentence(removed, '%s was removed.', '%s devices were removed.'),
    onlyChanged && !another
      ? tn('%s is now %s.', '%s is now %s.', 1, [onlyChanged.name, statusText(onlyChanged)])
      : sentence(changed, '%s has another status.', '%s devices have another status.'),
  ]
    .filter(Boolean)
    .join(' ')
}
