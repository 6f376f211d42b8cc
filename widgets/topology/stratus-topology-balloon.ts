import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom'
import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { isTopLayer, pushLayer, removeLayer, type Layer } from '../internal/dismissible-stack.js'
import { t } from '../internal/localize.js'
import { realClock, type Clock } from '../internal/pausable-timer.js'
import { StratusElement } from '../internal/stratus-element.js'
import { zoomedPlatform, zoomOf } from '../internal/zoomed-platform.js'
import {
  balloonOf,
  type Balloon,
  type BalloonDeed,
  type BalloonLink,
  type BalloonRow,
} from './balloon/balloon-model.js'
import { openConsole } from './balloon/console-window.js'
import { nodeActionsOf, type NodeAction, type NodeActions } from './balloon/node-actions.js'
import { deleteLabels, type DeleteTarget } from './balloon/delete-target.js'
import { topologyBalloonStyles } from './styles/balloon.styles.js'
import {
  keyOf,
  nothingPending,
  type NodeKey,
  type BalloonSource,
  type NodeRef,
  type Pending,
  type Topology,
} from './model/topology-model.js'
import { emptyTopology } from './model/cloud-model.js'
import { kindName } from './model/node-kinds.js'
import { kindIconStyles, renderKindIcon } from './styles/kind-icon.js'
import { decorationOf, decorationTexts, type Decorate } from './model/decorations.js'
import { statusSign, statusText } from './model/node-texts.js'
import type { StratusTopologyBalloonEventMap } from './stratus-topology-balloon.events.js'

/** Where a balloon points: a rectangle of the window, asked anew whenever the page moves. */
export type BalloonAnchor = () => DOMRectReadOnly | null

/** A balloon opened by the pointer alone closes after this time (ms) without it. */
const hoverPause = 300
const stateIcons = { loading: 'progress', active: 'success', down: 'warning', off: 'power' } as const

/**
 * What is known about a node of the network topology and what can be done with it: details, interfaces or subnets,
 * console, add interface, create subnet, delete. Opens beside the node, closes when the node leaves the model, and shows the
 * newest model while it is open. One balloon serves a whole picture.
 *
 * Keyboard: opened by the keyboard it takes the focus; Tab goes through it, Escape closes it.
 *
 * Not for tooltips: it has actions, and takes the focus when the keyboard opens it.
 *
 * @element stratus-topology-balloon
 * @event {CustomEvent<TopologyActionDetail>} stratus-topology-action - Request: a link was followed; `preventDefault()` keeps the browser from it.
 * @event {CustomEvent<NodeActionDetail>} stratus-topology-node-action - Request: an entry of `nodeActions` was chosen; `preventDefault()` keeps the browser from a link.
 * @event {CustomEvent<{target: DeleteTarget}>} stratus-topology-delete - Request: a delete button was pressed.
 * @event {CustomEvent<{node: NodeRef, byUser: boolean, focused: boolean}>} stratus-close - Fact: it closed; `byUser` when Escape or its button did it, `focused` when the focus was in it.
 * @csspart balloon - The box.
 * @csspart action - An entry of `nodeActions`.
 * @csspart row - One subnet, interface or address.
 */
export class StratusTopologyBalloon extends StratusElement<StratusTopologyBalloonEventMap> {
  static override styles = [StratusElement.styles, controlStyles, kindIconStyles, topologyBalloonStyles]

  #anchor: BalloonAnchor | undefined
  #source: BalloonSource = 'pointer'
  #cancelLeave: (() => void) | undefined
  #stopFollowing: (() => void) | undefined
  #layer: Layer = { modal: false, dismiss: () => this.hide(true) }
  /** What the press under way has closed: when it was on that very node, it is not to open it again. */
  #pressedAway: NodeKey | undefined

  @query('.balloon') private box!: HTMLElement | null
  @state() private ref: NodeRef | null = null

  /** The model that the views show. */
  @property({ attribute: false }) model: Topology = emptyTopology

  /** What deletions under way have changed. */
  @property({ attribute: false }) pending: Pending = nothingPending

  /** Address of the topology page, with a slash at its end: the routes of the balloon start there. */
  @property() base = '/project/network_topology/'

  /** Only facts: nothing can be added or deleted, and there is no console. */
  @property({ type: Boolean, attribute: 'read-only' }) readOnly = false

  /** What this user may not do: it is not offered. */
  @property({ attribute: false }) forbidden: readonly BalloonDeed[] = []

  /** The page's own entries for a node. */
  @property({ attribute: false }) nodeActions: NodeActions | undefined

  /** What a page adds to a node: here in words. */
  @property({ attribute: false }) decorate: Decorate | undefined

  /** Where time comes from; tests bring their own. */
  @property({ attribute: false }) clock: Clock = realClock

  /** What it is open for; null = it is closed. */
  get node(): NodeRef | null {
    return this.ref
  }

