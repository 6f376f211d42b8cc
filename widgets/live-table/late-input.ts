import type { ReactiveController } from 'lit'
import type { Row } from './data/column.js'
import type * as InputPart from './input-part.js'
import { hitOf, type Hit } from './input/hit.js'
import type { RowMenu } from './input/row-menu.js'
import type { InputParts, TableInput } from './input/table-input.js'
import type { LiveTableProperties } from './live-table-properties.js'

type Part = typeof InputPart

let part: Part | undefined

const cellKeys = /^(Arrow|Page|(Ctrl )?(Home|End)$)/
/** Of a cell that has no control. */
const ownKeys = /^(Enter|F2| )$/

/** A key that the browser would take for scrolling, or for nothing. */
function isCellKey({ event, target }: Hit<KeyboardEvent>): boolean {
  const { key, ctrlKey, altKey, shiftKey, metaKey } = event
  if (altKey || shiftKey || metaKey || !target.closest('tr.row, .titles')) return false
  const name = ctrlKey ? `Ctrl ${key}` : key
  return target.matches('td, th') ? cellKeys.test(name) || ownKeys.test(name) : isControl(target) && cellKeys.test(name)
}

/** Not what the page has put into a cell. */
function isControl(target: HTMLElement): boolean {
  return target.dataset['control'] !== undefined
}

/**
 * What people do with a table: the code for it comes when the pointer or the focus comes first. What they do meanwhile is done
 * when it is there, to the rows that they did it to.
 */
export class LateInput<R extends Row> implements EventListenerObject, ReactiveController {
  #input: TableInput<R> | undefined
  #loading: Promise<void> | undefined
  #held: Hit[] = []

  constructor(
    private readonly host: LiveTableProperties<R>,
    private readonly parts: InputParts<R>,
  ) {
    host.addController(this)
  }

  hostConnected(): void {
    // Firefox and WebKit tell the page's body of it, not what has the focus.
    document.addEventListener('copy', this)
  }

  hostDisconnected(): void {
    document.removeEventListener('copy', this)
    this.#held = []
    this.#input?.stop()
  }

  /** Of a row; only people open it. */
  get menu(): RowMenu<R> | undefined {
    return this.#input?.menu
  }

  handleEvent(event: Event): void {
    if (event instanceof KeyboardEvent && (event.defaultPrevented || event.isComposing)) return
    const hit = event.type === 'copy' ? this.#copyHit(event) : hitOf(event)
    if (!hit) return
    if (part) this.#input ??= new part.TableInput<R>(this.host, this.parts)
    if (this.#input) return this.#input.handle(hit)
    if (event instanceof KeyboardEvent && isCellKey(hit as Hit<KeyboardEvent>)) event.preventDefault()
    // Where the pointer was before matters to nobody.
    if (event.type === 'pointerover') this.#held = this.#held.filter((held) => held.event.type !== event.type)
    this.#held.push(hit)
    this.#loading ??= this.#load()
  }

  /** Somebody copies, wherever on the page: what has the focus here is meant. */
  #copyHit(event: Event): Hit | undefined {
    const target = this.host.shadowRoot?.activeElement
    return target instanceof HTMLElement ? { event, target, key: '' } : undefined
  }

  async #load(): Promise<void> {
    try {
      part = await import('./input-part.js')
    } catch (error) {
      this.#held = []
      return this.parts.warn('could not load a part of itself (input).', error)
    } finally {
      this.#loading = undefined
    }
    const input = (this.#input ??= new part.TableInput<R>(this.host, this.parts))
    for (const hit of this.#held.splice(0)) input.handle({ ...hit, target: this.#targetOf(hit) })
  }

  /** Keys go to where the keys before them have led. */
  #targetOf({ event, target }: Hit): HTMLElement {
    const active = event.type === 'keydown' ? this.host.shadowRoot?.activeElement : undefined
    return active instanceof HTMLElement ? active : target
  }

  /** Done when nothing that people did waits any more. */
  async settled(): Promise<void> {
    await this.#loading
  }

  /** Other elements, or others' rows, are in the page. */
  drawn(): void {
    this.#input?.drawn()
  }
}
