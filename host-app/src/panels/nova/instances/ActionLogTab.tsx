import type { ServerEvent } from '@stratus/api-client'
import { t, type Column, type Sort, type TableState } from '@stratus/widgets'
import { LiveTable } from '@stratus/widgets/react/live-table'
import { useCallback, useMemo } from 'react'
import { useLoad, type LoadState } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { timeCell } from '../../../list/cells.js'
import { useListState } from '../../../list/use-list-state.js'
import { errorMessage } from '../../../stores/error-messages.js'

const tableStates: Readonly<Record<LoadState<unknown>['status'], TableState>> = {
  pending: 'loading',
  ready: 'ready',
  failed: 'failed',
}
const none: readonly ServerEvent[] = []
const noFacets: readonly string[] = []
const rowKey = (row: object) => (row as ServerEvent).request_id
const newestFirst: Sort = { column: 'start_time', direction: 'descending' }

/** What was done to the instance, newest first (table `audit` of Horizon’s page). */
export function ActionLogTab({ id }: { id: string }) {
  const { client } = useHost()
  const [view, onView] = useListState(noFacets)
  const { state, retry } = useLoad(
    useCallback(
      async (signal: AbortSignal) =>
        (await client.call('nova.servers.actions', { params: { id }, signal, quiet: true })).items,
      [client, id],
    ),
  )
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
        cell: (event) => timeCell(event.start_time),
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
      rows={state.status === 'ready' ? state.data : none}
      rowKey={rowKey}
      sort={view.sort ?? newestFirst}
      page={view.page}
      search={view.text}
      onStratusSortChange={(event) => onView({ sort: event.detail.sort })}
      onStratusPageChange={(event) => onView({ page: event.detail.page })}
      onStratusSearchChange={(event) => onView({ text: event.detail.search })}
      state={tableStates[state.status]}
      error={state.status === 'failed' ? { message: errorMessage(state.error) } : undefined}
      withoutSelection
      withoutExpansion
      onStratusRetry={retry}
      onStratusRefresh={retry}
    />
  )
}
