import { keyOf, refOf, type NodeKey, type NodeRef, type Topology } from './topology-model.js'

/** A node as a page names it: by kind and id, by `kind/id`, or by its id alone. */
export type NodeId = NodeRef | string

/** Kinds that an id alone is looked for in before others. */
const firstKinds = ['server', 'network', 'router'] as const

function refFor(id: NodeId, model: Topology): NodeRef | undefined {
  if (typeof id !== 'string') return model.nodeOf(keyOf(id)) && id
  const keys = [id as NodeKey, ...firstKinds.map((kind): NodeKey => `${kind}/${id}`)]
  const key = keys.find((each) => model.nodeOf(each)) ?? model.nodes.find((node) => node.id === id)?.key
  return key && refOf(key)
}

/** The nodes that a page has named, each once; what is not in the model is `unknown`. */
export function findNodes(
  ids: NodeId | readonly NodeId[],
  model: Topology,
): { readonly nodes: readonly NodeRef[]; readonly unknown: readonly string[] } {
  const nodes = new Map<string, NodeRef>()
  const unknown: string[] = []
  for (const id of isList(ids) ? ids : [ids]) {
    const ref = refFor(id, model)
    if (ref) nodes.set(keyOf(ref), { kind: ref.kind, id: ref.id })
    else unknown.push(typeof id === 'string' ? id : `${id.kind}/${id.id}`)
  }
  return { nodes: [...nodes.values()], unknown }
}

function isList(ids: NodeId | readonly NodeId[]): ids is readonly NodeId[] {
  return Array.isArray(ids)
}
