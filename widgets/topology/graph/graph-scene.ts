import { buildGraph, indexIn, type Graph } from './graph-model.js'
import type { ForceJob } from '../layouts/force.js'
import { layeredPositions } from '../layouts/layered.js'
import { ranksOf } from '../layouts/ranks.js'
import { freePlace, goldenAngle } from '../layouts/free-place.js'
import { discRadius, linkDistance, placeOf, rowsSize, type Arrangement } from '../layouts/leaf-places.js'
import { seedPositions, type Positions } from '../layouts/seed.js'
import { LeafSlots } from './leaf-slots.js'
import type { LayoutName, Place } from '../model/topology-layout.js'
import { emptyTopology } from '../model/cloud-model.js'
import { isSmall } from '../model/node-kinds.js'
import type { NodeKey } from '../model/topology-model.js'
import type { Bounds } from '../viewport/viewport-model.js'

/** What has to be laid out after an update. */
export interface SceneJob {
  readonly job: ForceJob
  /** The graph's index of each body of the job. */
  readonly bodies: readonly number[]
}

/** Bodies farther than this from everything new have no part in the layout of what is new. */
const neighbourhood = 800
/** Bodies that have left whose places are remembered: most never come back. */
export const mostLeft = 5000
/** Round the whole picture, in its units: labels and signs reach beyond their nodes. */
const boundsMargin = 20
/** Where new bodies without any link start: rows below the picture, in its units. */
const unlinked = { indent: 40, below: 80, step: 120, columns: 12 } as const

/**
 * Where everything is. An update keeps every node where it was, puts instances with one network on the first free place round it
 * and bodies beside their network; only those are left to the forces.
 */
export class GraphScene {
  graph = buildGraph(emptyTopology)
  x = new Float32Array()
  y = new Float32Array()
  /** Disc of each network, the instances round it included; of others their own radius. */
  disc = new Float32Array()
  layout: LayoutName = 'force'
  #slots = new LeafSlots()
  #places: Map<NodeKey, Place>
  /** Whether a place by hand was chosen for a body, as far as that is known. */
  #ofBodies = new Map<NodeKey, boolean>()
  /** Where bodies stood that have left: a page's filter brings them back. */
  #left = new Map<NodeKey, Place>()
  /** Bodies whose place is still being looked for. */
  #unsettled = new Set<NodeKey>()

  constructor(places: Iterable<readonly [NodeKey, Place]> = []) {
    this.#places = new Map(places)
  }

  /** Places chosen by hand, by key. */
  get places(): ReadonlyMap<NodeKey, Place> {
    return this.#places
  }

