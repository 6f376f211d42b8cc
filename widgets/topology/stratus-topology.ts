import { html, nothing, type PropertyValues } from 'lit'
import { query } from 'lit/decorators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { Announcer } from '../internal/announcer.js'
import type { TopologyLayout } from './model/topology-layout.js'
import type { StratusTopologyFlat } from './stratus-topology-flat.js'
import type { StratusTopologyGraph } from './stratus-topology-graph.js'
import type { StratusTopologyOutline } from './stratus-topology-outline.js'
import { AgreedChoice, isSameRef } from './model/agreed-choice.js'
import { TopologyProperties } from './topology-properties.js'
import { topologyStyles } from './styles/topology.styles.js'
import { defined, renderFlatView, renderGraphView, renderOutlineView, type ViewHandlers } from './topology-views.js'
import { TopologyMenu, type MenuPoint } from './topology-menu.js'
import { TopologyActions, type TopologyActionsHost } from './topology-actions.js'
import { ShownView } from './shown-view.js'
import type { Exportable } from './toolbar/save-picture.js'
import { OutlinedModel } from './outlined-model.js'
import { TopologyFiles } from './topology-files.js'
import { TopologyLegend } from './topology-legend.js'
import { topologyTools } from './topology-tools.js'
import { emptyTopology, isCloud } from './model/cloud-model.js'
import type { TopologyData } from './model/data-model.js'
import { keyOf, withoutRemoved, type NodeRef, type Topology } from './model/topology-model.js'
import { changesBetween, describeChanges } from './model/topology-changes.js'
import { type NodeId } from './model/node-ids.js'
import { TopologyReader } from './model/topology-reader.js'
import { topologyMemory, viewNames, type TopologyViewName } from './toolbar/topology-memory.js'
import { renderNote } from './toolbar/topology-note.js'
import { matchesOf } from './model/topology-search.js'
import { readToolbar } from './toolbar/toolbar-groups.js'
import { renderToolbar, renderZoom } from './toolbar/topology-toolbar.js'
import type { MenuDetail, OpenDetail } from './stratus-topology-graph.events.js'

export type { TopologyState } from './toolbar/topology-note.js'

/**
 * A topology: graph, flat view and outline of one model, search, balloons and what follows from them. The model is a cloud's networks,
 * or a graph of anything (`TopologyData`, with `nodeKinds`). It loads nothing: the page gives `model`, or sends the element an event `stratus-topology-changed` with a server's answer as detail.
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
 * @cssproperty [--stratus-topology-height=clamp(360px, calc(100vh - 270px), 1600px)] - Height of the picture, where the element itself has none.
 */
export class StratusTopology extends TopologyProperties implements TopologyActionsHost {
  static override styles = [StratusElement.styles, controlStyles, topologyStyles]

