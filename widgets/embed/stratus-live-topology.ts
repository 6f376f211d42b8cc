import { topologyInterval } from '@stratus/api-client/live'
import type { PropertyValues } from 'lit'
import { property } from 'lit/decorators.js'
import { StratusTopology, type TopologyState } from '../topology/stratus-topology.js'
import type { Listen } from '../internal/stratus-element.js'
import { LiveData } from './live-data.js'
import type { StratusLiveTopologyEventMap } from './live-topology.events.js'
import type { GrantSource } from './grant-transport.js'
import type { EmbedTransport } from './transport.js'

/**
 * The network topology on any page, with everything that `stratus-topology` has: by `data`, by `src`, or by a `transport` of the
 * page, read again every 10 s. Several on one page that ask the same share the request. It shows and changes nothing, unless
 * `with-actions` says that the page has a session; then every action is a cancelable event. When access ends the picture goes; it
 * comes back by itself.
 *
 * Keyboard: that of `stratus-topology`.
 *
 * Not for a graph that is not a cloud's network, or a page that fetches the data itself: `stratus-topology`.
 *
 * @element stratus-live-topology
 * @event {CustomEvent<LoadDetail>} stratus-load - Fact: an answer came.
 * @event {CustomEvent<LoadErrorDetail>} stratus-error - Fact: an answer did not come; the element asks again by itself.
 * @event {CustomEvent<AccessDetail>} stratus-access-change - Fact: access ended, or came back.
 */
export class StratusLiveTopology extends StratusTopology {
  // Types only: what it hears beside the events of a topology.
  /** @ignore */
  declare addEventListener: Listen<this, StratusLiveTopologyEventMap, AddEventListenerOptions>
  /** @ignore */
  declare removeEventListener: Listen<this, StratusLiveTopologyEventMap, EventListenerOptions>

  #live = new LiveData(this, () => ({
    session: 'project/network_topology/json',
    grant: 'stratus-portal/topology',
    interval: topologyInterval,
    // Thousands of devices would hold the page; the picture compares piece by piece.
    isSame: Object.is,
  }))
  #given: unknown

  /** The answer of `project/network_topology/json`; then nothing is asked. */
  @property({ attribute: false }) data: unknown

  /** Address to ask; empty = Horizon's topology below `webroot`. */
  @property() src = ''

  /** Where Horizon lives. */
  @property() webroot = '/'

  /** Asks instead of the element: with a token, through a proxy, from a recording. Gives the parsed JSON. */
  @property({ attribute: false }) transport: EmbedTransport | undefined

  /**
   * Where read-only grants for a dashboard on another origin come from: an address of the page's own server, or a function. Then
   * `webroot` is that dashboard's whole address.
   */
  @property() grant: GrantSource = ''

  /** Seconds between two answers; 0 = only `refresh()` asks. Default 10. */
  @property({ type: Number }) interval: number | null | undefined

  /** The page's CSRF token for `grant`; empty = that of `<meta name="csrf-token">`, of `csrfmiddlewaretoken`, or of the cookie `csrftoken`. */
  @property({ attribute: 'csrf-token' }) csrfToken = ''

  /** The header that carries the token; empty = `X-CSRF-Token` and `X-CSRFToken`. */
  @property({ attribute: 'csrf-header' }) csrfHeader = ''

  /** Offers what can be done, not only what is known. */
  @property({ type: Boolean, attribute: 'with-actions' }) withActions = false

  constructor() {
    super()
    this.addEventListener('stratus-topology-reload', () => this.refresh())
  }

  /** Asks again now. */
  refresh(): void {
    this.#live.refresh()
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#live.connect()
    const { data } = this.#live
    if (data !== this.#given) this.model = (this.#given = data) as object | null | undefined
    this.state = this.#stateNow
    this.readOnly = !this.withActions
    this.base = `${this.webroot.replace(/\/?$/, '/')}project/network_topology/`
    super.willUpdate(changed)
  }

  /** A refusal is shown, quietly; the picture is gone then (DEC-70). */
  get #stateNow(): TopologyState {
    if (this.data !== undefined && this.data !== null) return 'ready'
    const { status } = this.#live.state
    if (status !== 'failed') return status === 'ready' ? 'ready' : 'loading'
    return this.#live.isRefused ? 'no-access' : 'failed'
  }
}
