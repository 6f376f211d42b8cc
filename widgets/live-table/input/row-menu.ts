import { LazyMenu } from '../../action-list/lazy-menu.js'
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
  #menu: LazyMenu

  /** Key of the row whose menu is open. */
  key: RowKey | null = null
  /** The rows as they were when the menu opened. */
  held: readonly R[] | undefined

  constructor(
    private readonly host: Host<R>,
    warn: (text: string, error: unknown) => void,
  ) {
    this.#menu = new LazyMenu(() => host.renderRoot.querySelector('stratus-action-menu'), warn)
  }

  /** Somebody is about to open it. */
  expect(): void {
    this.#menu.expect()
  }

  /** Opens beside a row's button; once more closes. */
  toggle(button: HTMLElement, row: R, actions: readonly Action[], focus: 'first' | 'last' = 'first'): void {
    const key = this.host.rowKey(row)
    this.#menu.use(button, (menu) => {
      if (this.key === key) return menu.hide()
      menu.hide({ returnFocus: false })
      menu.actions = actions
      menu.label = this.host.rowName(row)
      this.key = key
      this.#row = row
      this.held = this.host.rows
      this.host.requestUpdate()
      return menu.show(button, { focus })
    })
  }

  /** The row's button is about to go. */
  close(): void {
    if (this.key !== null) this.host.renderRoot.querySelector('stratus-action-menu')?.hide()
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
