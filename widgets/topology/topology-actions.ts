import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit'
import { t } from '../internal/localize.js'
import type { Clock } from '../internal/pausable-timer.js'
import type { BalloonDeed } from './balloon/balloon-model.js'
import { openConsole } from './balloon/console-window.js'
import type { NodeMenu } from './balloon/menu-entries.js'
import type { NodeActions } from './balloon/node-actions.js'
import type { DeleteResult } from './balloon/delete-frame.js'
import type { DeleteFlow, DeleteTransport } from './balloon/delete-flow.js'
import type { DeleteTarget } from './balloon/delete-target.js'
import type { BalloonAnchor, StratusTopologyBalloon } from './stratus-topology-balloon.js'
import type {
  NodeActionDetail,
  StratusTopologyBalloonEventMap,
  TopologyActionDetail,
} from './stratus-topology-balloon.events.js'
import type { Decorate } from './model/decorations.js'
import {
  keyOf,
  nothingPending,
  refOf,
  type BalloonSource,
  type NodeRef,
  type Pending,
  type Topology,
  type TopologyNode,
} from './model/topology-model.js'

/** What the element around a topology gives to its balloon and its deletions. */
export interface TopologyActionsHost extends ReactiveControllerHost, HTMLElement {
  /** Address of the topology page, with a slash at its end. */
  readonly base: string
  readonly readOnly: boolean
  /** What this user may not do. */
  readonly forbidden: readonly BalloonDeed[]
  /** Deletes as the page wants it; without one a hidden frame does (DEC-21). */
  readonly deleteTransport: DeleteTransport | undefined
  /** The page's own entries. */
  readonly nodeActions: NodeActions | undefined
  readonly decorate: Decorate | undefined
  readonly clock: Clock
}

async function deleteHere(target: DeleteTarget, { base, shadowRoot }: TopologyActionsHost): Promise<DeleteResult> {
  const { deleteByFrame } = await import('./balloon/delete-frame.js')
  return deleteByFrame(target, { base, holder: shadowRoot ?? document.body })
}

/**
 * The balloon of a topology and what follows from it: the question before a deletion, the deletion, its mark, its message.
 * The element renders `render(model)` and gives `pending` to its views. What only an answer to the user needs is loaded
 * with the first one.
 */
export class TopologyActions implements ReactiveController {
  readonly #host: TopologyActionsHost
  #flow: DeleteFlow | undefined
  #message: DeleteResult | undefined
  #returnFocus: ((node: NodeRef) => void) | undefined
  /** Counts what was asked of the balloon: only the last counts when it has been loaded. */
  #asked = 0

  constructor(host: TopologyActionsHost, returnFocus?: (node: NodeRef) => void) {
    this.#host = host
    this.#returnFocus = returnFocus
    host.addController(this)
  }

  /** Marks of deletions under way, for the views. */
  get pending(): Pending {
    return this.#flow?.pending ?? nothingPending
  }

  hostDisconnected(): void {
    this.close()
  }

  /** A new answer is here. */
  settle(model: Topology): void {
    this.#flow?.settle(model)
  }

  /** Opens the balloon; the page may have refused by cancelling the view's request. */
  open(node: NodeRef, anchor: BalloonAnchor, source: BalloonSource): void {
    void this.#open(node, anchor, source)
  }

