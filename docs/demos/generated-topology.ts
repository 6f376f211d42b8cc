/** Topologies of any size in the form of the server's answer, the same for the same numbers. */
export interface Sizes {
  readonly networks: number
  readonly routers: number
  readonly servers: number
}

export const sizes = {
  tiny: { networks: 4, routers: 1, servers: 8 },
  small: { networks: 50, routers: 10, servers: 500 },
  medium: { networks: 200, routers: 40, servers: 2000 },
  large: { networks: 500, routers: 100, servers: 10_000 },
} as const satisfies Record<string, Sizes>

/** Mulberry32. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const states = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'SHUTOFF', 'ERROR', 'BUILD']
const roles = ['web', 'db', 'cache', 'worker', 'gateway', 'build', 'mail', 'log']
const word = (state: string) => state.charAt(0) + state.slice(1).toLowerCase()

export function generateTopology({ networks, routers, servers }: Sizes, seed = 1) {
  const next = random(seed)
  const below = (count: number) => Math.floor(next() * count)
  const port = (id: string, network: number, device: string, owner: string, host: number) => ({
    id,
    network_id: `net-${network}`,
    device_id: device,
    device_owner: owner,
    status: 'Active',
    original_status: 'ACTIVE',
    fixed_ips: [{ subnet_id: `sub-${network}`, ip_address: `10.${network >> 8}.${network & 255}.${host}` }],
    url: `/project/networks/ports/${id}/detail`,
  })
  const externals = Math.max(1, Math.round(networks / 100))
  const ports: ReturnType<typeof port>[] = []
  const inner = () => (externals < networks ? externals + below(networks - externals) : 0)
  for (let router = 0; router < routers; router++) {
    ports.push(port(`gw-${router}`, router % externals, `router-${router}`, 'network:router_gateway', 1))
  }
  for (let network = externals; network < networks; network++) {
    if (routers === 0) break
    const router = (network - externals) % routers
    ports.push(port(`ri-${network}`, network, `router-${router}`, 'network:router_interface', 1))
  }
  const list = Array.from({ length: servers }, (_, index) => {
    const id = `server-${index}`
    const on = new Set([inner()])
    while (next() < 0.15 && on.size < 3) on.add(inner())
    for (const network of on) ports.push(port(`p-${index}-${network}`, network, id, 'compute:nova', 2 + (index % 250)))
    const state = states[below(states.length)]!
    return {
      id,
      name: `${roles[index % roles.length]}-${index}`,
      status: word(state),
      original_status: state,
      task: null,
      allow_delete_server: true,
      ...(state === 'ACTIVE' ? { console: 'auto_console' } : {}),
      url: `/project/instances/${id}/`,
    }
  })
  return {
    networks: Array.from({ length: networks }, (_, index) => ({
      id: `net-${index}`,
      name: index < externals ? `public-${index}` : `net-${index}`,
      url: `/project/networks/net-${index}/detail`,
      status: 'Active',
      original_status: 'ACTIVE',
      'router:external': index < externals,
      allow_delete_subnet: true,
      allow_delete_network: true,
      subnets: [
        {
          id: `sub-${index}`,
          cidr: `10.${index >> 8}.${index & 255}.0/24`,
          url: `/project/networks/subnets/sub-${index}/detail`,
        },
      ],
    })),
    routers: Array.from({ length: routers }, (_, index) => ({
      id: `router-${index}`,
      name: `router-${index}`,
      url: `/project/routers/router-${index}/`,
      status: 'Active',
      original_status: 'ACTIVE',
      external_gateway_info: { network_id: `net-${index % externals}` },
    })),
    servers: list,
    ports,
  }
}
