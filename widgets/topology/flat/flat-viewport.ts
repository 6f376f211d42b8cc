import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { Resizes } from '../../internal/observers.js'
import type { FlatWindow } from './flat-model.js'

/** Drawn beyond what is seen, px, so that scrolling shows no holes. */
const overscan = 300
/** Not every scrolled pixel draws anew, px. */
const step = 100
/** Height of the networks' names above the devices, px. */
const heads = 60

/** What part of the flat view is on screen; its host draws again when that changes. */
export class FlatViewport implements ReactiveController {
  window: FlatWindow = { left: 0, right: 0, top: 0, bottom: 0 }
  /** Width of the canvas, px; 0 while it is not shown. */
  width = 0
  readonly #host: ReactiveControllerHost
  readonly #scroller: () => HTMLElement | null
  #observed: HTMLElement | null = null
  // A frame later: drawing at once would change the size that is just being told.
  #sizes = new Resizes(() => requestAnimationFrame(this.measure))

  constructor(host: ReactiveControllerHost, scroller: () => HTMLElement | null) {
    this.#host = host
    this.#scroller = scroller
    host.addController(this)
  }

  hostUpdated(): void {
    const scroller = this.#scroller()
    if (scroller === this.#observed) return
    this.#sizes.disconnect()
    this.#observed = scroller
    if (scroller) this.#sizes.observe(scroller)
  }

  hostConnected(): void {
    this.#host.requestUpdate()
  }

  hostDisconnected(): void {
    this.#sizes.disconnect()
    this.#observed = null
  }

  /** Reads size and scroll position. */
  measure = (): void => {
    const scroller = this.#scroller()
    if (!scroller) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = scroller
    const even = (value: number) => Math.floor(value / step) * step
    const next = {
      left: even(scrollLeft) - overscan,
      right: even(scrollLeft + clientWidth) + overscan,
      top: even(scrollTop) - overscan,
      bottom: even(scrollTop + clientHeight) + overscan,
    }
    const width = clientWidth || this.width
    const known = this.window
    const sides = ['left', 'right', 'top', 'bottom'] as const
    if (width === this.width && sides.every((side) => next[side] === known[side])) return
    this.width = width
    this.window = next
    this.#host.requestUpdate()
  }

  /** Scrolls so far that a column, and a device in it, are seen below the names of the networks. */
  reveal(
    left: number,
    width: number,
    device?: { readonly y: number; readonly height: number; readonly margin: number },
  ) {
    const scroller = this.#scroller()
    if (!scroller) return
    if (left < scroller.scrollLeft) scroller.scrollLeft = left
    else if (left + width > scroller.scrollLeft + scroller.clientWidth) {
      scroller.scrollLeft = left + width - scroller.clientWidth
    }
    if (!device) return
    const room = scroller.clientHeight - heads
    const { y, height, margin } = device
    if (y < scroller.scrollTop) scroller.scrollTop = y - margin
    else if (y + height > scroller.scrollTop + room) scroller.scrollTop = y + height - room + margin
  }
}
