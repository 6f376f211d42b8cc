import { t } from '../../internal/localize.js'
import type { MenuEntry } from '../model/menu-entry.js'
import type { Pending, Topology, TopologyNode } from '../model/topology-model.js'
import { balloonOf, type BalloonDeed, type BalloonLink } from './balloon-model.js'
import { deleteLabels, type DeleteTarget } from './delete-target.js'
import { nodeActionsOf, type NodeAction, type NodeActions } from './node-actions.js'

/** What is known of the page, and what entries do. */
export interface NodeMenu {
  readonly model: Topology
  readonly pending: Pending
  readonly base: string
  readonly nodeActions: NodeActions | undefined
  offers(deed: BalloonDeed): boolean
  follow(link: BalloonLink): void
  own(action: NodeAction): void
  remove(target: DeleteTarget): void
  focus(): void
  warn(text: string, error: unknown): void
}

/** The entries of one node, or of several that are chosen together: those have the page's own alone. */
export function nodeEntries(nodes: readonly TopologyNode[], menu: NodeMenu): readonly MenuEntry[] {
  const own = nodeActionsOf(menu.nodeActions, nodes, menu.warn).map((action) => ownEntry(action, menu))
  const [node, another] = nodes
  if (!node || another) return own
  const { links, add, remove } = balloonOf(node, menu.model, menu.pending, menu.base)
  const offered = [...links, ...(add ? [add] : [])].filter(({ action }) => action === 'details' || menu.offers(action))
  const isBlocked = menu.pending.loading.has(node.key)
  return [
    ...offered.map((link) => linkEntry(link, menu)),
    { action: { id: 'focus', label: t('Focus on selection') }, run: () => menu.focus() },
    ...own,
    ...(remove && !isBlocked && menu.offers(`delete-${remove.kind}`)
      ? [
          {
            action: { id: 'delete', label: t(deleteLabels[remove.kind]), danger: true },
            run: () => menu.remove(remove),
          },
        ]
      : []),
  ]
}

function linkEntry(link: BalloonLink, menu: NodeMenu): MenuEntry {
  const action = { id: link.action, label: t(link.label) }
  if (link.action === 'details') return { action: { ...action, href: link.href } }
  return { action, run: () => menu.follow(link) }
}

function ownEntry(action: NodeAction, menu: NodeMenu): MenuEntry {
  const { id, label, icon, danger, unavailable } = action
  const entry = { id: `own-${id}`, label, ...(icon && { icon }), ...(danger && { danger }) }
  return { action: { ...entry, disabled: unavailable || false }, run: () => menu.own(action) }
}
