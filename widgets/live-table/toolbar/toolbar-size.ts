import type { ReactiveController } from 'lit'
import { Resizes } from '../../internal/observers.js'

interface Host {
  readonly renderRoot: ParentNode
}

/**
 * Tells what sticks how high the toolbar is, and the actions on the selection in it: the head stands below the one, on narrow
 * places the toolbar itself stops where only the other is left. Only they are told: what every row inherits would cost as much
 * as drawing them.
 */
export class ToolbarSize implements ReactiveController {
  #observer = new Resizes((entries) => this.#writeSizes(entries))
  #observed = new Set<Element>()
  /** Height of the toolbar, px, as the styles have it. */
  #size = 48

  constructor(private readonly host: Host) {}

  hostUpdated(): void {
    const toolbar = this.host.renderRoot.querySelector('.toolbar')
    const parts = new Set([toolbar, toolbar?.querySelector('.batch')].filter((part) => part instanceof Element))
    for (const part of parts) if (!this.#observed.has(part)) this.#observer.observe(part)
    for (const part of this.#observed) if (!parts.has(part)) this.#observer.unobserve(part)
    this.#observed = parts
  }

  #writeSizes(entries: readonly ResizeObserverEntry[]): void {
    const { renderRoot } = this.host
    const toolbar = renderRoot.querySelector<HTMLElement>('.toolbar')
    const narrow = toolbar?.closest('.narrow')
    for (const { target, borderBoxSize } of entries) {
      const size = borderBoxSize[0]?.blockSize ?? 0
      if (narrow) toolbar?.style.setProperty(target === toolbar ? '--_toolbar-size' : '--_batch-size', `${size}px`)
      if (target !== toolbar || size === this.#size) continue
      this.#size = size
      renderRoot.querySelector('thead')?.style.setProperty('inset-block-start', `calc(var(--_top) + ${size}px)`)
    }
  }
}