  async #open(node: NodeRef, anchor: BalloonAnchor, source: BalloonSource): Promise<void> {
    const asked = ++this.#asked
    if (!this.#balloon) await import('./stratus-topology-balloon.define.js')
    if (asked === this.#asked) await this.#balloon?.show(node, anchor, source)
  }

  /** The pointer left the node that it had opened a balloon for. */
  leave(): void {
    if (this.#balloon) this.#balloon.leave()
    else this.#asked++
  }

  /** Neither the balloon nor the last message stays. */
  forget(): void {
    this.close()
    this.#message = undefined
  }

  close(): void {
    this.#asked++
    this.#balloon?.hide()
  }

  /** The balloon and the last message. `model` without what is gone already. */
  render(model: Topology): TemplateResult {
    const message = this.#message
    return html`<div role="status" class="topology-messages">
        ${
          message
            ? html`<stratus-alert
                type=${message.type}
                dismissible
                message=${message.message}
                @stratus-close-request=${(event: Event) => {
                  event.preventDefault()
                  this.#message = undefined
                  this.#host.requestUpdate()
                }}
              ></stratus-alert>`
            : nothing
        }
      </div>
      <stratus-topology-balloon
        .model=${model}
        .pending=${this.pending}
        base=${this.#host.base}
        ?read-only=${this.#host.readOnly}
        .forbidden=${this.#host.forbidden}
        .nodeActions=${this.#host.nodeActions}
        .decorate=${this.#host.decorate}
        .clock=${this.#host.clock}
        @stratus-topology-action=${(event: CustomEvent<TopologyActionDetail>) => this.#pass(event)}
        @stratus-topology-node-action=${(event: CustomEvent<NodeActionDetail>) => this.#pass(event)}
        @stratus-topology-delete=${(event: CustomEvent<{ target: DeleteTarget }>) => {
          if (this.#pass(event)) void this.ask(event.detail.target)
        }}
        @stratus-close=${({ detail }: StratusTopologyBalloonEventMap['stratus-close']) => {
          if (detail.byUser || detail.focused) this.#returnFocus?.(detail.node)
        }}
      ></stratus-topology-balloon>`
  }

  /** What the menu of some nodes offers, each as the balloon does it. */
  menuFor(nodes: readonly TopologyNode[], model: Topology, focus: () => void, warn: NodeMenu['warn']): NodeMenu {
    const host = this.#host
    const refs = nodes.map(({ kind, id }): NodeRef => ({ kind, id }))
    return {
      model,
      pending: this.pending,
      base: host.base,
      nodeActions: host.nodeActions,
      focus,
      offers: (deed) => !host.readOnly && !host.forbidden.includes(deed),
      warn,
      follow: ({ action, href }) => {
        const [node] = nodes
        if (!node) return
        const detail = { action, node: { kind: node.kind, id: node.id }, name: node.name, href }
        if (!this.#emit('stratus-topology-action', detail, true)) return
        if (action === 'console') openConsole(href, node.id)
        else location.assign(href)
      },
      own: ({ id, href }) => {
        if (this.#emit('stratus-topology-node-action', { action: id, nodes: refs, href }, true) && href)
          location.assign(href)
      },
      remove: (target) => {
        if (this.#emit('stratus-topology-delete', { target }, true)) void this.ask(target)
      },
    }
  }

  /** The question, then the deletion (T-DEL-01). */
  async ask(target: DeleteTarget): Promise<void> {
    const help =
      target.kind === 'server' ? t('Deleted instances are not recoverable.') : t('This action cannot be undone.')
    const [{ confirmDelete }, { deleteLabels }, { DeleteFlow }] = await Promise.all([
      import('../delete-modal/stratus-delete-modal.define.js'),
      import('./balloon/delete-target.js'),
      import('./balloon/delete-flow.js'),
    ])
    const flow = (this.#flow ??= new DeleteFlow({
      send: (each) => this.#host.deleteTransport?.(each) ?? deleteHere(each, this.#host),
      changed: () => this.#host.requestUpdate(),
      say: (result) => void this.say(result),
      reload: () => this.#emit('stratus-topology-reload', undefined, false),
    }))
    const label = t(deleteLabels[target.kind])
    await confirmDelete({
      title: t('Confirm %s', [label]),
      body: `${t('You have selected: %s. Please confirm your selection.')} ${help}`,
      items: [target],
      submit: label,
      // What comes of it is told by the mark and the message: the question need not stay for that.
      run: () => void this.#run(flow, target),
    })
    // The button that asked is disabled now, or has gone with its balloon.
    if (document.activeElement !== document.body) return
    if (this.#balloon?.node) this.#balloon.focus()
    else this.#returnFocus?.(refOf(target.owner))
  }

  /** The balloon of a node that is gone closes by itself; that of a node which has lost a part is closed. */
  async #run(flow: DeleteFlow, target: DeleteTarget): Promise<void> {
    // Told by the deletion, not by its mark: newer data that came first have taken that away.
    const lostPart = await flow.run(target)
    const node = this.#balloon?.node
    if (lostPart && node && keyOf(node) === target.owner) this.close()
  }

  /** Shows a message, unless the page does. */
  async say({ type, message }: DeleteResult): Promise<void> {
    const { sanitizeHtml } = await import('../internal/sanitize.js')
    const text = sanitizeHtml(message).textContent.replace(/\s+/g, ' ').trim()
    if (!this.#emit('stratus-topology-message', { type, message: text }, true)) return
    void import('../alert/stratus-alert.define.js')
    this.#message = { type, message: text }
    this.#host.requestUpdate()
  }

  /** Sends a request of the balloon on as the element's own; true when nobody minds. */
  #pass(event: CustomEvent<unknown>): boolean {
    event.stopPropagation()
    const free = this.#emit(event.type, event.detail, true)
    if (!free) event.preventDefault()
    return free
  }

  #emit(type: string, detail: unknown, cancelable: boolean): boolean {
    return this.#host.dispatchEvent(new CustomEvent(type, { detail, cancelable }))
  }

  /** Null until it is loaded. */
  get #balloon(): StratusTopologyBalloon | null {
    return this.#host.shadowRoot?.querySelector<StratusTopologyBalloon>('stratus-topology-balloon:defined') ?? null
  }
}
