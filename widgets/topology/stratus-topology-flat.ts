import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { typeAhead } from '../internal/type-ahead-model.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { drawingStyles } from '../internal/styles/drawing.styles.js'
import { readCookie, writeCookie } from '../internal/cookies.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { drawForPaper } from './draw/printing.js'
import type * as FlatExport from './flat/flat-export.js'
import { flatStep } from './flat/flat-keys.js'
import { isLane } from './flat/lanes.js'
import { renderHeads } from './flat/flat-heads.js'
import {
  defaultMode,
  flatSizes,
  headHeight,
  layoutFlat,
  type DrawMode,
  type FlatLayout,
  type FlatScene,
  type FlatWindow,
} from './flat/flat-model.js'
import { renderFlat, type FlatHandlers, type FlatView } from './flat/flat-picture.js'
import { FlatViewport } from './flat/flat-viewport.js'
import { afterFrames } from '../internal/in-slices.js'
import { describeNode, nothingThere } from './model/node-texts.js'
import { emptyTopology } from './model/cloud-model.js'
import type { NodeKinds } from './model/node-kinds.js'
import type { TopologyModel } from './model/parse-topology.js'
import { kindIconStyles } from './styles/kind-icon.js'
import { topologyFlatStyles } from './styles/flat.styles.js'
import {
  keyOf,
  type BalloonSource,
  nothingPending,
  withoutRemoved,
  type NodeKey,
  type NodeRef,
  type Pending,
  type Topology,
  type TopologyNode,
} from './model/topology-model.js'
import { TopologyReader } from './model/topology-reader.js'
import { matchesOf, noSearch, type TopologySearch } from './model/topology-search.js'
import type { StratusTopologyFlatEventMap } from './stratus-topology-flat.events.js'

/** @texts */
const modeLabels: Readonly<Record<DrawMode, string>> = { small: 'Small', normal: 'Normal' }
const cookie = 'ntp_draw_mode'
/** Letters typed within this time (ms) belong together. */
const typingPause = 500

/**
 * The flat view of a topology: a column per network, or per node of a kind that holds others; devices in the column of their home
 * network, a line per port. Only what can be seen is drawn, so that thousands of devices stay quick. A network's name and bar lead to its page.
 *
 * Keyboard: one tab stop; on a device Up and Down go to the next one, Left and Right to its networks; on a network Left and Right
 * go to the next, Down to its first device; Home, End, Page Up, Page Down; letters find a name; Enter opens a device's balloon
 * or a network's page, Space the balloon of either.
 *
 * Not for hundreds of networks side by side, where the graph or the outline reads better.
 *
 * @element stratus-topology-flat
 * @event {CustomEvent<NodeRef | null>} stratus-topology-select - Fact: the user chose a device or network.
 * @event {CustomEvent<NodeRef & {anchor: DOMRectReadOnly, source: BalloonSource}>} stratus-topology-open - Request: show the balloon of a node.
 * @event {CustomEvent<undefined>} stratus-topology-leave - Fact: pointer or focus left the node that a balloon was asked for.
 * @event {CustomEvent<{action: 'details', node: NodeRef, name: string, href: string}>} stratus-topology-action - Request: go to a network's page.
 * @event {CustomEvent<{mode: DrawMode}>} stratus-topology-draw-mode - Fact: the user chose how to draw.
 * @csspart toolbar - The buttons above the picture.
 * @csspart network - The name of a network above its column.
 * @csspart device - A router or an instance.
 * @cssproperty [--stratus-topology-height=70vh] - Most height of the picture; it scrolls beyond.
 */
export class StratusTopologyFlat extends StratusElement<StratusTopologyFlatEventMap> {
  static override styles = [StratusElement.styles, controlStyles, drawingStyles, kindIconStyles, topologyFlatStyles]

