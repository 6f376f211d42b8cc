import { describe, expect, it } from 'vitest'
import { findNodes } from './node-ids.js'
import { parseCloud as parseTopology } from './read-cloud.js'

const model = parseTopology({
  networks: [{ id: 'n' }, { id: 'same' }],
  routers: [{ id: 'r' }],
  servers: [{ id: 'v' }, { id: 'same' }],
  ports: [],
})

describe('nodes as a page names them', () => {
  it('T-GRAPH-12 by kind and id, by both in one word, or by the id alone', () => {
    expect(findNodes([{ kind: 'router', id: 'r' }, 'network/n', 'v'], model).nodes).toEqual([
      { kind: 'router', id: 'r' },
      { kind: 'network', id: 'n' },
      { kind: 'server', id: 'v' },
    ])
    expect(findNodes('n', model).nodes).toEqual([{ kind: 'network', id: 'n' }])
  })

  it('T-GRAPH-12 of two with one id the instance is meant; each counts once', () => {
    expect(findNodes(['same', 'server/same', { kind: 'server', id: 'same' }], model).nodes).toEqual([
      { kind: 'server', id: 'same' },
    ])
  })

  it('T-GRAPH-12 what is not in the model is unknown', () => {
    expect(findNodes(['x', { kind: 'server', id: 'n' }, 'n'], model)).toEqual({
      nodes: [{ kind: 'network', id: 'n' }],
      unknown: ['x', 'server/n'],
    })
  })
})