  /** Opens for a node, or moves to it. */
  async show(node: NodeRef, anchor: BalloonAnchor, source: BalloonSource = 'pointer'): Promise<void> {
    if (!this.isConnected || !this.model.nodeOf(keyOf(node))) return
    if (source === 'pointer' && keyOf(node) === this.#pressedAway) return
    // A balloon that somebody opened on purpose does not give way to a pointer passing by.
    if (source === 'hover' && this.ref && this.#source !== 'hover') return
    this.#cancelLeave?.()
    this.#anchor = anchor
    this.#source = source
    this.ref = { kind: node.kind, id: node.id }
    await this.updateComplete
    if (!this.box || !this.ref) return
    if (!this.box.matches(':popover-open')) {
      this.box.showPopover()
      pushLayer(this.#layer)
      document.addEventListener('pointerdown', this.#pointerOutside, true)
    }
    this.#follow()
    if (source === 'keyboard') this.focus()
  }

  /** Closes it. */
  hide(byUser = false): void {
    const { ref: node } = this
    if (!node) return
    const focused = Boolean(this.shadowRoot?.activeElement)
    this.#cancelLeave?.()
    this.#stopFollowing?.()
    this.#stopFollowing = undefined
    document.removeEventListener('pointerdown', this.#pointerOutside, true)
    removeLayer(this.#layer)
    if (this.box?.matches(':popover-open')) this.box.hidePopover()
    this.ref = null
    this.emit('stratus-close', { node, byUser, focused })
  }

  /** The pointer left the node: a balloon that it had opened closes soon. */
  leave(): void {
    if (this.#source !== 'hover') return
    this.#cancelLeave?.()
    this.#cancelLeave = this.clock.after(hoverPause, () => this.hide())
  }

  override focus(options?: FocusOptions): void {
    this.box?.focus(options)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.hide()
  }

  override render() {
    const node = this.ref && this.model.nodeOf(keyOf(this.ref))
    if (!node) return nothing
    const balloon = balloonOf(node, this.model, this.pending, this.base)
    return html`<div
      class="balloon"
      part="balloon"
      popover="manual"
      role="dialog"
      tabindex="-1"
      aria-label=${node.name}
      @pointerenter=${() => this.#cancelLeave?.()}
      @pointerleave=${() => this.leave()}
      @pointerdown=${() => (this.#source = 'pointer')}
      @focusin=${() => {
        if (this.#source === 'hover') this.#source = 'pointer'
      }}
    >
      ${this.#renderHead(balloon)} ${this.#renderRows(balloon)} ${this.#renderFoot(balloon)}
    </div>`
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('model') && this.ref && !this.model.nodeOf(keyOf(this.ref))) this.hide()
  }

  #offers(deed: BalloonDeed | 'details'): boolean {
    return deed === 'details' || !(this.readOnly || this.forbidden.includes(deed))
  }

  #renderHead({ node, state, facts }: Balloon) {
    const sign = statusSign(node, state)
    const kind = this.model.kindOf(node)
    const own = decorationTexts(decorationOf(this.decorate, node, (text, error) => this.warn(text, error)))
    return html`<div class="head">
        ${renderKindIcon(kind.icon, kindName(kind))}
        <h2 title=${node.name}>${node.name}</h2>
        <button type="button" class="button quiet icon small" aria-label=${t('Close')} @click=${() => this.hide(true)}>
          <stratus-icon name="close"></stratus-icon>
        </button>
      </div>
      <dl>
        <dt>${t('ID')}</dt>
        <dd class="mono">${node.id}</dd>
        <dt>${t('Status')}</dt>
        <dd class="state ${sign}">
          <stratus-icon name=${stateIcons[sign]}></stratus-icon>${statusText(node) || t('None')}
        </dd>
        ${facts.map(
          ([heading, value]) =>
            html`<dt>${heading}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      ${
        own.length
          ? html`<ul class="own">
              ${own.map((text) => html`<li>${text}</li>`)}
            </ul>`
          : nothing
      }`
  }

  #renderRows({ heading, noRows, rows, add, node }: Balloon) {
    const id = `rows-${node.kind}`
    return html`<section>
      <div class="title">
        <h3 id=${id}>${t(heading)}</h3>
        ${add && this.#offers(add.action) ? this.#renderLink(add, 'button small', 'plus') : nothing}
      </div>
      ${
        rows.length
          ? html`<ul aria-labelledby=${id}>
              ${repeat(
                rows,
                ({ key }) => key,
                (row) => this.#renderRow(row),
              )}
            </ul>`
          : html`<p class="none">${t(noRows)}</p>`
      }
    </section>`
  }

  #renderRow({ id, label, href, facts, status, remove }: BalloonRow) {
    const isAddress = facts.includes(label) || id === label
    const words = facts.filter((fact) => fact !== label)
    return html`<li part="row">
      ${
        href
          ? html`<a class=${isAddress ? 'mono' : 'name'} href=${href} title=${id}>${label}</a>`
          : html`<span class=${isAddress ? 'mono' : 'name'} title=${id}>${label}</span>`
      }
      <span class="facts">
        ${words.map((fact) => html`<span>${fact === 'None' ? t('None') : fact}</span>`)}
        ${status ? html`<span class="state ${status.active ? 'active' : 'down'}">${status.text}</span>` : nothing}
      </span>
      ${remove && this.#offers(`delete-${remove.kind}`) ? this.#renderDelete(remove, true) : nothing}
    </li>`
  }

  #renderFoot({ links, remove, node }: Balloon) {
    const shown = links.filter(({ action }) => this.#offers(action))
    const own = nodeActionsOf(this.nodeActions, [node], (text, error) => this.warn(text, error))
    const deletes = remove && this.#offers(`delete-${remove.kind}`)
    if (!shown.length && !own.length && !deletes) return nothing
    return html`<div class="foot">
      <span class="links"
        >${shown.map((link) => this.#renderLink(link, 'link'))}
        ${own.map((action) => this.#renderOwn(action, node))}</span
      >
      ${deletes ? this.#renderDelete(remove) : nothing}
    </div>`
  }

  #renderLink(link: BalloonLink, classes: string, icon?: string) {
    return html`<a
      class=${classes}
      data-action=${link.action}
      href=${link.href}
      @click=${(event: MouseEvent) => this.#go(event, link)}
      >${icon ? html`<stratus-icon name=${icon}></stratus-icon>` : nothing}${t(link.label)}</a
    >`
  }

  #renderOwn(action: NodeAction, { kind, id }: NodeRef) {
    const { href, label, icon, danger, unavailable } = action
    const content = html`${icon ? html`<stratus-icon name=${icon}></stratus-icon>` : nothing}${label}`
    const send = (event: Event) => {
      const detail = { action: action.id, nodes: [{ kind, id }], href }
      if (unavailable || !this.emit('stratus-topology-node-action', detail, { cancelable: true }))
        event.preventDefault()
    }
    if (href && !unavailable)
      return html`<a class="link" part="action" data-own=${action.id} href=${href} @click=${send}>${content}</a>`
    return html`<button
      type="button"
      class="button small ${danger ? 'quiet-danger' : ''}"
      part="action"
      data-own=${action.id}
      aria-disabled=${unavailable ? 'true' : nothing}
      title=${unavailable ?? nothing}
      @click=${send}
    >
      ${content}
    </button>`
  }

  #renderDelete(target: DeleteTarget, small = false) {
    const label = t(deleteLabels[target.kind])
    return html`<button
      type="button"
      class="button ${small ? 'small icon quiet' : 'small quiet-danger'}"
      data-delete=${target.kind}
      title=${small ? label : nothing}
      aria-label=${small ? `${label} ${target.name}` : nothing}
      ?disabled=${this.pending.loading.has(target.owner)}
      @click=${() => this.emit('stratus-topology-delete', { target }, { cancelable: true })}
    >
      ${small ? html`<stratus-icon name="trash"></stratus-icon>` : label}
    </button>`
  }

  #go(event: MouseEvent, { action, href }: BalloonLink): void {
    const node = this.ref && this.model.nodeOf(keyOf(this.ref))
    if (!node || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    const { kind, id, name } = node
    const detail = { action, node: { kind, id }, name, href }
    const goes = this.emit('stratus-topology-action', detail, { cancelable: true })
    if (goes && action !== 'console') return
    event.preventDefault()
    if (goes) openConsole(href, id)
  }

  #follow(): void {
    const { box } = this
    if (!box) return
    this.#stopFollowing?.()
    const anchor = { getBoundingClientRect: () => DOMRect.fromRect(this.#anchor?.() ?? undefined) }
    // New data, a layout and the page's own viewport move a node without any scrolling.
    this.#stopFollowing = autoUpdate(anchor, box, () => void this.#place(anchor, box), { animationFrame: true })
  }

  async #place(anchor: { getBoundingClientRect(): DOMRect }, box: HTMLElement): Promise<void> {
    if (!this.#anchor?.()) return this.hide()
    const zoom = zoomOf(box)
    const { x, y } = await computePosition(anchor, box, {
      placement: 'right-start',
      strategy: 'fixed',
      platform: zoomedPlatform(zoom),
      middleware: [
        offset(12),
        flip({ padding: 8, fallbackPlacements: ['left-start', 'bottom-start', 'top-start'] }),
        shift({ padding: 8, crossAxis: true }),
        size({
          padding: 8,
          apply: ({ availableHeight, elements }) =>
            elements.floating.style.setProperty('max-block-size', `${Math.max(160, availableHeight / zoom)}px`),
        }),
      ],
    })
    box.style.setProperty('left', `${x / zoom}px`)
    box.style.setProperty('top', `${y / zoom}px`)
  }

  #pointerOutside = (event: PointerEvent): void => {
    // A press in a question over it is none beside it.
    if (event.composedPath().includes(this) || !isTopLayer(this.#layer)) return
    this.#pressedAway = this.ref && this.#source !== 'hover' ? keyOf(this.ref) : undefined
    document.addEventListener('pointerdown', () => (this.#pressedAway = undefined), { capture: true, once: true })
    this.hide()
  }
}
