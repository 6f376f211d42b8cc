import type { Column, Sort } from '@stratus/widgets'
import { LiveTable } from '@stratus/widgets/react/live-table'
import { useListState } from './use-list-state.js'

interface PartTableProps<Row extends { readonly id: string }> {
  /** What the rows are, translated. */
  label: string
  /** Of its own among the tables of the page: under it the address tells how the table is sorted. */
  name: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sort: Sort
  /** Said when there are none, translated; default the table's own sentence. */
  empty?: string
  /** There may be many: with a footer and pages. */
  many?: boolean
  /** Reads them again: with it stand a search, the choice of columns, and a file. */
  onRefresh?(): void
}

const noFacets: readonly string[] = []

/** A small sortable table inside a page, such as the parts of a resource; its rows came with the page. */
export function PartTable<Row extends { readonly id: string }>(props: PartTableProps<Row>) {
  const { label, name, columns, rows, empty, many = false, onRefresh } = props
  const [view, onView] = useListState(noFacets, name)
  return (
    <LiveTable
      label={label}
      name={name}
      columns={columns}
      rows={rows}
      sort={view.sort ?? props.sort}
      page={view.page}
      search={onRefresh ? view.text : ''}
      state="ready"
      noItemsMessage={onRefresh && view.text ? undefined : empty}
      withoutSelection
      withoutExpansion
      withoutSearch={!onRefresh}
      withoutTools={!onRefresh}
      withoutFooter={!many}
      onStratusSortChange={(event) => onView({ sort: event.detail.sort })}
      onStratusPageChange={(event) => onView({ page: event.detail.page })}
      onStratusSearchChange={(event) => onView({ text: event.detail.search })}
      onStratusRefresh={onRefresh}
    />
  )
}
