import { describe, expect, it } from 'vitest'
import { LayoutRunner } from '../layouts/layout-runner.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'
import { nothingPending } from '../model/topology-model.js'
import { GraphEngine } from './graph-engine.js'

/** Reports when the test says so, as a worker does. */
class HeldRunner extends LayoutRunner {
  report: (() => void) | undefined

  override start(...[{ x, y }, report]: Parameters<LayoutRunner['start']>): void {
    this.report = () => report({ x, y }, false)
  }

  override stop(): void {
    this.report = undefined
  }
}

describe('graph engine', () => {
  it('T-GRAPH-15 places that come while the layout is at work end it: it is about nodes that are to be placed anew', () => {
    const runner = new HeldRunner()
    const engine = new GraphEngine(() => undefined, runner)
    const model = parseTopology({ networks: [{ id: 'a' }, { id: 'b' }] })
    engine.update({ model, pending: nothingPending, isCollapsed: () => false })
    expect(runner.report).toBeDefined()
    engine.usePlaces({ 'network/a': [1, 2] })
    expect(() => runner.report?.()).not.toThrow()
  })
})
