import { useStore } from '@nanostores/react'
import type { Column } from '@stratus/widgets'
import { useMemo, useState } from 'react'
import { useHost } from '../../host.js'
import type { ListView } from '../use-list-view.js'
import type { ResourceList } from '../use-resource-list.js'

interface Item {
  readonly id: string
}

/** The row whose details stand beside the list: the address names it. */
export interface RowBeside<Row> {
  /** Key; null: none is open, or rows open below themselves. */
  readonly open: string | null
  /** As it is, or as it was seen last. */
  readonly row: Row | undefined
  readonly isGone: boolean
  /** For the table; undefined: rows open below themselves. */
  readonly expanded: ReadonlySet<string> | undefined
  show(key: string | null): void
}

export function useRowBeside<Row extends Item>(
  list: Pick<ResourceList<Row>, 'rows' | 'answered'>,
  { view, onView }: Pick<ListView<Row>, 'view' | 'onView'>,
): RowBeside<Row> {
  const isBeside = useStore(useHost().prefs.rowDetails) === 'beside'
  const open = isBeside ? view.open : null
  // Also one that a filter hides, or another page has.
  const found = open === null ? undefined : list.rows.find(({ id }) => id === open)
  const [seen, setSeen] = useState(found)
  if (found && found !== seen) setSeen(found)
  return {
    open,
    row: found ?? (seen?.id === open ? seen : undefined),
    isGone: open !== null && !found && list.answered,
    expanded: useMemo(() => (isBeside ? new Set(open === null ? [] : [open]) : undefined), [isBeside, open]),
    // From row to row is no step that Back should undo; to the panel and from it is.
    show: (key) => onView({ open: key }, open === null || key === null),
  }
}

/** Address of a row's page: where its name leads. Other links of a row lead to other things. */
export function linkOf<Row extends object>(
  columns: readonly Column<Row>[],
  row: Row,
  name: string,
): string | undefined {
  for (const { cell } of columns) {
    const shown = cell?.(row)
    if (typeof shown !== 'object' || shown === null || !('href' in shown)) continue
    if (shown.href && shown.text === name) return String(shown.href)
  }
  return undefined
}
