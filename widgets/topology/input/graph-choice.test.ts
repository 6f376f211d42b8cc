import { describe, expect, it } from 'vitest'
import { ChosenNodes } from './chosen-nodes.js'
import { GraphChoice } from './graph-choice.js'
import { buildGraph } from '../graph/graph-model.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'
import type { NodeRef } from '../model/topology-model.js'

const graphOf = (...ids: string[]) => buildGraph(parseTopology({ servers: ids.map((id) => ({ id })) }))
const keys = (choice: GraphChoice) => [...choice.keys].map((key) => key.replace('server/', ''))

describe('what is chosen in the graph', () => {
  it('T-GRAPH-13 alone, then others with it, and none of them twice', () => {
    const choice = new GraphChoice()
    expect(keys(choice)).toEqual([])
    choice.choose(['server/a'], false)
    choice.toggle('server/b')
    expect(keys(choice)).toEqual(['a', 'b'])
    choice.toggle('server/a')
    expect(keys(choice)).toEqual(['b'])
    choice.add(['server/b', 'server/c'])
    expect(keys(choice)).toEqual(['b', 'c'])
  })

  it('T-GRAPH-13 the keyboard walks with what is chosen together; a click gives it up', () => {
    const choice = new GraphChoice()
    choice.choose(['server/a'], true)
    choice.toggle('server/a')
    choice.choose(['server/b'], true)
    expect(keys(choice)).toEqual(['a'])
    choice.toggle('server/b')
    expect(keys(choice)).toEqual(['a', 'b'])
    choice.choose(['server/c'], false)
    expect(keys(choice)).toEqual(['c'])
  })

  it('T-GRAPH-13 walking with one chosen alone chooses the next one', () => {
    const choice = new GraphChoice()
    choice.choose(['server/a'], true)
    choice.choose(['server/b'], true)
    expect(keys(choice)).toEqual(['b'])
  })

  it('T-GRAPH-13 what leaves the graph is not chosen any more', () => {
    const choice = new GraphChoice()
    choice.set(['server/a', 'server/b'])
    choice.keepIn(graphOf('a'))
    expect([keys(choice), choice.trail]).toEqual([['a'], []])
    choice.keepIn(graphOf('x'))
    expect(keys(choice)).toEqual([])
  })
})

describe('the properties that say what is chosen in the graph', () => {
  const a: NodeRef = { kind: 'server', id: 'a' }
  function make() {
    const told: (NodeRef | null)[] = []
    const host = {
      selected: null as NodeRef | null,
      selection: [] as readonly NodeRef[],
      requestUpdate: () => undefined,
    }
    const chosen = new ChosenNodes(host, { one: (node) => told.push(node), all: () => undefined })
    return { host, chosen, told }
  }

  it('T-GRAPH-12 what a page chooses before its node is shown is chosen when it is', () => {
    const { host, chosen } = make()
    host.selected = a
    chosen.set(a)
    chosen.keepIn(graphOf())
    chosen.keepIn(graphOf('a', 'b'))
    expect([chosen.trail, [...chosen.keys]]).toEqual([['server/a'], ['server/a']])
  })

  it('T-GRAPH-13 what a collapsed network hides is chosen still when it is shown again; who gives it up meanwhile is heard', () => {
    const { host, chosen, told } = make()
    chosen.change((choice) => choice.choose(['server/a'], false))
    chosen.keepIn(graphOf('b'))
    chosen.keepIn(graphOf('a', 'b'))
    expect(chosen.trail).toEqual(['server/a'])
    chosen.keepIn(graphOf('b'))
    chosen.change((choice) => choice.choose([], false))
    expect([told, host.selected, host.selection]).toEqual([[a, null], null, []])
  })

  it('T-GRAPH-13 the keyboard stays where it is while others are chosen together', () => {
    const { host, chosen } = make()
    chosen.change((choice) => choice.set(['server/a', 'server/b']))
    chosen.change((choice) => choice.choose(['server/a', 'server/c'], true))
    chosen.keepIn(graphOf('a', 'b', 'c', 'd'))
    expect([chosen.trail, [...chosen.keys], host.selected]).toEqual([
      ['server/a', 'server/c'],
      ['server/a', 'server/b'],
      { kind: 'server', id: 'c' },
    ])
  })
})
