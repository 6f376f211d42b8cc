import { isPortLink, type CloudNode, type CloudTopology, type PortLink, type ServerNode } from '../model/cloud-model.js'
import { kindName } from '../model/node-kinds.js'
import { otherEnd, type TopologyLink, type TopologyNode } from '../model/topology-model.js'
import type { BalloonLink, BalloonParts, BalloonRow } from './balloon-parts.js'
import type { DeleteKind, DeleteTarget } from './delete-target.js'

/** Owners of ports that are a router's interfaces and may be deleted (T-BAL-05). */
const interfaceOwners = new Set([
  'network:router_interface',
  'network:router_gateway',
  'network:ha_router_replicated_interface',
])

/** Instances only have a console; the others have their details alone (T-BAL-01). @texts */
const detailsLabels: Readonly<Record<CloudNode['kind'], string>> = {
  network: 'View Network Details',
  router: 'View Router Details',
  server: 'View Instance Details',
  'floating-ip': 'View Details',
  'load-balancer': 'View Details',
}

/** What the balloon of a cloud's node shows and offers, each thing by its gate. */
export function cloudBalloon(node: TopologyNode, model: CloudTopology, base: string): BalloonParts {
  const known = node as CloudNode
  return {
    facts: [],
    ...partsOf(known, model, base),
    links: linksOf(known),
    remove: mayDelete(known) ? targetOf(known) : null,
  }
}

/** @texts heading noRows label */
function partsOf(
  node: CloudNode,
  model: CloudTopology,
  base: string,
): Pick<BalloonParts, 'heading' | 'noRows' | 'rows' | 'add'> {
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
        rows: portsOf(node, model).map((link) => interfaceRow(node, link)),
        add: { action: 'add-interface', label: 'Add Interface', href: `${base}router/${id}/addinterface` },
      }
    case 'server':
      return {
        heading: 'IP Addresses',
        noRows: 'This instance has no addresses.',
        rows: model.linksOf(node.key).flatMap((link) => addressRows(link, node)),
        add: null,
      }
    case 'floating-ip':
    case 'load-balancer':
      return {
        heading: 'Links',
        noRows: 'Nothing is linked to it.',
        rows: model.linksOf(node.key).map((link) => ({
          key: link.key,
          id: otherEnd(link, node).id,
          label: otherEnd(link, node).name,
          href: otherEnd(link, node).url,
          facts: [kindName(model.kindOf(otherEnd(link, node)))],
          status: null,
          remove: null,
        })),
        add: null,
      }
  }
}

function portsOf({ key }: TopologyNode, model: CloudTopology): readonly PortLink[] {
  return model.linksOf(key).filter(isPortLink)
}

/** The addresses of an instance's port; a floating IP is one. */
function addressRows(link: TopologyLink, node: TopologyNode): BalloonRow[] {
  const common = { status: null, remove: null }
  if (!isPortLink(link)) {
    const { id, name, url } = otherEnd(link, node)
    return [{ key: link.key, id, label: name, href: url, facts: [], ...common }]
  }
  const { port, from } = link
  return port.fixedIps.map(({ address }) => ({
    key: `${port.key}/${address}`,
    id: address,
    label: address,
    href: port.url,
    facts: [from.name],
    ...common,
  }))
}

function interfaceRow(router: TopologyNode, { port, from: network }: PortLink): BalloonRow {
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

function targetOf({ kind, id, name, key }: CloudNode): DeleteTarget {
  return { kind: kind as DeleteKind, id, name, owner: key }
}

/** T-BAL-04: networks only when they are not external. Routers always (DEC-35). */
function mayDelete(node: CloudNode): boolean {
  switch (node.kind) {
    case 'network':
      return !node.external && !node.foreign && node.allowDeleteNetwork
    case 'router':
      return true
    case 'server':
      return node.allowDelete && !isBeingDeleted(node)
    default:
      return false
  }
}

const isBeingDeleted = ({ task }: ServerNode) => task === 'deleting' || task === 'soft-deleting'

/** @texts label */
function linksOf(node: CloudNode): readonly BalloonLink[] {
  if (node.url === null) return []
  const details: BalloonLink = { action: 'details', label: detailsLabels[node.kind], href: node.url }
  // One that is being deleted has none any more, whatever the server still says.
  if (node.kind !== 'server' || !node.console || isBeingDeleted(node)) return [details]
  return [details, { action: 'console', label: 'Open Console', href: node.url + node.console }]
}
