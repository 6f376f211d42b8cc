import type { ReactiveControllerHost } from 'lit'
import type { GraphEngine } from '../graph/graph-engine.js'
import { indexIn } from '../graph/graph-model.js'
import { GraphKeyboard } from './graph-keyboard.js'
import type { Trail } from './graph-keys-model.js'
import { GraphPointer } from './graph-pointer.js'
import type { GraphViewport } from '../viewport/graph-viewport.js'
import type { NodeKey } from '../model/topology-model.js'
import type { OpenDetail } from '../stratus-topology-graph.events.js'

/** What pointers and keys ask of the element. */
export interface HandsActions {
  trail(): Trail
  rtl(): boolean
  choose(trail: Trail): void
  open(key: NodeKey, source: OpenDetail['source']): void
  toggle(key: NodeKey): void
  hover(key: NodeKey | undefined): void
  /** A node has been let go at another place. */
  dropped(): void
}

/** Pointers and keys on the picture: what they hit, move and bring into sight. */
export class GraphHands {
  readonly #engine: GraphEngine
  readonly #sight: GraphViewport
  readonly #pointer: GraphPointer
  readonly #keyboard: GraphKeyboard

  constructor(host: ReactiveControllerHost, engine: GraphEngine, sight: GraphViewport, actions: HandsActions) {
    this.#engine = engine
    this.#sight = sight
    this.#pointer = new GraphPointer(host, {
      hit: (x, y, coarse) => this.#hit(x, y, coarse),
      hover: (key) => actions.hover(key),
      click: (key) => {
        actions.choose(key ? [key] : [])
        if (key) actions.open(key, 'pointer')
      },
      doubleClick: (key) => key && actions.toggle(key),
      drag: (key, dx, dy) => this.#drag(key, dx, dy),
      dragEnd: () => actions.dropped(),
      pan: (dx, dy) => sight.pan(dx, dy),
      zoom: (factor, x, y) => sight.zoom(factor, x, y),
    })
    this.#keyboard = new GraphKeyboard({
      graph: () => engine.graph,
      trail: () => actions.trail(),
      rtl: () => actions.rtl(),
      choose: (trail, isWalk) => {
        actions.choose(trail)
        if (isWalk) this.#keepInSight(trail.at(-1))
      },
      open: (key) => actions.open(key, 'keyboard'),
      toggle: (key) => actions.toggle(key),
      pan: (dx, dy) => sight.pan(dx, dy),
      nudge: (key, dx, dy) => {
        this.#drag(key, dx * sight.view.scale, dy * sight.view.scale)
        actions.dropped()
      },
      zoom: (factor) => sight.zoom(factor),
    })
  }

  listen(stage: HTMLElement): void {
    this.#pointer.listen(stage)
  }

  key = (event: KeyboardEvent): void => this.#keyboard.handle(event)

  #hit(x: number, y: number, coarse: boolean): NodeKey | undefined {
    const { view } = this.#sight
    const slack = (coarse ? 12 : 2) / view.scale
    const index = this.#engine.at((x - view.x) / view.scale, (y - view.y) / view.scale, slack)
    return this.#engine.graph.nodes[index]?.key
  }

  /** By px of the screen. */
  #drag(key: NodeKey, dx: number, dy: number): void {
    const index = indexIn(this.#engine.graph, key)
    if (index < 0) return
    const { x, y } = this.#engine.scene
    const { scale } = this.#sight.view
    this.#engine.move(index, x[index]! + dx / scale, y[index]! + dy / scale)
    this.#sight.stay()
  }

  #keepInSight(key: NodeKey | undefined): void {
    const index = indexIn(this.#engine.graph, key)
    if (index >= 0) this.#sight.keepInSight(this.#engine.scene.x[index]!, this.#engine.scene.y[index]!)
  }
}