  /**
   * Takes another graph, which knows where its nodes were in this one. The job is what the forces have to do; undefined = nothing.
   */
  update(graph: Graph): SceneJob | undefined {
    const before = { graph: this.graph, x: this.x, y: this.y }
    this.graph = graph
    this.x = new Float32Array(graph.nodes.length)
    this.y = new Float32Array(graph.nodes.length)
    this.#slots.update(graph, before.graph)
    this.#remember(before)
    this.#keepPlaces()
    this.#measureDiscs()
    const fresh: number[] = []
    const loose: number[] = []
    for (let index = 0; index < graph.bodies; index++) {
      const old = graph.from[index]!
      const { key } = graph.nodes[index]!
      const place = this.#places.size ? this.#places.get(key) : undefined
      if (place) [this.x[index], this.y[index]] = place
      else if (old >= 0) {
        this.x[index] = before.x[old]!
        this.y[index] = before.y[old]!
      } else fresh.push(index)
      if (old < 0 ? !place : this.#unsettled.size && this.#unsettled.has(key)) loose.push(index)
    }
    const back = this.#putBack(fresh)
    const strange = fresh.filter((index) => !back.has(index))
    if (strange.length === graph.bodies && strange.length > 0) return this.arrange(this.layout)
    const placed = new Set([...back, ...this.#putBeside(strange)])
    this.#placeLeaves()
    const free = this.#unsettled.size ? loose : loose.filter((index) => !placed.has(index))
    return free.length ? this.#jobFor(free) : undefined
  }

  /** Lays everything out anew; places chosen by hand stay, unless they are given up. */
  arrange(layout: LayoutName, giveUpPlaces = false): SceneJob | undefined {
    this.layout = layout
    if (giveUpPlaces) this.#places.clear()
    this.#left.clear()
    this.#measureDiscs()
    const all = Array.from({ length: this.graph.bodies }, (_, index) => index)
    const positions = layout === 'layered' ? this.#layered() : seedPositions(this.#bodiesOf(all))
    this.x.set(positions.x)
    this.y.set(positions.y)
    this.#usePlaces(all)
    this.#placeLeaves()
    return layout === 'layered' || all.length < 2 ? undefined : this.#jobFor(all)
  }

  /** What the forces found. */
  apply({ bodies }: SceneJob, { x, y }: Positions, done: boolean): void {
    for (const [at, index] of bodies.entries()) {
      this.x[index] = x[at]!
      this.y[index] = y[at]!
    }
    this.#usePlaces(bodies)
    this.#placeLeaves()
    if (done) this.#unsettled.clear()
  }

  /** A node is dragged: a network takes its instances along. */
  move(index: number, x: number, y: number): void {
    const node = this.graph.nodes[index]!
    const [dx, dy] = [x - this.x[index]!, y - this.y[index]!]
    this.#ofBodies.set(node.key, node.home < 0)
    this.x[index] = x
    this.y[index] = y
    if (node.home >= 0) {
      const leaf = index - this.graph.bodies
      this.#offsetX[leaf] = x - this.x[node.home]!
      this.#offsetY[leaf] = y - this.y[node.home]!
      this.#places.set(node.key, [this.#offsetX[leaf]!, this.#offsetY[leaf]!])
      return
    }
    this.#places.set(node.key, [x, y])
    if (!node.leaves) return
    for (let leaf = 0; leaf < this.#homes.length; leaf++) {
      if (this.#homes[leaf] !== index) continue
      this.x[this.graph.bodies + leaf]! += dx
      this.y[this.graph.bodies + leaf]! += dy
    }
  }

  /** The whole picture, or some bodies of it. */
  bounds(bodies?: readonly number[]): Bounds {
    const { nodes } = this.graph
    // Discs hold all instances, unless somebody has drawn one out.
    const byDiscs = this.layout === 'force' && !this.#places.size
    const count = bodies?.length ?? (byDiscs ? this.graph.bodies : nodes.length)
    if (!count) return { left: -1, top: -1, right: 1, bottom: 1 }
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    for (let at = 0; at < count; at++) {
      const index = bodies ? bodies[at]! : at
      const reach = (byDiscs ? this.disc[index]! : nodes[index]!.radius) + boundsMargin
      const x = this.x[index]!
      const y = this.y[index]!
      if (x - reach < left) left = x - reach
      if (x + reach > right) right = x + reach
      if (y - reach < top) top = y - reach
      if (y + reach > bottom) bottom = y + reach
    }
    return { left, top, right, bottom }
  }

  /** These nodes alone, without the instances round them. */
  boundsOf(indexes: readonly number[]): Bounds {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const index of indexes) {
      const reach = this.graph.nodes[index]!.radius + boundsMargin
      left = Math.min(left, this.x[index]! - reach)
      right = Math.max(right, this.x[index]! + reach)
      top = Math.min(top, this.y[index]! - reach)
      bottom = Math.max(bottom, this.y[index]! + reach)
    }
    return { left, top, right, bottom }
  }

  /** What was chosen for an instance round its network is no place for a body, nor the other way round. */
  #keepPlaces(): void {
    for (const key of this.#places.keys()) {
      const index = indexIn(this.graph, key)
      if (index < 0) continue
      const isBody = index < this.graph.bodies
      if (isBody !== (this.#ofBodies.get(key) ?? isBody)) this.#places.delete(key)
      this.#ofBodies.set(key, isBody)
    }
  }

  get #arrangement(): Arrangement {
    return this.layout === 'layered' ? 'rows' : 'rings'
  }

  #measureDiscs(): void {
    const { nodes, bodies } = this.graph
    const most = new Uint32Array(bodies)
    const leaves = nodes.length - bodies
    this.#homes = new Uint32Array(leaves)
    this.#offsetX = new Float32Array(leaves)
    this.#offsetY = new Float32Array(leaves)
    const arrangement = this.#arrangement
    for (let leaf = 0; leaf < leaves; leaf++) {
      const { home, key } = nodes[bodies + leaf]!
      const number = this.#slots.numbers[leaf]!
      if (number >= most[home]!) most[home] = number + 1
      const place = this.#places.size ? this.#places.get(key) : undefined
      const offset = place ? { x: place[0], y: place[1] } : placeOf(number, arrangement)
      this.#homes[leaf] = home
      this.#offsetX[leaf] = offset.x
      this.#offsetY[leaf] = offset.y
    }
    this.#most = most
    this.disc = new Float32Array(nodes.length)
    for (let index = 0; index < nodes.length; index++) {
      const { radius } = nodes[index]!
      this.disc[index] = index < bodies ? discRadius(most[index]!, radius) : radius
    }
  }

  /** How many places each network has given away. */
  #most = new Uint32Array()
  /** The network of each instance placed round one, and where from it. */
  #homes = new Uint32Array()
  #offsetX = new Float32Array()
  #offsetY = new Float32Array()

  #placeLeaves(): void {
    const { bodies } = this.graph
    for (let leaf = 0; leaf < this.#homes.length; leaf++) {
      const home = this.#homes[leaf]!
      this.x[bodies + leaf] = this.x[home]! + this.#offsetX[leaf]!
      this.y[bodies + leaf] = this.y[home]! + this.#offsetY[leaf]!
    }
  }

  #usePlaces(bodies: readonly number[]): void {
    if (!this.#places.size) return
    for (const index of bodies) {
      const place = this.#places.get(this.graph.nodes[index]!.key)
      if (place) [this.x[index], this.y[index]] = place
    }
  }

  #remember({ graph, x, y }: { graph: Graph; x: Float32Array; y: Float32Array }): void {
    for (let index = 0; index < graph.bodies; index++) {
      const { key } = graph.nodes[index]!
      if (indexIn(this.graph, key) >= 0) continue
      // Who left last stands last.
      this.#left.delete(key)
      this.#left.set(key, [x[index]!, y[index]!])
    }
    const most = Math.max(mostLeft, graph.bodies)
    if (this.#left.size > most) this.#left = new Map([...this.#left].slice(-most))
  }

  /** Bodies that come back stand where they stood, or on the next free place. Answers which they are. */
  #putBack(fresh: readonly number[]): ReadonlySet<number> {
    const { nodes, bodies } = this.graph
    const back = new Set(fresh.filter((index) => this.#left.has(nodes[index]!.key)))
    if (!back.size) return back
    const isFresh = new Set(fresh)
    const taken = Array.from({ length: bodies }, (_, index) => index).filter((index) => !isFresh.has(index))
    const circles = { x: this.x, y: this.y, disc: Float32Array.from(nodes, ({ radius }) => radius) }
    for (const index of back) {
      const { key, radius } = nodes[index]!
      const [x, y] = this.#left.get(key)!
      ;[this.x[index], this.y[index]] = freePlace(x, y, radius, circles, taken)
      taken.push(index)
    }
    return back
  }

  /**
   * New bodies start beside the first network they are linked to, or below everything when there is none. Answers the instances
   * between networks that are there: they need no forces in the first free place near the middle of their networks.
   */
  #putBeside(fresh: readonly number[]): ReadonlySet<number> {
    const placed = new Set<number>()
    if (!fresh.length) return placed
    const isFresh = new Set(fresh)
    const known = Array.from({ length: this.graph.bodies }, (_, index) => index).filter((index) => !isFresh.has(index))
    const { left, bottom } = this.bounds(known)
    for (const [count, index] of fresh.entries()) {
      const around = this.#neighbours(index).filter((other) => !isFresh.has(other))
      const [anchor] = around
      if (anchor === undefined) {
        this.x[index] = left + unlinked.indent + (count % unlinked.columns) * unlinked.step
        this.y[index] = bottom + unlinked.below + Math.floor(count / unlinked.columns) * unlinked.step
      } else if (isSmall(this.graph.nodes[index]!.shape)) {
        const middle = (axis: Float32Array) => around.reduce((sum, other) => sum + axis[other]!, 0) / around.length
        const place = freePlace(middle(this.x), middle(this.y), this.disc[index]!, this, known)
        ;[this.x[index], this.y[index]] = place
        placed.add(index)
        known.push(index)
      } else {
        // Turned by the golden angle, so that several beside one network do not start on each other.
        const angle = index * goldenAngle
        const distance = linkDistance + this.disc[anchor]! + this.disc[index]! - 20
        this.x[index] = this.x[anchor]! + Math.cos(angle) * distance
        this.y[index] = this.y[anchor]! + Math.sin(angle) * distance
      }
    }
    return placed
  }

  #neighbours(index: number): number[] {
    const { ends } = this.graph
    const found: number[] = []
    for (let line = 0; line < ends.length; line += 2) {
      if (ends[line] === index) found.push(ends[line + 1]!)
      else if (ends[line + 1] === index) found.push(ends[line]!)
    }
    return found
  }

