type Scheme = 'light' | 'dark'

/** Grounds on which the accent is read, as the design tokens have them; a test compares the two. */
export const grounds: Readonly<Record<Scheme, { surface: string; others: readonly string[]; softShare: number }>> = {
  light: { surface: '#ffffff', others: ['#f8f9fa', '#f1f3f5'], softShare: 0.09 },
  dark: { surface: '#131518', others: ['#0d0f11', '#1b1e22'], softShare: 0.16 },
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)

/** How light a colour is as WCAG 2.2 reckons it, 0 to 1. */
function luminance(shares: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = shares.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => contrastOf(channels(one), channels(other))

/** The least contrast of an accent with what it is read on in a scheme, the ground made of the accent itself among them. */
export function leastContrast(accent: string, scheme: Scheme): number {
  const { surface, others, softShare } = grounds[scheme]
  const own = channels(accent)
  const soft = channels(surface).map((share, at) => share * (1 - softShare) + (own[at] ?? 0) * softShare)
  return Math.min(contrastOf(own, soft), ...[surface, ...others].map((ground) => contrast(accent, ground)))
}

/** White or black, whichever is read better on a colour: one of the two always has 4.5. */
export function readableOn(colour: string): string {
  return contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000'
}
