import { describe, expect, it } from 'vitest'
import { balloonOf } from './balloon-model.js'
import { nothingPending, type NodeKey } from '../model/topology-model.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'

const base = '/project/network_topology/'
const port = (id: string, device_id: string, network_id: string, device_owner?: string, ...addresses: string[]) => ({
  id,
  device_id,
  network_id,
  device_owner,
  fixed_ips: addresses.map((ip_address) => ({ ip_address, subnet_id: 's1' })),
  status: 'Active',
  original_status: 'ACTIVE',
  url: `/project/networks/ports/${id}/detail`,
})
const answer = {
  networks: [
    {
      id: 'ext',
      name: 'public',
      'router:external': true,
      allow_delete_subnet: true,
      subnets: [{ id: 's0', cidr: '203.0.113.0/24' }],
    },
    {
      id: 'n1',
      name: 'net-alpha',
      status: 'Active',
      original_status: 'ACTIVE',
      allow_delete_subnet: true,
      url: '/project/networks/n1/detail',
      subnets: [{ id: 's1', cidr: '10.10.1.0/24', url: '/project/networks/subnets/s1/detail' }],
    },
    { id: 'n2', name: 'shared', subnets: [{ id: 's2', cidr: '10.20.0.0/24' }] },
  ],
  routers: [
    { id: 'r1', name: 'router-main', status: 'Active', original_status: 'ACTIVE', url: '/project/routers/r1/' },
  ],
  servers: [
    {
      id: 'v1',
      name: 'vm',
      status: 'Active',
      original_status: 'ACTIVE',
      console: 'auto_console',
      url: '/project/instances/v1/',
    },
    {
      id: 'v2',
      name: 'off',
      status: 'Shutoff',
      original_status: 'SHUTOFF',
      url: '/project/instances/v2/',
      allow_delete_server: false,
    },
  ],
  ports: [
    port('p1', 'r1', 'n1', 'network:router_interface', '10.10.1.1', 'fd00::1'),
    port('p2', 'r1', 'ext', 'network:router_gateway', '203.0.113.9'),
    port('p3', 'r1', 'n2', 'network:ha_router_replicated_interface'),
    port('p4', 'r1', 'n2', 'network:router_centralized_snat', '10.20.0.9'),
    port('p5', 'v1', 'n1', 'compute:nova', '10.10.1.5'),
    { id: 'gatewayext', device_id: 'r1', network_id: 'ext', fixed_ips: [] },
  ],
}
const model = parseTopology(answer)
const show = (key: NodeKey) => balloonOf(model.nodeOf(key)!, model, nothingPending, base)

