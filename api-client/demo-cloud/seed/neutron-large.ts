import { createPort } from '../handlers/neutron/ports.js'
import { projectIds, type World } from '../world/world.js'
import { network, router, routerInterface, subnet } from './neutron-parts.js'

const networkCount = 500
const serverCount = 10_000
/** One router for each so many networks. */
const networksPerRouter = 25

const number = (at: number, digits: number) => String(at).padStart(digits, '0')

/** 500 networks with a subnet each, 20 routers, and a port for each of 10,000 servers (`vm-00000` …). */
export function seedManyNetworks(world: World): void {
  const { ids } = world
  for (let at = 0; at < networkCount; at++) {
    const name = `net-${number(at, 3)}`
    const subnetName = `subnet-${number(at, 3)}`
    network(world, name)
    subnet(world, subnetName, name, `10.${100 + (at >> 8)}.${at & 255}.0/24`)
    const routerName = `router-${number(Math.floor(at / networksPerRouter), 2)}`
    if (at % networksPerRouter === 0)
      router(world, routerName, {
        network_id: ids.named('network', 'public'),
        enable_snat: true,
        external_fixed_ips: [
          {
            subnet_id: ids.named('subnet', 'public-v4'),
            ip_address: `203.0.113.${150 + Math.floor(at / networksPerRouter)}`,
          },
        ],
      })
    routerInterface(world, routerName, name, subnetName)
  }
  const placeOf = (at: number) => ({
    network_id: ids.named('network', `net-${number(at, 3)}`),
    subnet_id: ids.named('subnet', `subnet-${number(at, 3)}`),
    prefix: `10.${100 + (at >> 8)}.${at & 255}`,
  })
  for (let at = 0; at < serverCount; at++) {
    const { network_id, subnet_id, prefix } = placeOf(at % networkCount)
    createPort(world, {
      id: ids.named('port', `vm-${number(at, 5)}`),
      network_id,
      project_id: projectIds.demo,
      device_id: ids.named('server', `vm-${number(at, 5)}`),
      device_owner: 'compute:nova',
      status: 'ACTIVE',
      fixed_ips: [{ subnet_id, ip_address: `${prefix}.${10 + Math.floor(at / networkCount)}` }],
    })
  }
}
