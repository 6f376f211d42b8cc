import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NodeData, TopologyData } from './data-model.js'
import { describeNode } from './node-texts.js'
import { kindName, kindsOf } from './node-kinds.js'
import { parseTopology } from './parse-topology.js'
import { matchesOf, noSearch } from './topology-search.js'
import { nothingPending, signOf, withoutRemoved } from './topology-model.js'

const nodeKinds = {
  service: { label: 'Service', ground: 'info', layer: 0 },
  database: { label: 'Database', icon: 'M4 4h16v16H4z', size: 'large', layer: 1 },
  team: { label: 'Team', holds: true, size: 'medium' },
} as const

const shop: TopologyData = {
  nodes: [
    { id: 'sales', kind: 'team' },
    { id: 'cart', kind: 'service', name: 'Cart', group: 'sales', status: '3 of 3', texts: ['v1.4'] },
    { id: 'pay', kind: 'service', group: 'team/sales', state: 'error', status: 'crashed' },
    { id: 'orders', kind: 'database', state: 'off', url: '/db/orders' },
  ],
  links: [
    { from: 'cart', to: 'orders', label: 'writes', direction: 'forward' },
    { from: 'orders', to: 'pay', direction: 'both' },
    { from: 'cart', to: 'nowhere' },
    { from: 'cart', to: 'cart' },
  ],
}
const read = (data: unknown = shop, before?: ReturnType<typeof parseTopology>) => parseTopology(data, before, nodeKinds)

describe('T-DATA-01 a graph of anything', () => {
  it('has the nodes, kinds, states and links that the page gives', () => {
    const model = read()
    expect(model.nodes.map((node) => [node.key, kindName(model.kindOf(node)), signOf(node)])).toEqual([
      ['team/sales', 'Team', 'active'],
      ['service/cart', 'Service', 'active'],
      ['service/pay', 'Service', 'down'],
      ['database/orders', 'Database', 'off'],
    ])
    expect(model.nodes.map((node) => model.kindOf(node).radius)).toEqual([25, 20, 20, 30])
    expect(
      model.linksOf('database/orders').map(({ from, to, label, direction }) => [from.id, to.id, label, direction]),
    ).toEqual([
      ['cart', 'orders', 'writes', 'forward'],
      ['orders', 'pay', '', 'both'],
    ])
    expect([...model.structure.homes]).toEqual([-1, 0, 0, -1])
    expect(describeNode(model.nodes[1]!, model)).toBe('Cart, Service, 3 of 3, v1.4')
  })

  it('is searched by words, kind and state', () => {
    const model = read()
    const found = (search: object) => [...(matchesOf(model, { ...noSearch, ...search }) ?? [])]
    expect(found({ text: 'v1.4' })).toEqual(['service/cart'])
    expect(found({ text: 'database' })).toEqual(['database/orders'])
    expect(found({ kind: 'service' })).toEqual(['service/cart', 'service/pay'])
    expect(found({ state: 'down' })).toEqual(['service/pay', 'database/orders'])
  })

  it('the same data again are the model of before; what has not changed is the same object', () => {
    const first = read()
    expect(read(structuredClone(shop), first)).toBe(first)
    const next = structuredClone(shop) as { nodes: NodeData[] }
    next.nodes[1] = { ...next.nodes[1]!, status: '2 of 3' }
    const second = read(next, first)
    expect(second.nodes.map((node, place) => node === first.nodes[place])).toEqual([true, false, true, true])
    expect(second.structure).toBe(first.structure)
    next.nodes[1] = { ...next.nodes[1], group: '' }
    expect([...read(next, second).structure.homes]).toEqual([-1, -1, 0, -1])
  })

  it('after a cloud it is read as if nothing had been before, and the other way round', () => {
    const cloud = parseTopology({ networks: [{ id: 'n' }] })
    expect(read(shop, cloud).nodes).toEqual(read().nodes)
    expect(parseTopology({ networks: [{ id: 'n' }] }, read()).nodes).toEqual(cloud.nodes)
  })

  it('what is deleted goes with its links, and its members stand alone', () => {
    const left = withoutRemoved(read(), { ...nothingPending, removed: new Set(['team/sales', 'service/pay'] as const) })
    expect(left.nodes.map(({ id }) => id)).toEqual(['cart', 'orders'])
    expect([...left.structure.ends]).toEqual([0, 1])
    expect([...left.structure.homes]).toEqual([-1, -1])
  })
})

describe('T-DATA-01 bad input of a graph of anything', () => {
  it('what cannot be read is left out or has a default; names are never more than text', () => {
    const model = read({
      nodes: [
        null,
        { name: 'no id' },
        { id: 'a', kind: 'x/y' },
        {
          id: 'b',
          kind: 'ghost',
          name: '<b>',
          url: 'javascript:alert(1)',
          state: '__proto__',
          badges: 'x',
          ring: 7,
          facts: [],
          texts: [1, null],
        },
        { id: 'b', kind: 'ghost' },
        { id: 'c', group: 'c' },
        { id: 'd', group: 'e' },
        { id: 'e', group: 'd' },
      ],
      links: ['x', { from: 'b' }, { from: 'b', to: 'c', direction: 'sideways', label: { toString: null } }],
    })
    expect(model.nodes.map(({ key, name, url, sign }) => [key, name, url, sign])).toEqual([
      ['ghost/b', '<b>', null, 'active'],
      ['node/c', 'c', null, 'active'],
      ['node/d', 'd', null, 'active'],
      ['node/e', 'e', null, 'active'],
    ])
    expect(kindName(model.kindOf(model.nodes[0]!))).toBe('ghost')
    expect([...model.structure.homes]).toEqual([-1, -1, -1, -1])
    expect(model.linksOf('node/c').map(({ label, direction }) => [label, direction])).toEqual([['', 'none']])
  })

  it('kinds without what they need have it all the same, and paths are paths', () => {
    const odd = { a: null, b: 'x', c: { label: 7, icon: '"><script>', ground: 'url(x)', size: 'huge', layer: -1 } }
    const table = kindsOf(odd as never, {})
    expect(
      table.registered.map(({ name, label, ground, radius, layer }) => [name, label, ground, radius, layer]),
    ).toEqual([['c', 'c', 'surface', 20, undefined]])
    expect(table.registered[0]!.icon).toMatch(/^M12 8a/)
    expect(kindsOf({ a: { label: 'A' } }, {})).toBe(kindsOf({ a: { label: 'A' } }, {}))
  })

  it('never throws, and reads everything as if nothing had been before', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd')
    const nodes = fc.array(
      fc.oneof(
        fc.anything(),
        fc.record(
          { id, kind: fc.constantFrom('x', 'y'), group: id, texts: fc.array(fc.string()) },
          { requiredKeys: ['id'] },
        ),
      ),
    )
    const links = fc.array(
      fc.oneof(fc.anything(), fc.record({ from: id, to: id, label: fc.string() }, { requiredKeys: ['from', 'to'] })),
    )
    const data = fc.record({ nodes, links }, { requiredKeys: ['nodes'] })
    const plain = (model: ReturnType<typeof parseTopology>) => [
      model.nodes,
      model.structure.ends,
      model.structure.homes,
    ]
    fc.assert(
      fc.property(data, data, (before, after) => {
        expect(plain(read(after, read(before)))).toEqual(plain(read(after)))
      }),
    )
  })
})
