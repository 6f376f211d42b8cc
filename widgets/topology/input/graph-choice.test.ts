import { describe, expect, it } from 'vitest'
import { GraphChoice } from './graph-choice.js'
import { buildGraph } from '../graph/graph-model.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'

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
