import { isServer, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { StratusElement } from '../internal/stratus-element.js'
import { dotsBelow } from './draw/frame.js'
import { minimapViewport } from './draw/minimap-viewport.js'
import { paletteTokens } from './draw/palette.js'
import { GraphData } from './graph/graph-data.js'
import { GraphEngine } from './graph/graph-engine.js'
import { GraphFade } from './draw/graph-fade.js'
import { ChosenNodes } from './input/chosen-nodes.js'
import { LateInput } from './input/late-input.js'
import { indexIn, type GraphNode } from './graph/graph-model.js'
import { KeptPlaces } from './graph/kept-places.js'
import { ZoomToNodes } from './graph/zoom-to-nodes.js'
import { GraphMotion } from './viewport/graph-motion.js'
import { drawForPaper } from './draw/printing.js'
import { GraphPainter } from './draw/graph-painter.js'
import { readLayout, type TopologyLayout } from './model/topology-layout.js'
import { renderGraph } from './draw/render-graph.js'
import { nothingThere } from './model/node-texts.js'
import { circleInWindow, pointInWindow } from './viewport/in-window.js'
import { ViewportController } from './viewport/viewport-controller.js'
import { GraphProperties } from './graph-properties.js'
import { topologyGraphStyles } from './styles/graph.styles.js'
import { keyOf, type Topology, refOf, type NodeKey, type NodeRef } from './model/topology-model.js'
import { type NodeId } from './model/node-ids.js'
import type { OpenDetail } from './stratus-topology-graph.events.js'
import { centredOn, isViewport, type Viewport } from './viewport/viewport-model.js'

/**
 * A topology as a graph: networks, routers and instances with ports as lines, or nodes and links of the page's own. Drawn on a
 * canvas and laid out in a worker; unchanged data moves nothing.
 *
 * Keyboard: one tab stop. Right follows a link, Left goes back, Up and Down go through the links of the node one came from, Home
 * and End to the first and last; Enter opens the balloon, Space collapses or expands a network, + and − zoom, Shift with arrows
 * pans, Control with arrows moves the node, letters find a node by its name.
 * The menu key or Shift with F10 asks for the menu of the node, or of the ground.
 * Shift with Space adds the node to what is chosen, Control with A chooses all. `stratus-topology-outline` shows the same as a tree.
 *
 * Not for reading many names one after the other: `stratus-topology-outline` is a list of the same.
 *
 * @element stratus-topology-graph
 * @event {CustomEvent<NodeRef | null>} stratus-topology-select - Fact: the user chose another node; null = none.
 * @event {CustomEvent<readonly NodeRef[]>} stratus-topology-selection-change - Fact: the user chose other nodes, one or several (Shift with a click, a rubber band or Space).
 * @event {CustomEvent<OpenDetail>} stratus-topology-open - Request: show the balloon of a node (click, Enter).
 * @event {CustomEvent<MenuDetail>} stratus-topology-menu - Request: show the menu of a node or of the ground (right button, long press, menu key, Shift with F10).
 * @event {CustomEvent<Viewport>} stratus-topology-viewport-change - Fact: the user moved or zoomed the picture.
 * @event {CustomEvent<CollapseDetail>} stratus-topology-collapse - Fact: the user collapsed or expanded one network.
 * @event {CustomEvent<TopologyLayout>} stratus-topology-layout-change - Fact: the user moved nodes, collapsed a network or wanted a new layout.
 * @csspart canvas - What is drawn on and takes the focus.
 * @csspart minimap - The small map of large graphs.
 * @cssproperty [--stratus-topology-height=clamp(360px, calc(100vh - 270px), 1600px)] - Height of the picture.
 */
export class StratusTopologyGraph extends GraphProperties {
  static override styles = [StratusElement.styles, topologyGraphStyles]
  protected static override readonly scriptTokens = paletteTokens

  #engine = new GraphEngine((settled) => this.#moved(settled))
  #motion = new GraphMotion(this, () => this.#draw())
  #viewport = new ViewportController(this.#motion, (viewport) =>
    this.emit('stratus-topology-viewport-change', viewport),
  )
  #input = new LateInput()
  #data = new GraphData(this, this.#engine, () => this.#taken())
  #painter = new GraphPainter(
    this,
    this.#engine,
    this.#viewport,
    () => ({
      model: this.#data.model,
      selected: this.#chosen.trail.at(-1),
      chosen: this.#chosen.keys,
      isFocused: this.shadowRoot?.activeElement === this.canvas,
      probe: this.probe,
      warn: (text, error) => this.warn(text, error),
    }),
    () => this.#motion.request(),
  )
  #fade = new GraphFade()
  #observer: ResizeObserver | undefined
  #chosen = new ChosenNodes(this, {
    one: (node) => this.emit('stratus-topology-select', node),
    all: (nodes) => this.emit('stratus-topology-selection-change', nodes),
  })
  #zoom = new ZoomToNodes(this.#engine, this.#viewport)
  #places = new KeptPlaces(this, this.#engine, (text, error) => this.#tell(text, error))

  @query('.canvas') private readonly canvas!: HTMLElement
  @query('.picture') private readonly picture!: HTMLCanvasElement
  @query('.past') private readonly past!: HTMLCanvasElement
  @query('.print') private readonly paper!: HTMLCanvasElement | null
  @query('.probe') private readonly probe!: HTMLElement
  @query('.band') private readonly band!: HTMLElement
  @query('.minimap') private readonly map!: HTMLElement | null

  @state() private shown = 0

  /** What part of the picture is on screen: `{scale, x, y}` in px. Without one the picture starts with all of it. */
  @property({ attribute: false })
  get viewport(): Viewport {
    return this.#viewport.current
  }
  set viewport(viewport: Viewport | null) {
    if (viewport === null) this.#viewport.showAll()
    else if (isViewport(viewport)) this.#viewport.show(viewport)
    else this.warn('viewport must be {scale, x, y} or null.')
  }

  constructor() {
    super()
    drawForPaper(
      this,
      () => this.paper,
      (paper) => this.#painter.print(paper),
    )
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

  /** All of the picture, in 1500 ms. */
  center(): void {
    this.#viewport.center()
  }

  /** Brings one node or several into the picture, as large as they fit; without motion where people want none. */
  zoomTo(ids: NodeId | readonly NodeId[]): void {
    this.#zoom.zoomTo(this.find(ids).map(keyOf))
  }

  /** All of the picture, at once. */
  fit(): void {
    this.#viewport.showAll()
  }

  /** Zooms around the middle: 2 doubles the scale. */
  zoomBy(factor: number): void {
    this.#viewport.zoom(factor)
  }

  /** A new layout; places chosen by hand are given up. */
  arrange(): void {
    this.#engine.arrange(this.layout, true)
    this.#places.keep()
    this.#viewport.center(300)
    this.#tellLayout()
  }

  /** Where everything is, as plain JSON: to be kept, or given to others. */
  getLayout(): TopologyLayout {
    const { layout, viewport } = this
    return { version: 1, layout, places: this.#engine.allPlaces, collapsed: this.#data.folds, viewport }
  }

  /** Puts everything where a layout says, without an event; false = that is none. What it does not know finds its own place. */
  setLayout(value: unknown): boolean {
    const layout = readLayout(value)
    if (!layout) {
      this.warn('setLayout() takes what getLayout() gave.')
      return false
    }
    this.layout = layout.layout
    this.catchUp()
    this.#data.folds = layout.collapsed
    this.#engine.usePlaces(layout.places)
    this.#data.take()
    this.#places.keep()
    if (layout.viewport) this.#viewport.show(layout.viewport)
    else this.#viewport.showAll()
    return true
  }

  /** Collapses or expands one network, or another node that others belong to. */
  toggleNetwork({ kind, id }: NodeRef): void {
    const key = keyOf({ kind, id })
    const node = this.#nodeOf(key)
    if (!node?.leaves) return
    const collapsed = node.hidden === 0
    this.#data.collapse(key, collapsed)
    this.emit('stratus-topology-collapse', { kind, id, collapsed })
    this.#tellLayout()
  }

  /** The node's circle in the window; null when it is not shown. */
  anchorOf(ref: NodeRef): DOMRectReadOnly | null {
    const circle = this.#engine.circleOf(keyOf(ref))
    return circle ? circleInWindow(this.canvas, circle, this.#viewport.current) : null
  }

  /** Brings a node into the middle, or what hides it. */
  reveal(ref: NodeRef): void {
    const key = keyOf(ref)
    const circle = this.#engine.circleOf(this.#engine.graph.hiddenIn.get(key) ?? key)
    if (!circle) return
    const { current } = this.#viewport
    const scale = Math.max(current.scale, 0.7)
    this.#viewport.travel((size) => centredOn(current, circle.x, circle.y, size, scale), 400)
  }

  /** What is on screen as an SVG document of its own, or `whole`: all of the picture; with a `legend` below it. Text stays text. */
  async exportSvg({ whole = false, legend = false } = {}): Promise<string> {
    return this.#painter.svg(whole, legend)
  }

  /** What is on screen, twice as fine. */
  async exportPng(): Promise<Blob> {
    return this.#painter.png()
  }

  /** True when the layout is done. */
  get settled(): boolean {
    return this.#engine.settled
  }

  override focus(options?: FocusOptions): void {
    this.canvas?.focus(options)
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('layout') && !['force', 'layered'].includes(this.layout)) {
      this.warn(`knows no layout "${String(this.layout)}".`)
      this.layout = 'force'
    }
    if (changed.has('store')) this.#places.recall()
    if (changed.has('selection')) this.#chosen.setAll(this.selection)
    if (changed.has('selected')) this.#chosen.set(this.selected)
    if (changed.has('collapsed')) this.#data.forgetCollapsed()
    if (changed.has('layout')) this.#engine.scene.layout = this.layout
    // A server draws no pictures.
    if (isServer) return
    const takes = ['pending', 'collapsed', 'groupAbove', 'store'].some((name) => changed.has(name))
    if (changed.has('model') || changed.has('nodeKinds')) this.#data.read(this.model, this.nodeKinds)
    else if (takes) this.#data.take()
    else if (changed.has('layout')) this.#arranged()
  }

  /** Also waits for a large model, which is taken in over several tasks. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete()
    await this.#input.loading
    await this.#data.done()
    return super.getUpdateComplete()
  }

  override firstUpdated(): void {
    this.#watchSize()
    void this.#input.load(this, this.#engine, this.#viewport, this.canvas, this.band, {
      trail: () => this.#chosen.trail,
      chosen: () => this.#chosen.keys,
      rtl: () => getComputedStyle(this).direction === 'rtl',
      choose: (trail, keeps) => this.#chosen.change((choice) => choice.choose(trail, keeps)),
      add: (key) => this.#chosen.change((choice) => choice.toggle(key)),
      addAll: (keys = this.#litKeys) => this.#chosen.change((choice) => choice.add(keys)),
      open: (key, source) => this.#open(key, source),
      toggle: (key) => this.toggleNetwork(refOf(key)),
      menu: (key, x, y) => this.#menu(key, x, y),
      hover: (key) => this.#hover(key),
      dropped: () => this.#dropped(),
    })
  }

  protected override updated(changed: PropertyValues): void {
    // A large model is drawn when it has been taken in.
    if (changed.size !== 1 || !changed.has('model') || !this.#data.busy) this.#motion.request()
  }

  override render() {
    const { graph } = this.#engine
    const { trail, keys } = this.#chosen
    const index = indexIn(graph, trail.at(-1))
    return renderGraph(
      {
        count: this.shown,
        whenEmpty: nothingThere(graph.model),
        label: this.label,
        isOver: this.#painter.hovered !== undefined,
        current:
          index < 0
            ? undefined
            : { id: `at-${index}`, text: this.#input.describe(trail, keys, this.decorate, this.#tell) },
      },
      {
        key: (event) => this.#input.key(event),
        focusMoved: () => this.#motion.request(),
        themeChanged: () => this.#themeChanged(),
        mapPressed: (event) => this.#mapPressed(event),
      },
    )
  }

  #hover(key: NodeKey | undefined): void {
    if (key === this.#painter.hovered) return
    this.#painter.hovered = key
    this.canvas.classList.toggle('over', key !== undefined)
    this.#motion.request()
  }

  #dropped(): void {
    this.#viewport.bounds = this.#engine.scene.bounds()
    this.#places.keep()
    this.#tellLayout()
  }

  #tellLayout(): void {
    this.emit('stratus-topology-layout-change', this.getLayout())
  }

  #taken(): void {
    const { graph } = this.#engine
    // Spots seen from afar come and go at once.
    if (this.shown && !graph.isSame && this.#viewport.current.scale >= dotsBelow) this.#fade.begin()
    this.shown = graph.nodes.length
    this.#chosen.keepIn(graph)
    this.requestUpdate()
  }

  #arranged(): void {
    this.#engine.arrange(this.layout, false)
    this.#viewport.showAll()
  }

  #moved(settled: boolean): void {
    this.#viewport.moved(this.#engine.scene.bounds(), settled)
    if (settled) this.#zoom.settled()
  }

  #tell = (text: string, error: unknown): void => this.warn(text, error)

  #nodeOf(key: NodeKey): GraphNode | undefined {
    return this.#engine.graph.nodes[indexIn(this.#engine.graph, key)]
  }

  #watchSize(): void {
    this.#measure()
    this.#observer ??= new ResizeObserver(() => this.#measure())
    this.#observer.observe(this.canvas)
  }

  #measure(): void {
    this.#viewport.resize(this.canvas.clientWidth, this.canvas.clientHeight)
  }

  /** What is lit, and shown. */
  get #litKeys(): readonly NodeKey[] {
    const { lit } = this.#painter
    const keys = this.#engine.graph.nodes.map(({ key }) => key)
    return lit ? keys.filter((key) => lit.has(key)) : keys
  }

  protected override get known(): Topology {
    return this.#data.model
  }

  #open(key: NodeKey, source: OpenDetail['source']): void {
    const ref = refOf(key)
    const anchor = this.anchorOf(ref)
    if (anchor) this.emit('stratus-topology-open', { ...ref, anchor, source }, { cancelable: true })
  }

  #menu(key: NodeKey | undefined, x: number, y: number): void {
    const node = key ? refOf(key) : null
    this.emit('stratus-topology-menu', { node, ...pointInWindow(this.canvas, x, y) }, { cancelable: true })
  }

  #mapPressed(event: PointerEvent): void {
    if (!this.map || event.buttons !== 1) return
    // A finger is captured by itself.
    if (event.type === 'pointerdown' && event.pointerType === 'mouse') this.map.setPointerCapture(event.pointerId)
    const rect = this.map.getBoundingClientRect()
    const { scale, x, y } = minimapViewport(this.#viewport.bounds, rect)
    this.#viewport.centre((event.clientX - rect.left - x) / scale, (event.clientY - rect.top - y) / scale)
  }

  #themeChanged(): void {
    this.#painter.themeChanged()
    this.#motion.request()
  }

  #draw(): void {
    if (!this.#viewport.size.width || !this.#viewport.size.height || !this.isConnected) return
    this.#fade.turn(this.picture, this.past, this.#viewport.current)
    if (this.#painter.draw(this.picture, this.map)) this.#motion.request()
  }
}
