/** Sizes (W-CHART-04, W-CHART-05). */

/** A chart is drawn again this long after the last resize, ms. */
export const resizeDelay = 400
/** What a chart with automatic height leaves below itself, px. */
const bottomMargin = 30

export interface Room {
  /** Height that the page's style gives it, px: never less. */
  readonly own: number
  /** Height of the window, px. */
  readonly window: number
  /** Distance of the drawing from the top of the document, px. */
  readonly top: number
  /** What the element shows below its drawing (legend …), px. */
  readonly below: number
}

/** Height of a chart with automatic height, px: down to the margin, and at least its own. */
export function autoHeight({ own, window, top, below }: Room): number {
  return Math.max(own, Math.floor(window - top - below - bottomMargin))
}
