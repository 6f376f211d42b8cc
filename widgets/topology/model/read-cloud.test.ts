import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generateTopology, sizes } from '../../../docs/demos/generated-topology.js'
import { inSlices } from '../../internal/in-slices.js'
import { TopologyReader } from './topology-reader.js'
import type { CloudTopology } from './cloud-model.js'
import { readTopology } from './parse-topology.js'
import { parseCloud as parseTopology } from './read-cloud.js'

const answer = () => ({
  networks: [{ id: 'n1', name: 'blue' }, { id: 'n2' }],
  routers: [{ id: 'r1', name: 'main' }],
  servers: ['v1', 'v2', 'v3', 'v4', 'v5'].map((id) => ({ id, name: id, status: 'Active', original_status: 'ACTIVE' })),
  ports: ['v1', 'v2', 'v3', 'v4', 'v5'].map((device_id) => ({
    id: `p-${device_id}`,
    network_id: 'n1',
    device_id,
    device_owner: 'compute:nova',
    fixed_ips: [{ ip_address: '10.0.0.5' }],
  })),
})
const plain = ({ networks, routers, servers, ports, structure: { ends } }: CloudTopology) => ({
  networks,
  routers,
  servers,
  ports,
  ends: [...ends],
})

describe('reading one answer after another', () => {
  it('without any change the answer is the model of before', () => {
    const first = parseTopology(answer())
    expect(parseTopology(answer(), first)).toBe(first)
  })

  it('what has not changed is the same object, also behind what has come and gone', () => {
    const first = parseTopology(answer())
    const next = answer()
    next.servers = [...next.servers.slice(1), { ...next.servers[0]!, id: 'new' }]
    next.servers[1]!.status = 'Error'
    const second = parseTopology(next, first)
    expect(second.servers.map(({ id, status }) => [id, status])).toEqual([
      ['v2', 'Active'],
      ['v3', 'Error'],
      ['v4', 'Active'],
      ['v5', 'Active'],
      ['new', 'Active'],
    ])
    expect(second.networks).toBe(first.networks)
    expect(second.servers[0]).toBe(first.servers[1])
    expect(second.servers[1]).not.toBe(first.servers[2])
    const linked = second.linksOf('network/n1').map(({ to }) => [to.id, to.status])
    expect(linked).toEqual(['v2', 'v3', 'v4', 'v5'].map((id) => [id, id === 'v3' ? 'Error' : 'Active']))
  })

  it('a change of an address inside a port is seen', () => {
    const first = parseTopology(answer())
    const next = answer()
    next.ports[2]!.fixed_ips[0]!.ip_address = '10.0.0.99'
    expect(parseTopology(next, first).ports[2]!.fixedIps).toEqual([{ address: '10.0.0.99', subnetId: null }])
  })

  const fields = {
    networks: {
      name: 'x',
      url: '/x/',
      status: 'x',
      original_status: 'X',
      'router:external': true,
      is_router_external: true,
      router_external: true,
      allow_delete_subnet: true,
      allow_delete_network: false,
      subnets: [{ id: 's', cidr: '10.0.0.0/24', url: '/s/' }],
    },
    routers: { name: 'x', url: '/x/', status: 'x', original_status: 'X', task: 'deleting' },
    servers: {
      name: 'x',
      url: '/x/',
      status: 'x',
      original_status: 'X',
      task: 'deleting',
      console: 'auto_console',
      allow_delete_server: false,
    },
    ports: {
      network_id: 'n2',
      device_id: 'v2',
      device_owner: 'compute:x',
      status: 'x',
      original_status: 'X',
      url: '/x/',
      fixed_ips: [{ ip_address: '10.0.0.9', subnet_id: 's' }],
    },
  } as const
  it.each(
    Object.entries(fields).flatMap(([list, changes]) =>
      Object.entries(changes).map(([field, value]) => [list as keyof typeof fields, field, value] as const),
    ),
  )('T-MODEL-10 a change of %s.%s alone is seen in the next answer', (list, field, value) => {
    const next: Record<string, object[]> = answer()
    next[list]![0] = { ...next[list]![0], [field]: value }
    const first = parseTopology(answer())
    const second = parseTopology(next, first)
    expect(second[list][0]).not.toEqual(first[list][0])
    expect(plain(second)).toEqual(plain(parseTopology(next)))
  })

  it.each([
    ['id', 's2'],
    ['cidr', '10.1.0.0/24'],
    ['url', '/s2/'],
  ])('a change of %s inside a subnet is seen', (field, value) => {
    const subnet = { id: 's', cidr: '10.0.0.0/24', url: '/s/' }
    const first = parseTopology({ networks: [{ id: 'n', subnets: [subnet] }] })
    const second = parseTopology({ networks: [{ id: 'n', subnets: [{ ...subnet, [field]: value }] }] }, first)
    expect(second.networks[0]!.subnets).toEqual([{ ...subnet, [field]: value }])
  })

  it('after whatever came before, an answer is read as if nothing had', () => {
    const list = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        name: fc.constantFrom('x', 'y'),
        network_id: fc.constantFrom('a', 'b'),
        device_id: fc.constantFrom('a', 'c'),
        device_owner: fc.constantFrom('', 'compute:nova', 'network:router_interface'),
        fixed_ips: fc.array(fc.record({ ip_address: fc.constantFrom('1', '2') }), { maxLength: 2 }),
      }),
      { maxLength: 8 },
    )
    const any = fc.record({ networks: list, routers: list, servers: list, ports: list })
    fc.assert(
      fc.property(any, any, (before, after) => {
        expect(plain(parseTopology(after, parseTopology(before)))).toEqual(plain(parseTopology(after)))
      }),
    )
  })
})

describe('taking in answers', () => {
  const large = generateTopology(sizes.medium)

  it('a small one at once', () => {
    const taken: CloudTopology[] = []
    new TopologyReader((model) => taken.push(model as CloudTopology)).take(answer())
    expect(taken[0]!.servers).toHaveLength(5)
  })

  it('a large one in pieces; of two only the newer', async () => {
    const taken: CloudTopology[] = []
    const reader = new TopologyReader((model) => taken.push(model as CloudTopology))
    reader.take(large)
    reader.take({ ...large, routers: [] })
    expect(taken).toEqual([])
    await reader.done
    expect(taken.map(({ servers, routers }) => [servers.length, routers.length])).toEqual([[2000, 0]])
  })

  it('no piece goes on after its time', async () => {
    let now = 0
    const pieces: number[] = []
    const steps = (function* () {
      for (let step = 0; step < 10; step++) {
        now += 5
        yield
      }
      return 'done'
    })()
    const goesOn = () => pieces.push(now) > 0
    expect(await inSlices(steps, goesOn, () => now)).toBe('done')
    for (const [at, start] of pieces.entries()) expect(start - (pieces[at - 1] ?? 0)).toBeLessThanOrEqual(10)
  })

  it('reads no more than some hundred items in a step', () => {
    let steps = 0
    const reading = readTopology(large)
    while (!reading.next().done) steps++
    expect(steps).toBeGreaterThan((large.servers.length + large.ports.length) / 250)
  })
})
