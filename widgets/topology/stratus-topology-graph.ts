import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { Look } from './draw/draw-graph.js'
import { GraphPicture, pngOf } from './draw/graph-picture.js'
import { minimapView } from './draw/minimap.js'
import { readPalette, type Palette } from './draw/palette.js'
import { GraphEngine, type PlaceStore } from './graph-engine.js'
import { GraphKeyboard } from './graph-keyboard.js'
import { validTrail, type Trail } from './graph-keys-model.js'
import type { GraphNode } from './graph-model.js'
import { GraphMotion } from './graph-motion.js'
import { GraphPointer } from './graph-pointer.js'
import type { LayoutName } from './graph-scene.js'
import { graphSvg } from './graph-svg.js'
import { GraphViewport } from './graph-viewport.js'
import { LitNodes } from './lit-nodes.js'
import { describeNode } from './node-texts.js'
import { topologyGraphStyles } from './stratus-topology-graph.styles.js'
import {
  emptyTopology,
  isTopology,
  keyOf,
  nothingPending,
  parseTopology,
  refOf,
  withoutRemoved,
  type NodeKey,
  type NodeRef,
  type Pending,
  type Topology,
} from './topology-model.js'
import { noSearch, type TopologySearch } from './topology-search.js'
import type { CollapseDetail, OpenDetail } from './topology.events.js'
import { centredOn, isView, type View } from './viewport-model.js'

/** From this many nodes on, a small map shows the whole. */
const minimapFrom = 200
/** Larger models are taken in over several tasks, so that none keeps the page from answering. */
const bigModel = 1500
const fade = 300

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * The network topology as a graph (D1 §2): networks, external networks, routers and instances, with ports as lines. Drawn on a
 * canvas and laid out in a worker; unchanged data moves nothing.
 *
 * Keyboard: one tab stop. Right follows a link, Left goes back, Up and Down go through the links of the node one came from, Home
 * and End to the first and last; Enter opens the balloon, Space collapses or expands a network, + and − zoom, Shift with arrows
 * pans, Control with arrows moves the node, letters find a node by its name. `stratus-topology-outline` shows the same as a tree.
 *
 * @element stratus-topology-graph
 * @event {CustomEvent<NodeRef | null>} stratus-topology-select - Fact: the user chose another node; null = none.
 * @event {CustomEvent<OpenDetail>} stratus-topology-open - Request: show the balloon of a node (click, Enter).
 * @event {CustomEvent<View>} stratus-topology-view-change - Fact: the user moved or zoomed the picture.
 * @event {CustomEvent<CollapseDetail>} stratus-topology-collapse - Fact: the user collapsed or expanded one network.
 * @csspart stage - What is drawn on and takes the focus.
 * @csspart minimap - The small map of large graphs.
 * @cssproperty [--stratus-topology-height=clamp(360px, calc(100vh - 270px), 1600px)] - Height of the picture.
 */
export class StratusTopologyGraph extends StratusElement {
  static override styles = [StratusElement.styles, topologyGraphStyles]

