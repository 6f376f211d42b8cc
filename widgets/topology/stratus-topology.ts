import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { t } from '../internal/localize.js'
import { realClock, type Clock } from '../internal/pausable-timer.js'
import { StratusElement } from '../internal/stratus-element.js'
import { Announcer } from '../internal/announcer.js'
import type { BalloonDeed } from './balloon/balloon-model.js'
import type { NodeActions } from './balloon/node-actions.js'
import type { DeleteTransport } from './balloon/delete-flow.js'
import type { PlaceStore } from './graph/graph-engine.js'
import type { LayoutName, TopologyLayout } from './model/topology-layout.js'
import { afterFrames } from '../internal/in-slices.js'
import { typeName } from './model/node-texts.js'
import type { StratusTopologyFlat } from './stratus-topology-flat.js'
import type { StratusTopologyGraph } from './stratus-topology-graph.js'
import type { StratusTopologyOutline } from './stratus-topology-outline.js'
import type { TopologyActionDetail } from './stratus-topology-balloon.events.js'
import type { StratusTopologyEventMap } from './stratus-topology.events.js'
import { topologyStyles } from './styles/topology.styles.js'
import { TopologyMenu, type MenuPoint } from './topology-menu.js'
import { TopologyActions, type TopologyActionsHost } from './topology-actions.js'
import type { Exportable, PictureFormat } from './toolbar/save-picture.js'
import { emptyTopology, keyOf, withoutRemoved, type NodeRef, type Topology } from './model/topology-model.js'
import type { Decorate, DecorateLink } from './model/decorations.js'
import { changesBetween, describeChanges } from './model/topology-changes.js'
import { findNodes, type NodeId } from './model/node-ids.js'
import { TopologyReader } from './model/topology-reader.js'
import { topologyMemory, viewNames, type TopologyViewName } from './toolbar/topology-memory.js'
import { renderNote, type TopologyState } from './toolbar/topology-note.js'
import { matchesOf, noSearch, type TopologySearch } from './model/topology-search.js'
import { readToolbar } from './toolbar/toolbar-groups.js'
import { renderToolbar, renderZoom, type ToolbarActions } from './toolbar/topology-toolbar.js'
import type { CollapseDetail, MenuDetail, OpenDetail } from './stratus-topology-graph.events.js'
import type { Viewport } from './viewport/viewport-model.js'

/** With more nodes than this, what stands beside the picture comes after it. */
const largeModel = 500
/** In less width nodes cannot be told apart, px. */
const leastForGraph = 480

export type { TopologyState } from './toolbar/topology-note.js'

/**
 * The network topology: graph, flat view and outline of one model, search, balloons and what follows from them. It loads
 * nothing: the page gives `model`, or sends the element an event `stratus-topology-changed` with a server's answer as detail.
 *
 * Keyboard: Tab goes through the tools to the picture, which is one tab stop (see the views); Escape closes a balloon; the menu key
 * or Shift with F10 opens the menu of the node, or of the whole graph.
 *
 * Not for stacks (`stratus-stack-topology`). Where one view is enough, use that view alone.
 *
 * @element stratus-topology
 * @slot actions - Buttons at the end of the toolbar: Launch Instance, Create Network …
 * @event {CustomEvent<NodeRef | null>} stratus-topology-select - Fact: the user chose another node; null = none.
 * @event {CustomEvent<readonly NodeRef[]>} stratus-topology-selection-change - Fact: the user chose other nodes, one or several.
 * @event {CustomEvent<OpenDetail>} stratus-topology-open - Request: show the balloon of a node.
 * @event {CustomEvent<MenuDetail>} stratus-topology-menu - Request: show the menu of a node or of the ground; `preventDefault()` when the page shows its own.
 * @event {CustomEvent<Viewport>} stratus-topology-viewport-change - Fact: the user moved or zoomed the graph.
 * @event {CustomEvent<TopologyLayout>} stratus-topology-layout-change - Fact: the user moved nodes, collapsed a network, opened a saved layout or wanted a new one.
 * @event {CustomEvent<CollapseDetail>} stratus-topology-collapse - Fact: the user collapsed or expanded one network.
 * @event {CustomEvent<{view: TopologyViewName}>} stratus-topology-view-change - Fact: the user chose another view.
 * @event {CustomEvent<TopologySearch>} stratus-topology-search - Fact: the user looks for something else.
 * @event {CustomEvent<{layout: LayoutName}>} stratus-topology-layout - Fact: the user chose another layout.
 * @event {CustomEvent<NodeRef | null>} stratus-topology-neighbourhood - Fact: the user lights one node and what it is linked to; null = everything again.
 * @event {CustomEvent<TopologyActionDetail>} stratus-topology-action - Request: a link was followed; `preventDefault()` keeps the browser from it.
 * @event {CustomEvent<NodeActionDetail>} stratus-topology-node-action - Request: an entry of `nodeActions` was chosen; `preventDefault()` keeps the browser from a link.
 * @event {CustomEvent<{target: DeleteTarget}>} stratus-topology-delete - Request: a delete button was pressed.
 * @event {CustomEvent<{type: ResultType, message: string}>} stratus-topology-message - Fact: a deletion ended so; `preventDefault()` when the page shows it.
 * @event {CustomEvent<undefined>} stratus-topology-reload - Request: the data should be asked for again now.
 * @csspart toolbar - The tools above the picture.
 * @csspart legend - What shapes and signs mean.
 * @cssproperty [--stratus-topology-height=clamp(360px, calc(100vh - 270px), 1600px)] - Height of the picture.
 */
