import type { Frame, GraphStyle } from './frame.js'
import { GraphPicture, isDecorated, loadDecorations, loadExtras, pngOf } from './graph-picture.js'
import { readPalette, type Palette } from './palette.js'
import type { GraphEngine } from '../graph/graph-engine.js'
import { indexIn } from '../graph/graph-model.js'
import type { ViewportController } from '../viewport/viewport-controller.js'
import { LitNodes } from '../graph/lit-nodes.js'
import type { Decorate, DecorateLink } from '../model/decorations.js'
import type { NodeKey, NodeRef, Topology } from '../model/topology-model.js'
import type { TopologySearch } from '../model/topology-search.js'
import { visibleBounds } from '../viewport/viewport-model.js'

/** Width and height of what is printed, px. */
const mostPrinted = 2400

/** How far labels hang below their nodes, in units of the picture. */
const labelsBelow = 30

/** How the element wants its picture to look. */
export interface PainterHost {
  readonly labels: boolean
  readonly search: TopologySearch
  readonly neighbourhood: NodeRef | null
  readonly highlighted: readonly NodeRef[]
  readonly decorate: Decorate | undefined
  readonly decorateLink: DecorateLink | undefined
}

/** What is chosen, and where the canvases are. */
export interface PainterState {
  readonly model: Topology
  readonly selected: NodeKey | undefined
  readonly chosen: ReadonlySet<NodeKey>
  readonly isFocused: boolean
  /** An element of the shadow root to read colours from. */
  readonly probe: HTMLElement
  warn(text: string, error: unknown): void
}

/** Draws the graph as it looks now: on screen, and for files. */
export class GraphPainter {
  hovered: NodeKey | undefined
  #isBegun = false
  #isDecorating = false
  #palette: Palette | undefined
  #picture = new GraphPicture()
  #lit = new LitNodes()

  constructor(
    private readonly host: PainterHost,
    private readonly engine: GraphEngine,
    private readonly viewport: ViewportController,
    private readonly state: () => PainterState,
    private readonly again: () => void,
  ) {}

  /** Other colours: they are read again. */
  themeChanged(): void {
    this.#palette = undefined
  }

  /** Nodes that are lit; undefined = all. */
  get lit(): ReadonlySet<NodeKey> | undefined {
    const { search, neighbourhood, highlighted } = this.host
    return this.#lit.of(this.engine.graph, this.state().model, search, neighbourhood, highlighted)
  }

  /** Draws a frame; true when something is still to come with the next ones. */
  draw(canvas: HTMLCanvasElement, minimap: HTMLElement | null): boolean {
    const frame = { ...this.#frame, ratio: devicePixelRatio }
    const isMore = this.#picture.draw(canvas, frame)
    if (minimap) this.#picture.drawMinimap(minimap, frame, this.viewport.bounds)
    if (!this.#isDecorating && isDecorated(frame)) {
      this.#isDecorating = true
      loadDecorations().then(this.again, () => (this.#isDecorating = false))
    }
    if (!this.#isBegun && this.engine.graph.nodes.length) {
      this.#isBegun = true
      // Should it not come, the next drawing asks for it again.
      loadExtras().then(this.again, () => (this.#isBegun = false))
    }
    return isMore
  }

  /** What is on screen as a document of its own; with `whole` all of the picture. Text stays text. */
  async svg(whole: boolean, legend = false): Promise<string> {
    const { graphSvg } = await import('./graph-svg.js')
    const { scene, viewport, size, style } = this.#frame
    if (!whole && size.width) return graphSvg(scene, style, visibleBounds(viewport, size), viewport.scale, legend)
    const bounds = scene.bounds()
    return graphSvg(scene, style, { ...bounds, bottom: bounds.bottom + labelsBelow }, 1, legend)
  }

  /** All of the picture in its own size, or as much smaller as the largest paper asks for. */
  print(canvas: HTMLCanvasElement): void {
    const frame = this.#frame
    const { left, right, top, bottom } = frame.scene.bounds()
    const scale = Math.min(1, mostPrinted / Math.max(right - left, bottom - top))
    const size = { width: Math.ceil((right - left) * scale), height: Math.ceil((bottom - top) * scale) }
    const viewport = { scale, x: -left * scale, y: -top * scale }
    new GraphPicture().draw(canvas, { ...frame, viewport, size, ratio: 2 }, Infinity)
  }

  /** What is on screen, twice as fine. */
  png(): Promise<Blob> {
    return pngOf(this.#frame)
  }

  get #frame(): Omit<Frame, 'ratio'> {
    return { scene: this.engine.scene, viewport: this.viewport.current, size: this.viewport.size, style: this.#style() }
  }

  #style(): GraphStyle {
    const { engine, host } = this
    const { graph } = engine
    const { selected, chosen, isFocused, probe, warn } = this.state()
    const indexFor = (key: NodeKey | undefined) => indexIn(graph, key)
    return {
      palette: (this.#palette ??= readPalette(probe)),
      sign: engine.sign,
      lit: this.lit,
      selected: indexFor(selected),
      chosen,
      hovered: indexFor(this.hovered),
      focused: isFocused ? indexFor(selected) : -1,
      labels: host.labels,
      decorate: host.decorate,
      decorateLink: host.decorateLink,
      warn,
    }
  }
}
