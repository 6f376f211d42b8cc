import type { ServerEvent } from '@stratus/api-client'
import { t, type Column, type Sort } from '@stratus/widgets'
import { LiveTable } from '@stratus/widgets/react/live-table'
import { useCallback, useMemo } from 'react'
import { useOnChange } from '../../../hooks/use-on-change.js'
import { useHost } from '../../../host.js'
import { ageCell } from '../../../list/age-cell.js'
import { useListState } from '../../../list/use-list-state.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { inFull } from '../../../stores/error-messages.js'

const noFacets: readonly string[] = []
const keyOf = ({ request_id }: ServerEvent) => request_id
const rowKey = (row: object) => keyOf(row as ServerEvent)
const newestFirst: Sort = { column: 'start_time', direction: 'descending' }

/** What was done to the instance, newest first (table `audit` of Horizon’s page). */
export function ActionLogTab({ id, version }: { id: string; version: string }) {
  const { client } = useHost()
  const [view, onView] = useListState(noFacets)
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await client.call('nova.servers.actions', { params: { id }, signal, quiet: true })).items,
    [client, id],
  )
  const list = useResourceList<ServerEvent>({ load, keyOf })
  const refresh = () => void list.refresh()
  useOnChange(version, refresh)
  const columns = useMemo<Column<ServerEvent>[]>(
    () => [
      {
        id: 'request_id',
        title: t('Request ID'),
        priority: 2,
        value: (event) => event.request_id,
        cell: (event) => ({ text: event.request_id, mono: true }),
      },
      { id: 'action', title: t('Action'), value: (event) => event.action },
      {
        id: 'start_time',
        title: t('Start Time'),
        type: 'timestamp',
        value: (event) => event.start_time,
        cell: (event) => ageCell(event.start_time),
      },
      {
        id: 'user_id',
        title: t('User ID'),
        priority: 3,
        value: (event) => event.user_id,
        cell: (event) => ({ text: event.user_id, mono: true }),
      },
      { id: 'message', title: t('Message'), value: (event) => event.message },
    ],
    [],
  )
  return (
    <LiveTable
      label={t('Action Log')}
      columns={columns}
      rows={list.rows}
      rowKey={rowKey}
      sort={view.sort ?? newestFirst}
      page={view.page}
      search={view.text}
      onStratusSortChange={(event) => onView({ sort: event.detail.sort })}
      onStratusPageChange={(event) => onView({ page: event.detail.page })}
      onStratusSearchChange={(event) => onView({ text: event.detail.search })}
      state={list.state}
      error={list.error && inFull(list.error)}
      updatedAt={list.updatedAt}
      stale={list.stale}
      withoutSelection
      withoutExpansion
      onStratusRetry={refresh}
      onStratusRefresh={refresh}
    />
  )
}
