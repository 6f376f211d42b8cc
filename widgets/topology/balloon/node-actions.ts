import type { IconName } from '../../icon/icons.js'
import { linkAddress } from '../model/answer-text.js'
import type { TopologyNode } from '../model/topology-model.js'

/** An entry of the page's own for a node, or for several that are chosen together. */
export interface NodeAction {
  /** Comes back in `stratus-topology-node-action`. */
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  /** An entry with an address is a link. */
  readonly href?: string
  /** Why it cannot be done now: it is shown, and says so. */
  readonly unavailable?: string
  /** It destroys something. */
  readonly danger?: boolean
}

/** What a page offers for one node, or for several together. */
export type NodeActions = (nodes: readonly TopologyNode[]) => readonly NodeAction[]

/** What a page offers; nothing, with a warning, when its function fails. Addresses that are none of a page are left out. */
export function nodeActionsOf(
  actions: NodeActions | null | undefined,
  nodes: readonly TopologyNode[],
  warn: (text: string, error: unknown) => void,
): readonly NodeAction[] {
  if (!actions || !nodes.length) return []
  try {
    return actions(nodes).flatMap((action) => {
      if (typeof action?.id !== 'string' || typeof action.label !== 'string' || !action.label) return []
      const { href, ...rest } = action
      const address = href === undefined ? null : linkAddress(href)
      return [address === null ? rest : { ...rest, href: address }]
    })
  } catch (error) {
    warn('nodeActions failed:', error)
    return []
  }
}
