import { property } from 'lit/decorators.js'
import { realClock, type Clock } from '../internal/pausable-timer.js'
import type { TableError } from '../live-table/data/column.js'
import { SharedProperties } from './shared-properties.js'
import type { BalloonDeed } from './balloon/balloon-model.js'
import type { DeleteTransport } from './balloon/delete-flow.js'
import type { NodeActions } from './balloon/node-actions.js'
import type { TopologyModel } from './model/parse-topology.js'
import type { StratusTopologyEventMap } from './stratus-topology.events.js'
import type { TopologyViewName } from './toolbar/topology-memory.js'
import type { TopologyState } from './toolbar/topology-note.js'
import type { Viewport } from './viewport/viewport-model.js'

/** Everything a page says to a topology. */
export abstract class TopologyProperties extends SharedProperties<StratusTopologyEventMap> {
  protected static override readonly choices = {
    state: ['ready', 'loading', 'no-access', 'failed'],
    layout: ['force', 'layered'],
  }

  /** A page's own graph (`TopologyData`), a cloud's answer, or what `parseTopology()` made of either; null = none, and the picture of the last one goes. */
  @property({ attribute: false }) model: TopologyModel

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

  /** Neither reads nor writes cookies. */
  @property({ type: Boolean, attribute: 'without-cookies' }) withoutCookies = false

  /** What part of the graph is on screen; null = all of it. */
  @property({ attribute: false }) viewport: Viewport | null = null

  /** `loading`, `no-access` or `failed` say so; with a model on screen it stays, with a note. */
  @property() state: TopologyState = 'ready'

  /** Why it `failed`: what was said, and the request to ask the operator about. */
  @property({ attribute: false }) error?: TableError

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
}