  #actions = new TopologyActions(this, (node) => this.#returnFocus(node))
  #menu = new TopologyMenu(this, () => this.focus())
  #announcer = new Announcer(this, () => this.clock)
  #choice = new AgreedChoice()
  #reader = new TopologyReader((model) => this.#take(model))
  #model: Topology = emptyTopology
  #hasModel = false
  #drawn: TopologyViewName | undefined
  /** The graph as another view came, until it comes back. */
  #left: TopologyLayout | undefined
  #shown = new ShownView(this)
  #legend = new TopologyLegend(this)
  #outlined = new OutlinedModel(
    () => this.#graphDrawn(),
    () => this.requestUpdate(),
  )
  #files = new TopologyFiles(this, () => this.#drawing)
  /** Where the balloon was asked for. */
  #opener: HTMLElement | undefined

  @query('stratus-topology-graph') private readonly graph!: StratusTopologyGraph | null
  @query('stratus-topology-flat') private readonly flat!: StratusTopologyFlat | null
  @query('stratus-topology-outline') private readonly outline!: StratusTopologyOutline | null

  constructor() {
    super()
    this.addEventListener('stratus-topology-changed', (event) => {
      if (event.target === this && event instanceof CustomEvent) this.model = event.detail
    })
  }

  override connectedCallback(): void {
    super.connectedCallback()
    if (this.hasUpdated || this.withoutCookies) return
    this.labels = topologyMemory.labels ?? this.labels
    this.collapsed ||= topologyMemory.collapsed
  }

  /** Brings one node or several into the picture; the flat view and the outline go to the first. */
  zoomTo(ids: NodeId | readonly NodeId[]): void {
    const nodes = this.find(ids)
    if (this.graph) this.graph.zoomTo(nodes)
    else if (nodes[0]) void this.#reveal(nodes[0])
  }

  async #reveal(node: NodeRef): Promise<void> {
    const view = await defined(this.graph ?? this.flat ?? this.outline)
    view?.reveal(node)
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
    this.catchUp()
    if (!this.graph?.setLayout(layout)) return false
    this.layout = this.graph.layout
    return true
  }

  /** Nodes and links as plain JSON that can be given as `model` again. */
  async exportData(): Promise<TopologyData> {
    return (await import('./model/export-data.js')).exportData(this.#model)
  }

  async #openLayout(): Promise<void> {
    const layout = await this.#files.openLayout()
    if (layout) this.emit('stratus-topology-layout-change', layout)
    else if (layout === null) void this.#actions.say({ type: 'error', message: t('This file has no layout.') })
  }

  /** The picture. */
  get #drawing(): Promise<Exportable | null> {
    return defined<StratusTopologyFlat | StratusTopologyGraph>(this.flat ?? this.graph)
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
    if (changed.has('view') || changed.has('withoutCookies')) this.#shown.read()
    if (changed.has('toolbar')) {
      const { unknown } = readToolbar(this.toolbar)
      if (unknown.length) this.warn(`knows no tools "${unknown.join(' ')}" for its toolbar.`)
    }
    if (changed.has('model') || changed.has('nodeKinds')) {
      if (this.model !== undefined && this.model !== null) this.#reader.take(this.model, this.nodeKinds)
      else if (this.model === null) this.#forget()
    }
    Object.assign(this, this.#choice.agree(this))
    // What a page says meanwhile counts.
    if (['collapsed', 'layout', 'store', 'viewport'].some((name) => changed.has(name))) this.#left = undefined
    if (this.#drawn !== this.#view) {
      this.#actions.close()
      if (this.#drawn === 'graph') this.#left = this.getLayout()
    }
    this.#drawn = this.#view
    // The graph is what most people look at; the other views come when they are asked for.
    if (this.#view === 'flat') void import('./stratus-topology-flat.define.js')
    else if (this.#view === 'outline' || this.withOutline) void import('./stratus-topology-outline.define.js')
  }

  protected override updated(): void {
    if (this.#left && this.graph?.setLayout(this.#left)) this.#left = undefined
  }

  override render() {
    const note = renderNote(this.state, this.#hasModel, this.error, () => this.emit('stratus-topology-reload'))
    const isRefused = this.state === 'no-access' || this.state === 'failed'
    if (isRefused && !this.#hasModel) return note
    const { pending } = this.#actions
    const model = withoutRemoved(this.#model, pending)
    const { groups } = readToolbar(this.toolbar)
    return html`
      <div class="body">
        ${renderToolbar(
          {
            groups,
            view: this.#view,
            search: this.search,
            found: matchesOf(model, this.search)?.size,
            labels: this.labels,
            collapsed: this.collapsed,
            layered: this.layout === 'layered',
            withOutline: this.withOutline,
            isFocused: this.neighbourhood !== null,
            hasSelection: this.selected !== null,
            isEmpty: model.nodes.length === 0,
            hasLanes: model.hasLanes,
            isCloud: isCloud(model),
            kinds: model.kinds,
          },
          this.#tools,
        )}
        <div><slot name="actions"></slot></div>
        ${this.#hasModel ? note : nothing}
        <div class="picture ${this.withOutline ? 'with-outline' : ''} ${this.#hasModel ? '' : 'waiting'}">
          ${this.#hasModel ? nothing : note} ${this.#renderView(model, groups.has('zoom'))}
        </div>
      </div>
      ${this.#actions.render(model)} ${this.#menu.render()}
      <div class="visually-hidden" role="status">${this.#announcer.text}</div>
    `
  }

  /** @param model - Read here, and without what is gone: the views show it as it is. */
  #renderView(model: Topology, withZoom: boolean) {
    const { pending } = this.#actions
    const shown = { model, pending }
    const outlined = this.#outlined.current
    switch (this.#view) {
      case 'graph':
        return html`<div class="graph">
            ${renderGraphView(this, shown, this.#views)}
            ${withZoom ? renderZoom((factor) => this.graph?.zoomBy(factor)) : nothing}
            ${this.#legend.render(model.kinds, !this.#hasModel)}
          </div>
          ${this.withOutline ? this.#renderOutline(outlined && withoutRemoved(outlined, pending)) : nothing}`
      case 'flat':
        return renderFlatView(this, shown, this.#views)
      case 'outline':
        return this.#renderOutline(this.#hasModel ? model : undefined)
    }
  }

  #renderOutline(model: Topology | undefined) {
    return renderOutlineView(this, { model, pending: this.#actions.pending }, this.#views)
  }

  #views: ViewHandlers = {
    selected: (event) => {
      this.#selectedBy(event)
      if (event.currentTarget === this.outline && event.detail) this.graph?.reveal(event.detail)
    },
    chose: (event) => this.#choseAll(event),
    opened: (event) => this.#opened(event),
    menu: (event) => this.#menuAsked(event),
    collapsed: ({ detail }) => this.emit('stratus-topology-collapse', detail),
    laidOut: ({ detail }) => this.emit('stratus-topology-layout-change', detail),
    moved: ({ detail }) => {
      // A balloon that the tree asked for stays beside its line.
      if (this.#opener === this.graph) this.#actions.close()
      this.emit('stratus-topology-viewport-change', detail)
    },
    left: () => this.#actions.leave(),
    followed: (event) => {
      if (!this.emit('stratus-topology-action', event.detail, { cancelable: true })) event.preventDefault()
    },
  }

  get #view(): TopologyViewName {
    return this.#shown.name(this.#model.hasLanes)
  }

  #take(model: Topology): void {
    const before = this.#model
    if (model !== before) {
      this.#model = model
      const text = this.#hasModel ? describeChanges(changesBetween(before, model)) : ''
      if (text) this.#announcer.say('changes', text)
    }
    this.#hasModel = true
    this.#outlined.take(model, this.#view === 'graph')
    this.requestUpdate()
    this.#actions.settle(this.#model)
    this.#menu.settle(this.#model)
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
    this.#menu.settle(this.#model)
    this.#left = undefined
    this.#hasModel = false
    this.#outlined.forget()
    this.selected = null
    this.selection = []
    this.neighbourhood = null
  }

  async #graphDrawn(): Promise<void> {
    await this.updateComplete
    await this.graph?.updateComplete
  }

  /** Also waits for a large model, which is taken in over several tasks. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete()
    await this.#reader.done
    return super.getUpdateComplete()
  }

  protected override get known(): Topology {
    return this.#model
  }

  #choseAll({ detail }: CustomEvent<readonly NodeRef[]>): void {
    this.selection = detail
    this.#choice.heard({ selection: detail })
    this.emit('stratus-topology-selection-change', detail)
  }

  #selectedBy({ detail, currentTarget }: CustomEvent<NodeRef | null>): void {
    this.selected = detail
    if (currentTarget === this.graph) this.#choice.heard({ selected: detail })
    this.emit('stratus-topology-select', detail)
    if (currentTarget === this.graph) return
    this.selection = detail ? [detail] : []
    this.emit('stratus-topology-selection-change', this.selection)
  }

  #opened(event: CustomEvent<OpenDetail>): void {
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

  #lightAround(node: NodeRef | null): void {
    this.neighbourhood = node
    this.emit('stratus-topology-neighbourhood', node)
  }

  #tell = (text: string, error: unknown): void => this.warn(text, error)

  #menuAsked(event: CustomEvent<MenuDetail>): void {
    if (!this.emit('stratus-topology-menu', event.detail, { cancelable: true })) return event.preventDefault()
    const { node: ref, ...point } = event.detail
    this.#actions.close()
    if (!ref) return void this.#openGround(point)
    const isTogether = this.selection.length > 1 && this.selection.some((each) => isSameRef(each, ref))
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

  #tools = topologyTools(this, {
    model: () => this.#model,
    graph: () => this.graph,
    reveal: (node) => void this.#reveal(node),
    view: () => this.#view,
    emit: (type, ...payload) => this.emit(type, ...payload),
    neighbourhood: () => this.#lightAround(this.neighbourhood ? null : this.selected),
    save: (format) => void this.#files.save(format),
    openLayout: () => void this.#openLayout(),
  })
}
