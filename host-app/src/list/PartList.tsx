import type { Action, Column } from '@stratus/widgets'
import type { ReactNode } from 'react'
import type { ListState } from './list-state.js'
import { ResourceTable } from './ResourceTable.js'
import type { ResourceList } from './use-resource-list.js'

interface PartListProps<Row extends { readonly id: string }> {
  /** What the rows are, translated. */
  label: string
  /** Under which columns are remembered. */
  name: string
  list: ResourceList<Row>
  columns: readonly Column<Row>[]
  sort: NonNullable<ListState['sort']>
  rowName(row: Row): string
  rowActions(row: Row): readonly Action[]
  onAction(action: string, row: Row): void
  renderDrawer?(row: Row): ReactNode
  /** What makes a new one. */
  create?: ReactNode
}

const still = () => ({})
const noFacets: readonly never[] = []
const none: ReadonlySet<string> = new Set()

/** A live list that is a part of a page; its state is in the address. */
export function PartList<Row extends { readonly id: string }>({ onAction, create, ...props }: PartListProps<Row>) {
  return (
    <ResourceTable<Row>
      {...props}
      defaultSort={props.sort}
      facets={noFacets}
      rowState={still}
      onRowAction={onAction}
      withoutSelection
      withoutExpansion={!props.renderDrawer}
      wait={none}
      actions={create}
      empty={create}
    />
  )
}
