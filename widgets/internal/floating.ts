import type { Placement } from '@floating-ui/dom'

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

/**
 * Keeps a box of the top layer beside its anchor, whole and in sight, until stopped. The library that works out the place is
 * loaded with the first box that opens; until the box stands it is unseen, and nobody presses on it. Under a pressed pointer it
 * stays where it is: a press that ended beside its start would choose nothing.
 * @returns what ends it
 */
export function floatBeside(anchor: Element, box: HTMLElement, options: FloatingOptions = {}): () => void {
  const { placement = 'bottom-end', leastHeight = 0, mostHeight = Number.POSITIVE_INFINITY, mostWidth } = options
  let stop: (() => void) | undefined
  let stopped = false
  let waiting = 0
  const show = () => {
    for (const name of ['opacity', 'pointer-events']) box.style.removeProperty(name)
  }
  box.style.setProperty('opacity', '0')
  box.style.setProperty('pointer-events', 'none')
  const start = async (): Promise<void> => {
    const { autoUpdate, computePosition, flip, offset, shift, size } = await import('@floating-ui/dom')
    if (stopped) return
    const place = async (): Promise<void> => {
      cancelAnimationFrame(waiting)
      if (box.matches(':active')) {
        waiting = requestAnimationFrame(() => void place())
        return
      }
      const { x, y } = await computePosition(anchor, box, {
        placement,
        strategy: 'fixed',
        middleware: [
          offset(gap),
          flip({ padding }),
          shift({ padding }),
          size({
            padding,
            apply({ availableHeight, rects }) {
              const height = Math.max(leastHeight, Math.min(availableHeight, mostHeight))
              box.style.setProperty('max-block-size', `${height}px`)
              if (mostWidth) box.style.setProperty('inline-size', `${Math.min(rects.reference.width, mostWidth)}px`)
            },
          }),
        ],
      })
      box.style.setProperty('left', `${x}px`)
      box.style.setProperty('top', `${y}px`)
      show()
    }
    stop = autoUpdate(anchor, box, () => void place())
  }
  start().catch(show)
  return () => {
    stopped = true
    cancelAnimationFrame(waiting)
    stop?.()
    show()
  }
}
