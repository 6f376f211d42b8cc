import type { DeleteKind, DeleteTarget } from './delete-target.js'
import {
  signOf,
  type NodeKind,
  type NodeSign,
  type Pending,
  type ServerNode,
  type Topology,
  type TopologyLink,
  type TopologyNode,
} from '../model/topology-model.js'

export type BalloonAction = 'details' | 'console' | 'add-interface' | 'create-subnet'

/** What a balloon offers to do; a page may forbid it. */
export type BalloonDeed = Exclude<BalloonAction, 'details'> | `delete-${DeleteKind}`

export interface BalloonLink {
  readonly action: BalloonAction
  readonly label: string
  readonly href: string
}

/** A subnet, an interface or an address inside the balloon. */
export interface BalloonRow {
  readonly key: string
  readonly id: string
  /** What people call it. */
  readonly label: string
  readonly href: string | null
  /** Further words: addresses, owner, range. */
  readonly facts: readonly string[]
  /** Null where a row has no state of its own. */
  readonly status: { readonly text: string; readonly active: boolean } | null
  readonly remove: DeleteTarget | null
}

export interface Balloon {
  readonly node: TopologyNode
  readonly state: NodeSign
  /** Heading of the rows. */
  readonly heading: string
  /** Said when there are no rows. */
  readonly noRows: string
  readonly rows: readonly BalloonRow[]
  readonly links: readonly BalloonLink[]
  /** Adds a row. */
  readonly add: BalloonLink | null
  readonly remove: DeleteTarget | null
}

/** Owners of ports that are a router's interfaces and may be deleted (T-BAL-05). */
const interfaceOwners = new Set([
  'network:router_interface',
  'network:router_gateway',
  'network:ha_router_replicated_interface',
])

/** Instances only have a console; the others have their details alone (T-BAL-01). @texts */
const detailsLabels: Readonly<Record<NodeKind, string>> = {
  network: 'View Network Details',
  router: 'View Router Details',
  server: 'View Instance Details',
}

/**
 * What a node's balloon shows and offers, each thing by its gate. English texts, to be translated.
 * @param base address of the topology page, with a slash at its end
 */
export function balloonOf(node: TopologyNode, model: Topology, pending: Pending, base: string): Balloon {
  return {
    node,
    state: signOf(node, pending),
    ...partsOf(node, model, base),
    links: linksOf(node),
    remove: mayDelete(node) ? targetOf(node) : null,
  }
}

/** @texts heading noRows label */
function partsOf(
  node: TopologyNode,
  model: Topology,
  base: string,
): Pick<Balloon, 'heading' | 'noRows' | 'rows' | 'add'> {
  const id = encodeURIComponent(node.id)
  switch (node.kind) {
    case 'network':
      return {
        heading: 'Subnets',
        noRows: 'This network has no subnets.',
        rows: node.subnets.map((subnet) => ({
          key: subnet.id,
          id: subnet.id,
          label: subnet.name || subnet.cidr || subnet.id,
          href: subnet.url,
          facts: [subnet.cidr || 'None'],
          status: null,
          remove:
            node.allowDeleteSubnet && !node.external
              ? partTarget('subnet', node, subnet.id, subnet.cidr, node.id)
              : null,
        })),
        add: node.foreign
          ? null
          : { action: 'create-subnet', label: 'Create Subnet', href: `${base}network/${id}/subnet/create` },
      }
    case 'router':
      return {
        heading: 'Interfaces',
        noRows: 'This router has no interfaces.',
        rows: model.linksOf(node.key).map((link) => interfaceRow(node, link)),
        add: { action: 'add-interface', label: 'Add Interface', href: `${base}router/${id}/addinterface` },
      }
    case 'server':
      return {
        heading: 'IP Addresses',
        noRows: 'This instance has no addresses.',
        rows: model.linksOf(node.key).flatMap(({ port, network }) =>
          port.fixedIps.map(({ address }) => ({
            key: `${port.key}/${address}`,
            id: address,
            label: address,
            href: port.url,
            facts: [network.name],
            status: null,
            remove: null,
          })),
        ),
        add: null,
      }
  }
}

function interfaceRow(router: TopologyNode, { port, network }: TopologyLink): BalloonRow {
  const removable = interfaceOwners.has(port.owner)
  const addresses = port.fixedIps.map(({ address }) => address).join(' ')
  return {
    key: port.key,
    // The gateway that the server makes up has no page and an id of no use to people.
    id: port.url === null && port.owner === '' ? network.name : port.id,
    label: network.name,
    href: port.url,
    facts: addresses || port.owner ? [addresses || 'None', port.owner.replace('network:', '') || 'None'] : ['None'],
    status: port.status ? { text: port.status, active: port.originalStatus === 'ACTIVE' } : null,
    remove: removable ? { ...partTarget('port', router, port.id, addresses, network.id), routerId: router.id } : null,
  }
}

function partTarget(kind: DeleteKind, owner: TopologyNode, id: string, name: string, networkId: string): DeleteTarget {
  return { kind, id, name: name || id, owner: owner.key, networkId }
}

function targetOf({ kind, id, name, key }: TopologyNode): DeleteTarget {
  return { kind, id, name, owner: key }
}

/** T-BAL-04: networks only when they are not external. Routers always (DEC-35). */
function mayDelete(node: TopologyNode): boolean {
  if (node.kind === 'network') return !node.external && !node.foreign && node.allowDeleteNetwork
  return node.kind === 'router' || (node.allowDelete && !isBeingDeleted(node))
}

const isBeingDeleted = ({ task }: ServerNode) => task === 'deleting' || task === 'soft-deleting'

/** @texts label */
function linksOf(node: TopologyNode): readonly BalloonLink[] {
  if (node.url === null) return []
  const details: BalloonLink = { action: 'details', label: detailsLabels[node.kind], href: node.url }
  // One that is being deleted has none any more, whatever the server still says.
  if (node.kind !== 'server' || !node.console || isBeingDeleted(node)) return [details]
  return [details, { action: 'console', label: 'Open Console', href: node.url + node.console }]
}
