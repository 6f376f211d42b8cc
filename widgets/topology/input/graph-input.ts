import type { ReactiveControllerHost } from 'lit'
import type { GraphEngine } from '../graph/graph-engine.js'
import { GraphKeyboard } from './graph-keyboard.js'
import type { Trail } from './trail.js'
import { GraphPointer } from './graph-pointer.js'
import type { ViewportController } from '../viewport/viewport-controller.js'
import type { BalloonSource, NodeKey } from '../model/topology-model.js'
import type { Bounds } from '../viewport/viewport-model.js'
import { indexIn } from '../graph/graph-model.js'
import { decorationOf, decorationTexts, type Decorate } from '../model/decorations.js'
import { describeStep } from './describe-step.js'
import { bandBounds, showBand } from './rubber-band.js'

/** What pointers and keys ask of the element. */
export interface GraphInputActions {
  trail(): Trail
  /** Everything that is chosen. */
  chosen(): ReadonlySet<NodeKey>
  rtl(): boolean
  /** @param keeps - What is chosen together stays. */
  choose(trail: Trail, keeps: boolean): void
  /** Adds a node to what is chosen together, or takes it away. */
  add(key: NodeKey): void
  /** Chooses all of these, or everything that is lit, besides what is. */
  addAll(keys?: readonly NodeKey[]): void
  open(key: NodeKey, source: BalloonSource): void
  toggle(key: NodeKey): void
  /** @param x - Px of the canvas. */
  menu(key: NodeKey | undefined, x: number, y: number): void
  hover(key: NodeKey | undefined): void
  /** A node has been let go at another place. */
  dropped(): void
}

/** Pointers and keys on the picture: what they hit, move and bring into the viewport. */
export class GraphInput {
  readonly #engine: GraphEngine
  readonly #viewport: ViewportController
  readonly #actions: GraphInputActions
  readonly #pointer: GraphPointer
  readonly #keyboard: GraphKeyboard
  #band: HTMLElement | undefined

  constructor(
    host: ReactiveControllerHost,
    engine: GraphEngine,
    viewport: ViewportController,
    actions: GraphInputActions,
  ) {
    this.#engine = engine
    this.#viewport = viewport
    this.#actions = actions
    this.#pointer = new GraphPointer(host, {
      hit: (x, y, coarse) => this.#hit(x, y, coarse),
      hover: (key) => actions.hover(key),
      click: (key, adds) => {
        if (adds) {
          if (key) actions.add(key)
          return
        }
        actions.choose(key ? [key] : [], false)
        if (key) actions.open(key, 'pointer')
      },
      doubleClick: (key) => key && actions.toggle(key),
      menu: (key, x, y) => actions.menu(key, x, y),
      drag: (key, dx, dy) => this.#drag(key, dx, dy),
      dragEnd: () => actions.dropped(),
      pan: (dx, dy) => viewport.pan(dx, dy),
      band: (ends, done) => {
        if (this.#band) showBand(this.#band, done ? undefined : ends)
        if (done && ends) actions.addAll(this.#within(bandBounds(ends)))
      },
      zoom: (factor, x, y) => viewport.zoom(factor, x, y),
    })
    this.#keyboard = new GraphKeyboard({
      graph: () => engine.graph,
      trail: () => actions.trail(),
      rtl: () => actions.rtl(),
      choose: (trail, isWalk) => {
        actions.choose(trail, isWalk)
        if (isWalk) this.#keepVisible(trail.at(-1))
      },
      open: (key) => actions.open(key, 'keyboard'),
      menu: (key) => {
        const { scale, x, y } = viewport.current
        const circle = engine.circleOf(key)
        const { width, height } = viewport.size
        actions.menu(key, circle ? circle.x * scale + x : width / 2, circle ? circle.y * scale + y : height / 2)
      },
      add: (key) => actions.add(key),
      addAll: () => actions.addAll(),
      toggle: (key) => actions.toggle(key),
      pan: (dx, dy) => viewport.pan(dx, dy),
      nudge: (key, dx, dy) => {
        this.#drag(key, dx * viewport.current.scale, dy * viewport.current.scale)
        actions.dropped()
      },
      zoom: (factor) => viewport.zoom(factor),
    })
  }

  /** @param band - Shown while a rubber band is drawn. */
  listen(canvas: HTMLElement, band: HTMLElement): void {
    this.#band = band
    this.#pointer.listen(canvas)
  }

  /** Where a trail has come to, for screen readers. */
  describe(
    trail: Trail,
    chosen: ReadonlySet<NodeKey>,
    decorate: Decorate | undefined,
    warn: (text: string, error: unknown) => void,
  ): string {
    const { graph } = this.#engine
    const node = graph.nodes[indexIn(graph, trail.at(-1))]?.node
    const own = node ? decorationTexts(decorationOf(decorate, node, warn)) : []
    return [describeStep(trail, graph, chosen), ...own].filter(Boolean).join(', ')
  }

  key = (event: KeyboardEvent): void => this.#keyboard.handle(event)

  #hit(x: number, y: number, coarse: boolean): NodeKey | undefined {
    const { scale, x: left, y: top } = this.#viewport.current
    const slack = (coarse ? 12 : 2) / scale
    const index = this.#engine.at((x - left) / scale, (y - top) / scale, slack)
    return this.#engine.graph.nodes[index]?.key
  }

  /** Nodes whose middle is in a part of the canvas. */
  #within({ left, top, right, bottom }: Bounds): NodeKey[] {
    const { scale, x: dx, y: dy } = this.#viewport.current
    const { x, y } = this.#engine.scene
    const isIn = (index: number) => {
      const [px, py] = [(x[index] ?? NaN) * scale + dx, (y[index] ?? NaN) * scale + dy]
      return px >= left && px <= right && py >= top && py <= bottom
    }
    return this.#engine.graph.nodes.filter((_, index) => isIn(index)).map(({ key }) => key)
  }

  /** By px of the screen: a chosen node takes along what is chosen with it. */
  #drag(key: NodeKey, dx: number, dy: number): void {
    const chosen = this.#actions.chosen()
    const circles = Array.from(chosen.has(key) ? chosen : [key], (each) => this.#engine.circleOf(each) ?? []).flat()
    if (!circles.length) return
    const { nodes } = this.#engine.graph
    const { scale } = this.#viewport.current
    const moved = new Set(circles.map(({ index }) => index))
    for (const { index, x, y } of circles) {
      // Instances go with their network.
      if (!moved.has(nodes[index]?.home ?? -1)) this.#engine.move(index, x + dx / scale, y + dy / scale)
    }
    this.#viewport.stay()
  }

  #keepVisible(key: NodeKey | undefined): void {
    const circle = this.#engine.circleOf(key)
    if (circle) this.#viewport.keepVisible(circle.x, circle.y)
  }
}
