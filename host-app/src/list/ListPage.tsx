import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { NamedItem } from '../actions/context.js'
import { PageActionButtons } from '../actions/PageActionButton.js'
import type { Actions } from '../actions/use-actions.js'
import { ChangedPage } from '../horizon/ChangedPage.js'
import { OriginalPage } from '../horizon/OriginalPage.js'
import { Page } from '../layouts/Page.js'
import { ListTable, type ListTableProps } from './ListTable.js'
import { countOf, type ResourceList } from './use-resource-list.js'

interface ListPageProps<Row extends NamedItem> extends Omit<ListTableProps<Row>, 'label' | 'onMatching'> {
  /** What the rows are, translated. */
  title: string
  actions: Actions<Row>
  /** What else belongs to the page, below the list. */
  children?: ReactNode
}

/** A list panel whose server gives all rows at once: search and facets work on what is here, state is in the URL. */
export function ListPage<Row extends NamedItem>({ title, children, ...props }: ListPageProps<Row>) {
  const { list, actions } = props
  const [matching, setMatching] = useState<number>()
  if (list.changedPage) return <ChangedPage />
  return (
    <Page
      title={title}
      count={countOf(list)}
      matching={matching}
      actions={<ListPageActions list={list} buttons={actions.page} />}
    >
      <ListTable<Row> {...props} label={title} onMatching={setMatching} />
      {children ? <div className="below-list">{children}</div> : null}
    </Page>
  )
}

interface ListPageActionsProps {
  list: Pick<ResourceList<unknown>, 'error'>
  buttons: Actions<NamedItem>['page']
}

/** Buttons of a list's page; what the list fails at, such as a volume that is handed over on Horizon 23, the cloud's own may show. */
export function ListPageActions({ list, buttons }: ListPageActionsProps) {
  const { pathname } = useLocation()
  // Horizon refuses its own page, too.
  if (list.error?.refused) return null
  return (
    <>
      {list.error ? <OriginalPage address={pathname} /> : null}
      {buttons.length > 0 ? <PageActionButtons buttons={buttons} /> : null}
    </>
  )
}
