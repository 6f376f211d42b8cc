import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'
import { typeAhead } from '../internal/type-ahead-model.js'
import { t } from '../internal/localize.js'
import { Resizes } from '../internal/observers.js'
import { StratusElement } from '../internal/stratus-element.js'
import { nothingThere, statusSign, statusText } from './model/node-texts.js'
import { lineOver, outlineKey, outlineLines, type OutlineLine } from './outline/outline-model.js'
import { renderKindIcon, kindIconStyles } from './styles/kind-icon.js'
import { topologyOutlineStyles } from './styles/outline.styles.js'
import { emptyTopology } from './model/cloud-model.js'
import { kindName, type NodeKinds } from './model/node-kinds.js'
import type { TopologyModel } from './model/parse-topology.js'
import {
  keyOf,
  nothingPending,
  withoutRemoved,
  type NodeRef,
  type Pending,
  type Topology,
} from './model/topology-model.js'
import { TopologyReader } from './model/topology-reader.js'
import { decorationOf, decorationTexts, type Decorate } from './model/decorations.js'
import { matchesOf, noSearch, type TopologySearch } from './model/topology-search.js'
import type { OpenDetail, StratusTopologyOutlineEventMap } from './stratus-topology-graph.events.js'

const icons = { part: 'split', apart: 'unlink', others: 'list' } as const
const stateIcons = { active: 'success', down: 'warning', off: 'power', loading: 'progress' } as const

/** Classes of lines by their level. */
const levels = ['', 'below', 'deep'] as const
/** Lines beyond what is seen that are drawn all the same, so that scrolling shows no holes. */
const overscan = 10
const typingPause = 700

/**
 * The network topology as a tree: network → subnets, routers, instances. Equal to the pictures for those who do not see them, and
 * quick to read for everybody. Only the lines in sight are drawn.
 *
 * Keyboard: one tab stop; Up, Down, Home and End walk, Right and Left open and close, Enter asks for the balloon, letters find a
 * name.
 *
 * Not for seeing shapes and distances: `stratus-topology-graph` draws the same.
 *
 * @element stratus-topology-outline
 * @event {CustomEvent<NodeRef | null>} stratus-topology-select - Fact: the user chose another line; null = one without a node.
 * @event {CustomEvent<OpenDetail>} stratus-topology-open - Request: show the balloon of a node (Enter, click).
 * @csspart line - One line.
 * @cssproperty [--stratus-topology-height=clamp(360px, calc(100vh - 270px), 1600px)] - Height; longer trees scroll.
 */
export class StratusTopologyOutline extends StratusElement<StratusTopologyOutlineEventMap> {
  static override styles = [StratusElement.styles, kindIconStyles, topologyOutlineStyles]

  #reader = new TopologyReader((model) => (this.read = model))
  #model: Topology = emptyTopology
  #lines: readonly OutlineLine[] = []
  #sizes = new Resizes(() => this.#measure())
  #observed: HTMLElement | undefined
  #typed = ''
  #typedAt = 0

  @query('.scroll') private readonly scroller!: HTMLElement | null

  @state() private expanded: ReadonlySet<string> = new Set()
  @state() private current = ''
  @state() private read: Topology = emptyTopology
  /** First line in sight, and one after the last. */
  @state() private first = 0
  @state() private last = 20

  /** A page's own graph (`TopologyData`), a cloud's answer, or what `parseTopology()` made of either; undefined = it is awaited. */
  @property({ attribute: false }) model: TopologyModel

  /** Kinds of nodes of the page's own, by name: how they look and what they are called. */
  @property({ attribute: false }) nodeKinds: NodeKinds | undefined

  /** Deletes that are under way. */
  @property({ attribute: false }) pending: Pending = nothingPending

  /** The chosen node. */
  @property({ attribute: false }) selected: NodeRef | null = null

  /** What a page adds to a node: here in words. */
  @property({ attribute: false }) decorate: Decorate | undefined

  /** What is looked for: only matches and the way to them are shown. */
  @property({ attribute: false }) search: TopologySearch = noSearch

  /** Accessible name. */
  @property() label: string = t('Network Topology')

  override connectedCallback(): void {
    super.connectedCallback()
    this.#observed = undefined
    this.requestUpdate()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#sizes.disconnect()
  }