  /** The forces for these bodies; others that are near enough to matter take part but stay. */
  #jobFor(free: readonly number[]): SceneJob {
    const all = free.length === this.graph.bodies
    const isFree = new Set(free)
    this.#unsettled = new Set(free.map((index) => this.graph.nodes[index]!.key))
    const bodies = all ? free : [...free, ...this.#near(free, isFree)]
    const { radius, ends } = this.#bodiesOf(bodies)
    const between = this.#between(bodies, ends)
    const node = (index: number) => this.graph.nodes[index]!
    return {
      bodies,
      job: {
        radius,
        ends,
        isWhole: all,
        x: Float32Array.from(bodies, (index) => this.x[index]!),
        y: Float32Array.from(bodies, (index) => this.y[index]!),
        fixed: Uint8Array.from(bodies, (index) => Number(!isFree.has(index) || this.#places.has(node(index).key))),
        between,
      },
    }
  }

  /** Small bodies, all of whose neighbours are larger: places between those are found for them. */
  #between(bodies: readonly number[], ends: Uint32Array): Uint8Array {
    const small = Uint8Array.from(bodies, (index) => Number(isSmall(this.graph.nodes[index]!.shape)))
    const between = small.slice()
    for (let line = 0; line < ends.length; line += 2) {
      const [from, to] = [ends[line]!, ends[line + 1]!]
      if (small[from] && small[to]) between[from] = between[to] = 0
    }
    return between
  }

  #near(free: readonly number[], isFree: ReadonlySet<number>): number[] {
    const { left, right, top, bottom } = this.bounds(free)
    return Array.from({ length: this.graph.bodies }, (_, index) => index).filter(
      (index) =>
        !isFree.has(index) &&
        this.x[index]! > left - neighbourhood &&
        this.x[index]! < right + neighbourhood &&
        this.y[index]! > top - neighbourhood &&
        this.y[index]! < bottom + neighbourhood,
    )
  }

