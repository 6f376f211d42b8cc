import type * as Interaction from './interaction-part.js'
import type { CellKeys } from './cells/cell-keys.js'
import type { CellHost, CellNavigation, CellRows } from './cells/cell-navigation.js'
import type { Values } from './toolbar/export-csv.js'

/** Keys of cells: a key that comes before what knows them is answered when that has come. */
const cellKeys = /^(Arrow|Page|(Ctrl )?(Home|End))/

function isCellKey({ key, ctrlKey, altKey, shiftKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !shiftKey && !metaKey && cellKeys.test(ctrlKey ? `Ctrl ${key}` : key)
}

/**
 * Arrow keys in cells, and copying: what does it comes when the pointer or the focus comes to the table first, and no key is lost.
 */
export class LateInteraction implements CellKeys {
  #part: typeof Interaction | undefined
  #cells: CellNavigation | undefined
  #loading: Promise<void> | undefined

  constructor(
    private readonly host: CellHost,
    private readonly rows: () => CellRows,
    private readonly warn: (text: string, error: unknown) => void,
  ) {}

  expect(): void {
    this.#loading ??= this.#load()
  }

  async #load(): Promise<void> {
    try {
      this.#part = await import('./interaction-part.js')
      this.#cells = new this.#part.CellNavigation(this.host, this.rows)
      this.#cells.drawn()
    } catch (error) {
      this.#loading = undefined
      this.warn('could not load a part of itself (interaction).', error)
    }
  }

  /** Other elements, or others' rows, are in the page. */
  drawn(): void {
    this.#cells?.drawn()
  }

  focused(target: Element): void {
    this.#soon((cells) => cells.focused(target))
  }

  pressed(target: Element): void {
    this.#cells?.pressed(target)
  }

  /**
   * Somebody copies: the rows, or the cell that has the focus.
   *
   * @returns what to say of it
   */
  copy(event: ClipboardEvent, rows: () => readonly Values[] | null): string | undefined {
    return this.#part?.copyCells(event, rows)
  }

  key(event: KeyboardEvent): boolean {
    const { target, defaultPrevented, isComposing } = event
    if (defaultPrevented || isComposing || !(target instanceof HTMLElement)) return false
    if (this.#cells) return this.#cells.key(event, target)
    if (!isCellKey(event) || !target.closest('tr.row')) return false
    // The keys before it may have led elsewhere.
    this.#soon((cells) => cells.key(event, (this.host.shadowRoot?.activeElement as HTMLElement) ?? target))
    return true
  }

  #soon(act: (cells: CellNavigation) => void): void {
    if (this.#cells) act(this.#cells)
    else {
      this.expect()
      void this.#loading?.then(() => this.#cells && act(this.#cells))
    }
  }
}