  #engine = new GraphEngine((settled) => this.#moved(settled))
  #motion = new GraphMotion(this, () => this.#draw())
  #sight = new GraphViewport(this.#motion, (view) => this.emit<View>('stratus-topology-view-change', view))
  #pointer = new GraphPointer(this, {
    hit: (x, y, coarse) => this.#hit(x, y, coarse),
    hover: (key) => this.#hover(key),
    click: (key) => this.#clicked(key),
    doubleClick: (key) => key && this.toggleNetwork(refOf(key)),
    drag: (key, dx, dy) => this.#drag(key, dx, dy),
    dragEnd: () => this.#dropped(),
    pan: (dx, dy) => this.#sight.pan(dx, dy),
    zoom: (factor, x, y) => this.#sight.zoom(factor, x, y),
  })
  #keyboard = new GraphKeyboard({
    graph: () => this.#engine.graph,
    trail: () => this.#trail,
    rtl: () => getComputedStyle(this).direction === 'rtl',
    choose: (trail, isWalk) => {
      this.#choose(trail)
      if (isWalk) this.#keepInSight()
    },
    open: (key) => this.#open(key, 'keyboard'),
    toggle: (key) => this.toggleNetwork(refOf(key)),
    pan: (dx, dy) => this.#sight.pan(dx, dy),
    nudge: (key, dx, dy) => {
      this.#drag(key, dx * this.#sight.view.scale, dy * this.#sight.view.scale)
      this.#dropped()
    },
    zoom: (factor) => this.#sight.zoom(factor),
  })
  #model: Topology = emptyTopology
  #palette: Palette | undefined
  #picture = new GraphPicture()
  #observer: ResizeObserver | undefined
  #own = new Map<NodeKey, boolean>()
  #trail: Trail = []
  #hovered: NodeKey | undefined
  #coming = 1
  #lit = new LitNodes()
  #update = 0

  @query('.stage') private readonly stage!: HTMLElement
  @query('.picture') private readonly canvas!: HTMLCanvasElement
  @query('.probe') private readonly probe!: HTMLElement
  @query('.minimap') private readonly map!: HTMLCanvasElement | null

  @state() private shown = 0

  /** A server's answer, or what `parseTopology()` made of one. */
  @property({ attribute: false }) model: unknown = emptyTopology

  /** Deletes that are under way. */
  @property({ attribute: false }) pending: Pending = nothingPending

  /** Shows names; near enough, addresses too (T-GRAPH-05). */
  @property({ type: Boolean, reflect: true }) labels = false

  /** Every network hides the instances that hang on it alone (T-GRAPH-06). */
  @property({ type: Boolean, reflect: true }) collapsed = false

  /** A network with more instances of its own than this starts collapsed. */
  @property({ type: Number, attribute: 'group-above' }) groupAbove = 100

  /** `force`, or `layered`: external networks above routers above networks above instances. */
  @property() layout: LayoutName = 'force'

  /** The chosen node. */
  @property({ attribute: false }) selected: NodeRef | null = null

  /** What is looked for: matches are lit, the rest is dimmed. */
  @property({ attribute: false }) search: TopologySearch = noSearch

  /** Only this node and what it is linked to are lit. */
  @property({ attribute: false }) neighbourhood: NodeRef | null = null

  /** Accessible name. */
  @property() label = t('Network Topology')

  /** Remembers places chosen by hand under `<name>.places`. */
  @property({ attribute: false }) store: PlaceStore | undefined

  @property() name = 'topology'

  /** What is in sight: `{scale, x, y}` in px. Without one the picture starts with all of it. */
  @property({ attribute: false })
  get view(): View {
    return this.#sight.view
  }
  set view(view: View | null) {
    if (view === null) this.#sight.showAll()
    else if (isView(view)) this.#sight.show(view)
    else this.warn('view must be {scale, x, y} or null.')
  }

  override connectedCallback(): void {
    super.connectedCallback()
    if (this.hasUpdated) this.#watchSize()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#observer?.disconnect()
    // A move within the page is no end: the worker stays for who comes back at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.#engine.dispose()
    })
  }

  /** All of the picture, in 1500 ms (T-GRAPH-04). */
  center(): void {
    this.#sight.center()
  }

  zoomBy(factor: number): void {
    this.#sight.zoom(factor)
  }

  /** A new layout; places chosen by hand are given up. */
  arrange(): void {
    this.#engine.arrange(this.layout, true)
    this.#keepPlaces()
    this.#sight.center(300)
  }

  /** Collapses or expands one network (T-GRAPH-07). */
  toggleNetwork({ kind, id }: NodeRef): void {
    const key = keyOf({ kind, id })
    const node = this.#nodeOf(key)
    if (kind !== 'network' || !node?.leaves) return
    const collapsed = node.hidden === 0
    this.#own.set(key, collapsed)
    this.#take()
    this.emit<CollapseDetail>('stratus-topology-collapse', { id, collapsed })
  }

  /** The node's circle in the window; null when it is not shown. */
  anchorOf(ref: NodeRef): DOMRectReadOnly | null {
    const index = this.#engine.graph.indexOf.get(keyOf(ref))
    if (index === undefined) return null
    const { left, top } = this.stage.getBoundingClientRect()
    const { scale, x, y } = this.#sight.view
    const radius = this.#engine.graph.nodes[index]!.radius * scale
    return new DOMRect(
      left + this.#engine.scene.x[index]! * scale + x - radius,
      top + this.#engine.scene.y[index]! * scale + y - radius,
      2 * radius,
      2 * radius,
    )
  }

  /** Brings a node into the middle. */
  reveal(ref: NodeRef): void {
    const index = this.#engine.graph.indexOf.get(keyOf(ref))
    if (index === undefined) return
    const { x, y } = this.#engine.scene
    const { view, size } = this.#sight
    this.#sight.travel(centredOn(view, x[index]!, y[index]!, size, Math.max(view.scale, 0.7)), 400)
  }

  /** The whole picture as a document of its own; text stays text. */
  exportSvg(): string {
    return graphSvg(this.#engine.scene, this.#look(), this.#engine.scene.bounds())
  }

  /** What is on screen, twice as fine. */
  async exportPng(): Promise<Blob> {
    return pngOf({ scene: this.#engine.scene, view: this.#sight.view, size: this.#sight.size, look: this.#look() })
  }

  /** True when the layout is done. */
  get settled(): boolean {
    return this.#engine.settled
  }

  override focus(options?: FocusOptions): void {
    this.stage?.focus(options)
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('layout') && !['force', 'layered'].includes(this.layout)) {
      this.warn(`knows no layout "${String(this.layout)}".`)
      this.layout = 'force'
    }
    if (changed.has('store') && this.store) this.#engine.usePlaces(this.store.get(`${this.name}.places`))
    if (changed.has('selected')) this.#select(this.selected ? keyOf(this.selected) : undefined)
    if (changed.has('collapsed')) this.#own.clear()
    if (changed.has('layout')) this.#engine.scene.layout = this.layout
    const takes = ['model', 'pending', 'collapsed', 'groupAbove', 'store'].some((name) => changed.has(name))
    if (takes) void this.#takeModel(changed.has('model'))
    else if (changed.has('layout')) this.#arranged()
  }

  override firstUpdated(): void {
    this.#watchSize()
    this.#pointer.listen(this.stage)
  }

  protected override updated(): void {
    this.#motion.request()
  }

  override render() {
    const { shown } = this
    const selected = this.#trail.at(-1)
    const node = selected && this.#nodeOf(selected)
    return html`
      <div
        class="stage ${this.#hovered ? 'over' : ''}"
        part="stage"
        role="application"
        tabindex=${shown ? 0 : -1}
        aria-label=${this.label}
        aria-describedby="help"
        aria-roledescription=${t('graph')}
        aria-activedescendant=${node ? `at-${this.#engine.graph.indexOf.get(node.key)}` : nothing}
        @keydown=${(event: KeyboardEvent) => this.#keyboard.handle(event)}
        @focus=${() => this.#motion.request()}
        @blur=${() => this.#motion.request()}
        @transitionrun=${this.#themeChanged}
      >
        <canvas class="picture" aria-hidden="true"></canvas>
        <span class="probe" hidden></span>
        ${
          node
            ? html`<div
                class="current"
                role="img"
                id="at-${this.#engine.graph.indexOf.get(node.key)}"
                aria-label=${describeNode(node.node, this.#model, node.hidden)}
              ></div>`
            : nothing
        }
      </div>
      <p class="visually-hidden" id="help">
        ${t('Arrow keys follow links, Enter opens details, Space collapses or expands a network, letters find a name.')}
      </p>
      ${
        shown > minimapFrom
          ? html`<canvas
              class="minimap"
              part="minimap"
              aria-hidden="true"
              @pointerdown=${this.#mapPressed}
              @pointermove=${this.#mapPressed}
            ></canvas>`
          : nothing
      }
      ${
        shown === 0
          ? html`<div class="empty">${t('There are no networks, routers, or connected instances to display.')}</div>`
          : nothing
      }
    `
  }

  // What the pointer asks for.

  #hit(x: number, y: number, coarse: boolean): NodeKey | undefined {
    const { scale } = this.#sight.view
    const slack = (coarse ? 12 : 2) / scale
    const index = this.#engine.at((x - this.#sight.view.x) / scale, (y - this.#sight.view.y) / scale, slack)
    return this.#engine.graph.nodes[index]?.key
  }

  #hover(key: NodeKey | undefined): void {
    if (key === this.#hovered) return
    this.#hovered = key
    this.stage.classList.toggle('over', key !== undefined)
    this.#motion.request()
  }

  #clicked(key: NodeKey | undefined): void {
    this.#choose(key ? [key] : [])
    if (key) this.#open(key, 'pointer')
  }

  #drag(key: NodeKey, dx: number, dy: number): void {
    const index = this.#engine.graph.indexOf.get(key)
    if (index === undefined) return
    const { x, y } = this.#engine.scene
    this.#engine.move(index, x[index]! + dx / this.#sight.view.scale, y[index]! + dy / this.#sight.view.scale)
    this.#sight.stay()
    this.#motion.request()
  }

  #dropped(): void {
    this.#sight.bounds = this.#engine.scene.bounds()
    this.#keepPlaces()
  }

  // Data.

  async #takeModel(isNew: boolean): Promise<void> {
    const update = ++this.#update
    if (isNew) this.#model = isTopology(this.model) ? this.model : parseTopology(this.model)
    if (this.#model.nodes.size > bigModel) {
      this.#engine.warm()
      await nextTask()
      // A later update has taken over.
      if (update !== this.#update) return
    }
    this.#take()
  }

  #take(): void {
    const model = withoutRemoved(this.#model, this.pending)
    this.#engine.update({
      model,
      pending: this.pending,
      isCollapsed: (key, leaves) => this.#own.get(key) ?? (this.collapsed || leaves > this.groupAbove),
    })
    const { graph } = this.#engine
    this.shown = graph.nodes.length
    this.#trail = validTrail(this.#trail, graph)
    if (this.#engine.added.size || this.#engine.ghosts.length) {
      this.#motion.animate(fade, (part) => (this.#coming = part))
    }
    this.requestUpdate()
  }

  #arranged(): void {
    this.#engine.arrange(this.layout, false)
    this.#sight.showAll()
  }

  #moved(settled: boolean): void {
    this.#sight.moved(this.#engine.scene.bounds(), settled)
  }

  #keepPlaces(): void {
    this.store?.set(`${this.name}.places`, this.#engine.places)
  }

  #nodeOf(key: NodeKey): GraphNode | undefined {
    const index = this.#engine.graph.indexOf.get(key)
    return index === undefined ? undefined : this.#engine.graph.nodes[index]
  }

  // View.

  #watchSize(): void {
    this.#measure()
    this.#observer ??= new ResizeObserver(() => this.#measure())
    this.#observer.observe(this.stage)
  }

  #measure(): void {
    this.#sight.resize(this.stage.clientWidth, this.stage.clientHeight)
  }

  // Choosing.

  #choose(trail: Trail): void {
    const key = trail.at(-1)
    const before = this.#trail.at(-1)
    this.#trail = trail
    this.selected = key ? refOf(key) : null
    if (key !== before) this.emit<NodeRef | null>('stratus-topology-select', this.selected)
    this.requestUpdate()
  }

  #select(key: NodeKey | undefined): void {
    if (key === this.#trail.at(-1)) return
    this.#trail = key ? [key] : []
  }

  #open(key: NodeKey, source: OpenDetail['source']): void {
    const ref = refOf(key)
    const anchor = this.anchorOf(ref)
    if (anchor) this.emit<OpenDetail>('stratus-topology-open', { ...ref, anchor, source }, { cancelable: true })
  }

  #keepInSight(): void {
    const key = this.#trail.at(-1)
    const index = key === undefined ? undefined : this.#engine.graph.indexOf.get(key)
    if (index !== undefined) this.#sight.keepInSight(this.#engine.scene.x[index]!, this.#engine.scene.y[index]!)
  }

  #mapPressed(event: PointerEvent): void {
    if (!this.map || event.buttons !== 1) return
    const rect = this.map.getBoundingClientRect()
    const { scale, x, y } = minimapView(this.#sight.bounds, rect)
    this.#sight.centre((event.clientX - rect.left - x) / scale, (event.clientY - rect.top - y) / scale)
  }

  // Drawing.

  #themeChanged(): void {
    this.#palette = undefined
    this.#motion.request()
  }

  #look(): Look {
    const { indexOf, nodes } = this.#engine.graph
    const indexFor = (key: NodeKey | undefined) => (key === undefined ? -1 : (indexOf.get(key) ?? -1))
    const { added } = this.#engine
    const coming = this.#coming
    const selected = indexFor(this.#trail.at(-1))
    return {
      palette: (this.#palette ??= readPalette(this.probe)),
      state: this.#engine.state,
      lit: this.#lit.of(this.#engine.graph, this.#model, this.search, this.neighbourhood),
      selected,
      hovered: indexFor(this.#hovered),
      focused: this.shadowRoot?.activeElement === this.stage ? selected : -1,
      labels: this.labels,
      opacity: (index) => (coming < 1 && added.has(nodes[index]!.key) ? coming : 1),
    }
  }

  #draw(): void {
    if (!this.#sight.size.width || !this.#sight.size.height || !this.isConnected) return
    const { scene, ghosts } = this.#engine
    const frame = { scene, view: this.#sight.view, size: this.#sight.size, look: this.#look(), ratio: devicePixelRatio }
    const isMore = this.#picture.draw(this.canvas, frame, ghosts, 1 - this.#coming)
    if (this.map) this.#picture.drawMinimap(this.map, frame, this.#sight.bounds)
    if (isMore) this.#motion.request()
  }
}
