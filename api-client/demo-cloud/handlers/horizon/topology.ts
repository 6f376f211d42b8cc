import type { Session } from '../../handler.js'
import type { ServerRow } from '../../world/tables/nova.js'
import type { NetworkRow, PortRow, RouterRow } from '../../world/tables/neutron.js'
import type { World } from '../../world/world.js'
import { seesPort, seesSubnet, sharedWith } from '../neutron/access.js'

/** The words Horizon puts for states. */
const words: Readonly<Record<string, string>> = {
  ACTIVE: 'Active',
  BUILD: 'Build',
  DELETED: 'Deleted',
  DOWN: 'Down',
  ERROR: 'Error',
  PAUSED: 'Paused',
  SHUTOFF: 'Shutoff',
  SUSPENDED: 'Suspended',
  RESIZE: 'Resize/Migrate',
  VERIFY_RESIZE: 'Confirm or Revert Resize/Migrate',
  REBOOT: 'Reboot',
  HARD_REBOOT: 'Hard Reboot',
  SHELVED: 'Shelved',
  SHELVED_OFFLOADED: 'Shelved Offloaded',
  RESCUE: 'Rescue',
}
const word = (status: string) => words[status] ?? status

const noConsole = new Set(['SHUTOFF', 'DELETED', 'ERROR_DELETING', 'SHELVED_OFFLOADED'])

/**
 * The model behind the network topology page, as `/project/network_topology/json` tells it: what the caller sees of
 * servers, networks, ports and routers, addresses of pages included.
 */
export function topologyModel(world: World, session: Session) {
  const { db } = world
  const project = session.project.id
  const networks = visibleNetworks(world, session)
  const routers = db.neutron.routers.where('project_id', project)
  return {
    servers: db.nova.servers.where('project_id', project).map(serverNode),
    networks: networks.map((network) => networkNode(world, session, network)),
    ports: [
      ...networks
        .flatMap((network) => db.neutron.ports.where('network_id', network.id))
        .filter((port) => seesPort(world, session, port) && (port.project_id === project || port.project_id === ''))
        .map(portNode),
      ...routers.flatMap(gatewayNode),
    ],
    routers: routers.map(routerNode),
  }
}

/** External ones first, then shared, then the project's own. */
function visibleNetworks({ db }: World, session: Session): NetworkRow[] {
  const rank = (network: NetworkRow) => (network.external ? 0 : sharedWith(session, network) ? 1 : 2)
  return db.neutron.networks
    .filter((network) => network.external || network.project_id === session.project.id || sharedWith(session, network))
    .sort((one, two) => rank(one) - rank(two))
}

function serverNode(server: ServerRow) {
  return {
    name: server.name,
    status: word(server.status),
    original_status: server.status,
    task: server.task_state,
    id: server.id,
    ...(noConsole.has(server.status) ? {} : { console: 'auto_console' }),
    url: `/project/instances/${server.id}/`,
  }
}

function networkNode(world: World, session: Session, network: NetworkRow) {
  const subnets = network.subnets
    .map((id) => world.db.neutron.subnets.get(id))
    .filter((subnet) => subnet !== undefined)
    .filter((subnet) => seesSubnet(world, session, subnet))
  // Horizon says it of each network it lists for the project, and nothing of the external ones it adds.
  const mayDelete = session.isAdmin || network.project_id === session.project.id
  return {
    name: network.name,
    id: network.id,
    subnets: subnets.map((subnet) => ({
      id: subnet.id,
      cidr: subnet.cidr,
      url: `/project/networks/subnets/${subnet.id}/detail`,
    })),
    status: word(network.status),
    ...(network.external && !mayDelete ? {} : { allow_delete_subnet: mayDelete }),
    original_status: network.status,
    'router:external': network.external,
    url: `/project/networks/${network.id}/detail`,
  }
}

function portNode(port: PortRow) {
  return {
    id: port.id,
    network_id: port.network_id,
    device_id: port.device_id,
    fixed_ips: port.fixed_ips,
    device_owner: port.device_owner,
    status: word(port.status),
    original_status: port.status,
    url: `/project/networks/ports/${port.id}/detail`,
  }
}

/** Members do not see the port by which a router reaches the outside: Horizon invents one. */
function gatewayNode(router: RouterRow) {
  const gateway = router.external_gateway_info
  if (!gateway) return []
  return [{ id: `gateway${gateway.network_id}`, network_id: gateway.network_id, device_id: router.id, fixed_ips: [] }]
}

function routerNode(router: RouterRow) {
  return {
    id: router.id,
    name: router.name,
    status: word(router.status),
    original_status: router.status,
    external_gateway_info: router.external_gateway_info,
    url: `/project/routers/${router.id}/`,
  }
}
