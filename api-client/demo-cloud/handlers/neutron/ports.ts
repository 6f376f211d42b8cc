import type { FixedIp, PortRow, SubnetRow } from '../../world/tables/neutron.js'
import { timestamp, type World } from '../../world/world.js'
import { contains, nextFree, parseCidr, slaacAddress } from './addressing.js'

/** How long a plugged port takes to come up, ms of demo time. */
const plugTime = 1_000

export type NewPort = Pick<PortRow, 'network_id' | 'project_id'> & Partial<PortRow>

/** Makes a port with an address from every subnet of its network (or those asked for); plugged ones come up on the clock. */
export function createPort(world: World, wanted: NewPort): PortRow {
  const { db, ids, clock } = world
  const mac_address = wanted.mac_address ?? ids.mac()
  const now = timestamp(clock)
  const port = db.neutron.ports.insert({
    id: ids.uuid(),
    name: '',
    description: '',
    admin_state_up: true,
    status: 'DOWN',
    device_id: '',
    device_owner: '',
    allowed_address_pairs: [],
    security_groups: defaultGroups(world, wanted.project_id),
    vnic_type: 'normal',
    port_security_enabled: true,
    qos_policy_id: null,
    created_at: now,
    updated_at: now,
    revision_number: 1,
    ...wanted,
    mac_address,
    fixed_ips: wanted.fixed_ips ?? addressesOn(world, wanted.network_id, mac_address),
  })
  if (port.device_id !== '' && port.status === 'DOWN')
    clock.schedule(plugTime, () =>
      db.neutron.ports.update(port.id, { status: 'ACTIVE', revision_number: port.revision_number + 1 }),
    )
  return port
}

/** Removes a port; a floating IP that pointed at it is free again. */
export function removePort({ db }: World, id: string): void {
  for (const address of db.neutron.floatingIps.where('port_id', id))
    db.neutron.floatingIps.update(address.id, {
      port_id: null,
      router_id: null,
      fixed_ip_address: null,
      status: 'DOWN',
    })
  db.neutron.ports.remove(id)
}

/** One v4 address from the first subnet with room, and one from each v6 subnet, as neutron deals them out. */
export function addressesOn(world: World, networkId: string, mac: string): FixedIp[] {
  const { db } = world
  const subnets = (db.neutron.networks.get(networkId)?.subnets ?? [])
    .map((id) => db.neutron.subnets.get(id))
    .filter((subnet) => subnet !== undefined)
  const taken = takenOn(world, networkId)
  const found: FixedIp[] = []
  for (const subnet of subnets) {
    if (subnet.ip_version === 4 && found.some((ip) => !ip.ip_address.includes(':'))) continue
    const ip_address = addressOf(subnet, mac, taken)
    if (ip_address !== undefined) found.push({ subnet_id: subnet.id, ip_address })
  }
  return found
}

/** An address that is asked for by its subnet alone, or without one; undefined where the network has none such. */
export function fixedIpOn(world: World, networkId: string, asked: Partial<FixedIp>): FixedIp | undefined {
  const subnets = world.db.neutron.subnets.where('network_id', networkId)
  const isIn = ({ id, cidr }: SubnetRow): boolean => {
    if (asked.subnet_id !== undefined) return id === asked.subnet_id
    const range = parseCidr(cidr)
    return range !== undefined && asked.ip_address !== undefined && contains(range, asked.ip_address)
  }
  const subnet = subnets.find(isIn)
  const ip_address = asked.ip_address ?? (subnet && addressOf(subnet, world.ids.mac(), takenOn(world, networkId)))
  return subnet && ip_address !== undefined ? { subnet_id: subnet.id, ip_address } : undefined
}

function addressOf(subnet: SubnetRow, mac: string, taken: ReadonlySet<string>): string | undefined {
  const cidr = parseCidr(subnet.cidr)
  if (cidr && subnet.ipv6_address_mode === 'slaac') return slaacAddress(cidr, mac)
  return nextFree(subnet.allocation_pools, taken)
}

function takenOn({ db }: World, networkId: string): Set<string> {
  return new Set(
    db.neutron.ports.where('network_id', networkId).flatMap((port) => port.fixed_ips.map((ip) => ip.ip_address)),
  )
}

function defaultGroups({ db }: World, projectId: string): string[] {
  const group = db.neutron.securityGroups.where('project_id', projectId).find((row) => row.name === 'default')
  return group ? [group.id] : []
}
