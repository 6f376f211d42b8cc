import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { LiveTableProperties } from '../live-table-properties.js'

export type MarkupHost = ReactiveControllerHost & LiveTableProperties

/** Rows that a server has rendered: the `<table>` that stands inside of the element, for as long as it stands there. */
export class ServerMarkup implements ReactiveController {
  #table: HTMLTableElement | undefined
  #end: (() => void) | undefined

  constructor(private readonly host: MarkupHost) {
    host.addController(this)
  }

  hostConnected(): void {
    if (this.#table) void this.#begin(this.#table)
  }

  hostDisconnected(): void {
    this.#end?.()
    this.#end = undefined
  }

  /** The children of the element have changed. */
  readonly changed = ({ target }: Event): void => {
    const inside = (target as HTMLSlotElement).assignedElements()
    const table = inside
      .map((node) => (node instanceof HTMLTableElement ? node : node.querySelector('table')))
      .find((found) => found !== null)
    if (table === this.#table) return
    this.hostDisconnected()
    this.#table = table
    if (table) void this.#begin(table)
  }

  /** What reads it comes with the first such table. */
  async #begin(table: HTMLTableElement): Promise<void> {
    const { followTable } = await import('./follow-table.js')
    if (table === this.#table && this.host.isConnected) this.#end ??= followTable(table, this.host)
  }
}
