import type { Column, RowState } from '@stratus/widgets'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { NamedItem } from '../actions/context.js'
import { PageActionButtons } from '../actions/PageActionButton.js'
import type { Actions } from '../actions/use-actions.js'
import { ChangedPage } from '../horizon/ChangedPage.js'
import { OriginalPage } from '../horizon/OriginalPage.js'
import { Page } from '../layouts/Page.js'
import type { ListFacet } from './filter-rows.js'
import type { ListState } from './list-state.js'
import { ResourceTable } from './ResourceTable.js'
import { countOf, type ResourceList } from './use-resource-list.js'

interface ListPageProps<Row extends NamedItem> {
  title: string
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
  /** As of `useActions`: buttons of the page, which an empty list shows too, actions of a row and of several. */
  actions: Actions<Row>
  renderDrawer?(row: Row): ReactNode
  /** As of `ResourceTable`. */
  renderPanel?(row: Row): ReactNode
  /** What else belongs to the page, below the list. */
  children?: ReactNode
}

const still = () => ({})

/** A list panel whose server gives all rows at once: search and facets work on what is here, state is in the URL. */
export function ListPage<Row extends NamedItem>(props: ListPageProps<Row>) {
  const { title, list, actions } = props
  const { offeredForMany } = actions
  const { pathname } = useLocation()
  const [matching, setMatching] = useState<number>()
  if (list.changedPage) return <ChangedPage />
  const buttons = actions.page.length > 0 ? <PageActionButtons buttons={actions.page} /> : null
  return (
    <Page
      title={title}
      count={countOf(list)}
      matching={matching}
      actions={
        // What the list fails at, such as a volume that is handed over on Horizon 23, the cloud's own may show.
        list.error ? (
          <>
            <OriginalPage address={pathname} />
            {buttons}
          </>
        ) : (
          buttons
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
        rowState={props.rowState ?? still}
        rowActions={actions.offeredFor}
        batchActions={offeredForMany}
        onRowAction={(id, row) => actions.run(id, [row])}
        onBatchAction={actions.run}
        withoutSelection={!offeredForMany([]).some(({ id }) => actions.gates.has(id))}
        wait={actions.busy}
        renderDrawer={props.renderDrawer}
        renderPanel={props.renderPanel}
        empty={buttons}
        onMatching={setMatching}
      />
      {props.children ? <div className="below-list">{props.children}</div> : null}
    </Page>
  )
}
