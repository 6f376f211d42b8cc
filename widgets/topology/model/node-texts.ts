import { instanceTask } from '../../format/instance-task.js'
import { t, tn } from '../../internal/localize.js'
import { isCloud } from './cloud-model.js'
import { kindName } from './node-kinds.js'
import type { NodeSign, Topology, TopologyNode } from './topology-model.js'

/** What is said in place of a picture without nodes. */
export function nothingThere(model: Topology): string {
  return isCloud(model)
    ? t('There are no networks, routers, or connected instances to display.')
    : t('No items to display.')
}

/** What a node is, for people. */
export function typeName(node: TopologyNode, model: Topology): string {
  return kindName(model.kindOf(node))
}

/** What a node's state is for people: the task that runs (`Deleting…`), else its status in the server's own word. */
export function statusText(node: TopologyNode): string {
  return node.task ? instanceTask(node.task) : node.status
}

/** The sign beside that text: of a task it is that something goes on, whatever the node's ring says (T-MODEL-10). */
export function statusSign(node: TopologyNode, sign: NodeSign): NodeSign {
  return node.task ? 'loading' : sign
}

/** A node in one line, for screen readers. */
export function describeNode(node: TopologyNode, model: Topology, hidden = 0): string {
  const more = isCloud(model)
    ? tn('%s hidden instance', '%s hidden instances', hidden)
    : tn('%s hidden member', '%s hidden members', hidden)
  return [node.name, typeName(node, model), statusText(node), model.textsOf(node).join(' '), hidden && more]
    .filter(Boolean)
    .join(', ')
}
