import type { Action, Column } from '@stratus/widgets'
import { useState, type ReactNode } from 'react'
import type { ListState } from '../../shared/list-state.js'
import { ResourceTable } from '../../shared/ResourceTable.js'
import type { ResourceList } from '../../shared/use-resource-list.js'

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
const none: ReadonlySet<string> = new Set()

/** A live list inside a tab. Its search and sorting are its own: the address is the page's. */
export function PartList<Row extends { readonly id: string }>({ onAction, create, ...props }: PartListProps<Row>) {
  const [view, setView] = useState<ListState>({ terms: [], text: '', sort: props.sort, page: 1, open: null })
  return (
    <ResourceTable<Row>
      {...props}
      defaultSort={props.sort}
      view={view}
      onView={(change) => setView((before) => ({ ...before, ...change }))}
      facets={[]}
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
