import type { StratusActionMenu } from '../action-list/stratus-action-menu.js'
import type { Action } from '../internal/actions.js'
import type { Row, RowKey } from './column.js'

interface Host<R extends Row> {
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => RowKey
  readonly rowName: (row: R) => string
  requestUpdate(): void
}

/** The one menu that serves all rows. While it is open the rows stand still under the pointer. */
export class RowMenu<R extends Row> {
  #row: R | undefined

  /** Key of the row whose menu is open. */
  key: RowKey | null = null
  /** The rows as they were when the menu opened. */
  held: readonly R[] | undefined

  constructor(
    private readonly host: Host<R>,
    private readonly menu: () => StratusActionMenu | null,
  ) {}

  /** Opens beside a row's button; once more closes. */
  async toggle(
    button: HTMLElement,
    row: R,
    actions: readonly Action[],
    focus: 'first' | 'last' = 'first',
  ): Promise<void> {
    const menu = this.menu()
    const key = this.host.rowKey(row)
    if (!menu) return
    if (this.key === key) {
      menu.hide()
      return
    }
    menu.hide({ returnFocus: false })
    menu.actions = actions
    menu.label = this.host.rowName(row)
    this.key = key
    this.#row = row
    this.held = this.host.rows
    this.host.requestUpdate()
    await menu.show(button, { focus })
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
