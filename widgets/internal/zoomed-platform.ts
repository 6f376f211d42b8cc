import { platform, type Platform } from '@floating-ui/dom'

/** How far a page zooms a box (`zoom`); that of the browser's own menu is none. Browsers that do not tell have zoomed px all over. */
export function zoomOf(box: Element): number {
  return (box as Partial<Element>).currentCSSZoom ?? 1
}

/** Places a box in px of the window where the page zooms it: the library takes the box's own px for those. */
export function zoomedPlatform(zoom: number): Platform {
  if (zoom === 1) return platform
  return {
    ...platform,
    async getDimensions(element) {
      const { width, height } = await platform.getDimensions(element)
      return { width: width * zoom, height: height * zoom }
    },
  }
}
