import type { ReactNode } from 'react'
import { ChangedPage } from '../horizon/ChangedPage.js'
import { Gone } from '../layouts/Gone.js'
import { Page } from '../layouts/Page.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { StaleNote } from './StaleNote.js'
import type { ResourceList } from '../list/use-resource-list.js'
import { Loading } from '../ui/Loading.js'

interface ItemOfListProps<Row extends { readonly id: string }> {
  list: ResourceList<Row>
  id: string
  /** What it is, translated: the title until its name is known. */
  title: string
  /** Path of the list. */
  panel: string
  /** What could not be read, translated. */
  failure: string
  /** Its page. `note` says, on top of it, that the item may be out of date. */
  children(item: Row, note: ReactNode): ReactNode
}

/** The page of one item that is followed in its list: waits, fails and tries again; an item that is gone is not found. */
export function ItemOfList<Row extends { readonly id: string }>(props: ItemOfListProps<Row>) {
  const { list, id, title, panel, failure, children } = props
  if (list.changedPage) return <ChangedPage />
  // A remembered row is not enough for a page: it may be gone, and lacks what the list does not show.
  const item = list.answered ? list.rows.find((one) => one.id === id) : undefined
  const retry = () => void list.refresh()
  if (item)
    return children(
      item,
      list.stale ? <StaleNote at={list.updatedAt} reason={list.error?.message} onRetry={retry} /> : null,
    )
  if (list.state === 'ready') return <Gone panel={panel} />
  return (
    <Page title={title} panel={panel} withoutPin>
      {list.state === 'failed' ? (
        <ErrorState
          text={failure}
          reason={list.error?.message}
          requestId={list.error?.requestId}
          retry
          onStratusRetry={retry}
        />
      ) : (
        <Loading lines={6} />
      )}
    </Page>
  )
}
