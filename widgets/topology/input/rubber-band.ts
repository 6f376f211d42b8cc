import type { Bounds } from '../viewport/viewport-model.js'

/** From where to where a rubber band was drawn, px of the canvas. */
export interface BandEnds {
  readonly startX: number
  readonly startY: number
  readonly x: number
  readonly y: number
}

export function bandBounds({ startX, startY, x, y }: BandEnds): Bounds {
  return {
    left: Math.min(startX, x),
    top: Math.min(startY, y),
    right: Math.max(startX, x),
    bottom: Math.max(startY, y),
  }
}

/** Shows the band while it is drawn; undefined = it is gone. */
export function showBand(band: HTMLElement, ends: BandEnds | undefined): void {
  band.hidden = !ends
  if (!ends) return
  const { left, top, right, bottom } = bandBounds(ends)
  band.style.setProperty('translate', `${left}px ${top}px`)
  band.style.setProperty('width', `${right - left}px`)
  band.style.setProperty('height', `${bottom - top}px`)
}
