import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildGraph, indexIn, type Graph } from './graph-model.js'
import { GraphScene, mostLeft, type SceneJob } from './graph-scene.js'
import { ForceRun, forces } from '../layouts/force.js'
import { discRadius, placeOf } from '../layouts/leaf-places.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'

interface Shape {
  readonly networks: number
  /** Networks of each instance. */
  readonly servers: readonly (readonly number[])[]
}

function answer({ networks, servers }: Shape) {
  return {
    networks: Array.from({ length: networks }, (_, id) => ({ id: `n${id}` })),
    routers: [{ id: 'r' }],
    servers: servers.map((_, id) => ({ id: `v${id}` })),
    ports: [
      ...Array.from({ length: networks }, (_, id) => ({
        id: `i${id}`,
        network_id: `n${id}`,
        device_id: 'r',
        device_owner: 'network:router_interface',
      })),
      ...servers.flatMap((on, id) =>
        on.map((network) => ({
          id: `p${id}-${network}`,
          network_id: `n${network}`,
          device_id: `v${id}`,
          device_owner: 'compute:nova',
        })),
      ),
    ],
  }
}
const graphOf = (shape: Shape, before?: Graph) => buildGraph(parseTopology(answer(shape)), undefined, before)

function settle(scene: GraphScene, job: SceneJob | undefined): void {
  if (!job) return
  const run = new ForceRun(job.job)
  while (!run.run(1000));
  scene.apply(job, run.positions(), true)
}
function sceneOf(shape: Shape): GraphScene {
  const scene = new GraphScene()
  settle(scene, scene.update(graphOf(shape)))
  return scene
}
const places = ({ graph, x, y }: GraphScene) =>
  new Map(graph.nodes.map(({ key }, index) => [key, [x[index], y[index]]]))

const start: Shape = { networks: 3, servers: [[0], [0], [0], [1], [0, 1], [1, 2]] }