  #reader = new TopologyReader((model) => (this.read = model))
  #shown: Topology = emptyTopology
  #found: ReadonlySet<NodeKey> | undefined
  #layout: FlatLayout | undefined
  #viewport = new FlatViewport(this, () => this.scroller)
  /** What the cookie said when the page left it to that: what is chosen elsewhere since then changes nothing here. */
  #savedMode: DrawMode | undefined
  #typed = ''
  #typedAt = 0
  /** The focus comes back from a balloon: it must not open again. */
  #quiet = false
  /** Loaded behind the first picture: a page that is being printed cannot wait. */
  #forPaper: typeof FlatExport | undefined

  @query('.scroll') private scroller!: HTMLElement | null
  @query('.print') private readonly paper!: HTMLCanvasElement | null
  @query('.probe') private readonly probe!: HTMLElement

  @state() private current: NodeKey | undefined
  @state() private read: Topology = emptyTopology

  /** A page's own graph (`TopologyData`), a cloud's answer, or what `parseTopology()` made of either. */
  @property({ attribute: false }) model: TopologyModel = emptyTopology

  /** Kinds of nodes of the page's own, by name: how they look and what they are called. */
  @property({ attribute: false }) nodeKinds: NodeKinds | undefined

  /** What deletions under way have changed. */
  @property({ attribute: false }) pending: Pending = nothingPending

  /** The chosen device or network. */
  @property({ attribute: false }) selected: NodeRef | null = null

  /** What is looked for: the rest is dimmed. */
  @property({ attribute: false }) search: TopologySearch = noSearch

  /** `normal` or `small`; empty = the cookie `ntp_draw_mode`, else what fits the width. */
  @property({ attribute: 'draw-mode' }) drawMode: DrawMode | '' = ''

  /** Neither reads nor writes the cookie. */
  @property({ type: Boolean, attribute: 'without-cookies' }) withoutCookies = false

