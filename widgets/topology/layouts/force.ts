import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type Simulation,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force'
import { linkDistance } from './leaf-places.js'
import { packParts } from './pack.js'
import { adjacency, type Positions } from './seed.js'

/** The forces of the specification (T-GRAPH-09) and how long they work after an update (T-GRAPH-10). */
export const forces = { gravity: 0.05, linkDistance, charge: -700, ticks: 100 } as const

/** One run of the forces; arrays only, so that it can be sent to a worker. */
export interface ForceJob {
  readonly x: Float32Array
  readonly y: Float32Array
  /** Radius of the disc each body fills. */
  readonly radius: Float32Array
  /** 1 = stays where it is. */
  readonly fixed: Uint8Array
  /** 1 = it stands between others that are not so, an instance between networks: in a large job it is placed when they are. */
  readonly between: Uint8Array
  /** The whole picture: parts that nothing links are brought together. */
  readonly isWhole: boolean
  /** Pairs of indexes. */
  readonly ends: Uint32Array
}

interface Body extends SimulationNodeDatum {
  readonly disc: number
  /** Where it belongs while places are found for what is between networks. */
  aimX?: number
  aimY?: number
}

/** Beyond this distance bodies do not push each other; gravity alone holds the picture together. */
const reach = 1500
/** Up to this many bodies the forces find a place for each. */
const allBodies = 240
/** Ticks at the end that give each disc its room. */
const roomTicks = 50
/** Ticks that find places for what is between networks. */
const betweenTicks = 30

type Line = SimulationLinkDatum<Body>

/** The forces at work, to be run in pieces. */
export class ForceRun {
  #bodies: Body[]
  #late: readonly Body[]
  #near: ReturnType<typeof adjacency>
  #simulation: Simulation<Body, undefined>
  #left: number = forces.ticks
  #placing = false
  #job: ForceJob

  constructor(job: ForceJob) {
    this.#job = job
    const { x, y, radius, fixed, ends } = job
    this.#bodies = Array.from(radius, (disc, index) => {
      const place = { x: x[index]!, y: y[index]! }
      return { disc, ...place, ...(fixed[index] ? { fx: place.x, fy: place.y } : {}) }
    })
    this.#near = adjacency(radius.length, ends)
    const late = (index: number) => radius.length > allBodies && job.between[index] === 1 && fixed[index] === 0
    this.#late = this.#bodies.filter((_, index) => late(index))
    const early = this.#late.length ? this.#bodies.filter((_, index) => !late(index)) : this.#bodies
    const length = ({ source, target }: Line) => forces.linkDistance + ringOf(source as Body) + ringOf(target as Body)
    this.#simulation = forceSimulation(early)
      .alphaDecay(1 - 0.001 ** (1 / forces.ticks))
      .force('charge', forceManyBody<Body>().strength(forces.charge).theta(1.1).distanceMax(reach))
      .force('link', forceLink<Body, Line>(this.#lines(ends, late)).distance(length))
      .force('x', forceX<Body>().strength(forces.gravity))
      .force('y', forceY<Body>().strength(forces.gravity))
      .stop()
  }

  /** Runs until it is done, or `ms` have passed and at least so many ticks; true when done. */
  run(ms: number, now: () => number = () => performance.now(), least = 1): boolean {
    const until = now() + ms
    let ticks = 0
    while (this.#left > 0) {
      // Discs that are far from their places yet may well cross.
      if (this.#left === roomTicks && !this.#placing) {
        this.#simulation.force('collide', forceCollide<Body>(({ disc }) => disc + 12).strength(0.8))
      }
      this.#simulation.tick()
      this.#left--
      if (this.#left === 0 && this.#late.length && !this.#placing) this.#place()
      if (++ticks >= least && now() >= until) break
    }
    return this.#left === 0
  }

  positions(): Positions {
    if (!this.#placing) this.#aim()
    const places = {
      x: Float32Array.from(this.#bodies, ({ x }) => x ?? 0),
      y: Float32Array.from(this.#bodies, ({ y }) => y ?? 0),
    }
    const { isWhole, radius, fixed } = this.#job
    if (isWhole) packParts({ ...places, radius, fixed }, this.#near)
    return places
  }

  /** The links; what is between two networks and comes later is a link between them meanwhile. */
  #lines(ends: Uint32Array, late: (index: number) => boolean): Line[] {
    const lines: Line[] = []
    const join = (source: number, target: number) =>
      lines.push({ source: this.#bodies[source]!, target: this.#bodies[target]! })
    for (let line = 0; line < ends.length; line += 2) {
      const [from, to] = [ends[line]!, ends[line + 1]!]
      if (!late(from) && !late(to)) join(from, to)
      else {
        const [between, other] = late(to) ? [to, from] : [from, to]
        const first = this.#near.list[this.#near.start[between]!]!
        if (first !== other) join(first, other)
      }
    }
    return lines
  }

  /** What is between networks is in their middle. */
  #aim(): void {
    if (!this.#late.length) return
    const { start, list } = this.#near
    const late = new Set(this.#late)
    for (const [index, body] of this.#bodies.entries()) {
      const count = start[index + 1]! - start[index]!
      if (!late.has(body) || !count) continue
      body.x = 0
      body.y = 0
      for (let at = start[index]!; at < start[index + 1]!; at++) {
        body.x += this.#bodies[list[at]!]!.x! / count
        body.y += this.#bodies[list[at]!]!.y! / count
      }
      body.aimX = body.x
      body.aimY = body.y
    }
  }

  /** The second part: everything else stays, and those between find room near their middle. */
  #place(): void {
    this.#aim()
    this.#placing = true
    this.#left = betweenTicks
    const late = new Set(this.#late)
    for (const body of this.#bodies) {
      if (late.has(body)) continue
      body.fx = body.x
      body.fy = body.y
    }
    this.#simulation = forceSimulation(this.#bodies)
      .alphaDecay(0)
      .force('x', forceX<Body>(({ aimX, x }) => aimX ?? x ?? 0).strength(0.05))
      .force('y', forceY<Body>(({ aimY, y }) => aimY ?? y ?? 0).strength(0.05))
      .force(
        'collide',
        forceCollide<Body>(({ disc }) => disc + 6),
      )
      .stop()
  }
}

/** How far a disc reaches beyond a bare node, which the link's length has to cover in addition. */
function ringOf({ disc }: Body): number {
  return Math.max(0, disc - 35)
}
