import type { DrawMode } from './flat/flat-model.js'
import type { BalloonSource, NodeRef } from './model/topology-model.js'

export interface StratusTopologyFlatEventMap {
  /** The user chose a device or network; null = none. */
  'stratus-topology-select': CustomEvent<NodeRef | null>
  /** Request: show the balloon of a node beside `anchor`; `preventDefault()` refuses. */
  'stratus-topology-open': CustomEvent<NodeRef & { readonly anchor: DOMRectReadOnly; readonly source: BalloonSource }>
  /** Pointer or focus left the node that a balloon was asked for. */
  'stratus-topology-leave': CustomEvent<undefined>
  /** Request: go to a network's page; `preventDefault()` keeps the browser from it. */
  'stratus-topology-action': CustomEvent<{
    readonly action: 'details'
    readonly node: NodeRef
    readonly name: string
    readonly href: string
  }>
  /** The user chose how to draw. */
  'stratus-topology-draw-mode': CustomEvent<{ readonly mode: DrawMode }>
}
