import {
  addressesOf,
  keyOf,
  signOf,
  type NodeSign,
  type NetworkNode,
  type NodeKey,
  type NodeRef,
  type Pending,
  type Topology,
  type TopologyNode,
} from '../model/topology-model.js'

/** One line of the outline. `id` is unique: a device stands below each of its networks. */
export interface OutlineLine {
  readonly id: string
  readonly parent: string | undefined
  readonly level: number
  /** Place among those of the same parent, from 1, and how many there are. */
  readonly place: number
  readonly count: number
  readonly name: string
  /** A subnet or a heading has no node. */
  readonly node: TopologyNode | undefined
  readonly kind: 'network' | 'external' | 'router' | 'server' | 'subnet' | 'apart'
  /** Addresses there, or what a network holds. */
  readonly addresses: readonly string[]
  readonly state: NodeSign | undefined
  /** Undefined = nothing below. */
  readonly expanded: boolean | undefined
}

/** Id of the heading over what is linked to no network. */
const apartId = 'apart'

interface Below {
  readonly id: string
  readonly node?: TopologyNode
  readonly name: string
  readonly addresses: readonly string[]
}

/** A network's subnets, routers and instances, in this order (each once, whatever the number of its ports). */
function belowNetwork(network: NetworkNode, model: Topology, found: ReadonlySet<NodeKey> | undefined): Below[] {
  const subnets = found
    ? []
    : network.subnets.map(({ id, cidr }) => ({ id: `${network.key}/subnet/${id}`, name: cidr || id, addresses: [] }))
  const addresses = new Map<TopologyNode, string[]>()
  for (const { device, port } of model.linksOf(network.key)) {
    const known = addresses.get(device) ?? []
    known.push(...port.fixedIps.map(({ address }) => address))
    addresses.set(device, known)
  }
  const devices = [...addresses.keys()].filter(({ key }) => !found || found.has(key))
  const ordered = [
    ...devices.filter(({ kind }) => kind === 'router'),
    ...devices.filter(({ kind }) => kind === 'server'),
  ]
  return [
    ...subnets,
    ...ordered.map((node) => ({
      id: `${network.key}/${node.key}`,
      node,
      name: node.name,
      addresses: addresses.get(node) ?? [],
    })),
  ]
}

/**
 * The lines of the tree: network → subnets, routers, instances (those that are linked to nothing come last, under a heading).
 *
 * @param expanded - Ids of open lines; only what is open is worked out.
 * @param found - With a search: what is shown; everything on the way to it is open.
 */
export function outlineLines(
  model: Topology,
  expanded: ReadonlySet<string>,
  pending: Pending,
  found?: ReadonlySet<NodeKey>,
): readonly OutlineLine[] {
  const lines: OutlineLine[] = []
  const isLinked = new Uint8Array(model.nodes.length)
  for (const end of model.ends) isLinked[end] = 1
  const alone = [...model.routers, ...model.servers].filter(
    ({ key }, at) => !isLinked[model.networks.length + at] && (!found || found.has(key)),
  )
  const networks = model.networks.filter(
    ({ key }) => !found || found.has(key) || model.linksOf(key).some(({ device }) => found.has(device.key)),
  )
  const count = networks.length + (alone.length ? 1 : 0)
  const add = (below: readonly Below[], parent: string) => {
    for (const [index, { id, node, name, addresses }] of below.entries()) {
      lines.push({
        id,
        parent,
        level: 2,
        place: index + 1,
        count: below.length,
        name,
        node,
        kind: node?.kind ?? 'subnet',
        addresses,
        state: node && signOf(node, pending),
        expanded: undefined,
      })
    }
  }
  for (const [index, network] of networks.entries()) {
    const { key, name, external } = network
    const holds = network.subnets.length > 0 || model.linksOf(key).length > 0
    const open = holds && (found !== undefined || expanded.has(key))
    lines.push({
      id: key,
      parent: undefined,
      level: 1,
      place: index + 1,
      count,
      name,
      node: network,
      kind: external ? 'external' : 'network',
      addresses: addressesOf(network, model),
      state: signOf(network, pending),
      expanded: holds ? open : undefined,
    })
    if (open) add(belowNetwork(network, model, found), key)
  }
  if (!alone.length) return lines
  const open = found !== undefined || expanded.has(apartId)
  lines.push({
    id: apartId,
    parent: undefined,
    level: 1,
    place: count,
    count,
    name: '',
    node: undefined,
    kind: 'apart',
    addresses: [],
    state: undefined,
    expanded: open,
  })
  if (open) {
    add(
      alone.map((node) => ({ id: `${apartId}/${node.key}`, node, name: node.name, addresses: [] })),
      apartId,
    )
  }
  return lines
}

/** Id of the line that a device stands below: its first network's, or the heading of what is not connected. */
export function lineOver(ref: NodeRef, model: Topology): string | undefined {
  const key = keyOf(ref)
  if (ref.kind === 'network' || !model.nodeOf(key)) return undefined
  return model.linksOf(key)[0]?.network.key ?? apartId
}

export type OutlineStep = { readonly go: string } | { readonly toggle: string } | { readonly open: string }

/** The keyboard of a tree: arrows walk, open and close; Home, End; Enter asks for the balloon, Space opens or closes. */
export function outlineKey(
  key: string,
  at: number,
  lines: readonly OutlineLine[],
  rtl = false,
): OutlineStep | undefined {
  const line = lines[at]
  const go = (to: OutlineLine | undefined) => (to ? { go: to.id } : undefined)
  switch (key) {
    case 'Home':
      return go(lines[0])
    case 'End':
      return go(lines.at(-1))
    case 'ArrowDown':
      return go(lines[Math.min(at + 1, lines.length - 1)])
    case 'ArrowUp':
      return go(lines[Math.max(at - 1, 0)])
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      if (line?.expanded === undefined) return undefined
      return line.expanded ? go(lines[at + 1]) : { toggle: line.id }
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      if (line?.expanded) return { toggle: line.id }
      return line?.parent === undefined ? undefined : { go: line.parent }
    case ' ':
      return line?.expanded === undefined ? undefined : { toggle: line.id }
    case 'Enter':
      if (line?.node) return { open: line.id }
      return line?.expanded === undefined ? undefined : { toggle: line.id }
    default:
      return undefined
  }
}