describe('graph scene', () => {
  it('T-GRAPH-09 T-GRAPH-10 has the forces of the specification, for 100 ticks', () => {
    expect(forces).toEqual({ gravity: 0.05, linkDistance: 70, charge: -700, ticks: 100 })
    const scene = new GraphScene()
    const job = scene.update(graphOf(start))!
    const run = new ForceRun(job.job)
    let ticks = 1
    while (!run.run(0, () => 0)) ticks++
    expect(ticks).toBe(100)
  })

  it('the same data give the same picture', () => {
    expect(places(sceneOf(start))).toEqual(places(sceneOf(start)))
  })

  it('instances with one network stand round it, none on another', () => {
    const scene = sceneOf({ networks: 1, servers: Array.from({ length: 7 }, () => [0]) })
    const at = places(scene)
    const [nx, ny] = at.get('network/n0')!
    const around = Array.from({ length: 7 }, (_, id) => at.get(`server/v${id}`)!)
    for (const [x, y] of around) expect(Math.hypot(x! - nx!, y! - ny!)).toBeCloseTo(84, 2)
    for (const [at1, one] of around.entries())
      for (const two of around.slice(at1 + 1))
        expect(Math.hypot(one[0]! - two[0]!, one[1]! - two[1]!)).toBeGreaterThan(40)
  })

  it('no two places round a network overlap, however many there are', () => {
    const points = Array.from({ length: 300 }, (_, slot) => placeOf(slot, 'rings'))
    for (const [index, one] of points.entries())
      for (const other of points.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40)
    for (const [index, { x, y }] of points.entries())
      expect(Math.hypot(x, y) + 20).toBeLessThan(discRadius(index + 1, 30))
  })

  it('unchanged data moves nothing', () => {
    const scene = sceneOf(start)
    const before = places(scene)
    expect(scene.update(graphOf(start, scene.graph))).toBeUndefined()
    expect(places(scene)).toEqual(before)
  })

  it('T-GRAPH-10 new nodes come beside their network and move no other', () => {
    const scene = sceneOf(start)
    const before = places(scene)
    const servers = [...start.servers, [0], [0, 2]]
    settle(scene, scene.update(graphOf({ networks: 4, servers }, scene.graph)))
    const after = places(scene)
    for (const [key, place] of before) expect(after.get(key)).toEqual(place)
    const [nx, ny] = after.get('network/n0')!
    const [x, y] = after.get('server/v6')!
    expect(Math.hypot(x! - nx!, y! - ny!)).toBeLessThan(160)
    expect(after.get('server/v7')!.every(Number.isFinite)).toBe(true)
    expect(after.get('network/n3')!.every(Number.isFinite)).toBe(true)
  })

  it('issue 4: an instance between networks that are there has its place at once, on none of the others', () => {
    const scene = sceneOf({ networks: 3, servers: [...start.servers, ...Array.from({ length: 8 }, () => [0, 1])] })
    const before = places(scene)
    const servers = [...start.servers, ...Array.from({ length: 10 }, () => [0, 1])]
    expect(scene.update(graphOf({ networks: 3, servers }, scene.graph))).toBeUndefined()
    const after = places(scene)
    for (const [key, place] of before) expect(after.get(key)).toEqual(place)
    const others = [...before.values()]
    for (const key of ['server/v14', 'server/v15'] as const) {
      const [x, y] = after.get(key)!
      for (const [px, py] of others) expect(Math.hypot(x! - px!, y! - py!)).toBeGreaterThan(40)
      others.push([x, y])
    }
  })

  it('what leaves moves no other, and its place is free again', () => {
    const scene = sceneOf(start)
    const before = places(scene)
    const gone = places(scene).get('server/v1')
    const data = answer(start)
    scene.update(
      buildGraph(
        parseTopology({ ...data, servers: data.servers.filter(({ id }) => id !== 'v1') }),
        undefined,
        scene.graph,
      ),
    )
    for (const [key, place] of places(scene)) expect(place).toEqual(before.get(key))
    const fresh = { ...data, servers: [...data.servers.filter(({ id }) => id !== 'v1'), { id: 'new' }] }
    fresh.ports = [...data.ports, { id: 'px', network_id: 'n0', device_id: 'new', device_owner: 'compute:nova' }]
    scene.update(buildGraph(parseTopology(fresh), undefined, scene.graph))
    expect(places(scene).get('server/new')).toEqual(gone)
  })

  it('T-GRAPH-21 days of comings and goings are not remembered: the place of who left last is', () => {
    const scene = new GraphScene()
    /** Shows routers; whether a place had to be found for any. */
    const show = (ids: readonly string[]): boolean => {
      const routers = ['r', ...ids].map((id) => ({ id }))
      const job = scene.update(buildGraph(parseTopology({ ...answer(start), routers }), undefined, scene.graph))
      const { length } = job?.bodies ?? []
      if (job) scene.apply(job, { x: new Float32Array(length), y: new Float32Array(length) }, true)
      return job !== undefined
    }
    const many = (name: string) => Array.from({ length: mostLeft / 2 }, (_, index) => `${name}${index}`)
    show([])
    for (const ids of [['first'], many('a'), ['middle'], many('b'), ['last'], []]) show(ids)
    expect([show(['middle']), show(['last']), show(['first'])]).toEqual([false, false, true])
  })

  it('T-GRAPH-21 what is taken away and comes back stands where it stood, in both layouts, also when all of it was', () => {
    const full: Shape = { networks: 4, servers: [...start.servers, [2, 3], [0, 3], [0, 3]] }
    for (const layout of ['force', 'layered'] as const) {
      const scene = new GraphScene()
      scene.layout = layout
      settle(scene, scene.update(graphOf(full)))
      const before = places(scene)
      const fewer: readonly Shape[] = [
        { networks: 2, servers: full.servers.slice(0, 5) },
        { networks: 4, servers: full.servers.slice(0, 4) },
      ]
      for (const shape of fewer) {
        settle(scene, scene.update(graphOf(shape, scene.graph)))
        settle(scene, scene.update(graphOf(full, scene.graph)))
        expect(places(scene)).toEqual(before)
      }
      settle(scene, scene.update(buildGraph(parseTopology({}), undefined, scene.graph)))
      settle(scene, scene.update(graphOf(full, scene.graph)))
      expect(places(scene)).toEqual(before)
    }
    // Beside what has taken its place meanwhile.
    const data = answer({ networks: 2, servers: [[0, 1]] })
    const scene = new GraphScene()
    const show = (ids: readonly string[]) => {
      const servers = ids.map((id) => ({ id }))
      const own = ids.flatMap((id) =>
        ['n0', 'n1'].map((network_id) => ({
          id: `${id}-${network_id}`,
          network_id,
          device_id: id,
          device_owner: 'compute:nova',
        })),
      )
      const ports = [...data.ports.filter(({ device_id }) => device_id === 'r'), ...own]
      settle(scene, scene.update(buildGraph(parseTopology({ ...data, servers, ports }), undefined, scene.graph)))
      return places(scene)
    }
    show([])
    const [x, y] = show(['old']).get('server/old')!
    show([])
    expect(show(['other']).get('server/other')).toEqual([x, y])
    const both = show(['other', 'old'])
    const [px, py] = both.get('server/old')!
    expect(both.get('server/other')).toEqual([x, y])
    expect(Math.hypot(px! - x!, py! - y!)).toBeGreaterThan(40)
  })

  it('a model that changes while the layout is at work goes on with what is not settled', () => {
    const scene = new GraphScene()
    const first = scene.update(graphOf(start))!
    const run = new ForceRun(first.job)
    run.run(0, () => 0)
    scene.apply(first, run.positions(), false)
    const second = scene.update(graphOf({ ...start, servers: [...start.servers, [0, 2]] }, scene.graph))!
    expect(second.job.fixed.every((each) => each === 0)).toBe(true)
    expect(second.bodies.length).toBe(7)
  })

  it('T-GRAPH-02 a dragged network takes its instances along; places stay by id in another layout', () => {
    const scene = sceneOf(start)
    const before = places(scene)
    const index = indexIn(scene.graph, 'network/n0')
    scene.move(index, scene.x[index]! + 100, scene.y[index]! - 30)
    const after = places(scene)
    const moved = (key: `server/${string}` | `network/${string}`) =>
      after.get(key)!.map((value, axis) => Math.round(value! - before.get(key)![axis]!))
    expect(moved('network/n0')).toEqual([100, -30])
    expect(moved('server/v0')).toEqual([100, -30])
    expect(moved('network/n1')).toEqual([0, 0])
    const other = new GraphScene(scene.places)
    settle(other, other.update(graphOf(start)))
    expect(places(other).get('network/n0')).toEqual(after.get('network/n0'))
    scene.arrange('force', true)
    expect(scene.places.size).toBe(0)
  })

  it('T-GRAPH-02 a place beside a network is none in the picture, nor the other way round: who gains or loses a network gives it up', () => {
    const alone: Shape = { networks: 2, servers: [[0], [1]] }
    const between: Shape = { networks: 2, servers: [[0, 1], [1]] }
    const at = (scene: GraphScene, key: 'server/v0' | 'network/n0') => places(scene).get(key) as [number, number]
    const dragged = (shape: Shape) => {
      const scene = sceneOf(shape)
      const index = indexIn(scene.graph, 'server/v0')
      scene.move(index, scene.x[index]! + 900, scene.y[index]! - 900)
      return scene
    }
    const lost = dragged(between)
    settle(lost, lost.update(graphOf(alone, lost.graph)))
    const [[x, y], [nx, ny]] = [at(lost, 'server/v0'), at(lost, 'network/n0')]
    expect(Math.hypot(x - nx, y - ny)).toBeLessThan(100)
    const gained = dragged(alone)
    const before = at(gained, 'server/v0')
    // Hidden by its network meanwhile.
    gained.update(buildGraph(parseTopology(answer(alone)), () => true, gained.graph))
    settle(gained, gained.update(graphOf(between, gained.graph)))
    expect(at(gained, 'server/v0')).not.toEqual(before)
    expect([lost.places.size, gained.places.size]).toEqual([0, 0])
  })

  it('layered: external networks above routers above networks above instances', () => {
    const scene = new GraphScene()
    scene.layout = 'layered'
    const data = answer(start)
    const networks = [{ id: 'out', 'router:external': true }, ...data.networks]
    expect(scene.update(buildGraph(parseTopology({ ...data, networks })))).toBeUndefined()
    const y = (key: string) => places(scene).get(key as never)![1]!
    expect(y('network/out')).toBeLessThan(y('router/r'))
    expect(y('router/r')).toBeLessThan(y('network/n0'))
    expect(y('network/n0')).toBeLessThan(y('server/v0'))
    expect(y('server/v0')).toBeLessThan(y('server/v4'))
  })

  it('every node has a place, whatever comes and goes', () => {
    const shape = fc.record({
      networks: fc.integer({ min: 0, max: 5 }),
      servers: fc.array(fc.array(fc.nat(6), { maxLength: 3 }), { maxLength: 12 }),
    })
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 4 }), (shapes) => {
        const scene = new GraphScene()
        for (const each of shapes) {
          settle(scene, scene.update(graphOf(each, scene.graph)))
          expect([...scene.x, ...scene.y].every(Number.isFinite)).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })
})
