import { refOf, type NodeKey, type NodeRef, type Topology } from './topology-model.js'

/** A node as a page names it: by kind and id, by `kind/id`, or by its id alone. */
export type NodeId = NodeRef | string

/** Kinds in the order in which an id alone is looked for. */
const kinds = ['server', 'network', 'router'] as const

function refFor(id: NodeId, model: Topology): NodeRef | undefined {
  const keys: readonly string[] =
    typeof id === 'string' ? [id, ...kinds.map((kind) => `${kind}/${id}`)] : [`${id.kind}/${id.id}`]
  const key = keys.find((each) => isKey(each) && model.nodeOf(each)) as NodeKey | undefined
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
    if (ref) nodes.set(`${ref.kind}/${ref.id}`, ref)
    else unknown.push(typeof id === 'string' ? id : `${id.kind}/${id.id}`)
  }
  return { nodes: [...nodes.values()], unknown }
}

function isKey(text: string): text is NodeKey {
  return kinds.some((kind) => text.startsWith(`${kind}/`))
}

function isList(ids: NodeId | readonly NodeId[]): ids is readonly NodeId[] {
  return Array.isArray(ids)
}
