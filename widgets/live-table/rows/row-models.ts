import type { Action } from '../../internal/actions.js'
import type { Column, Row, RowKey } from '../data/column.js'
import { GroupHead } from '../data/group-head.js'
import { AwaitedRow } from '../data/row-list.js'
import type { LiveTableProperties } from '../live-table-properties.js'
import { defaultDetails } from './default-details.js'
import type { RowActions } from './row-actions.js'
import { awaitedModel, headModel, type RowModel } from './row-model.js'

/** What is known of rows elsewhere. */
interface Known<R extends Row> {
  isSelected(row: R): boolean
  /** Key of the row whose menu is open. */
  menuKey(): RowKey | null
  /** In the order of people. */
  columns(): readonly Column<R>[]
  /** Undefined where rows have no actions. */
  actionsPart(): { readonly RowActions: typeof RowActions } | undefined
  /** What few tables write into the element of a row. */
  decorator(): ((node: HTMLElement, row: R, title: string) => void) | undefined
}

/** Reads rows, by the functions of the page, into what is drawn of them. */
export class RowModels<R extends Row> {
  #actions: RowActions<R> | undefined

  constructor(
    private readonly host: LiveTableProperties<R>,
    private readonly known: Known<R>,
    private readonly warn: (text: string, error?: unknown) => void,
  ) {}

  /** What was read of rows may be wrong. */
  forget(): void {
    this.#actions?.forget()
  }

  actionsOf(row: R): readonly Action[] {
    return this.#read(row, this.host.rowKey(row)) ?? []
  }

  /** Undefined while the checks of its actions run. */
  #read(row: R, key: RowKey): readonly Action[] | undefined {
    const { host, known, warn } = this
    const part = known.actionsPart()
    if (part) this.#actions ??= new part.RowActions<R>(() => host.requestUpdate(), warn)
    return host.rowActions && this.#actions?.of(row, key, host.rowActions)
  }

  of(row: R, key: RowKey, index: number): RowModel<R> {
    const { host, known } = this
    const decorate = known.decorator()
    if (row instanceof AwaitedRow) return awaitedModel(row)
    if (row instanceof GroupHead) return headModel(row, index, (node) => decorate?.(node, row, row.title))
    const name = this.#safely('rowName', () => host.rowName(row)) ?? String(key)
    const expanded = !host.withoutExpansion && host.expanded.has(key)
    return {
      row,
      key,
      name,
      index,
      selected: known.isSelected(row),
      expanded,
      busy: host.wait.has(key),
      menuOpen: known.menuKey() === key,
      state: this.#safely('rowState', () => host.rowState?.(row)),
      actions: this.#read(row, key),
      beside: expanded && host.detailsBeside,
      details: expanded
        ? host.details
          ? this.#safely('details', () => host.details?.(row))
          : defaultDetails(known.columns(), row)
        : null,
      ...(decorate && { decorate: (node: HTMLElement) => decorate(node, row, name) }),
    }
  }

  /** What a function of the page says of a row; a function that fails is warned of, and says nothing. */
  #safely<T>(name: string, read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      this.warn(`${name} fails for a row.`, error)
      return undefined
    }
  }
}
