import { t, type Action } from '@stratus/widgets'
import { Tabs } from '@stratus/widgets/react/tabs'
import type { ReactNode } from 'react'
import { Page } from '../layouts/Page.js'
import { PageActions } from './PageActions.js'
import './details.css'

interface DetailsViewProps {
  title: string
  /** Path of the list it belongs to. */
  panel: string
  status?: ReactNode
  /** Above the tab, such as that this may be out of date. */
  note?: ReactNode
  /** What can be done with it. */
  actions: readonly Action[]
  busy?: boolean
  onAction(id: string): void
  /** Name of the one tab; default Overview. */
  tab?: string
  /** `DetailsSection`s. */
  children: ReactNode
  dialogs?: ReactNode
}

/** The details page of a resource: its name, what can be done with it, and one tab of sections (P-ROUTE-09). */
export function DetailsView(props: DetailsViewProps) {
  const { title, panel, status, actions, busy = false, onAction, tab, note, children, dialogs } = props
  return (
    <Page
      title={title}
      panel={panel}
      status={status}
      actions={<PageActions actions={actions} busy={busy} onAction={onAction} />}
    >
      {note}
      <Tabs label={t('Details')} tabs={[{ id: 'overview', label: tab ?? t('Overview') }]} withSingleTab>
        <div slot="overview" className="details-sections">
          {children}
        </div>
      </Tabs>
      {dialogs}
    </Page>
  )
}