  constructor() {
    super()
    drawForPaper(
      this,
      () => this.paper,
      (paper) => {
        const part = this.#part(true)
        if (part && this.#scene && this.#forPaper)
          this.#forPaper.printFlat(paper, this.#scene, part, this.#forPaper.readFlatPalette(this.probe))
      },
    )
  }

  /** Where a node is in the window; null when it is not drawn. */
  anchorOf(ref: NodeRef): DOMRectReadOnly | null {
    const node = this.#elementOf(keyOf(ref))
    return (node?.querySelector('.box') ?? node)?.getBoundingClientRect() ?? null
  }

  /** What is on screen as an SVG document of its own, or `whole`: all of the picture. Text stays text. */
  async exportSvg({ whole = false } = {}): Promise<string> {
    const part = this.#part(whole)
    if (!part || !this.#scene) return ''
    const { flatSvg, readFlatPalette } = await import('./flat/flat-export.js')
    return flatSvg(this.#scene, part, readFlatPalette(this.probe))
  }

  /** What is on screen, twice as fine. */
  async exportPng(): Promise<Blob> {
    const part = this.#part(false)
    if (!part || !this.#scene) throw new Error('The picture is empty.')
    const { flatPng, readFlatPalette } = await import('./flat/flat-export.js')
    return flatPng(this.#scene, part, readFlatPalette(this.probe))
  }

  /** Scrolls to a node, as soon as it is known where that is. */
  reveal(ref: NodeRef): void {
    void this.updateComplete.then(() => this.#reveal(keyOf(ref)))
  }

  /** Puts the focus on a node, or on another when it is gone, without asking for its balloon. */
  async focusNode(ref: NodeRef): Promise<void> {
    this.#quiet = true
    await this.#focus(keyOf(ref))
    this.#quiet = false
  }

  get #scene(): FlatScene | undefined {
    const layout = this.#layout
    return (
      layout && {
        layout,
        pending: this.pending,
        found: this.#found,
        labelOf: (node) => describeNode(node, this.#shown),
        kindOf: (node) => this.#shown.kindOf(node),
        textsOf: (node) => this.#shown.textsOf(node),
      }
    )
  }

  #part(whole: boolean): FlatWindow | undefined {
    const { scroller } = this
    if (!this.#layout || !scroller) return undefined
    const { width, height } = this.#layout
    if (whole) return { left: 0, top: 0, right: width, bottom: height }
    const { scrollLeft: left, scrollTop: top, clientWidth, clientHeight } = scroller
    return {
      left,
      top,
      right: Math.min(width, left + clientWidth),
      bottom: Math.min(height, top + clientHeight - headHeight),
    }
  }

  override render() {
    if (!this.#shown.nodes.length) return html`<p class="note">${nothingThere(this.#shown)}</p>`
    const mode = this.#mode
    const scene = this.#scene
    return html`
      <div class="toolbar" part="toolbar" role="group" aria-label=${t('Size')}>
        ${(Object.keys(modeLabels) as DrawMode[]).map(
          (one) =>
            html`<button
              type="button"
              class="button small"
              data-value=${one}
              aria-pressed=${one === mode ? 'true' : 'false'}
              @click=${() => this.#chooseMode(one)}
            >
              ${t(modeLabels[one])}
            </button>`,
        )}
      </div>
      <canvas class="print" aria-hidden="true" width="0" height="0"></canvas>
      <div class="scroll ${mode}" dir="ltr" @scroll=${this.#viewport.measure} @keydown=${this.#keydown}>
        ${scene ? this.#renderPicture(scene) : nothing}
      </div>
      <span class="probe" hidden></span>
    `
  }

  #renderPicture(scene: FlatScene) {
    const { width, height } = scene.layout
    const view: FlatView = {
      ...scene,
      window: this.#viewport.window,
      current: this.current,
      selected: this.selected ? keyOf(this.selected) : undefined,
    }
    return html`<div class="heads">${renderHeads(view, this.#handlers)}</div>
      <svg role="group" aria-label=${t('Devices')} width=${width} height=${height} viewBox="0 0 ${width} ${height}">
        ${this.#viewport.width ? renderFlat(view, this.#handlers) : nothing}
      </svg>`
  }

  #handlers: FlatHandlers = {
    enter: (node, target) => this.#ask(node, target, 'hover'),
    leave: () => this.emit('stratus-topology-leave'),
    focus: (node, target) => this.#focused(node, target),
    choose: (node, target) => this.#choose(node, target, 'pointer'),
    press: ({ key }) => (this.#elementOf(key) as HTMLElement | undefined)?.click(),
    follow: (network, href, event) => this.#go(event, network, href),
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('model') || changed.has('nodeKinds')) this.#reader.take(this.model, this.nodeKinds)
    const isOther = (changed as Map<string, unknown>).has('read') || changed.has('pending')
    if (isOther) this.#shown = withoutRemoved(this.read, this.pending)
    if (isOther || changed.has('search')) this.#found = matchesOf(this.#shown, this.search)
    if (changed.has('drawMode') || changed.has('withoutCookies')) this.#savedMode = this.#readMode()
    const mode = this.#mode
    const outdated = !this.#layout || this.#layout.mode !== mode || isOther
    // Before it has a width nobody can say what fits.
    if (outdated && (this.#viewport.width > 0 || this.drawMode || this.#savedMode))
      this.#layout = layoutFlat(this.#shown, mode)
    if (!this.current || !this.#shown.nodeOf(this.current))
      this.current = this.#layout?.devices[0]?.node.key ?? this.#layout?.columns[0]?.network.key
  }

  protected override async firstUpdated(): Promise<void> {
    await afterFrames(2)
    this.#forPaper = await import('./flat/flat-export.js').catch(() => undefined)
  }

  get #mode(): DrawMode {
    if (this.drawMode && !Object.hasOwn(modeLabels, this.drawMode))
      this.warn(`knows no draw mode "${String(this.drawMode)}"; use normal or small.`)
    else if (this.drawMode) return this.drawMode
    return (
      this.#savedMode ??
      defaultMode(this.#shown.nodes.filter((node) => isLane(node, this.#shown)).length, this.#viewport.width)
    )
  }

  #readMode(): DrawMode | undefined {
    const saved = this.withoutCookies ? undefined : readCookie(cookie)
    return saved === 'normal' || saved === 'small' ? saved : undefined
  }

  #chooseMode(mode: DrawMode): void {
    if (!this.withoutCookies) writeCookie(cookie, mode)
    this.drawMode = mode
    this.emit('stratus-topology-draw-mode', { mode })
  }

  #ask(node: TopologyNode, target: Element, source: BalloonSource): void {
    const anchor = (target.querySelector('.box') ?? target).getBoundingClientRect()
    this.emit('stratus-topology-open', { kind: node.kind, id: node.id, anchor, source }, { cancelable: true })
  }

  #choose(node: TopologyNode, target: Element, source: BalloonSource): void {
    this.current = node.key
    this.selected = { kind: node.kind, id: node.id }
    this.emit('stratus-topology-select', this.selected)
    this.#ask(node, target, source)
  }

  #focused(node: TopologyNode, target: Element): void {
    this.current = node.key
    // The pointer brings its own balloon.
    if (!this.#quiet && target.matches(':focus-visible')) this.#ask(node, target, 'hover')
  }

  #go(event: MouseEvent, { kind, id, name }: TopologyNode, href: string): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const free = this.emit(
      'stratus-topology-action',
      { action: 'details', node: { kind, id }, name, href },
      { cancelable: true },
    )
    if (!free) event.preventDefault()
  }

  #keydown(event: KeyboardEvent): void {
    const { current } = this
    const layout = this.#layout
    if (!current || !layout || event.altKey || event.ctrlKey || event.metaKey) return
    const node = this.#shown.nodeOf(current)
    const target = this.#elementOf(current)
    if (node && target && (event.key === ' ' || (event.key === 'Enter' && !isLane(node, this.#shown)))) {
      event.preventDefault()
      this.#choose(node, target, 'keyboard')
      return
    }
    const next = flatStep(event.key, current, layout, this.#shown)
    if (next !== undefined || /^(Arrow|Home|End|Page)/.test(event.key)) event.preventDefault()
    if (next !== undefined) void this.#focus(next)
    else if (event.key.length === 1) this.#type(event)
  }

  #type(event: KeyboardEvent): void {
    this.#typed = event.timeStamp - this.#typedAt > typingPause ? event.key : this.#typed + event.key
    this.#typedAt = event.timeStamp
    const keys = this.#shown.nodes.map(({ key }) => key)
    const names = this.#shown.nodes.map(({ name }) => name)
    const found =
      keys[
        typeAhead(
          names,
          keys.findIndex((key) => key === this.current),
          this.#typed,
        )
      ]
    if (found !== undefined) void this.#focus(found)
  }

  async #focus(key: NodeKey): Promise<void> {
    this.current = key
    await this.updateComplete
    const found = this.current ?? key
    const node = this.#elementOf(found) as HTMLElement | SVGElement | undefined
    node?.focus({ preventScroll: true })
    this.#reveal(found)
  }

  #reveal(key: NodeKey): void {
    const device = this.#layout?.devices.find(({ node }) => node.key === key)
    const { column: width, margin } = flatSizes[this.#mode]
    const column = device?.column ?? this.#layout?.columns.find(({ network }) => network.key === key)?.index
    if (column === undefined) return
    this.#viewport.reveal(column * width, width, device && { y: device.y, height: device.height, margin })
  }

  #elementOf(key: NodeKey): Element | undefined {
    return [...this.renderRoot.querySelectorAll<HTMLElement | SVGElement>('[data-key]')].find(
      ({ dataset }) => dataset.key === key,
    )
  }
}
