import { isDataNode, type LinkData, type NodeData, type NodeState, type TopologyData } from './data-model.js'
import { statusText } from './node-texts.js'
import { groupOf, type NodeKey, type NodeSign, type Topology } from './topology-model.js'

const states: Readonly<Record<NodeSign, NodeState>> = {
  active: 'active',
  loading: 'loading',
  off: 'off',
  down: 'error',
}

/** Every node and link of a model as data that can be given as `model` again, whatever it was read from. */
export function exportData(model: Topology): TopologyData {
  const nodes = model.nodes.map((node): NodeData => {
    const { id, kind, name, sign, url } = node
    const status = statusText(node)
    const group = groupOf(node, model)
    const texts = model.textsOf(node)
    return {
      id,
      kind,
      name,
      state: states[sign],
      ...(status && { status }),
      ...(url !== null && { url }),
      ...(group && { group: group.key }),
      ...(texts.length && { texts }),
      ...(isDataNode(node) && node.facts.length && { facts: Object.fromEntries(node.facts) }),
      ...(node.decoration?.badges.length && { badges: node.decoration.badges }),
      ...(node.decoration?.ring && { ring: node.decoration.ring }),
      ...(isDataNode(node) && withData(node.data)),
    }
  })
  return { nodes, links: model.nodes.flatMap(({ key }) => linksFrom(key, model)) }
}

/** What the page wants to find at the node again, as far as JSON has it. */
function withData(data: unknown): Pick<NodeData, 'data'> {
  try {
    return { data: JSON.parse(JSON.stringify(data)) as unknown }
  } catch {
    return {}
  }
}

/** The links that come from a node; addresses of a port are its label. */
function linksFrom(key: NodeKey, model: Topology): readonly LinkData[] {
  return model
    .linksOf(key)
    .filter(({ from }) => from.key === key)
    .map(({ key: id, from, to, label, texts, direction }) => ({
      id,
      from: from.key,
      to: to.key,
      ...((label || texts.length > 0) && { label: label || texts.join(', ') }),
      ...(direction !== 'none' && { direction }),
    }))
}
