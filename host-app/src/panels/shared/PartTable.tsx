import type { Column, Sort } from '@stratus/widgets'
import { LiveTable } from '@stratus/widgets/react/live-table'
import { useState } from 'react'

interface PartTableProps<Row extends { readonly id: string }> {
  /** What the rows are, translated. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sort: Sort
  /** Said when there are none, translated. */
  empty: string
}

/** A small sortable table inside a page, such as the parts of a resource; its rows came with the page. */
export function PartTable<Row extends { readonly id: string }>(props: PartTableProps<Row>) {
  const { label, columns, rows, empty } = props
  const [sort, setSort] = useState(props.sort)
  return (
    <LiveTable
      label={label}
      columns={columns}
      rows={rows}
      sort={sort}
      state="ready"
      noItemsMessage={empty}
      withoutSelection
      withoutExpansion
      withoutSearch
      withoutTools
      withoutFooter
      onStratusSortChange={(event) => setSort(event.detail.sort)}
    />
  )
}
