import type { ForceJob } from './force.js'
import type { Positions } from './seed.js'

/** To the layout worker: run this; a later one replaces an earlier one. */
export interface LayoutRequest {
  readonly id: number
  readonly job: ForceJob
}

/** From the layout worker. */
export interface LayoutReply extends Positions {
  readonly id: number
  readonly done: boolean
}

/** How long the worker runs between two replies, ms: often enough to be followed, and each costs a drawing of everything. */
export const replyEvery = 64
/** How many ticks it runs at least: on a busy machine fewer pictures are drawn on the way, not more. */
export const replyTicks = 20
