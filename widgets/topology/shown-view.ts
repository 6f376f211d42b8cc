import type { ReactiveController } from 'lit'
import { topologyMemory, type TopologyViewName } from './toolbar/topology-memory.js'
import type { TopologyProperties } from './topology-properties.js'

/** In less width nodes cannot be told apart, px. */
const leastForGraph = 480

/** Which view is shown: what the page says, else what was chosen last, else what there is room for. */
export class ShownView implements ReactiveController {
  #observer: ResizeObserver | undefined
  #chosen: TopologyViewName | '' | undefined
  #narrow = false

  constructor(private readonly page: TopologyProperties) {
    page.addController(this)
  }

  /** Reads what the page says; the cookie when it leaves the view to it: what is chosen elsewhere since then changes nothing here. */
  read(): void {
    const { view, withoutCookies } = this.page
    this.#chosen = view || (withoutCookies ? '' : topologyMemory.view)
  }

  /** @param hasLanes - A flat view needs columns, which not every graph has. */
  name(hasLanes: boolean): TopologyViewName {
    const chosen = this.#chosen
    return chosen && (chosen !== 'flat' || hasLanes) ? chosen : this.#narrow ? 'outline' : 'graph'
  }

  hostConnected(): void {
    // Another view is another height: an observer must not bring that about in its own turn.
    this.#observer ??= new ResizeObserver(() => requestAnimationFrame(() => this.#measure()))
    this.#observer.observe(this.page)
    this.#measure()
  }

  hostDisconnected(): void {
    this.#observer?.disconnect()
  }

  /** Before the first measure there is no width: the graph waits for one. */
  #measure(): void {
    const width = this.page.clientWidth
    if (!width || width < leastForGraph === this.#narrow) return
    this.#narrow = !this.#narrow
    this.page.requestUpdate()
  }
}
