/** Badges and rings of nodes, whoever gives them. */

/** So many of a node are drawn. */
export const mostBadges = 3

const decorationTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const
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

type Read<Value extends { readonly tone?: DecorationTone }> = Value & { readonly tone: DecorationTone }
/** A decoration as it is drawn: nothing in it is missing or beyond its limits. */
export interface ReadDecoration {
  readonly badges: readonly Read<NodeBadge>[]
  readonly ring: Read<NodeRing> | undefined
}

export function toneOf(tone: unknown): DecorationTone {
  return decorationTones.find((each) => each === tone) ?? 'neutral'
}

/** A page's badges and ring, within their limits. */
export function readDecoration(
  given: { readonly badges?: readonly NodeBadge[]; readonly ring?: NodeRing } | null | undefined,
): ReadDecoration {
  const badges = (given?.badges ?? []).slice(0, mostBadges).flatMap((badge) => {
    if (typeof badge?.label !== 'string' || !badge.label) return []
    return [{ ...badge, text: [...String(badge.text ?? '')].slice(0, 4).join(''), tone: toneOf(badge.tone) }]
  })
  const ring = given?.ring
  if (!ring || !Number.isFinite(ring.value)) return { badges, ring: undefined }
  const value = Math.min(1, Math.max(0, ring.value))
  return { badges, ring: { label: String(ring.label ?? ''), value, tone: toneOf(ring.tone) } }
}
