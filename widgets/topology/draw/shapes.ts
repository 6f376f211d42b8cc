import type { Shape } from '../graph/graph-model.js'

/** Outlines of the icons on a 24 × 24 grid, for canvas and SVG alike (Lucide, ISC; see `icon/LICENSE-lucide.txt`). */
export const iconPaths: Readonly<Record<Shape, string>> = {
  server:
    'M4 2h16a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM4 14h16a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM6 6h.01M6 18h.01',
  router:
    'M4 14h16a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM6.01 18H6M10.01 18H10M15 10v4M17.84 7.17a4 4 0 0 0-5.66 0M20.66 4.34a8 8 0 0 0-11.31 0',
  network:
    'M17 16h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM3 16h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM10 2h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM5 16v-3a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3M12 12V8',
  external: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
}

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
