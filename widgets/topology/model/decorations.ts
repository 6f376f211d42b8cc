import {
  mostBadges,
  readDecoration,
  toneOf,
  type DecorationTone,
  type NodeBadge,
  type NodeRing,
  type ReadDecoration,
} from './badges.js'
import type { TopologyLink, TopologyNode } from './topology-nodes.js'

export type { DecorationTone, NodeBadge, NodeRing, ReadDecoration } from './badges.js'

/** What a page knows of a node beyond the cloud's answer: alarm, load, owner, cost. */
export interface NodeDecoration {
  /** The first three are drawn. */
  readonly badges?: readonly NodeBadge[]
  readonly ring?: NodeRing
}

/** A word at a line. */
export interface LinkDecoration {
  readonly label: string
  readonly tone?: DecorationTone
}

export type Decorate = (node: TopologyNode) => NodeDecoration | null | undefined
/** Gets all links between two nodes: they share a line. */
export type DecorateLink = (links: readonly TopologyLink[]) => LinkDecoration | null | undefined

const nothing: ReadDecoration = { badges: [], ring: undefined }
/** By function and node: whoever shows a node, the page is asked once for it, until the node has changed. */
const asked = new WeakMap<Decorate, WeakMap<TopologyNode, ReadDecoration>>()
const askedLinks = new WeakMap<
  DecorateLink,
  WeakMap<object, { links: readonly TopologyLink[]; read: LinkDecoration | undefined }>
>()

/** A page's function has failed, or given what nobody can read. */
type Warn = (text: string, error: unknown) => void

/** How a node is decorated: by what came with it, then by the page; without that, and with a warning, when its function fails. */
export function decorationOf(decorate: Decorate | undefined, node: TopologyNode, warn: Warn): ReadDecoration {
  const own = node.decoration ?? nothing
  if (!decorate) return own
  let known = asked.get(decorate)
  if (!known) asked.set(decorate, (known = new WeakMap()))
  let read = known.get(node)
  if (!read) {
    const { badges, ring } = safely(() => readDecoration(decorate(node)), 'decorate', warn) ?? nothing
    read = { badges: [...own.badges, ...badges].slice(0, mostBadges), ring: ring ?? own.ring }
    known.set(node, read)
  }
  return read
}

/** Words at a line: the page's, else those that came with its links. */
export function linkDecorationOf(
  decorate: DecorateLink | undefined,
  links: readonly TopologyLink[],
  warn: Warn,
): LinkDecoration | undefined {
  const first = links[0]?.identity
  if (!first) return undefined
  const own = [...new Set(links.map(({ label }) => label).filter(Boolean))].join(', ')
  const plain = own ? ({ label: own, tone: 'neutral' } as const) : undefined
  if (!decorate) return plain
  let known = askedLinks.get(decorate)
  if (!known) askedLinks.set(decorate, (known = new WeakMap()))
  const last = known.get(first)
  const isSame =
    last?.links.length === links.length && last.links.every(({ identity }, at) => identity === links[at]?.identity)
  if (last && isSame) return last.read ?? plain
  const read = safely(() => readLink(decorate(links)), 'decorateLink', warn)
  known.set(first, { links, read })
  return read ?? plain
}

/** Everything that a decoration says, in words. */
export function decorationTexts({ badges, ring }: ReadDecoration): readonly string[] {
  return [...badges.map(({ label }) => label), ...(ring ? [`${ring.label} ${Math.round(ring.value * 100)} %`] : [])]
}

function safely<Result>(ask: () => Result, name: string, warn: Warn): Result | undefined {
  try {
    return ask()
  } catch (error) {
    warn(`${name} failed:`, error)
    return undefined
  }
}

function readLink(given: LinkDecoration | null | undefined): LinkDecoration | undefined {
  if (typeof given?.label !== 'string' || !given.label) return undefined
  return { label: given.label, tone: toneOf(given.tone) }
}
