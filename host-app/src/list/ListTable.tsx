import type { Column, RowState } from '@stratus/widgets'
import { useMemo } from 'react'
import type { NamedItem } from '../actions/context.js'
import { PageActionButtons } from '../actions/PageActionButton.js'
import type { Actions } from '../actions/use-actions.js'
import type { ListFacet } from './filter-rows.js'
import type { ListState } from './list-state.js'
import { ResourceTable, type ResourceTableProps } from './ResourceTable.js'
import type { ResourceList } from './use-resource-list.js'

type OfTable = 'renderDrawer' | 'renderPanel' | 'withoutExpansion' | 'create' | 'empty' | 'onMatching'

export interface ListTableProps<Row extends NamedItem> extends Pick<ResourceTableProps<Row>, OfTable> {
  /** What the rows are, translated. */
  label: string
  /** Under which columns and persistent facets are remembered: its id in the navigation. */
  name: string
  list: ResourceList<Row>
  columns: readonly Column<Row>[]
  defaultSort: NonNullable<ListState['sort']>
  /** In English, named after the fields they look at; a constant. Rows are filtered here, in the browser. */
  facets: readonly ListFacet<Row>[]
  rowName(row: Row): string
  /** A constant; default: rows are neither in transition nor failed. */
  rowState?(row: Row): RowState
  /** As of `useActions`: actions of a row and of several, and buttons that an empty list shows. Default: rows are for looking. */
  actions?: Actions<Row>
}

const still = () => ({})
const noActions = (): readonly never[] => []
const nobody: ReadonlySet<string> = new Set()

/** A live list with everything that can be done with its rows. */
export function ListTable<Row extends NamedItem>({ actions, rowState = still, ...props }: ListTableProps<Row>) {
  const forMany = actions?.offeredForMany ?? noActions
  const busy = actions?.busy ?? nobody
  const { unread } = props.list
  const wait = useMemo(() => (unread.size ? new Set([...busy, ...unread]) : busy), [busy, unread])
  return (
    <ResourceTable<Row>
      empty={actions?.page.length ? <PageActionButtons buttons={actions.page} /> : null}
      {...props}
      rowState={rowState}
      rowActions={actions?.offeredFor ?? noActions}
      batchActions={forMany}
      onRowAction={(id, row) => actions?.run(id, [row])}
      onBatchAction={(id, rows) => actions?.run(id, rows)}
      withoutSelection={!forMany([]).some(({ id }) => actions?.gates.has(id))}
      wait={wait}
    />
  )
}
