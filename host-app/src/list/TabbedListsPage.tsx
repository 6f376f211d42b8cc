import { Tabs } from '@stratus/widgets/react/tabs'
import { useState, type ReactNode } from 'react'
import type { NamedItem } from '../actions/context.js'
import type { Actions } from '../actions/use-actions.js'
import { ChangedPage } from '../horizon/ChangedPage.js'
import { Page } from '../layouts/Page.js'
import { ListPageActions } from './ListPage.js'
import { ListTable, type ListTableProps } from './ListTable.js'
import { countOf, type ResourceList } from './use-resource-list.js'

/** One of the lists of a page. */
export interface ListTab {
  /** As Horizon names it, whose links carry it. */
  readonly id: string
  /** Translated. */
  readonly label: string
  readonly list: Pick<ResourceList<unknown>, 'rows' | 'updatedAt' | 'error' | 'changedPage'>
  /** Of the page, while the tab is open. */
  readonly buttons: Actions<NamedItem>['page']
  /** @param onMatching as of `ResourceTable` */
  table(onMatching: (count: number | undefined) => void): ReactNode
}

interface TabOfProps<Row extends NamedItem> extends Omit<ListTableProps<Row>, 'onMatching'> {
  readonly id: string
  /** Above the table. */
  readonly above?: ReactNode
}

const none: readonly never[] = []

/** A tab with the table of a list; ask for the list only while it is open (`useTab`). */
export function listTab<Row extends NamedItem>({ id, above, ...table }: TabOfProps<Row>): ListTab {
  return {
    id,
    label: table.label,
    list: table.list,
    buttons: table.actions?.page ?? none,
    table: (onMatching) => (
      <>
        {above}
        <ListTable<Row> {...table} onMatching={onMatching} />
      </>
    ),
  }
}

interface TabbedListsPageProps {
  title: string
  tabs: readonly ListTab[]
  /** Id of the open one, and what opens another: as of `useTab`. */
  active: string
  onOpen(id: string): void
}

/** A panel of several lists, one at a time: the heading counts the one that is open. */
export function TabbedListsPage({ title, tabs, active, onOpen }: TabbedListsPageProps) {
  const [matching, setMatching] = useState<number>()
  const open = tabs.find(({ id }) => id === active)
  if (open?.list.changedPage) return <ChangedPage />
  return (
    <Page
      title={title}
      count={open && countOf(open.list)}
      matching={matching}
      actions={open ? <ListPageActions list={open.list} buttons={open.buttons} /> : null}
    >
      <Tabs
        label={title}
        tabs={tabs.map(({ id, label }) => ({ id, label }))}
        active={active}
        onStratusTabChange={({ detail }) => onOpen(detail.tab)}
      >
        {tabs.map(({ id, table }) => (
          <div key={id} slot={id}>
            {id === active ? table(setMatching) : null}
          </div>
        ))}
      </Tabs>
    </Page>
  )
}
