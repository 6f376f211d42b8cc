import { many, one, type Json } from '../json.js'
import type { Services } from '../services.js'

type Reached = (port: Json, fixed: Json) => boolean

/** Whose ports join subnets to a router: an ordinary, a distributed, a highly available one. */
const interfaces = [
  'network:router_interface',
  'network:router_interface_distributed',
  'network:ha_router_replicated_interface',
]

/**
 * Whether a router may lead from an address of a port to an external network: Neutron refuses a floating IP anywhere else. Of
 * routers that the project does not have it is not seen whether they do, and so it is of shared networks.
 */
export async function reachable(services: Services, project_id: string): Promise<Reached> {
  const ask = (name: string, query: Readonly<Record<string, string | boolean>> | URLSearchParams) =>
    services.all('network', `/${name}`, name, { query })
  try {
    const [routers, ports, networks] = await Promise.all([
      ask('routers', { project_id }),
      ask('ports', new URLSearchParams(interfaces.map((owner) => ['device_owner', owner]))),
      ask('networks', { shared: true }),
    ])
    const closed = new Set(
      routers.filter((router) => !one(router, 'external_gateway_info')['network_id']).map(({ id }) => id),
    )
    const subnets = new Set(
      ports
        .filter((port) => !closed.has(port['device_id']))
        .flatMap((port) => many(port, 'fixed_ips').map((fixed) => fixed['subnet_id'])),
    )
    const shared = new Set(networks.map(({ id }) => id))
    return (port, fixed) => shared.has(port['network_id']) || subnets.has(fixed['subnet_id'])
  } catch {
    // Where nobody can tell, none is kept back.
    return () => true
  }
}
