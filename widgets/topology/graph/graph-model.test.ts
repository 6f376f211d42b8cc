import { describe, expect, it } from 'vitest'
import { buildGraph } from './graph-model.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'

const port = (id: string, network_id: string, device_id: string, device_owner = 'compute:nova') => ({
  id,
  network_id,
  device_id,
  device_owner,
})

/** `both` hangs on two networks, `left` on one, `alone` on none. */
const answer = {
  networks: [{ id: 'out', 'router:external': true }, { id: 'a' }, { id: 'b' }],
  routers: [{ id: 'r' }],
  servers: [{ id: 'left' }, { id: 'both' }, { id: 'alone' }],
  ports: [
    port('p1', 'out', 'r', 'network:router_gateway'),
    port('p2', 'a', 'r', 'network:router_interface'),
    port('p3', 'a', 'left'),
    port('p4', 'a', 'left'),
    port('p5', 'a', 'both'),
    port('p6', 'b', 'both'),
  ],
}
const model = parseTopology(answer)
const lines = ({ ends, nodes }: ReturnType<typeof buildGraph>) =>
  Array.from({ length: ends.length / 2 }, (_, line) => [nodes[ends[2 * line]!]!.key, nodes[ends[2 * line + 1]!]!.key])

describe('graph model', () => {
  it('T-GRAPH-01 nodes are networks, external networks, routers and instances; links are ports', () => {
    const graph = buildGraph(model)
    expect(graph.nodes.map(({ key, shape }) => [key, shape.name])).toEqual([
      ['network/out', 'external'],
      ['network/a', 'network'],
      ['network/b', 'network'],
      ['router/r', 'router'],
      ['server/both', 'server'],
      ['server/alone', 'server'],
      ['server/left', 'server'],
    ])
    expect(lines(graph)).toEqual([
      ['network/out', 'router/r'],
      ['network/a', 'router/r'],
      ['network/a', 'server/left'],
      ['network/a', 'server/both'],
      ['network/b', 'server/both'],
    ])
  })

  it('T-GRAPH-11 radii: external network 35, network 30, router 25, instance 20', () => {
    expect(buildGraph(model).nodes.map(({ radius }) => radius)).toEqual([35, 30, 30, 25, 20, 20, 20])
  })

  it('T-GRAPH-07 a collapsed network hides what attaches only to it and counts it; expanding restores it', () => {
    const graph = buildGraph(model, (key) => key === 'network/a')
    expect(graph.nodes.map(({ key }) => key)).not.toContain('server/left')
    expect(graph.nodes.map(({ key }) => key)).toContain('server/both')
    expect(graph.nodes.map(({ hidden }) => hidden)).toEqual([0, 1, 0, 0, 0, 0])
    expect(graph.hiddenIn.get('server/left')).toBe('network/a')
    expect(buildGraph(model).nodes.map(({ key }) => key)).toContain('server/left')
  })

  it('T-GRAPH-07 a new instance of a collapsed network is counted; one that gains a second network comes back', () => {
    const collapsed = () => true
    const grown = {
      ...answer,
      servers: [...answer.servers, { id: 'new' }],
      ports: [...answer.ports, port('p7', 'a', 'new')],
    }
    expect(buildGraph(parseTopology(grown), collapsed).nodes[1]!.hidden).toBe(2)
    const freed = { ...answer, ports: [...answer.ports, port('p7', 'b', 'left')] }
    const graph = buildGraph(parseTopology(freed), collapsed)
    expect(graph.nodes[1]!.hidden).toBe(0)
    expect(lines(graph)).toContainEqual(['network/b', 'server/left'])
  })

  it('bad input: two routers on every network are a graph with cycles', () => {
    const ids = ['a', 'b', 'c']
    const graph = buildGraph(
      parseTopology({
        networks: ids.map((id) => ({ id })),
        routers: [{ id: 'r1' }, { id: 'r2' }],
        ports: ids.flatMap((id) =>
          ['r1', 'r2'].map((router) => port(`${id}${router}`, id, router, 'network:router_interface')),
        ),
      }),
    )
    expect([graph.nodes.length, graph.ends.length]).toEqual([5, 12])
  })
})
