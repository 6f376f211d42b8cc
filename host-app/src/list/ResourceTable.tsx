import { useStore } from '@nanostores/react'
import {
  t,
  type Action,
  type Column,
  type RowState,
  type StratusFacetedSearch,
  type StratusLiveTable,
} from '@stratus/widgets'
import { FacetedSearch } from '@stratus/widgets/react/faceted-search'
import { LiveTable } from '@stratus/widgets/react/live-table'
import { useMemo, useRef, type ReactNode } from 'react'
import { useHost } from '../host.js'
import { Button } from '../ui/Button.js'
import { searchStore } from '../stores/browser-store.js'
import { PageActions } from '../ui/PageActions.js'
import { ListWithDetails } from './beside/ListWithDetails.js'
import { linkOf, useRowBeside } from './beside/use-row-beside.js'
import type { ListFacet } from './filter-rows.js'
import type { ListState } from './list-state.js'
import { useBatchSelection } from './use-batch-selection.js'
import { useDrawers } from './use-drawers.js'
import { useMatching } from './use-matching.js'
import { useListView } from './use-list-view.js'
import type { ResourceList } from './use-resource-list.js'
import { useViews } from './views/use-views.js'
import { inFull } from '../stores/error-messages.js'
import { late } from '../actions/late.js'

const ViewsMenu = late(() => import('./views/ViewsMenu.js'))

interface Item {
  readonly id: string
}

export interface ResourceTableProps<Row extends Item> {
  /** What the rows are: 'Images'. Also the name of an exported file. */
  label: string
  /** Under which columns and persistent facets are remembered. */
  name: string
  list: ResourceList<Row>
  columns: readonly Column<Row>[]
  /** How rows are sorted until somebody chooses. */
  defaultSort: ListState['sort']
  /** In English; a constant, empty for none. */
  facets: readonly ListFacet<Row>[]
  rowName(row: Row): string
  rowState(row: Row): RowState
  /** Another function when the answers change. */
  rowActions(row: Row): readonly Action[]
  batchActions?(rows: readonly Row[]): readonly Action[]
  onRowAction(action: string, row: Row): void
  onBatchAction?(action: string, rows: readonly Row[]): void
  /** Ids of rows that something is being done to. */
  wait: ReadonlySet<string>
  /** What an opened row shows; default all columns. */
  renderDrawer?(row: Row): ReactNode
  /** What stands beside the table for a row, where there is more to say than in an opened row. */
  renderPanel?(row: Row): ReactNode
  /** Rows do not open. */
  withoutExpansion?: boolean
  /** There is nothing that could be done with several rows. */
  withoutSelection?: boolean
  /** The primary action, at the end of the toolbar; it, and `empty`, not where the list is refused. */
  create?: ReactNode
  /** The list has half a page: views and `create` stand beside the search, so that the tools of a selection have a line. */
  half?: boolean
  /** The action that fills an empty list. */
  empty?: ReactNode
  /** How many rows the filters leave; undefined while none is in use. A constant. */
  onMatching?(count: number | undefined): void
  /** Stands in when there is nothing, translated; default the table's own sentence. */
  noItems?: string
}

/** Remembered rows are for looking: they lack what the list does not show, and what they were may be over. */
const noActions = (): readonly Action[] => []

const nothingMatches = (text: string) => (text ? t('Nothing matches “%s”.', [text]) : t('Nothing matches the filters.'))