describe('balloon', () => {
  it('T-BAL-01 T-BAL-02 of a router: details, add interface, its interfaces', () => {
    const { links, add, rows } = show('router/r1')
    expect(links).toEqual([{ action: 'details', label: 'View Router Details', href: '/project/routers/r1/' }])
    expect(add).toEqual({ action: 'add-interface', label: 'Add Interface', href: `${base}router/r1/addinterface` })
    expect(rows[0]).toMatchObject({
      id: 'p1',
      facts: ['10.10.1.1 fd00::1', 'router_interface'],
      status: { text: 'Active', active: true },
    })
    expect(rows[2]?.facts[0]).toBe('None')
  })

  it('T-BAL-01 T-BAL-02 of a network: details, create subnet, its subnets', () => {
    const { links, add, rows } = show('network/n1')
    expect(links.map(({ href }) => href)).toEqual(['/project/networks/n1/detail'])
    expect(add).toEqual({ action: 'create-subnet', label: 'Create Subnet', href: `${base}network/n1/subnet/create` })
    expect(rows).toMatchObject([{ id: 's1', facts: ['10.10.1.0/24'], href: '/project/networks/subnets/s1/detail' }])
  })

  it('T-BAL-01 only an instance has a console, and only while the server names one', () => {
    expect(show('server/v1').links).toEqual([
      { action: 'details', label: 'View Instance Details', href: '/project/instances/v1/' },
      { action: 'console', label: 'Open Console', href: '/project/instances/v1/auto_console' },
    ])
    expect(show('server/v2').links.map(({ action }) => action)).toEqual(['details'])
    expect(show('router/r1').links.map(({ action }) => action)).toEqual(['details'])
    expect(show('server/v1').rows.map(({ id, facts }) => [id, facts])).toEqual([['10.10.1.5', ['net-alpha']]])
  })

  it('T-BAL-03 a subnet is deleted only where allow_delete_subnet is set, and not on an external network', () => {
    expect(show('network/n1').rows[0]?.remove).toMatchObject({
      kind: 'subnet',
      id: 's1',
      networkId: 'n1',
      owner: 'network/n1',
    })
    expect(show('network/n2').rows[0]?.remove).toBeNull()
    expect(show('network/ext').rows[0]?.remove).toBeNull()
  })

  it('T-BAL-04 a network is deleted only when it is not external', () => {
    expect(show('network/n1').remove).toMatchObject({ kind: 'network', id: 'n1' })
    expect(show('network/ext').remove).toBeNull()
  })

  it('T-BAL-05 an interface is deleted only for three owners', () => {
    expect(show('router/r1').rows.map(({ id, remove }) => [id, remove?.routerId])).toEqual([
      ['p1', 'r1'],
      ['p2', 'r1'],
      ['p3', 'r1'],
      ['p4', undefined],
      ['public', undefined],
    ])
  })

  const only = (kind: 'networks' | 'routers' | 'servers', item: object) => {
    const one = parseTopology({ [kind]: [{ id: 'a/b?', name: 'x', ...item }] })
    return balloonOf(one.nodes[0]!, one, nothingPending, base)
  }

  it('T-BAL-01 has the headings and words of each kind', () => {
    const said = (['networks', 'routers', 'servers'] as const).map((kind) => {
      const { heading, add, links } = only(kind, { url: '/x/' })
      return [heading, add?.label, links[0]?.label]
    })
    expect(said).toEqual([
      ['Subnets', 'Create Subnet', 'View Network Details'],
      ['Interfaces', 'Add Interface', 'View Router Details'],
      ['IP Addresses', undefined, 'View Instance Details'],
    ])
  })

  it('T-BAL-02 an id is a part of a route, whatever it holds; what has no page has no links', () => {
    expect(only('routers', {}).add?.href).toBe(`${base}router/a%2Fb%3F/addinterface`)
    expect(only('networks', {}).add?.href).toBe(`${base}network/a%2Fb%3F/subnet/create`)
    expect(only('servers', { console: 'auto_console' }).links).toEqual([])
  })

  it('T-BAL-04 neither where the server says no', () => {
    expect(only('networks', { allow_delete_network: false }).remove).toBeNull()
  })

  it('T-BAL-07 of another project’s network nothing is changed, nor of an external one that is not said to be ours', () => {
    const offers = (item: object) => {
      const { add, remove } = only('networks', item)
      return [add?.action, remove?.kind]
    }
    expect(offers({ allow_delete_subnet: false })).toEqual([undefined, undefined])
    expect(offers({ 'router:external': true })).toEqual([undefined, undefined])
    expect(offers({ 'router:external': true, allow_delete_subnet: true })).toEqual(['create-subnet', undefined])
    expect(offers({ allow_delete_subnet: true })).toEqual(['create-subnet', 'network'])
    expect(offers({})).toEqual(['create-subnet', 'network'])
  })

  it('T-MODEL-12 an interface is active only when ACTIVE; what is missing is None', () => {
    const on = { network_id: 'n', device_id: 'a/b?', device_owner: 'network:router_interface', url: '/p/' }
    const ports = [
      { ...on, id: 'p1', status: 'Down', original_status: 'DOWN' },
      { ...on, id: 'p2', device_owner: '', fixed_ips: [{ ip_address: '10.0.0.1' }] },
    ]
    const model = parseTopology({ networks: [{ id: 'n' }], routers: [{ id: 'a/b?' }], ports })
    const { rows } = balloonOf(model.routers[0]!, model, nothingPending, base)
    expect(rows.map(({ facts, status }) => [facts, status])).toEqual([
      [['None', 'router_interface'], { text: 'Down', active: false }],
      [['10.0.0.1', 'None'], null],
    ])
    expect(only('networks', { subnets: [{ id: 's' }] }).rows[0]?.facts).toEqual(['None'])
  })

  it('offers the deletion of instances and routers, unless the server says no (DEC-35)', () => {
    expect(show('server/v1').remove).toMatchObject({ kind: 'server', id: 'v1', name: 'vm' })
    expect(show('server/v2').remove).toBeNull()
    expect(show('router/r1').remove).toMatchObject({ kind: 'router', id: 'r1' })
  })
})
