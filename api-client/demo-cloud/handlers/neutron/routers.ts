import { contains, parseCidr } from '../../../rules/addressing.js'
import type { Db } from '../../world/db.js'
import type { AgentRow, PortRow, RouterRow, SubnetRow } from '../../world/tables/neutron.js'
import type { World } from '../../world/world.js'
import { createPort } from './ports.js'

/** Where routers run. */
export const l3Agents = ({ db }: World): AgentRow[] => db.neutron.agents.filter(({ topic }) => topic === 'l3_agent')

/** What runs on one of them: each serves all. */
export const routersOn = (world: World, agent: string): readonly RouterRow[] =>
  l3Agents(world).some(({ id }) => id === agent) ? world.db.neutron.routers.all() : []

/** Whether an address is on a subnet that the router has an interface on, or its gateway. */
export function reaches({ neutron }: Db, router: RouterRow, address: string): boolean {
  const interfaces = neutron.ports.where('device_id', router.id).flatMap(({ fixed_ips }) => fixed_ips)
  const { network_id = '' } = router.external_gateway_info ?? {}
  const subnets = [
    ...interfaces.map(({ subnet_id }) => neutron.subnets.get(subnet_id)),
    ...neutron.subnets.where('network_id', network_id),
  ]
  return subnets.some((subnet) => {
    const cidr = parseCidr(subnet?.cidr ?? '')
    return cidr !== undefined && contains(cidr, address)
  })
}

export const isTaken = ({ neutron }: Db, { network_id }: SubnetRow, address: string): boolean =>
  neutron.ports
    .where('network_id', network_id)
    .some(({ fixed_ips }) => fixed_ips.some(({ ip_address }) => ip_address === address))

/** What a port is while a router has it. */
const interfaceOf = (router: RouterRow) => ({
  device_id: router.id,
  device_owner: 'network:router_interface',
  status: 'ACTIVE',
  security_groups: [],
  port_security_enabled: false,
})

/** Gives a router an interface on a subnet. */
export const connectSubnet = (world: World, router: RouterRow, subnet: SubnetRow, ip_address: string): PortRow =>
  createPort(world, {
    network_id: subnet.network_id,
    project_id: subnet.project_id,
    ...interfaceOf(router),
    fixed_ips: [{ subnet_id: subnet.id, ip_address }],
  })

/** Gives a router a port that is there. */
export const connectPort = ({ db }: World, router: RouterRow, port: PortRow): void =>
  void db.neutron.ports.update(port.id, interfaceOf(router))
