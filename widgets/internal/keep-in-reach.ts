import type { LitElement, ReactiveController } from 'lit'
import { topSurface, watchModals } from './dismissible-stack.js'

interface Options {
  /** The part that must stay in reach: one element of the host's template. */
  part(): Element | null
  /** Custom properties of the host that the part reads. */
  readonly properties: readonly string[]
  /** It has just been moved; what had the focus in it has it no longer. */
  moved(focused: HTMLElement | null): void
}

/**
 * Keeps a part of an element in reach while a modal is open. The browser makes everything outside of a modal inert, the top layer
 * included: the part moves into the newest modal and comes back when it closes. The element itself stays where the page put it.
 */
export class KeepInReach implements ReactiveController {
  readonly #host: LitElement
  readonly #options: Options
  #stop: (() => void) | undefined
  #outlet: HTMLElement | undefined
  #part: Element | null | undefined

  constructor(host: LitElement, options: Options) {
    this.#host = host
    this.#options = options
  }

  hostConnected(): void {
    this.#stop = watchModals(this.#place)
    this.#place()
  }

  hostDisconnected(): void {
    this.#stop?.()
    this.#place()
  }

  hostUpdated(): void {
    if (!this.#part) this.#place()
  }

  readonly #place = (): void => {
    const { renderRoot, isConnected } = this.#host
    const part = (this.#part ??= renderRoot?.firstChild && this.#options.part())
    if (!part) return
    const surface = isConnected ? topSurface() : undefined
    const active = (part.getRootNode() as Partial<ShadowRoot>).activeElement
    const focused = active instanceof HTMLElement && part.contains(active) ? active : null
    const before = this.#outlet?.parentNode
    const home = surface ? this.#outletIn(surface) : renderRoot
    const stays = part.getRootNode() === home
    if (!stays) home.append(part)
    // With its outlet it goes from one modal to the next.
    if (!stays || (surface && before !== surface)) this.#options.moved(focused)
    if (!surface) this.#outlet?.remove()
  }

  /** A root with the host's own styles. */
  #outletIn(surface: Element): ShadowRoot {
    this.#outlet ??= document.createElement('div')
    const outlet = this.#outlet
    const root = outlet.shadowRoot ?? outlet.attachShadow({ mode: 'open' })
    if (outlet.parentNode !== surface) {
      const look = getComputedStyle(this.#host)
      for (const name of this.#options.properties) outlet.style.setProperty(name, look.getPropertyValue(name))
      root.adoptedStyleSheets = [...(this.#host.shadowRoot?.adoptedStyleSheets ?? [])]
      surface.append(outlet)
    }
    return root
  }
}
