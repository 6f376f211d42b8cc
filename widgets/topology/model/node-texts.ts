import { instanceTask } from '../../format/instance-task.js'
import { t } from '../../internal/localize.js'
import { addressesOf, type NodeSign, type Topology, type TopologyNode } from './topology-model.js'

/** What a node is, for people. */
export function typeName(node: TopologyNode): string {
  switch (node.kind) {
    case 'network':
      return node.external ? t('External Network') : t('Network')
    case 'router':
      return t('Router')
    case 'server':
      return t('Instance')
  }
}

/** What a node's state is for people: the task that runs (`Deleting…`), else its status in the server's own word. */
export function statusText(node: TopologyNode): string {
  return node.kind === 'network' || !node.task ? node.status : instanceTask(node.task)
}

/** The sign beside that text: of a task it is that something goes on, whatever the node's ring says (T-MODEL-10). */
export function statusSign(node: TopologyNode, sign: NodeSign): NodeSign {
  return node.kind === 'network' || !node.task ? sign : 'loading'
}

/** A node in one line, for screen readers. */
export function describeNode(node: TopologyNode, model: Topology, hidden = 0): string {
  const more = hidden ? t('%s hidden instances', [hidden]) : ''
  return [node.name, typeName(node), statusText(node), addressesOf(node, model).join(' '), more]
    .filter(Boolean)
    .join(', ')
}