  /** Where a node's line is in the window; null when it is not drawn. */
  anchorOf(ref: NodeRef): DOMRectReadOnly | null {
    const at = this.#lineOf(ref)
    const line = at && this.shadowRoot?.querySelector(`[data-at="${this.#lines.indexOf(at)}"] .name`)
    return line ? line.getBoundingClientRect() : null
  }

  /** Goes to a node's line. */
  reveal(ref: NodeRef): void {
    this.selected = { kind: ref.kind, id: ref.id }
    // It may be the current one already, and out of sight.
    void this.updateComplete.then(() => this.#keepVisible())
  }

  override focus(options?: FocusOptions): void {
    this.scroller?.focus(options)
  }

  protected override willUpdate(changed: PropertyValues): void {
    const isOther = changed.has('model') || changed.has('nodeKinds')
    if (isOther && this.model !== undefined) this.#reader.take(this.model, this.nodeKinds)
    const isFirst = this.#model.nodes.length === 0
    if (changed.has('read') || changed.has('pending')) this.#model = withoutRemoved(this.read, this.pending)
    const place = changed.has('search') ? 0 : this.#lines.findIndex(({ id }) => id === this.current)
    const followed = changed.has('selected') || isFirst ? this.selected : null
    if (followed && !this.#lineOf(followed)) this.#uncover(followed)
    if (['read', 'pending', 'search', 'expanded'].some((name) => changed.has(name))) {
      const found = matchesOf(this.#model, this.search)
      this.#lines = outlineLines(this.#model, this.expanded, this.pending, found)
    }
    if (followed) this.current = this.#lineOf(followed)?.id ?? this.current
    // Of a line that is gone, what took its place.
    if (!this.#lines.some(({ id }) => id === this.current))
      this.current = this.#lines[Math.min(Math.max(place, 0), this.#lines.length - 1)]?.id ?? ''
  }

  protected override updated(changed: PropertyValues): void {
    const { scroller } = this
    if (!scroller) return
    if (this.#observed !== scroller) {
      this.#sizes.disconnect()
      this.#sizes.observe(scroller)
      this.#observed = scroller
    }
    const height = this.#lineHeight
    const space = (name: string, lines: number) =>
      scroller.querySelector<HTMLElement>(`.${name}`)?.style.setProperty('block-size', `${lines * height}px`)
    space('before', this.first)
    space('after', Math.max(0, this.#lines.length - this.last))
    if (changed.has('current')) this.#keepVisible()
  }

  override render() {
    if (this.model === undefined) return nothing
    if (!this.#lines.length) {
      const empty = this.#model.nodes.length === 0
      return html`<p class="note">${empty ? nothingThere(this.#model) : t('Nothing matches.')}</p>`
    }
    const from = Math.min(this.first, Math.max(0, this.#lines.length - 1))
    const shown = this.#lines.slice(from, this.last)
    const current = this.#lines.findIndex(({ id }) => id === this.current)
    const inSight = current >= from && current < from + shown.length
    return html`<div
      class="scroll"
      role="tree"
      tabindex="0"
      aria-label=${this.label}
      aria-activedescendant=${inSight ? `line-${current}` : nothing}
      @scroll=${() => this.#measure()}
      @keydown=${this.#keydown}
      @click=${(event: Event) => this.#clicked(event)}
    >
      <div class="before" role="presentation"></div>
      ${repeat(
        shown,
        ({ id }) => id,
        (line, index) => this.#renderLine(line, from + index),
      )}
      <div class="after" role="presentation"></div>
    </div>`
  }

  #renderLine(line: OutlineLine, at: number) {
    const { node, kind } = line
    const state = node && line.state && statusSign(node, line.state)
    const isCurrent = line.id === this.current
    const own = node ? decorationTexts(decorationOf(this.decorate, node, (text, error) => this.warn(text, error))) : []
    return html`<div
      class="line ${levels[line.level - 1]} ${isCurrent ? 'current' : ''}"
      part="line"
      role="treeitem"
      id="line-${at}"
      data-at=${at}
      aria-level=${line.level}
      aria-posinset=${line.place}
      aria-setsize=${line.count}
      aria-expanded=${line.expanded === undefined ? nothing : line.expanded ? 'true' : 'false'}
      aria-selected=${isCurrent ? 'true' : 'false'}
    >
      ${line.expanded === undefined ? html`<span></span>` : html`<stratus-icon class="fold" name="chevron-right"></stratus-icon>`}
      ${this.#renderIcon(line)}
      <span class="name">${kind === 'apart' ? t('Not connected') : kind === 'others' ? t('Others') : line.name}</span>
      <span class="addresses">${[...line.texts, ...own].join(', ')}</span>
      <span class="status ${state ?? ''}"
        >${state ? html`<stratus-icon name=${stateIcons[state]}></stratus-icon>${statusText(node)}` : nothing}</span
      >
    </div>`
  }

  #renderIcon({ node, kind }: OutlineLine) {
    if (kind !== 'node' || !node)
      return html`<stratus-icon
        name=${icons[kind === 'node' ? 'part' : kind]}
        label=${kind === 'part' ? t('Subnet') : ''}
      ></stratus-icon>`
    const own = this.#model.kindOf(node)
    return renderKindIcon(own.icon, kindName(own))
  }

  get #lineHeight(): number {
    return this.shadowRoot?.querySelector<HTMLElement>('.line')?.offsetHeight || 36
  }

  #measure(): void {
    const { scroller } = this
    if (!scroller?.clientHeight) return
    const height = this.#lineHeight
    this.first = Math.max(0, Math.floor(scroller.scrollTop / height) - overscan)
    this.last = Math.ceil((scroller.scrollTop + scroller.clientHeight) / height) + overscan
  }

  #keepVisible(): void {
    const at = this.#lines.findIndex(({ id }) => id === this.current)
    const { scroller } = this
    if (!scroller || at < 0) return
    const height = this.#lineHeight
    if (at * height < scroller.scrollTop) scroller.scrollTop = at * height
    const bottom = (at + 1) * height
    if (bottom > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = bottom - scroller.clientHeight
  }

  /** Opens the line that a node stands below. */
  #uncover({ kind, id }: NodeRef): void {
    const over = lineOver({ kind, id }, this.#model)
    if (over) this.expanded = new Set([...this.expanded, over])
  }

  #lineOf(ref: NodeRef): OutlineLine | undefined {
    const key = keyOf(ref)
    const here = this.#lines.find(({ id }) => id === this.current)
    return here?.node?.key === key ? here : this.#lines.find(({ node }) => node?.key === key)
  }

  #lineAt(event: Event): OutlineLine | undefined {
    const line = (event.target as Element).closest<HTMLElement>('.line')
    return line ? this.#lines[Number(line.dataset.at)] : undefined
  }

  #clicked(event: Event): void {
    const line = this.#lineAt(event)
    if (!line) return
    this.#go(line)
    const onFold = (event.target as Element).closest('.fold')
    if (onFold || (line.kind !== 'node' && line.expanded !== undefined)) this.#toggle(line.id)
    else if (line.node) this.#open(line, 'pointer')
  }

  #keydown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return
    const at = this.#lines.findIndex(({ id }) => id === this.current)
    const typing = this.#typed !== '' && performance.now() - this.#typedAt < typingPause
    const step = event.key === ' ' && typing ? undefined : outlineKey(event.key, at, this.#lines, this.#rtl)
    if (step) {
      const lineOf = (id: string) => this.#lines.find((line) => line.id === id)
      if ('go' in step) this.#go(lineOf(step.go))
      else if ('toggle' in step) this.#toggle(step.toggle)
      else this.#open(lineOf(step.open), 'keyboard')
    } else if (event.key.length === 1) this.#typeAhead(event.key, typing, at)
    else return
    event.preventDefault()
  }

  get #rtl(): boolean {
    return getComputedStyle(this).direction === 'rtl'
  }

  #typeAhead(letter: string, goesOn: boolean, at: number): void {
    this.#typed = goesOn ? this.#typed + letter : letter
    this.#typedAt = performance.now()
    const names = this.#lines.map(({ name }) => name)
    this.#go(this.#lines[typeAhead(names, at, this.#typed)])
  }

  #go(line: OutlineLine | undefined): void {
    if (!line || line.id === this.current) return
    this.current = line.id
    this.selected = line.node ? { kind: line.node.kind, id: line.node.id } : null
    this.emit('stratus-topology-select', this.selected)
  }

  #toggle(id: string): void {
    const next = new Set(this.expanded)
    if (!next.delete(id)) next.add(id)
    this.expanded = next
  }

  #open(line: OutlineLine | undefined, source: OpenDetail['source']): void {
    if (!line?.node) return
    const { kind, id } = line.node
    const anchor = this.anchorOf({ kind, id })
    if (anchor) this.emit('stratus-topology-open', { kind, id, anchor, source }, { cancelable: true })
  }
}
