import { t } from '../../internal/localize.js'
import { addressesOf, type Topology, type TopologyNode } from './topology-model.js'

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

/** A node in one line, for screen readers. */
export function describeNode(node: TopologyNode, model: Topology, hidden = 0): string {
  const more = hidden ? t('%s hidden instances', [hidden]) : ''
  return [node.name, typeName(node), node.status, addressesOf(node, model).join(' '), more].filter(Boolean).join(', ')
}
