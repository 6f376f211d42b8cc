import type { GraphScene } from '../graph/graph-scene.js'
import type { Decorate, DecorateLink } from '../model/decorations.js'
import type { NodeKey, NodeSign } from '../model/topology-model.js'
import type { Size, Viewport } from '../viewport/viewport-model.js'
import type { Palette } from './palette.js'

/** How nodes are drawn now: colours, states, and what stands out. */
export interface GraphStyle {
  readonly palette: Palette
  readonly sign: (index: number) => NodeSign
  /** Nodes that are lit; the rest is dimmed. Undefined = all. */
  readonly lit: ReadonlySet<NodeKey> | undefined
  readonly selected: number
  /** Everything that is chosen, by key. */
  readonly chosen: ReadonlySet<NodeKey>
  readonly hovered: number
  /** Where the keyboard is; -1 = not here. */
  readonly focused: number
  readonly labels: boolean
  /** What a page adds to nodes and lines. */
  readonly decorate?: Decorate | undefined
  readonly decorateLink?: DecorateLink | undefined
  warn(text: string, error: unknown): void
}

/** What one frame shows; everything that draws on the canvas takes one. */
export interface Frame {
  readonly scene: GraphScene
  readonly viewport: Viewport
  /** Of the canvas, CSS px. */
  readonly size: Size
  readonly style: GraphStyle
  /** Pixels of the screen for one CSS px. */
  readonly ratio: number
}

/** Opacity of what is not lit, near and far, on screen and in files. */
export const dimmed = 0.25

/** Below this scale nodes are dots and groups, above it circles. */
export const dotsBelow = 0.3

export function isLit({ lit }: GraphStyle, key: NodeKey): boolean {
  return !lit || lit.has(key)
}
