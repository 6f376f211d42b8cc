import type { ReactiveController } from 'lit'

interface Host {
  readonly renderRoot: ParentNode
}

/**
 * Tells the stylesheet how high the toolbar is (`--_toolbar-size`), and the actions on the selection in it (`--_batch-size`): what
 * sticks below or within it must follow how its content wraps.
 */
export class ToolbarSize implements ReactiveController {
  #observer = new ResizeObserver(() => this.#tell())
  #observed = new Set<Element>()

  constructor(private readonly host: Host) {}

  hostUpdated(): void {
    const parts = new Set(this.host.renderRoot.querySelectorAll('.toolbar, .batch'))
    for (const part of parts) if (!this.#observed.has(part)) this.#observer.observe(part)
    for (const part of this.#observed) if (!parts.has(part)) this.#observer.unobserve(part)
    this.#observed = parts
  }

  #tell(): void {
    const root = this.host.renderRoot.querySelector<HTMLElement>('.root')
    for (const part of this.#observed)
      root?.style.setProperty(
        part.matches('.batch') ? '--_batch-size' : '--_toolbar-size',
        `${(part as HTMLElement).offsetHeight}px`,
      )
  }
}
