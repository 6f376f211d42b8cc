import { computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/dom'
import { zoomedPlatform, zoomOf } from './zoomed-platform.js'

export { autoUpdate } from '@floating-ui/dom'

/** How a floating box stands beside what opened it; lengths in CSS px. */
export interface FloatingOptions {
  /** Turned round where there is no room. */
  readonly placement?: Placement
  /** The box becomes no lower than this, even where there is less room. */
  readonly leastHeight?: number
  /** The box becomes no higher than this. */
  readonly mostHeight?: number
  /** As wide as the anchor, up to this. */
  readonly mostWidth?: number
}

const gap = 4
/** Kept free at the edges of the window. */
const padding = 8

/** Puts a box of the top layer beside its anchor. Comes with the library, when the first box opens. */
export async function placeBeside(anchor: Element, box: HTMLElement, options: FloatingOptions): Promise<void> {
  const { placement = 'bottom-end', leastHeight = 0, mostHeight = Number.POSITIVE_INFINITY, mostWidth } = options
  const zoom = zoomOf(box)
  const { x, y } = await computePosition(anchor, box, {
    placement,
    strategy: 'fixed',
    platform: zoomedPlatform(zoom),
    middleware: [
      offset(gap),
      flip({ padding }),
      shift({ padding }),
      size({
        padding,
        apply({ availableHeight, rects }) {
          const height = Math.max(leastHeight, Math.min(availableHeight / zoom, mostHeight))
          box.style.setProperty('max-block-size', `${height}px`)
          const width = rects.reference.width / zoom
          if (mostWidth) box.style.setProperty('inline-size', `${Math.min(width, mostWidth)}px`)
        },
      }),
    ],
  })
  box.style.setProperty('left', `${x / zoom}px`)
  box.style.setProperty('top', `${y / zoom}px`)
}
