import type { Column } from '@stratus/widgets'
import { useCallback, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { OriginalPage } from '../horizon/OriginalPage.js'
import { Page } from '../layouts/Page.js'
import type { ListFacet } from './filter-rows.js'
import type { ListState } from './list-state.js'
import { actionsOf, batchActionsOf, type OpenGates, type ResourceAction } from '../panels/shared/resource-actions.js'
import { ResourceTable } from './ResourceTable.js'
import { countOf, type ResourceList } from './use-resource-list.js'

/** An action on the chosen rows. */
export interface BatchAction {
  /** That of the row action it repeats: they share its gate. */
  readonly id: string
  /** English, key of its translation. */
  readonly label: string
  readonly icon?: string
  readonly danger?: boolean
}

interface ListPageProps<Row extends { readonly id: string }> {
  title: string
  /** Under which columns and persistent facets are remembered: its id in the navigation. */
  name: string
  list: ResourceList<Row>
  columns: readonly Column<Row>[]
  defaultSort: NonNullable<ListState['sort']>
  /** In English, named after the fields they look at; a constant. Rows are filtered here, in the browser. */
  facets: readonly ListFacet<Row>[]
  rowName(row: Row): string
  /** Constants, as is `batch`. */
  actions: readonly ResourceAction<Row>[]
  batch?: readonly BatchAction[]
  gates: OpenGates
  onAction(action: string, row: Row): void
  onBatch?(action: string, rows: readonly Row[]): void
  renderDrawer?(row: Row): ReactNode
  /** What makes a new one; also offered by an empty list. */
  create?: ReactNode
  /** Stands in when the search leaves nothing, translated. */
  noMatch: string
  /** Ids of rows that something is being done to. */
  wait?: ReadonlySet<string>
  dialogs: ReactNode
}

const none: ReadonlySet<string> = new Set()
const still = () => ({})

/** A list panel whose server gives all rows at once: search and facets work on what is here, state is in the URL. */
export function ListPage<Row extends { readonly id: string }>(props: ListPageProps<Row>) {
  const { title, list, actions, batch = [], gates, create, dialogs } = props
  const rowActions = useCallback((row: Row) => actionsOf(actions, row, gates), [actions, gates])
  const batchActions = useCallback(() => batchActionsOf(batch, gates), [batch, gates])
  const { pathname } = useLocation()
  return (
    <Page
      title={title}
      count={countOf(list)}
      actions={
        // What the list fails at, such as a volume that is handed over on Horizon 23, the cloud's own may show.
        list.error ? (
          <>
            <OriginalPage address={pathname} />
            {create}
          </>
        ) : (
          create
        )
      }
    >
      <ResourceTable<Row>
        label={title}
        name={props.name}
        list={list}
        columns={props.columns}
        defaultSort={props.defaultSort}
        facets={props.facets}
        rowName={props.rowName}
        rowState={still}
        rowActions={rowActions}
        batchActions={batchActions}
        onRowAction={props.onAction}
        onBatchAction={props.onBatch}
        withoutSelection={!batch.some(({ id }) => gates.has(id))}
        wait={props.wait ?? none}
        renderDrawer={props.renderDrawer}
        empty={create}
        noMatch={props.noMatch}
      />
      {dialogs}
    </Page>
  )
}
