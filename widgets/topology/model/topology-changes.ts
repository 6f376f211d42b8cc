import { t, tn } from '../../internal/localize.js'
import { statusText } from './node-texts.js'
import type { Topology, TopologyNode } from './topology-model.js'

/** What differs between two answers. */
export interface TopologyChanges {
  readonly added: readonly TopologyNode[]
  readonly removed: readonly TopologyNode[]
  /** Another status, task or name. */
  readonly changed: readonly TopologyNode[]
}

function isOther(old: TopologyNode, node: TopologyNode): boolean {
  return old.status !== node.status || old.sign !== node.sign || old.task !== node.task || old.name !== node.name
}

export function changesBetween(before: Topology, after: Topology): TopologyChanges {
  const added: TopologyNode[] = []
  const changed: TopologyNode[] = []
  for (const [place, node] of after.nodes.entries()) {
    if (before.nodes[place] === node) continue
    const old = before.nodeOf(node.key)
    if (!old) added.push(node)
    else if (old !== node && isOther(old, node)) changed.push(node)
  }
  const isSame = before.structure === after.structure
  return { added, removed: isSame ? [] : before.nodes.filter(({ key }) => after.placeOf(key) < 0), changed }
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
