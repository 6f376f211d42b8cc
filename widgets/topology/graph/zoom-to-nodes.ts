import type { NodeKey } from '../model/topology-model.js'
import type { ViewportController } from '../viewport/viewport-controller.js'
import { fitViewport } from '../viewport/viewport-model.js'
import type { GraphEngine } from './graph-engine.js'

/** Room around what is zoomed to, and how long that takes. */
const margin = 48
const duration = 400

/** Brings nodes into the picture, once it is known where all of them are. */
export class ZoomToNodes {
  #later: readonly NodeKey[] | undefined

  constructor(
    private readonly engine: GraphEngine,
    private readonly viewport: ViewportController,
  ) {}

  zoomTo(keys: readonly NodeKey[]): void {
    if (this.engine.settled) this.#go(keys)
    else this.#later = keys
  }

  /** The layout is done. */
  settled(): void {
    if (this.#later) this.#go(this.#later)
    this.#later = undefined
  }

  #go(keys: readonly NodeKey[]): void {
    const bounds = this.engine.boundsOf(keys)
    if (bounds) this.viewport.travel((size) => fitViewport(bounds, size, margin), duration)
  }
}
