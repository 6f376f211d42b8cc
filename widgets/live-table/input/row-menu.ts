import { LazyMenu } from '../../action-list/lazy-menu.js'
import type { StratusActionMenu } from '../../action-list/stratus-action-menu.js'
import type { Action } from '../../internal/actions.js'
import type { Row, RowKey } from '../data/column.js'

interface Host<R extends Row> {
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => RowKey
  readonly rowName: (row: R) => string
  readonly renderRoot: ParentNode
  requestUpdate(): void
}

/** The one menu that serves all rows. While it is open the rows stand still under the pointer. */
export class RowMenu<R extends Row> {
  #row: R | undefined
  #actionsOf: (row: R) => readonly Action[] = () => []
  #menu: LazyMenu

  /** Key of the row whose menu is open. */
  key: RowKey | null = null
  /** The rows as they were when the menu opened. */
  held: readonly R[] | undefined

  constructor(
    private readonly host: Host<R>,
    warn: (text: string, error: unknown) => void,
  ) {
    this.#menu = new LazyMenu(() => this.#element, warn)
  }

  /** Somebody is about to open it. */
  expect(): void {
    this.#menu.expect()
  }

  /** Opens beside a row's button; once more closes. */
  toggle(row: R, actionsOf: (row: R) => readonly Action[], focus: 'first' | 'last' = 'first'): void {
    if (!actionsOf(row).length) return
    const key = this.host.rowKey(row)
    const opener = () => this.#buttonOf(key)
    this.#menu.use(opener, (menu, button) => {
      if (this.key === key) return menu.hide()
      menu.hide({ returnFocus: false })
      menu.actions = actionsOf(row)
      menu.label = this.host.rowName(row)
      this.key = key
      this.#row = row
      this.#actionsOf = actionsOf
      this.held = this.host.rows
      this.host.requestUpdate()
      return menu.show(button, { focus })
    })
  }

  #buttonOf(key: RowKey): HTMLElement | null {
    return this.host.renderRoot.querySelector(`tr[data-key="${CSS.escape(String(key))}"] [data-control="more"]`)
  }

  get #element(): StratusActionMenu | null {
    return this.host.renderRoot.querySelector('stratus-action-menu')
  }

  /**
   * Other elements, or others' rows, are in the page: an open menu stays with its row, and goes with it. What may be done with the
   * row may be known only now.
   */
  drawn(): void {
    if (this.key === null) return
    const menu = this.#element
    const actions = this.#row ? this.#actionsOf(this.#row) : []
    if (menu && actions.length) menu.actions = actions
    const button = this.#buttonOf(this.key)
    if (button) return menu?.moveTo(button)
    menu?.hide({ returnFocus: false })
    this.host.renderRoot.querySelector<HTMLElement>('.frame')?.focus({ preventScroll: true })
  }

  /** The menu has closed: the rows may move again. */
  closed(): void {
    this.key = null
    this.held = undefined
    this.host.requestUpdate()
  }

  /** The row whose menu was opened last, as it is now. */
  row(): R | undefined {
    const opened = this.#row
    if (!opened) return undefined
    const key = this.host.rowKey(opened)
    return this.host.rows.find((row) => this.host.rowKey(row) === key) ?? opened
  }
}
