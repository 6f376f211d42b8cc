import { describe, expect, it } from 'vitest'
import { buildGraph } from './graph-model.js'
import { LitNodes } from './lit-nodes.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'
import { noSearch } from '../model/topology-search.js'

const port = (network_id: string, device_id: string) => ({
  id: `${network_id}/${device_id}`,
  network_id,
  device_id,
  device_owner: 'compute:nova',
})
const model = parseTopology({
  networks: ['a', 'b'].map((id) => ({ id, name: `net-${id}` })),
  servers: ['web', 'db'].map((id) => ({ id, name: id })),
  ports: [port('a', 'web'), port('b', 'web'), port('b', 'db')],
})
const graph = buildGraph(model)
const lit = (text: string, around: Parameters<LitNodes['of']>[3] = null, of = graph) => {
  const keys = new LitNodes().of(of, model, { ...noSearch, text }, around)
  return keys && [...keys].sort()
}

describe('what is lit in the graph', () => {
  it('issue 4: everything, what a search has found, a neighbourhood, or what is in both', () => {
    expect(lit('')).toBeUndefined()
    expect(lit('web')).toEqual(['server/web'])
    expect(lit('', { kind: 'network', id: 'a' })).toEqual(['network/a', 'server/web'])
    expect(lit('net', { kind: 'server', id: 'web' })).toEqual(['network/a', 'network/b'])
    expect(new LitNodes().of(graph, model, noSearch, null, null)).toBeUndefined()
  })

  it('T-GRAPH-12 what the page lights, and of it only what is found; a network that hides it too', () => {
    const lights = (text: string, of = graph) =>
      [...new LitNodes().of(of, model, { ...noSearch, text }, null, [{ kind: 'server', id: 'db' }])!].sort()
    expect(lights('')).toEqual(['server/db'])
    expect(lights('web')).toEqual([])
    expect(
      lights(
        '',
        buildGraph(model, () => true),
      ),
    ).toEqual(['network/b', 'server/db'])
  })

  it('T-GRAPH-07 a collapsed network is lit for an instance that it hides', () => {
    const collapsed = buildGraph(model, () => true)
    expect(lit('db', null, collapsed)).toEqual(['network/b', 'server/db'])
  })
})
