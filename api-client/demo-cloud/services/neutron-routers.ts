import { empty, json, Refusal } from '../handler.js'
import { portOf } from '../handlers/neutron/access.js'
import { removePort } from '../handlers/neutron/ports.js'
import { connectPort, connectSubnet, l3Agents, reaches, routersOn } from '../handlers/neutron/routers.js'
import type { RouterRow } from '../world/tables/neutron.js'
import { inside, without, type Ask, type Fields, type Routes } from './ask.js'
import { byId, filtered, own, owns, refuseTaken, standard } from './neutron-rows.js'

const routerOf = (ask: Ask) => own(ask, ask.db.neutron.routers.get(byId(ask).id), 'Router')

const routerView = ({ project_id, ...row }: RouterRow): Fields => ({
  ...row,
  tenant_id: project_id,
  project_id,
  availability_zone_hints: [],
  availability_zones: [],
  flavor_id: null,
  tags: [],
})

/** What is sent of a router, as its row has it. */
function routerChange(sent: Fields): Partial<RouterRow> {
  const { name, description, admin_state_up, routes, external_gateway_info: gateway } = sent
  const network_id = inside(sent, 'external_gateway_info')['network_id']
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof description === 'string' && { description }),
    ...(typeof admin_state_up === 'boolean' && { admin_state_up }),
    ...(Array.isArray(routes) && { routes: routes as RouterRow['routes'] }),
    ...(gateway !== undefined && {
      external_gateway_info:
        typeof network_id === 'string' ? { network_id, enable_snat: true, external_fixed_ips: [] } : null,
    }),
  }
}

export const routers: Routes = {
  'GET /routers': (ask) =>
    json({ routers: filtered(ask, ask.db.neutron.routers.filter((row) => owns(ask, row)).map(routerView)) }),
  'GET /routers/{id}': (ask) => json({ router: routerView(routerOf(ask)) }),
  'GET /routers/{id}/l3-agents'(ask) {
    ask.policy.demand('network', 'get_l3-agents')
    ask.db.neutron.routers.need(byId(ask).id)
    return json({ agents: l3Agents(ask).map((agent) => without({ ...agent }, ['not_serving'])) })
  },
  'GET /agents/{id}/l3-routers'(ask) {
    ask.policy.demand('network', 'get_l3-routers')
    const { id } = byId(ask)
    if (!ask.db.neutron.agents.has(id)) throw new Refusal(404, `Agent ${id} could not be found.`)
    return json({ routers: routersOn(ask, id).map(routerView) })
  },
  'DELETE /routers/{id}'(ask) {
    const { id } = routerOf(ask)
    const ports = ask.db.neutron.ports.where('device_id', id)
    if (ports.some(({ device_owner }) => device_owner.endsWith('interface')))
      throw new Refusal(409, `Router ${id} still has ports`)
    for (const port of ports) removePort(ask, port.id)
    ask.db.neutron.routers.remove(id)
    return empty()
  },
  'POST /routers'(ask) {
    const sent = inside(ask.sent, 'router')
    const router = ask.db.neutron.routers.insert({
      ...standard(ask),
      name: '',
      admin_state_up: true,
      status: 'ACTIVE',
      routes: [],
      external_gateway_info: null,
      ...routerChange(sent),
    })
    return json({ router: routerView(router) }, 201)
  },
  'PUT /routers/{id}'(ask) {
    const router = routerOf(ask)
    const change = routerChange(inside(ask.sent, 'router'))
    const lost = change.routes?.find(({ nexthop }) => !reaches(ask.db, router, nexthop))
    if (lost) throw new Refusal(400, 'Invalid format for routes: [], the nexthop is not connected with router')
    ask.db.neutron.routers.update(router.id, change)
    return json({ router: routerView(routerOf(ask)) })
  },
  'PUT /routers/{id}/add_router_interface'(ask) {
    const router = routerOf(ask)
    const { port_id, subnet_id } = ask.sent
    if (port_id) {
      const port = portOf(ask, String(port_id))
      connectPort(ask.world, router, port)
      return json({ id: router.id, port_id: port.id })
    }
    const subnet = ask.db.neutron.subnets.get(String(subnet_id))
    if (!subnet?.gateway_ip) throw new Refusal(400, `Bad router request: Subnet ${String(subnet_id)} has no gateway`)
    refuseTaken(ask, subnet, subnet.gateway_ip)
    return json({ id: router.id, port_id: connectSubnet(ask.world, router, subnet, subnet.gateway_ip).id })
  },
  'PUT /routers/{id}/remove_router_interface'(ask) {
    const port = portOf(ask, String(ask.sent['port_id']))
    if (port.device_id !== routerOf(ask).id)
      throw new Refusal(404, `Router ${byId(ask).id} has no interface ${port.id}`)
    removePort(ask, port.id)
    return json({ id: byId(ask).id, port_id: port.id })
  },
}
