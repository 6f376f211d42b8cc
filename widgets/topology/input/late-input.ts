import type { GraphInput, GraphInputActions } from './graph-input.js'
import type { Trail } from './trail.js'
import type { ReactiveControllerHost } from 'lit'
import type { GraphEngine } from '../graph/graph-engine.js'
import type { Decorate } from '../model/decorations.js'
import type { NodeKey } from '../model/topology-model.js'
import type { ViewportController } from '../viewport/viewport-controller.js'

/** Pointers and keys on a graph: their code comes behind the first picture. */
export class LateInput {
  #input: GraphInput | undefined
  #earlyKeys: KeyboardEvent[] = []
  /** Resolves when it is here; undefined = nobody has asked for it. */
  loading: Promise<void> | undefined

  /** @param band - Shown while a rubber band is drawn. */
  load(
    host: ReactiveControllerHost,
    engine: GraphEngine,
    viewport: ViewportController,
    canvas: HTMLElement,
    band: HTMLElement,
    actions: GraphInputActions,
  ): Promise<void> {
    return (this.loading = this.#load(async () => {
      const { GraphInput } = await import('./graph-input.js')
      const input = new GraphInput(host, engine, viewport, actions)
      input.listen(canvas, band)
      return input
    }, host))
  }

  async #load(make: () => Promise<GraphInput>, host: ReactiveControllerHost): Promise<void> {
    this.#input = await make()
    for (const event of this.#earlyKeys.splice(0)) this.#input.key(event)
    host.requestUpdate()
  }

  /** Keys that come before what hears them are heard then, and move nothing else meanwhile. */
  key(event: KeyboardEvent): void {
    if (this.#input) return this.#input.key(event)
    if (event.key === 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    this.#earlyKeys.push(event)
  }

  /** Where a trail has come to, for screen readers. */
  describe(
    trail: Trail,
    chosen: ReadonlySet<NodeKey>,
    decorate: Decorate | undefined,
    warn: (text: string, error: unknown) => void,
  ): string {
    return this.#input?.describe(trail, chosen, decorate, warn) ?? ''
  }
}
