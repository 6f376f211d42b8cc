import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { typeAhead } from '../action-list/type-ahead-model.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { Look } from './draw/draw-graph.js'
import { GraphPicture, pngOf } from './draw/graph-picture.js'
import { minimapView } from './draw/minimap.js'
import { readPalette, type Palette } from './draw/palette.js'
import { GraphEngine, type PlaceStore } from './graph-engine.js'
import { siblings, validTrail, walk, type Trail } from './graph-keys-model.js'
import { neighboursOf, type GraphNode } from './graph-model.js'
import { GraphMotion } from './graph-motion.js'
import { GraphPointer } from './graph-pointer.js'
import type { LayoutName } from './graph-scene.js'
import { graphSvg } from './graph-svg.js'
import { describeNode, typeName } from './node-texts.js'
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
import { matchesOf, noSearch, type TopologySearch } from './topology-search.js'
import type { CollapseDetail, OpenDetail } from './topology.events.js'
import {
  between,
  centerDuration,
  centredOn,
  clampScale,
  fitView,
  isView,
  zoomAt,
  type Bounds,
  type Size,
  type View,
} from './viewport-model.js'

/** From this many nodes on, a small map shows the whole. */
const minimapFrom = 200
/** Larger models are taken in over several tasks, so that none keeps the page from answering. */
const bigModel = 1500
const fade = 300
const typeAheadPause = 700

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
  #pointer = new GraphPointer(this, {
    hit: (x, y, coarse) => this.#hit(x, y, coarse),
    hover: (key) => this.#hover(key),
    click: (key) => this.#clicked(key),
    doubleClick: (key) => key && this.toggleNetwork(refOf(key)),
    drag: (key, dx, dy) => this.#drag(key, dx, dy),
    dragEnd: () => this.#dropped(),
    pan: (dx, dy) => this.#pan(dx, dy),
    zoom: (factor, x, y) => this.#zoom(factor, x, y),
  })
  #model: Topology = emptyTopology
  #view: View = { scale: 1, x: 0, y: 0 }
  #size: Size = { width: 0, height: 0 }
  #bounds: Bounds = { left: -1, top: -1, right: 1, bottom: 1 }
  #palette: Palette | undefined
  #picture = new GraphPicture()
  #observer: ResizeObserver | undefined
  /** Nobody has chosen a view yet: the picture is kept in sight while it settles. */
  #fits = true
  /** The stage has had a size. */
  #wasSeen = false
  #own = new Map<NodeKey, boolean>()
  #trail: Trail = []
  #hovered: NodeKey | undefined
  #typed = ''
  #typedAt = 0
  #coming = 1
  #stopTravel: (() => void) | undefined
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
    return this.#view
  }
  set view(view: View | null) {
    if (view === null) {
      this.#fits = true
      this.#fit()
    } else if (isView(view)) {
      this.#fits = false
      this.#wasSeen = true
      this.#see({ ...view, scale: clampScale(view.scale) })
    } else this.warn('view must be {scale, x, y} or null.')
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
    this.#fits = true
    this.#travel(this.#fitted, centerDuration)
  }

  zoomBy(factor: number): void {
    this.#zoom(factor, this.#size.width / 2, this.#size.height / 2)
  }

  /** A new layout; places chosen by hand are given up. */
  arrange(): void {
    this.#engine.arrange(this.layout, true)
    this.#keepPlaces()
    this.#fits = true
    this.#travel(this.#fitted, 300)
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
    const { scale, x, y } = this.#view
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
    this.#fits = false
    const { x, y } = this.#engine.scene
    const scale = Math.max(this.#view.scale, 0.7)
    this.#travel(centredOn(this.#view, x[index]!, y[index]!, this.#size, scale), 400)
  }

  /** The whole picture as a document of its own; text stays text. */
  exportSvg(): string {
    return graphSvg(this.#engine.scene, this.#look(), this.#engine.scene.bounds())
  }

  /** What is on screen, twice as fine. */
  async exportPng(): Promise<Blob> {
    return pngOf({ scene: this.#engine.scene, view: this.#view, size: this.#size, look: this.#look() })
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
        @keydown=${this.#keydown}
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
    const { scale } = this.#view
    const slack = (coarse ? 12 : 2) / scale
    const index = this.#engine.at((x - this.#view.x) / scale, (y - this.#view.y) / scale, slack)
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
    this.#engine.move(index, x[index]! + dx / this.#view.scale, y[index]! + dy / this.#view.scale)
    this.#fits = false
    this.#motion.request()
  }

  #dropped(): void {
    this.#bounds = this.#engine.scene.bounds()
    this.#keepPlaces()
  }

  #pan(dx: number, dy: number): void {
    this.#seeByHand({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy })
  }

  #zoom(factor: number, x: number, y: number): void {
    this.#seeByHand(zoomAt(this.#view, factor, x, y))
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
    this.#fits = true
    this.#fit()
  }

  #moved(settled: boolean): void {
    this.#bounds = this.#engine.scene.bounds()
    if (this.#fits) this.#fit()
    this.#motion.request()
    if (settled) this.#fits = false
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
    const { clientWidth: width, clientHeight: height } = this.stage
    const before = this.#size
    if (width === before.width && height === before.height) return
    this.#size = { width, height }
    if (!width || !height) return
    // What was in the middle stays there; a stage that was not there before shows everything.
    if (!this.#wasSeen) this.#fit()
    else if (before.width) {
      const { scale, x, y } = this.#view
      this.#view = { scale, x: x + (width - before.width) / 2, y: y + (height - before.height) / 2 }
    }
    this.#wasSeen = true
    this.#motion.request()
  }

  get #fitted(): View {
    return fitView(this.#bounds, this.#size)
  }

  #fit(): void {
    if (this.#size.width && this.#size.height) this.#see(this.#fitted)
  }

  #see(view: View): void {
    this.#stopTravel?.()
    this.#stopTravel = undefined
    this.#view = view
    this.#motion.request()
  }

  #seeByHand(view: View): void {
    this.#fits = false
    this.#see(view)
    this.emit<View>('stratus-topology-view-change', view)
  }

  #travel(to: View, ms: number): void {
    this.#stopTravel?.()
    const from = this.#view
    this.#stopTravel = this.#motion.animate(ms, (part) => {
      this.#view = between(from, to, part)
      if (part === 1) this.emit<View>('stratus-topology-view-change', this.#view)
    })
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

  #keydown(event: KeyboardEvent): void {
    if (event.altKey || event.isComposing || !this.#pressed(event)) return
    event.preventDefault()
  }

  #pressed({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const here = this.#trail.at(-1)
    const step = steps[key]
    if (step && shiftKey) {
      this.#pan(-step[0] * 60, -step[1] * 60)
      return true
    }
    if (step && (ctrlKey || metaKey)) {
      if (here) this.#drag(here, step[0] * 10 * this.#view.scale, step[1] * 10 * this.#view.scale)
      if (here) this.#dropped()
      return true
    }
    if (ctrlKey || metaKey) return false
    const isTyping = this.#typed !== '' && performance.now() - this.#typedAt < typeAheadPause
    const trail = walk(key, this.#trail, this.#engine.graph, getComputedStyle(this).direction === 'rtl')
    if (trail) {
      this.#choose(trail)
      this.#keepInSight()
    } else if (key === 'Enter' && here) this.#open(here, 'keyboard')
    else if (key === ' ' && !isTyping) {
      if (here) this.toggleNetwork(refOf(here))
    } else if (key === 'Escape' && here) this.#choose([])
    else if ((key === '+' || key === '=') && !isTyping) this.zoomBy(1.25)
    else if (key === '-' && !isTyping) this.zoomBy(0.8)
    else if (key.length === 1) this.#typeAhead(key, isTyping)
    else return false
    return true
  }

  #typeAhead(letter: string, goesOn: boolean): void {
    this.#typed = goesOn ? this.#typed + letter : letter
    this.#typedAt = performance.now()
    const { nodes, indexOf } = this.#engine.graph
    const here = this.#trail.at(-1)
    const found = typeAhead(
      nodes.map(({ node }) => node.name),
      here ? (indexOf.get(here) ?? -1) : -1,
      this.#typed,
    )
    if (found < 0) return
    const { key } = nodes[found]!
    this.#choose(siblings(this.#trail, this.#engine.graph).includes(key) ? [...this.#trail.slice(0, -1), key] : [key])
    this.#keepInSight()
  }

  #keepInSight(): void {
    const key = this.#trail.at(-1)
    const index = key === undefined ? undefined : this.#engine.graph.indexOf.get(key)
    if (index === undefined) return
    const { scale, x, y } = this.#view
    const { width, height } = this.#size
    const px = this.#engine.scene.x[index]! * scale + x
    const py = this.#engine.scene.y[index]! * scale + y
    if (px > 40 && px < width - 40 && py > 40 && py < height - 60) return
    this.#fits = false
    this.#travel({ scale, x: x + width / 2 - px, y: y + height / 2 - py }, 150)
  }

  #mapPressed(event: PointerEvent): void {
    if (!this.map || event.buttons !== 1) return
    const rect = this.map.getBoundingClientRect()
    const { scale, x, y } = minimapView(this.#bounds, rect)
    this.#seeByHand(
      centredOn(
        this.#view,
        (event.clientX - rect.left - x) / scale,
        (event.clientY - rect.top - y) / scale,
        this.#size,
      ),
    )
  }

  // Drawing.

  #themeChanged(): void {
    this.#palette = undefined
    this.#motion.request()
  }

  get #lit(): ReadonlySet<NodeKey> | undefined {
    const found = this.#found()
    const around = this.neighbourhood && keyOf(this.neighbourhood)
    if (!around) return found
    const near = new Set([around, ...neighboursOf(around, this.#model).map(({ key }) => key)])
    return found ? new Set([...near].filter((key) => found.has(key))) : near
  }

  #lastFound:
    | { readonly model: Topology; readonly search: TopologySearch; readonly keys: ReadonlySet<NodeKey> | undefined }
    | undefined

  /** Matches by key; a network that hides some is lit too. */
  #found(): ReadonlySet<NodeKey> | undefined {
    const model = this.#model
    const { search } = this
    if (this.#lastFound?.model === model && this.#lastFound.search === search) return this.#lastFound.keys
    const keys = matchesOf(model, search, typeName)
    const hiddenIn = keys && [...this.#engine.graph.hiddenIn].filter(([key]) => keys.has(key))
    this.#lastFound = { model, search, keys: keys && new Set([...keys, ...hiddenIn!.map(([, network]) => network)]) }
    return this.#lastFound.keys
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
      lit: this.#lit,
      selected,
      hovered: indexFor(this.#hovered),
      focused: this.shadowRoot?.activeElement === this.stage ? selected : -1,
      labels: this.labels,
      opacity: (index) => (coming < 1 && added.has(nodes[index]!.key) ? coming : 1),
    }
  }

  #draw(): void {
    if (!this.#size.width || !this.#size.height || !this.isConnected) return
    const { scene, ghosts } = this.#engine
    const frame = { scene, view: this.#view, size: this.#size, look: this.#look(), ratio: devicePixelRatio }
    const isMore = this.#picture.draw(this.canvas, frame, ghosts, 1 - this.#coming)
    if (this.map) this.#picture.drawMinimap(this.map, frame, this.#bounds)
    if (isMore) this.#motion.request()
  }
}

const steps: Readonly<Partial<Record<string, readonly [x: number, y: number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