export class StratusTopology extends StratusElement<StratusTopologyEventMap> implements TopologyActionsHost {
  static override styles = [StratusElement.styles, controlStyles, topologyStyles]

  protected static override readonly choices = {
    state: ['ready', 'loading', 'no-access', 'failed'],
  }

  #actions = new TopologyActions(this, (node) => this.#returnFocus(node))
  #menu = new TopologyMenu(this, () => this.focus())
  #announcer = new Announcer(this, () => this.clock)
  #reader = new TopologyReader((model) => this.#take(model))
  #model: Topology = emptyTopology
  #hasModel = false
  #observer: ResizeObserver | undefined
  /** Where the balloon was asked for. */
  #opener: HTMLElement | undefined

  /** What the outline beside the graph shows: that of a large model waits until the graph is drawn. */
  @state() private outlined: Topology | undefined

  /** There is no room for a picture. */
  @state() private narrow = false

  /** What is in the legend; comes when it is opened. */
  @state() private legend: (() => unknown) | undefined

  @query('stratus-topology-graph') private readonly graph!: StratusTopologyGraph | null
  @query('stratus-topology-flat') private readonly flat!: StratusTopologyFlat | null
  @query('stratus-topology-outline') private readonly outline!: StratusTopologyOutline | null

  /** A server's answer, or what `parseTopology()` made of one; null = none, and the picture of the last one goes. */
  @property({ attribute: false }) model: unknown = undefined

  /** `graph`, `flat` or `outline`; empty = the one that the cookie `tabs` remembers, else the graph, and below 480 px the outline. */
  @property() view: TopologyViewName | '' = ''

  /**
   * Which tools stand beside the picture: `all`, `none`, or some of `views search filters graph picture zoom`.
   */
  @property() toolbar = 'all'

  /** Names in the graph (cookie `show_labels`); `labels="false"` starts without them. */
  @property({ converter: (value) => value !== 'false' }) labels = true

  /** Networks hide their instances in the graph (cookie `are_networks_collapsed`). */
  @property({ type: Boolean }) collapsed = false

  /** The outline stands beside the graph: the same to read. */
  @property({ type: Boolean, attribute: 'with-outline' }) withOutline = false

  /** Above this many instances of its own a network of the graph starts collapsed, with their count. */
  @property({ type: Number, attribute: 'group-above' }) groupAbove = 100

  /** Neither reads nor writes cookies. */
  @property({ type: Boolean, attribute: 'without-cookies' }) withoutCookies = false

  /** How the graph is laid out: `force`, or `layered`, external networks above routers above networks above instances. */
  @property() layout: LayoutName = 'force'

  /** The chosen node. */
  @property({ attribute: false }) selected: NodeRef | null = null

  /** All chosen nodes: one, or several together in the graph (Shift with a click, a rubber band or Space). */
  @property({ attribute: false }) selection: readonly NodeRef[] = []

  /** What is looked for. */
  @property({ attribute: false }) search: TopologySearch = noSearch

  /** Only this node and what it is linked to are lit in the graph. */
  @property({ attribute: false }) neighbourhood: NodeRef | null = null

  /** Only these nodes are lit in the graph; empty = all. */
  @property({ attribute: false }) highlighted: readonly NodeRef[] = []

