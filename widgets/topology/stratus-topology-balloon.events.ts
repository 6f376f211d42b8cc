import type { BalloonAction } from './balloon/balloon-model.js'
import type { ResultType } from './balloon/delete-frame.js'
import type { DeleteTarget } from './balloon/delete-target.js'
import type { NodeRef } from './model/topology-model.js'

/** A link of a balloon was followed. */
export interface TopologyActionDetail {
  readonly action: BalloonAction
  readonly node: NodeRef
  readonly name: string
  readonly href: string
}

/** An entry of the page's own was chosen. */
export interface NodeActionDetail {
  /** The `id` of the entry. */
  readonly action: string
  /** For what: one node, or several that are chosen together. */
  readonly nodes: readonly NodeRef[]
  /** Where a link leads to. */
  readonly href: string | undefined
}

/** What the balloon and what stands behind it send; `stratus-topology` and `stratus-topology-balloon` alike. */
export interface TopologyActionsEventMap {
  /** Request: go to details, console, 'Add Interface' or 'Create Subnet'; `preventDefault()` keeps the browser from following the link. */
  'stratus-topology-action': CustomEvent<TopologyActionDetail>
  /** Request: an entry of the page's own (`nodeActions`) was chosen; `preventDefault()` keeps the browser from following a link. */
  'stratus-topology-node-action': CustomEvent<NodeActionDetail>
  /** Request: delete something; `preventDefault()` leaves question and deletion to the page. */
  'stratus-topology-delete': CustomEvent<{ readonly target: DeleteTarget }>
}

export interface StratusTopologyBalloonEventMap extends TopologyActionsEventMap {
  /** Fact: the balloon closed; `byUser` when Escape or its button did it, `focused` when the focus was in it. */
  'stratus-close': CustomEvent<{ readonly node: NodeRef; readonly byUser: boolean; readonly focused: boolean }>
}

export interface TopologyMessagesEventMap {
  /** Fact: a deletion ended so; `preventDefault()` when the page shows it itself. */
  'stratus-topology-message': CustomEvent<{ readonly type: ResultType; readonly message: string }>
  /** Request: the data should be asked for again now. */
  'stratus-topology-reload': CustomEvent<undefined>
}
