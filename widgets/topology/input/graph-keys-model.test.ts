import { describe, expect, it } from 'vitest'
import { walk } from './graph-keys-model.js'
import { validTrail, type Trail } from './trail.js'
import { buildGraph } from '../graph/graph-model.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'

const graph = buildGraph(
  parseTopology({
    networks: [{ id: 'a' }, { id: 'b' }],
    routers: [{ id: 'r' }],
    servers: [{ id: 'v' }, { id: 'w' }, { id: 'alone' }],
    ports: [
      ['a', 'r', 'network:router_interface'],
      ['b', 'r', 'network:router_interface'],
      ['a', 'v', 'compute:nova'],
      ['a', 'w', 'compute:nova'],
    ].map(([network_id, device_id, device_owner], id) => ({ id: `p${id}`, network_id, device_id, device_owner })),
  }),
)
const go = (...keys: string[]) => keys.reduce<Trail>((trail, key) => walk(key, trail, graph) ?? trail, []).at(-1)

describe('the keyboard in the graph', () => {
  it('follows links with Right and goes back with Left', () => {
    expect([go('ArrowDown'), go('ArrowDown', 'ArrowRight'), go('ArrowDown', 'ArrowRight', 'ArrowRight')]).toEqual([
      'network/a',
      'router/r',
      'network/b',
    ])
    expect(go('ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft')).toBe('network/a')
  })

  it('goes through the links of where it came from with Up and Down, around the end', () => {
    expect(go('Home', 'ArrowRight', 'ArrowDown')).toBe('server/v')
    expect(go('Home', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('router/r')
    expect(go('Home', 'ArrowRight', 'End')).toBe('server/w')
  })

  it('reaches every network and what is linked to nothing', () => {
    expect([go('Home', 'ArrowDown'), go('Home', 'ArrowDown', 'ArrowDown'), go('Home', 'ArrowUp')]).toEqual([
      'network/b',
      'server/alone',
      'server/alone',
    ])
  })

  it('stays at the end of a way, and forgets what is gone', () => {
    expect(go('Home', 'ArrowRight', 'ArrowDown', 'ArrowRight')).toBe('server/v')
    expect(validTrail(['network/a', 'server/gone', 'network/b'], graph)).toEqual(['network/b'])
    expect(walk('Tab', ['network/a'], graph)).toBeUndefined()
    expect(walk('ArrowDown', [], buildGraph(parseTopology({})))).toEqual([])
  })
})