  /** What a page adds to a node: badges and a ring. Asked once for each node, until it has changed; another function asks anew. */
  @property({ attribute: false }) decorate: Decorate | undefined

  /** Words at the graph's lines: gets the ports of one device on one network. Asked as `decorate` is. */
  @property({ attribute: false }) decorateLink: DecorateLink | undefined

  /** What part of the graph is on screen; null = all of it. */
  @property({ attribute: false }) viewport: Viewport | null = null

  /** `loading`, `no-access` or `failed` say so; with a model on screen it stays, with a note. */
  @property() state: TopologyState = 'ready'

  /** Remembers places chosen by hand under `<name>.places`. */
  @property({ attribute: false }) store: PlaceStore | undefined

  /** Key of what is remembered in `store`. */
  @property() name = 'topology'

  /** Accessible name. */
  @property() label: string = t('Network Topology')

  /** Address of the topology page, with a slash at its end: the balloons' routes start there. */
  @property() base = '/project/network_topology/'

  /** Only facts: nothing can be added or deleted. */
  @property({ type: Boolean, attribute: 'read-only' }) readOnly = false

  /** What this user may not do, `['delete-router', 'console']` for example: it is not offered. */
  @property({ attribute: false }) forbidden: readonly BalloonDeed[] = []

  /** The page's own entries for a node, in its balloon: `(nodes) => [{ id, label, icon?, href?, unavailable?, danger? }]`. */
  @property({ attribute: false }) nodeActions: NodeActions | undefined

  /** Deletes as the page wants it; without one a hidden frame does. */
  @property({ attribute: false }) deleteTransport: DeleteTransport | undefined

  /** Where time comes from; tests bring their own. */
  @property({ attribute: false }) clock: Clock = realClock

  /** What the graph has told, so that it is not taken for a wish of the page. */
  #heard: { selected: NodeRef | null; selection: readonly NodeRef[] } = { selected: null, selection: [] }

  constructor() {
    super()
    this.addEventListener('stratus-topology-changed', (event) => {
      if (event.target === this && event instanceof CustomEvent) this.model = event.detail
    })
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // Another view is another height: an observer must not bring that about in its own turn.
    this.#observer ??= new ResizeObserver(() => requestAnimationFrame(() => this.#measure()))
    this.#observer.observe(this)
    this.#measure()
    if (this.hasUpdated || this.withoutCookies) return
    this.labels = topologyMemory.labels ?? this.labels
    this.collapsed ||= topologyMemory.collapsed
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#observer?.disconnect()
  }

