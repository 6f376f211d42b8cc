import type { SubnetRow } from '../tables/neutron.js'
import type { World } from '../world.js'

/** The first address of the subnet's pool that no port of its network holds; undefined when it is full. */
export function freeAddress({ db }: World, subnet: SubnetRow): string | undefined {
  const taken = new Set<string>()
  for (const port of db.neutron.ports.where('network_id', subnet.network_id)) {
    for (const { ip_address } of port.fixed_ips) taken.add(ip_address)
  }
  if (subnet.gateway_ip) taken.add(subnet.gateway_ip)
  if (subnet.ip_version === 6) return freeV6(subnet, taken)
  for (const { start, end } of subnet.allocation_pools) {
    for (let at = toNumber(start); at <= toNumber(end); at++) {
      const address = toText(at)
      if (!taken.has(address)) return address
    }
  }
  return undefined
}

function freeV6(subnet: SubnetRow, taken: ReadonlySet<string>): string | undefined {
  const prefix = subnet.cidr.split('/')[0]!.replace(/::?$/, '')
  for (let at = 0x10; at < 0xffff; at++) {
    const address = `${prefix}::${at.toString(16)}`
    if (!taken.has(address)) return address
  }
  return undefined
}

function toNumber(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}

function toText(value: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.')
}
