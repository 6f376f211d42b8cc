import { describe, expect, it, vi } from 'vitest'
import { nodeActionsOf, type NodeAction } from './node-actions.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'

const { nodes } = parseTopology({ servers: [{ id: 'v', name: 'web' }] })
const warn = vi.fn()

describe('entries of a page for a node', () => {
  it('T-BAL-08 are what its function says of the nodes', () => {
    const entry: NodeAction = { id: 'ping', label: 'Ping', href: 'https://ops.example/v', danger: true }
    expect(nodeActionsOf((given) => (given === nodes ? [entry] : []), nodes, warn)).toEqual([entry])
    expect(nodeActionsOf(undefined, nodes, warn)).toEqual([])
  })

  it('T-BAL-08 an address that a link may not have makes a button of it; what has no words is left out', () => {
    const given = [{ id: 'a', label: 'A', href: 'javascript:alert(1)' }, { id: 'b' }, null, { id: 'c', label: '' }]
    expect(nodeActionsOf(() => given as never, nodes, warn)).toEqual([{ id: 'a', label: 'A' }])
  })

  it('T-BAL-08 a function that fails offers nothing, and says so', () => {
    const error = new Error('no')
    const fails = () => {
      throw error
    }
    expect(nodeActionsOf(fails, nodes, warn)).toEqual([])
    expect(warn).toHaveBeenCalledWith('nodeActions failed:', error)
    expect(nodeActionsOf(() => undefined as never, nodes, warn)).toEqual([])
  })
})
