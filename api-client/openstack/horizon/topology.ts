import { many, textOf, type Json } from '../json.js'
import { projectNetworks } from '../project-networks.js'
import type { Question } from '../question.js'

/** The words that Horizon puts for states, where they are not the state's own. */
const words: Readonly<Record<string, string>> = {
  RESIZE: 'Resize/Migrate',
  VERIFY_RESIZE: 'Confirm or Revert Resize/Migrate',
}

const word = (status: string): string =>
  words[status] ??
  status
    .toLowerCase()
    .replace(/_/g, ' ')
    .replace(/\b\w/g, (letter) => letter.toUpperCase())

const withoutConsole = new Set(['SHUTOFF', 'DELETED', 'ERROR_DELETING', 'SHELVED_OFFLOADED'])

const state = (thing: Json) => ({ status: word(textOf(thing, 'status')), original_status: thing['status'] })

/** The project's network topology, in the form of Horizon's page; every address is one of the dashboard's. */
export async function topology({ services, identity }: Pick<Question, 'services' | 'identity'>) {
  const project = identity.project?.id ?? ''
  const ask = (path: string, name: string, query: Readonly<Record<string, string | boolean>>) =>
    services.all('network', path, name, { query })
  const [servers, networks, subnets, ports, routers] = await Promise.all([
    services.has('compute') ? services.all('compute', '/servers/detail', 'servers') : [],
    projectNetworks({ services, identity }, ['external', 'shared', 'own']),
    ask('/subnets', 'subnets', {}),
    ask('/ports', 'ports', { project_id: project }),
    ask('/routers', 'routers', { project_id: project }),
  ])
  const seen = new Set(networks.map(({ id }) => id))
  return {
    servers: servers.map(serverNode),
    networks: networks.map((network) =>
      networkNode(network, subnets, identity.isAdmin || network['project_id'] === project),
    ),
    ports: [
      ...ports.filter((port) => seen.has(port['network_id'])).map(portNode),
      ...routers.flatMap((router) => gatewayNode(router, ports)),
    ],
    routers: routers.map(routerNode),
  }
}

const serverNode = (server: Json) => ({
  id: server['id'],
  name: server['name'],
  ...state(server),
  task: server['OS-EXT-STS:task_state'] ?? null,
  ...(!withoutConsole.has(textOf(server, 'status')) && { console: 'auto_console' }),
  url: `/project/instances/${textOf(server, 'id')}/`,
})

const networkNode = (network: Json, subnets: readonly Json[], mayDelete: boolean) => ({
  id: network['id'],
  name: network['name'],
  ...state(network),
  'router:external': network['router:external'],
  allow_delete_subnet: mayDelete,
  subnets: subnets
    .filter(({ network_id }) => network_id === network['id'])
    .map(({ id, cidr }) => ({ id, cidr, url: `/project/networks/subnets/${String(id)}/detail` })),
  url: `/project/networks/${textOf(network, 'id')}/detail`,
})

const portNode = (port: Json) => ({
  id: port['id'],
  network_id: port['network_id'],
  device_id: port['device_id'],
  device_owner: port['device_owner'],
  fixed_ips: port['fixed_ips'],
  ...state(port),
  url: `/project/networks/ports/${textOf(port, 'id')}/detail`,
})

/** Members do not see the port by which a router reaches the outside. */
function gatewayNode(router: Json, ports: readonly Json[]) {
  const [gateway] = many({ gateways: [router['external_gateway_info']] }, 'gateways')
  const network = gateway?.['network_id']
  if (!network || ports.some((port) => port['device_id'] === router['id'] && port['network_id'] === network)) return []
  return [{ id: `gateway${String(network)}`, network_id: network, device_id: router['id'], fixed_ips: [] }]
}

const routerNode = (router: Json) => ({
  id: router['id'],
  name: router['name'],
  ...state(router),
  external_gateway_info: router['external_gateway_info'] ?? null,
  url: `/project/routers/${textOf(router, 'id')}/`,
})