/** The table of a list panel, its search box and drawers, with its state in the page's URL. */
export function ResourceTable<Row extends Item>(props: ResourceTableProps<Row>) {
  const { list, name } = props
  const { view, onView, facets, rows, searched } = useListView(list.rows, props.facets)
  const { prefs } = useHost()
  const density = useStore(prefs.density)
  const views = useViews(
    name,
    useMemo(() => props.facets.map((facet) => facet.name), [props.facets]),
    props.columns,
  )
  const drawers = useDrawers(rows, props.renderDrawer, { view, onView })
  const beside = useRowBeside(list, { view, onView })
  const table = useRef<StratusLiveTable>(null)
  const search = useRef<StratusFacetedSearch>(null)
  const batch = useBatchSelection(table, list.done)
  const sort = view.sort ?? props.defaultSort
  const refused = list.error?.refused
  // The table searches for the text itself: what it shows when it finds nothing is said here.
  const isFiltered = searched || (view.text !== '' && rows.length > 0)
  useMatching(table, isFiltered, props.onMatching)
  const clearFilters = (): void => {
    onView({ terms: [], text: '' })
    // The button goes.
    ;(search.current ?? table.current)?.focus()
  }
  const element = (
    <LiveTable
      ref={table}
      label={props.label}
      name={name}
      store={views.columns}
      density={density}
      columns={props.columns}
      rows={rows}
      rowName={props.rowName}
      rowState={props.rowState}
      state={list.state}
      error={list.error && inFull(list.error)}
      updatedAt={list.updatedAt}
      stale={list.stale}
      noItemsMessage={isFiltered ? nothingMatches(view.text) : props.noItems}
      withoutSearch={facets.length > 0}
      withoutExpansion={props.withoutExpansion ?? false}
      withoutSelection={props.withoutSelection ?? false}
      search={view.text}
      query={JSON.stringify(view.terms)}
      sort={sort}
      page={view.page}
      wait={props.wait}
      rowActions={list.answered ? props.rowActions : noActions}
      batchActions={list.answered ? props.batchActions : noActions}
      details={drawers.details}
      detailsBeside={beside.expanded !== undefined}
      expanded={beside.expanded ?? drawers.opened}
      onStratusRowExpand={(event) => {
        if (!beside.expanded) return drawers.onExpand(event)
        beside.show(event.detail.expanded ? (event.detail.row as Row).id : null)
      }}
      onStratusRowAction={(event) => {
        batch.begin([])
        props.onRowAction(event.detail.action.id, event.detail.row as Row)
      }}
      onStratusBatchAction={(event) => {
        const rows = event.detail.rows as Row[]
        batch.begin(rows)
        props.onBatchAction?.(event.detail.action.id, rows)
      }}
      onStratusSortChange={(event) => onView({ sort: event.detail.sort })}
      onStratusPageChange={(event) => onView({ page: event.detail.page })}
      onStratusSearchChange={(event) => onView({ text: event.detail.search })}
      onStratusColumnsChange={views.columnsChanged}
      onStratusRetry={() => void list.refresh()}
      onStratusRefresh={() => void list.refresh()}
      onStratusMenu={(event) => list.hold(event.detail.open)}
    >
      {facets.length > 0 ? (
        <FacetedSearch
          ref={search}
          slot="toolbar"
          label={t('Search %s', [props.label])}
          name={name}
          store={searchStore}
          facets={facets}
          terms={view.terms}
          text={view.text}
          onStratusSearch={(event) => onView({ terms: event.detail.terms, text: event.detail.text })}
        />
      ) : null}
      {/* Beside details there is no room for it at the end of the tools. */}
      <div slot={beside.open === null && !props.half ? 'actions' : 'toolbar'} className="table-actions">
        <ViewsMenu views={views} />
        {refused ? null : props.create}
      </div>
      {isFiltered || (props.empty && !refused) ? (
        <div slot="empty" className="table-empty">
          {isFiltered ? <Button onClick={clearFilters}>{t('Clear filters')}</Button> : props.empty}
        </div>
      ) : null}
      {beside.expanded ? null : drawers.content}
    </LiveTable>
  )
  const { renderDrawer, renderPanel = renderDrawer } = props
  if (!renderPanel) return element
  const { row, isGone } = beside
  return (
    <ListWithDetails
      table={table}
      open={beside.open}
      name={row && props.rowName(row)}
      href={row && !isGone ? linkOf(props.columns, row, props.rowName(row)) : undefined}
      actions={
        row && !isGone && list.answered ? (
          <PageActions
            actions={props.rowActions(row)}
            busy={props.wait.has(row.id)}
            onAction={(action) => props.onRowAction(action, row)}
          />
        ) : null
      }
      error={row && props.rowState(row).error}
      details={isGone ? undefined : ((row && renderPanel(row)) ?? null)}
      onClose={() => beside.show(null)}
    >
      {element}
    </ListWithDetails>
  )
}