  /** Some bodies by themselves, numbered anew; the lines of their members are theirs. */
  #bodiesOf(bodies: readonly number[]) {
    const { graph } = this
    const at = new Int32Array(graph.nodes.length).fill(-1)
    const radius = new Float32Array(bodies.length)
    for (let place = 0; place < bodies.length; place++) {
      at[bodies[place]!] = place
      radius[place] = this.disc[bodies[place]!]!
    }
    for (let leaf = 0; leaf < this.#homes.length; leaf++) at[graph.bodies + leaf] = at[this.#homes[leaf]!]!
    const ends: number[] = []
    for (let line = 0; line < graph.ends.length; line += 2) {
      const from = at[graph.ends[line]!]!
      const to = at[graph.ends[line + 1]!]!
      if (from >= 0 && to >= 0 && from !== to) ends.push(from, to)
    }
    return { radius, ends: Uint32Array.from(ends) }
  }

  #layered(): Positions {
    const all = Array.from({ length: this.graph.bodies }, (_, index) => index)
    const { ends } = this.#bodiesOf(all)
    const layers = all.map((index) => this.graph.nodes[index]!.shape.layer)
    // Either the kinds say where nodes stand, or links do: both together would contradict each other.
    const ranks = layers.every((layer) => layer !== undefined) ? layers : ranksOf(all.length, ends)
    const boxes = all.map((index) => {
      const { radius } = this.graph.nodes[index]!
      return { layer: ranks[index] ?? 0, head: radius, ...rowsSize(this.#most[index]!, radius) }
    })
    return layeredPositions(boxes, ends)
  }
}
