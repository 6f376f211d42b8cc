import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balloonOf } from '../balloon/balloon-model.js'
import { flatStep } from '../flat/flat-keys.js'
import { layoutFlat } from '../flat/flat-model.js'
import { walk } from '../input/graph-keys-model.js'
import type { Trail } from '../input/trail.js'
import { buildGraph } from './graph-model.js'
import { GraphScene } from './graph-scene.js'
import { ForceRun } from '../layouts/force.js'
import { describeNode } from '../model/node-texts.js'
import { outlineLines } from '../outline/outline-model.js'
import { changesBetween, describeChanges } from '../model/topology-changes.js'
import { nothingPending, type Topology } from '../model/topology-model.js'
import { parseTopology } from '../model/parse-topology.js'
import { matchesOf } from '../model/topology-search.js'

/** Few ids, so that things meet: unknown ones, doubles, cycles, a router on every network, ids that are words of the language. */
const id = fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'constructor', '', '0', 7, null)
const name = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('<img src=x onerror=alert(1)>', '\u202e', '🦊'.repeat(150), '\0'),
)
const odd = fc.anything({ maxDepth: 2 })
const item = fc.record(
  {
    id: fc.oneof({ weight: 5, arbitrary: id }, odd),
    name: fc.oneof(name, odd),
    url: fc.oneof(fc.webUrl(), fc.constant('javascript:alert(1)'), odd),
    status: fc.oneof(fc.constantFrom('BUILD', 'Active'), odd),
    original_status: fc.oneof(fc.constantFrom('ACTIVE', 'ERROR'), odd),
    task: fc.oneof(fc.constant('deleting'), odd),
    console: odd,
    subnets: fc.oneof(fc.array(fc.record({ id, cidr: name, url: odd }), { maxLength: 3 }), odd),
    'router:external': fc.oneof(fc.boolean(), odd),
    network_id: id,
    device_id: id,
    device_owner: fc.oneof(fc.constantFrom('compute:nova', 'network:router_interface', ''), odd),
    fixed_ips: fc.oneof(fc.array(fc.record({ ip_address: name, subnet_id: id }), { maxLength: 3 }), odd),
  },
  { requiredKeys: [] },
)
const list = fc.oneof({ weight: 9, arbitrary: fc.array(item, { maxLength: 12 }) }, odd)
const answer = fc.record(
  { networks: list, routers: list, servers: list, ports: list, floating_ips: list, load_balancers: list },
  { requiredKeys: ['networks', 'servers', 'ports'] },
)
/** Nodes of a page's own, in groups that may be each other's, and links to whatever. */
const kind = fc.constantFrom('x', 'holder', 'x/y', '__proto__', 7)
const node = fc.record(
  {
    id,
    kind,
    name,
    group: id,
    state: fc.constantFrom('off', 'error'),
    texts: fc.array(name, { maxLength: 3 }),
    badges: odd,
  },
  { requiredKeys: ['id'] },
)
const link = fc.record(
  { from: id, to: id, label: name, direction: fc.constantFrom('forward', 'back', 'both', 'up') },
  { requiredKeys: ['from', 'to'] },
)
const data = fc.record({
  nodes: fc.array(fc.oneof({ weight: 9, arbitrary: node }, odd), { maxLength: 12 }),
  links: fc.oneof(
    { weight: 9, arbitrary: fc.array(fc.oneof({ weight: 9, arbitrary: link }, odd), { maxLength: 20 }) },
    odd,
  ),
})
const nodeKinds = { holder: { label: 'Holder', holds: true, size: 'large', layer: 1 }, x: { label: '<b>' } } as const

/** Everything that a view does with a model. */
function useAll(model: Topology, before: Topology): void {
  for (const node of model.nodes) {
    balloonOf(node, model, nothingPending, '/t/')
    describeNode(node, model)
  }
  describeChanges(changesBetween(before, model))
  matchesOf(model, { text: 'a', kind: '', state: 'active' })
  const open = new Set([...model.nodes.map(({ key }) => key), 'apart'])
  const lines = outlineLines(model, open, nothingPending)
  expect(new Set(lines.map((line) => line.id)).size).toBeLessThanOrEqual(lines.length)
  for (const mode of ['normal', 'small'] as const) {
    const flat = layoutFlat(model, mode)
    for (const { x, y, height, ports } of flat.devices) {
      expect([x, y, height, ...ports.flatMap((port) => [port.x, port.y, port.length])].every(Number.isFinite)).toBe(
        true,
      )
    }
    for (const { key } of model.nodes) flatStep('ArrowLeft', key, flat, model)
  }
}

describe('bad input', () => {
  it('issue 4: T-DATA-01 T-DATA-02 whatever a server or a page sends, and whatever comes after it, every view has a picture of it', () => {
    const any = fc.oneof(answer, data)
    fc.assert(
      fc.property(any, any, fc.boolean(), (first, second, collapsed) => {
        const scene = new GraphScene()
        let before = parseTopology({})
        for (const [turn, each] of [first, second].entries()) {
          const model = parseTopology(each, before, nodeKinds)
          useAll(model, before)
          const graph = buildGraph(model, () => collapsed && turn === 1, scene.graph)
          const job = scene.update(graph)
          if (job) {
            const run = new ForceRun(job.job)
            let rounds = 0
            while (!run.run(0, () => 0)) expect(++rounds).toBeLessThan(1000)
            scene.apply(job, run.positions(), true)
          }
          scene.arrange('layered')
          expect([...scene.x, ...scene.y].every(Number.isFinite)).toBe(true)
          let trail: Trail = []
          for (const key of ['Home', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'End', 'ArrowLeft'])
            trail = walk(key, trail, graph) ?? trail
          before = model
        }
      }),
      { numRuns: 40 },
    )
  })
})
