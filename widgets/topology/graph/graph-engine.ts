import { buildGraph, indexIn, type Graph } from './graph-model.js'
import { placesFrom, type LayoutName, type Place } from '../model/topology-layout.js'
import { GraphScene, type SceneJob } from './graph-scene.js'
import { LayoutRunner } from '../layouts/layout-runner.js'
import { SpatialGrid } from './spatial-grid.js'
import type { Bounds } from '../viewport/viewport-model.js'
import { signOf, type NodeKey, type NodeSign, type Pending, type Topology } from '../model/topology-model.js'

/** Where places chosen by hand are kept between visits. */
export interface PlaceStore {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

export interface EngineUpdate {
  readonly model: Topology
  readonly pending: Pending
  readonly isCollapsed: (network: NodeKey, leaves: number) => boolean
}

/** A node's circle in the picture, px at scale 1. */
export interface Circle {
  readonly index: number
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** The picture's data: model to graph to places, and the layout at work. Knows no DOM. */
export class GraphEngine {
  scene = new GraphScene()
  #signs: NodeSign[] = []
  #grid: SpatialGrid | undefined
  #settled = true

  /** @param moved - Called when places have changed; `settled` = the layout is done. */
  constructor(
    private readonly moved: (settled: boolean) => void,
    private readonly runner = new LayoutRunner(),
  ) {}

  get graph(): Graph {
    return this.scene.graph
  }

  get settled(): boolean {
    return this.#settled
  }

  sign = (index: number): NodeSign => this.#signs[index] ?? 'off'

  /** Places chosen by hand, from a store; before the first update. */
  usePlaces(value: unknown): void {
    const { layout } = this.scene
    // What is at work is about nodes that the new scene does not have yet.
    this.runner.stop()
    this.scene = new GraphScene(placesFrom(value))
    this.scene.layout = layout
  }

  /** Places chosen by hand, for a store. */
  get places(): Readonly<Record<string, Place>> {
    return Object.fromEntries(this.scene.places)
  }

  /** Every place: of bodies, and of instances that somebody has moved round their network. */
  get allPlaces(): Readonly<Record<string, Place>> {
    const { scene, graph } = this
    const bodies = graph.nodes.slice(0, graph.bodies)
    const own = bodies.map(({ key }, index): [string, Place] => [
      key,
      [Math.round(scene.x[index]!), Math.round(scene.y[index]!)],
    ])
    return { ...this.places, ...Object.fromEntries(own) }
  }

  update(update: EngineUpdate): void {
    const steps = this.updating(update)
    while (!steps.next().done);
  }

  /** `update` in two steps; before the last one everything is as it was. `moved` is not called when all places stay. */
  *updating({ model, pending, isCollapsed }: EngineUpdate): Generator<void, void> {
    const graph = buildGraph(model, isCollapsed, this.graph)
    yield
    this.#signs = graph.nodes.map(({ node }) => signOf(node, pending))
    if (graph.isSame) {
      this.scene.graph = graph
      return
    }
    this.runner.stop()
    this.#run(this.scene.update(graph))
  }

  arrange(layout: LayoutName, giveUpPlaces: boolean): void {
    this.runner.stop()
    this.#run(this.scene.arrange(layout, giveUpPlaces))
  }

  /** Where a node is in the picture; undefined when it is not shown. */
  circleOf(key: NodeKey | undefined): Circle | undefined {
    const index = indexIn(this.graph, key)
    const node = this.graph.nodes[index]
    return node && { index, x: this.scene.x[index]!, y: this.scene.y[index]!, radius: node.radius }
  }

  /** The part of the picture that holds these nodes, or what hides them; undefined when none is there. */
  boundsOf(keys: Iterable<NodeKey>): Bounds | undefined {
    const { hiddenIn } = this.graph
    const shown = Array.from(keys, (key) => indexIn(this.graph, hiddenIn.get(key) ?? key)).filter((index) => index >= 0)
    return shown.length ? this.scene.boundsOf(shown) : undefined
  }

  move(index: number, x: number, y: number): void {
    this.scene.move(index, x, y)
    this.#grid = undefined
  }

  /** Index of the node at a point of the picture; -1 = none. */
  at(x: number, y: number, slack: number): number {
    this.#grid ??= new SpatialGrid(this.scene.x, this.scene.y, (index) => this.graph.nodes[index]!.radius)
    return this.#grid.at(x, y, slack)
  }

  dispose(): void {
    this.runner.dispose()
  }

  #run(job: SceneJob | undefined): void {
    this.#grid = undefined
    this.#settled = !job
    this.moved(this.#settled)
    if (!job) return
    this.runner.start(job.job, (positions, done) => {
      this.scene.apply(job, positions, done)
      this.#grid = undefined
      this.#settled = done
      this.moved(done)
    })
  }
}
