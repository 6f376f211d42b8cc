import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homeLane, mainLink } from '../flat/lanes.js'
import { describeNode } from './node-texts.js'
import type { CloudTopology, DeviceNode } from './cloud-model.js'
import { keyOf, nothingPending, refOf, stateOf, withoutRemoved as without, type Pending } from './topology-model.js'
import { parseCloud as parseTopology } from './read-cloud.js'

/** Of a cloud what is left is a cloud too. */
const withoutRemoved = (model: CloudTopology, pending: Pending) => without(model, pending) as CloudTopology

const networks = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, status: 'Active', original_status: 'ACTIVE' }))

/** A router with ports on the named networks. */
const routerOn = (...names: string[]) =>
  parseTopology({
    networks,
    routers: [{ id: 'r', name: 'r' }],
    ports: names.map((network_id, index) => ({
      id: `p${index}`,
      device_id: 'r',
      network_id,
      device_owner: 'network:router_interface',
    })),
  })
const router = (model: ReturnType<typeof parseTopology>) => model.nodeOf('router/r') as DeviceNode

describe('topology model', () => {
  it('T-MODEL-17 one instance that a network hides is said as one', () => {
    const model = routerOn('a')
    const said = [0, 1, 2].map((hidden) => describeNode(model.nodeOf('network/a')!, model, hidden).split(', ').at(-1))
    expect(said).toEqual(['Active', '1 hidden instance', '2 hidden instances'])
  })

  it('T-MODEL-01 T-MODEL-02 T-MODEL-03 T-MODEL-04 T-MODEL-05 reads every field of an answer', () => {
    const model = parseTopology({
      networks: [
        {
          id: 'n1',
          name: 'blue',
          url: '/project/networks/n1/detail',
          subnets: [{ id: 's1', cidr: '10.0.0.0/24', url: '/project/networks/subnets/s1/detail' }],
          'router:external': true,
          status: 'Active',
          original_status: 'ACTIVE',
          allow_delete_subnet: true,
        },
      ],
      routers: [
        {
          id: 'r1',
          name: 'main',
          url: '/project/routers/r1/',
          status: 'Active',
          original_status: 'ACTIVE',
          task: 'deleting',
        },
      ],
      servers: [
        {
          id: 'v1',
          name: 'web',
          url: '/project/instances/v1/',
          status: 'Shutoff',
          task: null,
          console: 'auto_console',
          original_status: 'SHUTOFF',
        },
      ],
      ports: [
        {
          id: 'p1',
          device_id: 'v1',
          network_id: 'n1',
          device_owner: 'compute:nova',
          fixed_ips: [{ ip_address: '10.0.0.5', subnet_id: 's1' }],
          status: 'Active',
          original_status: 'ACTIVE',
          url: '/project/networks/ports/p1/detail',
        },
      ],
    })
    expect(model.networks).toEqual([
      {
        kind: 'network',
        key: 'network/n1',
        id: 'n1',
        name: 'blue',
        url: '/project/networks/n1/detail',
        status: 'Active',
        originalStatus: 'ACTIVE',
        sign: 'active',
        task: null,
        external: true,
        subnets: [{ id: 's1', cidr: '10.0.0.0/24', url: '/project/networks/subnets/s1/detail' }],
        allowDeleteSubnet: true,
        foreign: false,
        allowDeleteNetwork: true,
      },
    ])
    expect(model.routers[0]).toMatchObject({ id: 'r1', name: 'main', task: 'deleting', originalStatus: 'ACTIVE' })
    expect(model.servers[0]).toMatchObject({ id: 'v1', task: null, console: 'auto_console', originalStatus: 'SHUTOFF' })
    expect(model.ports[0]).toMatchObject({
      id: 'p1',
      deviceId: 'v1',
      networkId: 'n1',
      owner: 'compute:nova',
      fixedIps: [{ address: '10.0.0.5', subnetId: 's1' }],
      url: '/project/networks/ports/p1/detail',
    })
    expect(model.textsOf(model.servers[0]!)).toEqual(['10.0.0.5'])
    expect(model.textsOf(model.networks[0]!)).toEqual(['10.0.0.0/24'])
  })

  it.each(['router:external', 'is_router_external', 'router_external'])(
    'T-MODEL-02 a network is external when %s says so',
    (field) => {
      const external = (value: unknown) =>
        parseTopology({ networks: [{ id: 'n', [field]: value }] }).networks[0]!.external
      expect([external(true), external(false), external(null), external('False')]).toEqual([true, false, false, false])
    },
  )

  it('may be deleted unless the server says no: Zed does not tell', () => {
    const model = parseTopology({
      networks: [{ id: 'a' }, { id: 'b', allow_delete_network: false, allow_delete_subnet: true }],
      servers: [{ id: 'a' }, { id: 'b', allow_delete_server: false }],
    })
    expect(model.networks.map((network) => [network.allowDeleteNetwork, network.allowDeleteSubnet])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(model.servers.map(({ allowDelete }) => allowDelete)).toEqual([true, false])
  })

  it('what has no name is called by the first 13 letters of its id', () => {
    const id = '39ad5236-f38c-402d-8c71-be3c20dd7111'
    expect(parseTopology({ networks: [{ id, name: ' ' }] }).networks[0]!.name).toBe('(39ad5236-f38c)')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example/',
    '/\\evil.example/',
    'blob:x',
  ])('bad input: %s is no address of a page', (url) => {
    expect(parseTopology({ routers: [{ id: 'r', url }] }).routers[0]!.url).toBeNull()
  })

  it('T-MODEL-06 the owner of a port decides whether it belongs to a router or an instance', () => {
    const model = parseTopology({
      networks: [{ id: 'n' }],
      routers: [{ id: 'x' }],
      servers: [{ id: 'x' }],
      ports: [
        'network:router_interface',
        'network:router_gateway',
        'network:ha_router_replicated_interface',
        'compute:nova',
      ].map((device_owner, index) => ({ id: `p${index}`, network_id: 'n', device_id: 'x', device_owner })),
    })
    expect(model.linksOf('network/n').map(({ to }) => to.kind)).toEqual(['router', 'router', 'router', 'server'])
  })

  it('T-MODEL-06 made-up gateway ports share an id and have no owner: each is a link', () => {
    const model = parseTopology({
      networks: [{ id: 'n' }],
      routers: [{ id: 'r1' }, { id: 'r2' }],
      ports: ['r1', 'r2'].map((device_id) => ({ id: 'gatewayn', network_id: 'n', device_id, fixed_ips: [] })),
    })
    expect(model.linksOf('network/n').map(({ to }) => to.id)).toEqual(['r1', 'r2'])
  })

  it.each([
    [['a', 'b', 'c'], 'b'],
    [['b', 'd'], 'b'],
    [['d', 'c'], 'd'],
    [['c', 'b', 'a'], 'b'],
    [['d', 'b', 'b'], 'b'],
    [['a', 'nowhere'], 'a'],
  ])('T-MODEL-13 ports on %s: home is %s', (ports, home) => {
    const model = routerOn(...ports)
    expect(homeLane(router(model), model)!.id).toBe(home)
  })

  it('T-MODEL-13 a device without ports belongs to the first network', () => {
    const model = routerOn()
    expect(mainLink(router(model), model)).toBeUndefined()
    expect(homeLane(router(model), model)!.id).toBe('a')
    expect(homeLane(router(model), parseTopology({}))).toBeUndefined()
  })

  it('T-MODEL-10 T-MODEL-12 is loading while built or deleted, active when ACTIVE, else down', () => {
    const state = (fields: object) => stateOf(parseTopology({ servers: [{ id: 'v', ...fields }] }).servers[0]!)
    expect([
      state({ status: 'BUILD' }),
      state({ status: 'BUILD', original_status: 'ACTIVE' }),
      state({ status: 'Build', original_status: 'BUILD' }),
      state({ status: 'Active', original_status: 'ACTIVE', task: 'deleting' }),
      state({ status: 'Active', original_status: 'ACTIVE', task: null }),
      state({ status: 'Shutoff', original_status: 'SHUTOFF' }),
      state({}),
    ]).toEqual(['loading', 'loading', 'loading', 'loading', 'active', 'down', 'down'])
  })

  it('T-DEL-01 T-DEL-05 what is being deleted is loading, what is deleted is gone with its links', () => {
    const model = routerOn('a', 'b')
    expect(stateOf(router(model), { ...nothingPending, loading: new Set(['router/r']) })).toBe('loading')
    const gone = withoutRemoved(model, { ...nothingPending, removed: new Set(['router/r']) })
    expect([gone.routers.length, gone.structure.ends.length, gone.networks.length]).toEqual([0, 0, 4])
    expect(withoutRemoved(model, { ...nothingPending, removedParts: new Set(['p0']) }).linksOf('router/r').length).toBe(
      1,
    )
    const withSubnets = parseTopology({ networks: [{ id: 'n', subnets: [{ id: 's1' }, { id: 's2' }] }] })
    const left = withoutRemoved(withSubnets, { ...nothingPending, removedParts: new Set(['s1']) })
    expect(left.networks[0]!.subnets.map(({ id }) => id)).toEqual(['s2'])
    expect(withoutRemoved(model, nothingPending)).toBe(model)
    const pending = { ...nothingPending, removed: new Set(['router/r'] as const) }
    const once = withoutRemoved(model, pending)
    expect([withoutRemoved(model, pending), withoutRemoved(once, pending)].every((each) => each === once)).toBe(true)
  })

  it('bad input: unknown ends, duplicates, missing lists, names that are markup', () => {
    const model = parseTopology({
      networks: [
        { id: 'n', name: '<img src=x onerror=alert(1)>', url: 'javascript:alert(1)' },
        { id: 'n', name: 'two' },
        null,
        7,
      ],
      servers: [{ id: 'v', name: '' }, { name: 'no id' }],
      ports: [
        { id: 'p1', network_id: 'nowhere', device_id: 'v', device_owner: 'compute:nova' },
        { id: 'p2', network_id: 'n', device_id: 'nobody', device_owner: 'compute:nova' },
        { id: 'p3', network_id: 'n', device_id: 'v', device_owner: 'compute:nova', fixed_ips: 'x' },
        { id: 'p3', network_id: 'n', device_id: 'v', device_owner: 'compute:nova' },
      ],
      routers: 'none',
    })
    expect(model.networks.map(({ name, url }) => [name, url])).toEqual([['<img src=x onerror=alert(1)>', null]])
    expect(model.servers.map(({ name }) => name)).toEqual(['(v)'])
    expect(model.linksOf('network/n').map(({ key }) => key)).toEqual(['p3'])
  })

  it('never throws, whatever the answer is', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(parseTopology(answer).nodes).toBeInstanceOf(Array)
      }),
    )
    const list = fc.array(
      fc.oneof(
        fc.anything(),
        fc.dictionary(fc.constantFrom('id', 'name', 'subnets', 'fixed_ips', 'device_id', 'network_id'), fc.anything()),
      ),
    )
    fc.assert(
      fc.property(list, list, (some, others) => {
        parseTopology({ networks: some, servers: others, routers: some, ports: others })
      }),
    )
  })

  it('keys go back to what they name, whatever the id is', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('network' as const, 'router' as const, 'server' as const),
        (id, kind) => {
          expect(refOf(keyOf({ kind, id }))).toEqual({ kind, id })
        },
      ),
    )
  })

  it('reads the recorded answers of a real cloud', () => {
    const file = new URL('../../../tests/recorded/horizon/demo-network-topology.json', import.meta.url)
    const answer = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown[]>
    const model = parseTopology(answer)
    expect([model.networks.length, model.routers.length, model.servers.length, model.ports.length]).toEqual([
      answer.networks!.length,
      answer.routers!.length,
      answer.servers!.length,
      answer.ports!.length,
    ])
    expect(model.structure.ends.length).toBeGreaterThan(0)
  })
})
