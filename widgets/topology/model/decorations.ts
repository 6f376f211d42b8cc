import type { TopologyLink, TopologyNode } from './topology-model.js'

export const decorationTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const
export type DecorationTone = (typeof decorationTones)[number]

/** A small sign at a node. */
export interface NodeBadge {
  /** What it means, in words: for the balloon, the outline and screen readers. */
  readonly label: string
  /** At most four characters in the sign. */
  readonly text?: string
  /** A drawing instead of the text: outlines on a grid of 24 × 24, as SVG path data. */
  readonly icon?: string
  readonly tone?: DecorationTone
}

/** A ring round a node that is filled from 0 to 1: load, progress. */
export interface NodeRing {
  readonly label: string
  readonly value: number
  readonly tone?: DecorationTone
}

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
/** Gets all ports of one device on one network: they share a line. */
export type DecorateLink = (links: readonly TopologyLink[]) => LinkDecoration | null | undefined

type Read<Value extends { readonly tone?: DecorationTone }> = Value & { readonly tone: DecorationTone }
/** A decoration as it is drawn: nothing in it is missing or beyond its limits. */
export interface ReadDecoration {
  readonly badges: readonly Read<NodeBadge>[]
  readonly ring: Read<NodeRing> | undefined
}

const nothing: ReadDecoration = { badges: [], ring: undefined }
/** By function and node: whoever shows a node, the page is asked once for it, until the node has changed. */
const asked = new WeakMap<Decorate, WeakMap<TopologyNode, ReadDecoration>>()
const askedLinks = new WeakMap<
  DecorateLink,
  WeakMap<object, { links: readonly TopologyLink[]; read: LinkDecoration | undefined }>
>()

/** A page's function has failed, or given what nobody can read. */
type Warn = (text: string, error: unknown) => void

/** How a page decorates a node; nothing, with a warning, when its function fails. */
export function decorationOf(decorate: Decorate | undefined, node: TopologyNode, warn: Warn): ReadDecoration {
  if (!decorate) return nothing
  let known = asked.get(decorate)
  if (!known) asked.set(decorate, (known = new WeakMap()))
  let read = known.get(node)
  if (!read) known.set(node, (read = safely(() => readDecoration(decorate(node)), 'decorate', warn) ?? nothing))
  return read
}

/** How a page decorates a line. */
export function linkDecorationOf(
  decorate: DecorateLink | undefined,
  links: readonly TopologyLink[],
  warn: Warn,
): LinkDecoration | undefined {
  const port = links[0]?.port
  if (!decorate || !port) return undefined
  let known = askedLinks.get(decorate)
  if (!known) askedLinks.set(decorate, (known = new WeakMap()))
  const last = known.get(port)
  if (last && last.links.length === links.length && last.links.every((link, at) => link.port === links[at]?.port))
    return last.read
  const read = safely(() => readLink(decorate(links)), 'decorateLink', warn)
  known.set(port, { links, read })
  return read
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

function toneOf(tone: unknown): DecorationTone {
  return decorationTones.find((each) => each === tone) ?? 'neutral'
}

function readDecoration(given: NodeDecoration | null | undefined): ReadDecoration {
  const badges = (given?.badges ?? []).slice(0, 3).flatMap((badge) => {
    if (typeof badge?.label !== 'string' || !badge.label) return []
    return [{ ...badge, text: [...String(badge.text ?? '')].slice(0, 4).join(''), tone: toneOf(badge.tone) }]
  })
  const ring = given?.ring
  if (!ring || !Number.isFinite(ring.value)) return { badges, ring: undefined }
  const value = Math.min(1, Math.max(0, ring.value))
  return { badges, ring: { label: String(ring.label ?? ''), value, tone: toneOf(ring.tone) } }
}

function readLink(given: LinkDecoration | null | undefined): LinkDecoration | undefined {
  if (typeof given?.label !== 'string' || !given.label) return undefined
  return { label: given.label, tone: toneOf(given.tone) }
}
