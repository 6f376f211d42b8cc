import type { TopologyLayout } from './model/topology-layout.js'
import type { BalloonSource, NodeRef } from './model/topology-model.js'
import type { Viewport } from './viewport/viewport-model.js'

export interface OpenDetail extends NodeRef {
  /** Where the node is in the window. */
  readonly anchor: DOMRectReadOnly
  readonly source: BalloonSource
}

/** A network, or another node that others belong to. */
export interface CollapseDetail extends NodeRef {
  readonly collapsed: boolean
}

export interface MenuDetail {
  /** Null = the ground. */
  readonly node: NodeRef | null
  /** Where it was asked for, px from the window's left and top. */
  readonly x: number
  readonly y: number
}

export interface StratusTopologyGraphEventMap {
  /** Request: show the menu of a node, or of the ground. */
  'stratus-topology-menu': CustomEvent<MenuDetail>
  /** Fact: the user chose another node; null = none. */
  'stratus-topology-select': CustomEvent<NodeRef | null>
  /** Fact: the user chose other nodes: one, or several together. */
  'stratus-topology-selection-change': CustomEvent<readonly NodeRef[]>
  /** Request: show the balloon of a node. */
  'stratus-topology-open': CustomEvent<OpenDetail>
  /** Fact: the user moved or zoomed the picture; balloons close. */
  'stratus-topology-viewport-change': CustomEvent<Viewport>
  /** Fact: the user moved nodes, collapsed a network or wanted a new layout. */
  'stratus-topology-layout-change': CustomEvent<TopologyLayout>
  /** Fact: the user collapsed or expanded one network. */
  'stratus-topology-collapse': CustomEvent<CollapseDetail>
}

export type StratusTopologyOutlineEventMap = Pick<
  StratusTopologyGraphEventMap,
  'stratus-topology-select' | 'stratus-topology-open'
>
