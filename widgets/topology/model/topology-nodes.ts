/** Nodes and links, whatever they stand for. */
import type { ReadDecoration } from './badges.js'

/** Names a node in events and properties. */
export interface NodeRef {
  /** `network`, `router`, `server`, or a kind of the page's own. */
  readonly kind: string
  readonly id: string
}

/** What opens a balloon. `hover`: closes when the pointer is gone; `pointer`: stays; `keyboard`: stays, and takes the focus. */
export type BalloonSource = 'hover' | 'pointer' | 'keyboard'

/** `<kind>/<id>`: stable between answers, and never the same for two nodes. */
export type NodeKey = `${string}/${string}`

/** What stands at a node; `down` is an error, what is merely `off` (shut off, paused, shelved) is none. */
export type NodeSign = 'active' | 'loading' | 'off' | 'down'

export interface TopologyNode extends NodeRef {
  readonly key: NodeKey
  readonly name: string
  /** The details page; null = there is none. */
  readonly url: string | null
  /** As the server words it for people. */
  readonly status: string
  readonly sign: NodeSign
  /** What is being done to it, `deleting` for example; null = nothing. */
  readonly task: string | null
  /** Badges and a ring that came with it. */
  readonly decoration?: ReadDecoration
}

/** Which ends of a link have an arrow. */
export type LinkDirection = 'none' | 'forward' | 'back' | 'both'

export interface TopologyLink {
  readonly key: string
  /** The same object as long as nothing about the link itself has changed. */
  readonly identity: object
  readonly from: TopologyNode
  readonly to: TopologyNode
  readonly label: string
  readonly direction: LinkDirection
  /** What else is known: addresses of a port. */
  readonly texts: readonly string[]
}

/** A thing inside a node that has no picture of its own: a subnet of a network. */
export interface NodePart {
  readonly id: string
  readonly name: string
}

export function keyOf({ kind, id }: NodeRef): NodeKey {
  return `${kind}/${id}`
}

/** The node's kind and id out of its key. */
export function refOf(key: NodeKey): NodeRef {
  const slash = key.indexOf('/')
  return { kind: key.slice(0, slash), id: key.slice(slash + 1) }
}

/** The node at the other end of one of its links. */
export function otherEnd({ from, to }: TopologyLink, node: TopologyNode): TopologyNode {
  return from.key === node.key ? to : from
}
