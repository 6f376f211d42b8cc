import type { CellHost, CellNavigation, CellRows } from './cell-navigation.js'

/** Keys of cells: a key that comes before what knows them is answered when that has come. */
const cellKeys = /^(Arrow|Home|End|Page)/

/** The arrow keys in cells: what knows them comes when the pointer or the focus comes to the table first, and no key is lost. */
export class LateCells {
  #cells: CellNavigation | undefined
  #loading: Promise<void> | undefined

  constructor(
    private readonly host: CellHost,
    private readonly rows: () => CellRows,
    private readonly warn: (text: string, error: unknown) => void,
  ) {}

  /** Somebody turns to the table. */
  expect(): Promise<void> {
    return (this.#loading ??= this.#load())
  }

  async #load(): Promise<void> {
    try {
      const { CellNavigation } = await import('./cell-navigation.js')
      this.#cells = new CellNavigation(this.host, this.rows)
      this.#cells.drawn()
    } catch (error) {
      this.#loading = undefined
      this.warn('could not load a part of itself (cells).', error)
    }
  }

  /** Other elements, or others' rows, are in the page. */
  drawn(): void {
    this.#cells?.drawn()
  }

  /** The focus has come to something. */
  focused(target: Element): void {
    this.#soon((cells) => cells.focused(target))
  }

  pressed(target: Element): void {
    this.#cells?.pressed(target)
  }

  /** @returns whether the key is for the cells */
  key(event: KeyboardEvent): boolean {
    const { target, defaultPrevented, isComposing } = event
    if (defaultPrevented || isComposing || !(target instanceof HTMLElement)) return false
    if (this.#cells) return this.#cells.key(event, target)
    const isHere = cellKeys.test(event.key) && target.closest('tr.row') !== null
    if (isHere) this.#soon((cells) => cells.key(event, target))
    return isHere
  }

  #soon(act: (cells: CellNavigation) => void): void {
    if (this.#cells) act(this.#cells)
    else void this.expect().then(() => this.#cells && act(this.#cells))
  }
}
