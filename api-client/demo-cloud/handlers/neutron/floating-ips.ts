import {
  empty,
  fields,
  items,
  json,
  Refusal,
  required,
  type Context,
  type HandlersOf,
  type Reply,
} from '../../handler.js'
import type { FloatingIpRow, PortRow } from '../../world/tables/neutron.js'
import { timestamp } from '../../world/world.js'
import { networkOf, portOf } from './access.js'
import { nextFree } from './addressing.js'
import { createPort } from './ports.js'
import { floatingIpView, plainNetworkView, securityGroupView } from './views.js'
import { neutronRefusal } from '../refusals.js'

type FloatingHandlers = Pick<
  HandlersOf<'neutron'>,
  Extract<keyof HandlersOf<'neutron'>, `neutron.${'securityGroups' | 'floatingIps' | 'floatingIpPools'}.${string}`>
>

/** How long the router takes to forward a floating IP, ms of demo time. */
const associationTime = 1_000

/** A new address of a pool. */
export function allocateAddress(context: Context, poolId: string): FloatingIpRow {
  const { db, ids, clock, session } = context
  context.policy.demand('network', 'create_floatingip')
  const pool = networkOf(context, poolId)
  if (!pool.external)
    throw neutronRefusal(context, 400, `Bad floatingip request: Network ${pool.id} is not a valid external network.`)
  const subnet = pool.subnets.map((id) => db.neutron.subnets.get(id)).find((each) => each?.ip_version === 4)
  const taken = new Set(
    db.neutron.ports.where('network_id', pool.id).flatMap((port) => port.fixed_ips.map((ip) => ip.ip_address)),
  )
  const address = subnet && nextFree(subnet.allocation_pools, taken)
  if (!subnet || address === undefined)
    throw neutronRefusal(context, 409, `No more IP addresses available on network ${pool.id}.`)
  const now = timestamp(clock)
  const row = db.neutron.floatingIps.insert({
    id: ids.uuid(),
    project_id: session.project.id,
    description: '',
    floating_ip_address: address,
    floating_network_id: pool.id,
    router_id: null,
    port_id: null,
    fixed_ip_address: null,
    status: 'DOWN',
    created_at: now,
    updated_at: now,
    revision_number: 0,
  })
  createPort(context, {
    network_id: pool.id,
    project_id: '',
    device_id: row.id,
    device_owner: 'network:floatingip',
    status: 'N/A',
    security_groups: [],
    port_security_enabled: false,
    fixed_ips: [{ subnet_id: subnet.id, ip_address: address }],
  })
  return row
}

function addressOf(context: Context, id: string): FloatingIpRow {
  const address = context.db.neutron.floatingIps.get(id)
  if (!address || (!context.session.isAdmin && address.project_id !== context.session.project.id))
    throw neutronRefusal(context, 404, `Floating IP ${id} could not be found`)
  return address
}

/** The router that joins the port's subnet to the pool. */
function routerBetween({ db }: Context, port: PortRow, subnetId: string, poolId: string): string | undefined {
  return db.neutron.ports
    .where('network_id', port.network_id)
    .filter(
      (each) =>
        each.device_owner === 'network:router_interface' && each.fixed_ips.some((ip) => ip.subnet_id === subnetId),
    )
    .map((each) => db.neutron.routers.get(each.device_id))
    .find((router) => router?.external_gateway_info?.network_id === poolId)?.id
}

/** @param target `<port id>_<fixed ip>` */
function associate(context: Context, address: FloatingIpRow, target: string): void {
  const { db, clock } = context
  const [portId = '', fixedIp, ...more] = target.split('_')
  if (fixedIp === undefined || more.length > 0)
    throw new Refusal(500, `not enough values to unpack (expected 2, got ${1 + more.length})`)
  const port = portOf(context, portId)
  const ip = port.fixed_ips.find((each) => each.ip_address === fixedIp)
  if (!ip)
    throw neutronRefusal(context, 400, `Bad floatingip request: Port ${port.id} does not have fixed ip ${fixedIp}.`)
  const pool = address.floating_network_id
  const router = routerBetween(context, port, ip.subnet_id, pool)
  if (router === undefined)
    throw neutronRefusal(
      context,
      404,
      `External network ${pool} is not reachable from subnet ${ip.subnet_id}.  Therefore, cannot associate Port ${port.id} with a Floating IP.`,
    )
  const rival = db.neutron.floatingIps
    .where('port_id', port.id)
    .find((each) => each.fixed_ip_address === fixedIp && each.id !== address.id && each.floating_network_id === pool)
  if (rival)
    throw neutronRefusal(
      context,
      409,
      `Cannot associate floating IP ${address.floating_ip_address} (${address.id}) with port ${port.id} using fixed IP ${fixedIp}, as that fixed IP already has a floating IP on external network ${pool}.`,
    )
  change(context, address, { port_id: port.id, fixed_ip_address: fixedIp, router_id: router })
  clock.schedule(associationTime, () => {
    const now = db.neutron.floatingIps.get(address.id)
    if (now?.port_id === port.id) change(context, now, { status: 'ACTIVE' })
  })
}

function change(context: Context, address: FloatingIpRow, patch: Partial<FloatingIpRow>): void {
  context.db.neutron.floatingIps.update(address.id, {
    ...patch,
    updated_at: timestamp(context.clock),
    revision_number: address.revision_number + 1,
  })
}

/** Gives an address to a port. @param target `<port id>_<fixed ip>` */
export function associateAddress(context: Context, id: string, target: string): FloatingIpRow {
  const address = addressOf(context, id)
  context.policy.demand('network', 'update_floatingip', { project_id: address.project_id })
  associate(context, address, target)
  return address
}

/** One call for both ways: without a port the address is taken off. */
function patch(context: Context): Reply {
  const body = fields(context.body)
  const id = String(required(body, 'address_id'))
  const address = addressOf(context, id)
  context.policy.demand('network', 'update_floatingip', { project_id: address.project_id })
  if (body.port_id) associate(context, address, String(body.port_id))
  else change(context, address, { port_id: null, fixed_ip_address: null, router_id: null, status: 'DOWN' })
  return empty()
}

export const floatingHandlers: FloatingHandlers = {
  'neutron.securityGroups.list': ({ db, session }) =>
    items(db.neutron.securityGroups.where('project_id', session.project.id).map(securityGroupView)),

  'neutron.floatingIps.list': (context) =>
    items(
      context.db.neutron.floatingIps
        .where('project_id', context.session.project.id)
        .map((address) => floatingIpView(context, address)),
    ),

  'neutron.floatingIpPools.list': (context) =>
    items(context.db.neutron.networks.where('external', true).map((network) => plainNetworkView(context, network))),

  // 200 although something was made: so does the real one.
  'neutron.floatingIps.allocate': (context) => {
    const pool = String(required(fields(context.body), 'pool_id'))
    return json(floatingIpView(context, allocateAddress(context, pool)))
  },

  'neutron.floatingIps.associate': patch,
  'neutron.floatingIps.disassociate': patch,
}