  /** Before the first measure there is no width: the graph waits for one. */
  #measure(): void {
    const width = this.clientWidth
    if (width) this.narrow = width < leastForGraph
  }

  /** Chooses one node or several, without an event. Unknown ones are left out, with a warning. */
  select(ids: NodeId | readonly NodeId[]): void {
    this.selection = this.#find(ids)
  }

  /** Lights only these nodes in the graph; without any everything is lit again. */
  highlight(ids: NodeId | readonly NodeId[] = []): void {
    this.highlighted = this.#find(ids)
  }

  /** Brings one node or several into the picture; the flat view and the outline go to the first. */
  zoomTo(ids: NodeId | readonly NodeId[]): void {
    const nodes = this.#find(ids)
    if (this.graph) this.graph.zoomTo(nodes)
    else if (nodes[0]) (this.flat ?? this.outline)?.reveal(nodes[0])
  }

  /** All of the graph, at once. */
  fit(): void {
    this.graph?.fit()
  }

  /** What is on screen as an SVG document, or `whole`: all of the picture; with a `legend` below a graph; empty while the outline is shown. */
  async exportSvg(options: { whole?: boolean; legend?: boolean } = {}): Promise<string> {
    return (await (await this.#drawing)?.exportSvg(options)) ?? ''
  }

  /** Where everything is in the graph, as plain JSON: to be kept, or given to others. Undefined while another view is shown. */
  getLayout(): TopologyLayout | undefined {
    return this.graph?.getLayout()
  }

  /** Puts everything in the graph where a layout says, without an event; false = that is none, or another view is shown. */
  setLayout(layout: unknown): boolean {
    this.#update()
    if (!this.graph?.setLayout(layout)) return false
    this.layout = this.graph.layout
    return true
  }

  async #save(format: PictureFormat): Promise<void> {
    const [view, { savePicture }] = await Promise.all([this.#drawing, import('./toolbar/save-picture.js')])
    if (view) await savePicture(view, format, this.name)
  }

  async #openLayout(): Promise<void> {
    const layout = await (await import('./toolbar/save-picture.js')).openLayout()
    if (layout === undefined) return
    const now = this.setLayout(layout) && this.getLayout()
    if (now) this.emit('stratus-topology-layout-change', now)
    else this.#announcer.say('layout', t('This file has no layout.'))
  }

  /** The picture; the flat view's code may still be on its way. */
  get #drawing(): Promise<Exportable | null> {
    const { graph, flat } = this
    return flat ? customElements.whenDefined(flat.localName).then(() => flat) : Promise.resolve(graph)
  }

  override focus(options?: FocusOptions): void {
    const picture: HTMLElement | null = this.graph ?? this.outline ?? this.flat
    picture?.focus(options)
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.view && !viewNames.includes(this.view)) {
      this.warn(`knows no view "${String(this.view)}".`)
      this.view = ''
    }
    if (changed.has('toolbar')) {
      const { unknown } = readToolbar(this.toolbar)
      if (unknown.length) this.warn(`knows no tools "${unknown.join(' ')}" for its toolbar.`)
    }
    if (changed.has('model')) {
      if (this.model !== undefined && this.model !== null) this.#reader.take(this.model)
      else if (this.model === null) this.#forget()
    }
    this.#agree()
    // The graph is what most people look at; the other views come when they are asked for.
    if (this.#view === 'flat') void import('./stratus-topology-flat.define.js')
    else if (this.#view === 'outline' || this.withOutline) void import('./stratus-topology-outline.define.js')
  }

  override render() {
    const note = renderNote(this.state, this.#hasModel, () => this.emit('stratus-topology-reload'))
    const isRefused = this.state === 'no-access' || this.state === 'failed'
    if (isRefused && !this.#hasModel) return note
    const { pending } = this.#actions
    const model = withoutRemoved(this.#model, pending)
    const { groups } = readToolbar(this.toolbar)
    return html`
      ${renderToolbar(
        {
          groups,
          view: this.#view,
          search: this.search,
          found: matchesOf(model, this.search, typeName)?.size,
          labels: this.labels,
          collapsed: this.collapsed,
          layered: this.layout === 'layered',
          withOutline: this.withOutline,
          isFocused: this.neighbourhood !== null,
          hasSelection: this.selected !== null,
          isEmpty: model.nodes.length === 0,
        },
        this.#tools,
      )}
      <slot name="actions"></slot>
      ${this.#hasModel ? note : nothing}
      <div class="picture ${this.withOutline ? 'with-outline' : ''} ${this.#hasModel ? '' : 'waiting'}">
        ${this.#hasModel ? nothing : note} ${this.#renderView(model, groups.has('zoom'))}
      </div>
      ${this.#actions.render(model)} ${this.#menu.render()}
      <div class="visually-hidden" role="status">${this.#announcer.text}</div>
    `
  }

  /** @param model - Read here, and without what is gone: the views show it as it is. */
  #renderView(model: Topology, withZoom: boolean) {
    const { pending } = this.#actions
    switch (this.#view) {
      case 'graph':
        return html`<div class="graph">
            <stratus-topology-graph
              .model=${model}
              .pending=${pending}
              .labels=${this.labels}
              .collapsed=${this.collapsed}
              .layout=${this.layout}
              .groupAbove=${this.groupAbove}
              .selected=${this.selected}
              .selection=${this.selection}
              .highlighted=${this.highlighted}
              .decorate=${this.decorate}
              .decorateLink=${this.decorateLink}
              .search=${this.search}
              .neighbourhood=${this.neighbourhood}
              .store=${this.store}
              name=${this.name}
              label=${this.label}
              @stratus-topology-select=${this.#selectedBy}
              @stratus-topology-selection-change=${this.#choseAll}
              @stratus-topology-open=${this.#opened}
              @stratus-topology-menu=${this.#menuAsked}
              @stratus-topology-collapse=${(event: CustomEvent<CollapseDetail>) =>
                this.emit('stratus-topology-collapse', event.detail)}
              @stratus-topology-layout-change=${({ detail }: CustomEvent<TopologyLayout>) =>
                this.emit('stratus-topology-layout-change', detail)}
              @stratus-topology-viewport-change=${(event: CustomEvent<Viewport>) => {
                this.#actions.close()
                this.emit('stratus-topology-viewport-change', event.detail)
              }}
            ></stratus-topology-graph>
            ${withZoom ? renderZoom((factor) => this.graph?.zoomBy(factor)) : nothing}
            <details class="legend" part="legend" @toggle=${this.#loadLegend} ?hidden=${!this.#hasModel}>
              <summary>${t('Legend')}</summary>
              ${this.legend?.()}
            </details>
          </div>
          ${this.withOutline ? this.#renderOutline(this.outlined && withoutRemoved(this.outlined, pending)) : nothing}`
      case 'flat':
        return html`<stratus-topology-flat
          .model=${model}
          .pending=${pending}
          .selected=${this.selected}
          .search=${this.search}
          ?without-cookies=${this.withoutCookies}
          @stratus-topology-select=${this.#selectedBy}
          @stratus-topology-open=${this.#opened}
          @stratus-topology-leave=${() => this.#actions.leave()}
          @stratus-topology-action=${(event: CustomEvent<TopologyActionDetail>) => {
            if (!this.emit('stratus-topology-action', event.detail, { cancelable: true })) event.preventDefault()
          }}
        ></stratus-topology-flat>`
      case 'outline':
        return this.#renderOutline(this.#hasModel ? model : undefined)
    }
  }

  #renderOutline(model: Topology | undefined) {
    return html`<stratus-topology-outline
      .model=${model}
      .pending=${this.#actions.pending}
      .selected=${this.selected}
      .search=${this.search}
      .decorate=${this.decorate}
      label=${this.label}
      @stratus-topology-select=${(event: CustomEvent<NodeRef | null>) => {
        this.#selectedBy(event)
        if (event.detail) this.graph?.reveal(event.detail)
      }}
      @stratus-topology-open=${this.#opened}
    ></stratus-topology-outline>`
  }

  get #view(): TopologyViewName {
    if (this.view) return this.view
    return (this.withoutCookies ? undefined : topologyMemory.view) ?? (this.narrow ? 'outline' : 'graph')
  }

  #take(model: Topology): void {
    const before = this.#model
    if (model !== before) {
      this.#model = model
      const text = this.#hasModel ? describeChanges(changesBetween(before, model)) : ''
      if (text) this.#announcer.say('changes', text)
    }
    this.#hasModel = true
    if (this.#view === 'graph' && model.nodes.length > largeModel) void this.#outlineLater()
    else this.outlined = model
    this.requestUpdate()
    this.#actions.settle(this.#model)
    if (this.selected && !this.#model.nodeOf(keyOf(this.selected))) this.selected = null
    if (this.neighbourhood && !this.#model.nodeOf(keyOf(this.neighbourhood))) this.neighbourhood = null
    const isThere = (ref: NodeRef) => this.#model.nodeOf(keyOf(ref)) !== undefined
    if (!this.selection.every(isThere)) this.selection = this.selection.filter(isThere)
  }

  /** Nothing of a model that is gone stays, not even what was last said of it. */
  #forget(): void {
    this.#reader.forget()
    // What the page chose beforehand waits for the first model.
    if (!this.#hasModel) return
    this.#actions.forget()
    this.#announcer.forget()
    this.#model = emptyTopology
    this.#hasModel = false
    this.outlined = undefined
    this.selected = null
    this.selection = []
    this.neighbourhood = null
  }

  async #outlineLater(): Promise<void> {
    await this.updateComplete
    await this.graph?.updateComplete
    // The picture, then its labels and its map.
    await afterFrames(2)
    this.outlined = this.#model
  }

  /** Also waits for a large model, which is taken in over several tasks. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete()
    await this.#reader.done
    return super.getUpdateComplete()
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('viewport') && this.viewport && this.graph) this.graph.viewport = this.viewport
  }

  /** A model that was given just now counts. */
  #update(): void {
    if (this.isUpdatePending && this.isConnected) void this.scheduleUpdate()
  }

  #find(ids: NodeId | readonly NodeId[]): readonly NodeRef[] {
    this.#update()
    const { nodes, unknown } = findNodes(ids, this.#model)
    if (unknown.length) this.warn(`knows no node "${unknown.join('", "')}".`)
    return nodes
  }

  /** What a page chooses as `selected` is all that is chosen; of a `selection` the last one is `selected`. */
  #agree(): void {
    const { selected, selection } = this
    const isSame = (one: NodeRef | null, other: NodeRef | null) => one?.id === other?.id && one?.kind === other?.kind
    if (selection !== this.#heard.selection) {
      if (!selection.some((ref) => isSame(ref, selected))) this.selected = selection.at(-1) ?? null
    } else if (!isSame(selected, this.#heard.selected)) this.selection = selected ? [selected] : []
    this.#heard = { selected: this.selected, selection: this.selection }
  }

  #choseAll = ({ detail }: CustomEvent<readonly NodeRef[]>): void => {
    this.selection = detail
    this.#heard = { ...this.#heard, selection: detail }
    this.emit('stratus-topology-selection-change', detail)
  }

  #selectedBy = ({ detail, currentTarget }: CustomEvent<NodeRef | null>): void => {
    this.selected = detail
    if (currentTarget === this.graph) this.#heard = { ...this.#heard, selected: detail }
    this.emit('stratus-topology-select', detail)
    if (currentTarget === this.graph) return
    this.selection = detail ? [detail] : []
    this.emit('stratus-topology-selection-change', this.selection)
  }

  #opened = (event: CustomEvent<OpenDetail>): void => {
    const { kind, id, source } = event.detail
    const view = event.currentTarget as StratusTopologyGraph | StratusTopologyFlat | StratusTopologyOutline
    this.#opener = view
    if (!this.emit('stratus-topology-open', event.detail, { cancelable: true })) {
      event.preventDefault()
      return
    }
    this.#actions.open({ kind, id }, () => view.anchorOf({ kind, id }), source)
  }

  async #openGround(point: MenuPoint): Promise<void> {
    const { groundEntries } = await import('./toolbar/ground-entries.js')
    await this.#menu.open(groundEntries(this, this.#tools), point)
  }

  #loadLegend = async (): Promise<void> => {
    this.legend ??= (await import('./draw/legend.js')).renderLegend
  }

  #lightAround(node: NodeRef | null): void {
    this.neighbourhood = node
    this.emit('stratus-topology-neighbourhood', node)
  }

  #tell = (text: string, error: unknown): void => this.warn(text, error)

  #menuAsked = (event: CustomEvent<MenuDetail>): void => {
    if (!this.emit('stratus-topology-menu', event.detail, { cancelable: true })) return event.preventDefault()
    const { node: ref, ...point } = event.detail
    this.#actions.close()
    if (!ref) return void this.#openGround(point)
    const isTogether =
      this.selection.length > 1 && this.selection.some(({ id, kind }) => id === ref.id && kind === ref.kind)
    const refs = isTogether ? this.selection : [ref]
    const nodes = refs.flatMap((each) => this.#model.nodeOf(keyOf(each)) ?? [])
    void this.#menu.openFor(
      nodes,
      this.#actions.menuFor(nodes, this.#model, () => this.#lightAround(ref), this.#tell),
      point,
    )
  }

  #returnFocus(node: NodeRef): void {
    if (this.flat) void this.flat.focusNode(node)
    else if (this.#opener?.isConnected) this.#opener.focus()
    else this.focus()
  }

  #tools: ToolbarActions = {
    view: (view) => {
      const before = this.#view
      this.view = view
      if (view === before) return
      this.#actions.close()
      if (!this.withoutCookies) topologyMemory.view = view
      this.emit('stratus-topology-view-change', { view })
    },
    search: (change) => {
      this.search = { ...this.search, ...change }
      this.emit('stratus-topology-search', this.search)
    },
    reveal: () => {
      const [first] = matchesOf(this.#model, this.search, typeName) ?? []
      const node = first && this.#model.nodeOf(first)
      if (!node) return
      this.selected = { kind: node.kind, id: node.id }
      this.graph?.reveal(node)
      this.emit('stratus-topology-select', this.selected)
    },
    labels: () => {
      this.labels = !this.labels
      if (!this.withoutCookies) topologyMemory.labels = this.labels
    },
    collapsed: () => {
      this.collapsed = !this.collapsed
      if (!this.withoutCookies) topologyMemory.collapsed = this.collapsed
    },
    outline: () => (this.withOutline = !this.withOutline),
    center: () => this.graph?.center(),
    layered: () => {
      this.layout = this.layout === 'layered' ? 'force' : 'layered'
      this.emit('stratus-topology-layout', { layout: this.layout })
    },
    arrange: () => this.graph?.arrange(),
    neighbourhood: () => this.#lightAround(this.neighbourhood ? null : this.selected),
    save: (format) => void this.#save(format),
    openLayout: () => void this.#openLayout(),
    print: () => window.print(),
  }
}
