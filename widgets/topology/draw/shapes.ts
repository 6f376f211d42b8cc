/** Shapes for canvas and SVG alike (Lucide, ISC; see `icon/LICENSE-lucide.txt`). */

/** The state's sign stands so many radii right of and above the middle of its node, in this size (px). */
export const stateSign = { offset: 0.72, radius: 7 } as const

/** Signs of the state at a node's edge, on a grid from -1 to 1: never colour alone. */
export const statePaths = {
  active: 'M-.45 0L-.12 .34L.48-.34',
  down: 'M-.42-.42L.42 .42M.42-.42L-.42 .42',
  off: 'M-.42 0H.42',
  loading: 'M0-.55V0L.35 .25',
} as const

/** A label in the width that a node has for it. */
export function shortLabel(text: string, length: number): string {
  // Whole characters: half an emoji is no text.
  const characters = [...text.replace(/\s+/g, ' ')]
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`
}
