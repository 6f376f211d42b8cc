import { describe, expect, it, vi } from 'vitest'
import { decorationOf, decorationTexts, linkDecorationOf, type NodeDecoration } from './decorations.js'
import { parseCloud as parseTopology } from './read-cloud.js'

const answer = (status = 'Active') => ({
  networks: [{ id: 'n' }],
  servers: [{ id: 'v', status }, { id: 'w' }],
  ports: [{ id: 'p', network_id: 'n', device_id: 'v', device_owner: 'compute:nova' }],
})
const model = parseTopology(answer())
const node = model.servers[0]!
const never = (text: string) => expect.fail(text)

describe('decorations of a page', () => {
  it('T-GRAPH-14 is asked once for each node, again for one that has changed and for another function', () => {
    const decorate = vi.fn(() => ({ badges: [{ label: 'Owner: Ann' }] }))
    decorationOf(decorate, node, never)
    decorationOf(decorate, node, never)
    expect(decorate).toHaveBeenCalledTimes(1)
    const next = parseTopology(answer('Error'), model)
    for (const each of next.servers) decorationOf(decorate, each, never)
    expect(decorate).toHaveBeenCalledTimes(3)
    expect(decorationOf(() => ({}), node, never).badges).toEqual([])
  })

  it('T-GRAPH-14 keeps to what can be drawn', () => {
    const given = {
      badges: [{ label: 'Cost', text: '1234567', tone: 'purple' }, { label: '', text: 'x' }, null, { label: 'fourth' }],
      ring: { label: 'Load', value: 3, tone: 'danger' },
    } as unknown as NodeDecoration
    const read = decorationOf(() => given, node, never)
    expect(read).toEqual({
      badges: [{ label: 'Cost', text: '1234', tone: 'neutral' }],
      ring: { label: 'Load', value: 1, tone: 'danger' },
    })
    expect(decorationTexts(read)).toEqual(['Cost', 'Load 100 %'])
    expect(decorationOf(() => ({ ring: { label: 'x', value: NaN } }), node, never).ring).toBeUndefined()
    expect(decorationOf(undefined, node, never).badges).toEqual([])
  })

  it('T-GRAPH-14 a function that fails decorates nothing, and says so', () => {
    const warn = vi.fn()
    const error = new Error('no')
    const fails = () => {
      throw error
    }
    expect(decorationOf(fails, node, warn)).toEqual({ badges: [], ring: undefined })
    expect(linkDecorationOf(fails, model.linksOf(node.key), warn)).toBeUndefined()
    expect(warn.mock.calls).toEqual([
      ['decorate failed:', error],
      ['decorateLink failed:', error],
    ])
  })

  it('T-GRAPH-14 a line is asked for once, until one of its ports has changed', () => {
    const decorate = vi.fn(() => ({ label: '1 Gbit/s' }))
    const links = model.linksOf(node.key)
    expect(linkDecorationOf(decorate, links, never)).toEqual({ label: '1 Gbit/s', tone: 'neutral' })
    linkDecorationOf(decorate, model.linksOf(node.key), never)
    expect(decorate).toHaveBeenCalledTimes(1)
    linkDecorationOf(decorate, [...links, { ...links[0]!, identity: {} }], never)
    expect(decorate).toHaveBeenCalledTimes(2)
    expect(linkDecorationOf(decorate, [], never)).toBeUndefined()
  })
})
