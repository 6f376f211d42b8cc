import { t } from '@stratus/widgets'
import { Tabs } from '@stratus/widgets/react/tabs'
import type { ReactNode } from 'react'
import type { NamedItem } from '../actions/context.js'
import type { Actions } from '../actions/use-actions.js'
import { Page } from '../layouts/Page.js'
import { ItemActions } from './ItemActions.js'
import './details.css'

interface DetailsViewProps<Item extends NamedItem> {
  title: string
  /** Path of the list it belongs to. */
  panel: string
  status?: ReactNode
  /** Above the tab, such as that this may be out of date. */
  note?: ReactNode
  item: Item
  /** As of `useActions`. */
  actions: Pick<Actions<Item>, 'offeredFor' | 'busy' | 'run'>
  /** Name of the one tab; default Overview. */
  tab?: string
  /** `DetailsSection`s. */
  children: ReactNode
}

/** The details page of a resource: its name, what can be done with it, and one tab of sections (P-ROUTE-09). */
export function DetailsView<Item extends NamedItem>(props: DetailsViewProps<Item>) {
  const { title, panel, status, item, actions, tab, note, children } = props
  return (
    <Page title={title} panel={panel} status={status} actions={<ItemActions item={item} actions={actions} />}>
      {note}
      <Tabs label={t('Details')} tabs={[{ id: 'overview', label: tab ?? t('Overview') }]} withSingleTab>
        <div slot="overview" className="details-sections">
          {children}
        </div>
      </Tabs>
    </Page>
  )
}
