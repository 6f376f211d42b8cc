import { t, type DayRange } from '@stratus/widgets'
import { useCallback } from 'react'
import { useHost } from '../../host.js'
import { useSession } from '../../hooks/use-session.js'
import { atWebroot, paths } from '../../paths.js'
import { UsageOfPeriod } from './UsageOfPeriod.js'
import { instanceUsageColumns, type InstanceUsage } from './usage-rows.js'

const oldestFirst = { column: 'age', direction: 'descending' } as const

/** What a project used in a period, with its instances; of another than the session's the cloud tells administrators. */
export default function UsageOfProject({ id, onMissing }: { id: string; onMissing(): void }) {
  const { client, webroot } = useHost()
  const isOwn = id === useSession().project_id
  return (
    <UsageOfPeriod<InstanceUsage>
      path={isOwn ? paths.overview('project') : paths.projectUsage(id)}
      label={t('Usage')}
      sort={oldestFirst}
      load={useCallback(
        (range: DayRange, signal: AbortSignal) => {
          const query = { all_projects: !isOwn }
          return client.call('nova.usage.get', { params: { ...range, id }, query, signal, quiet: true })
        },
        [client, id, isOwn],
      )}
      columns={useCallback(
        (_range: DayRange, rows: readonly InstanceUsage[]) =>
          instanceUsageColumns(
            (instance) => atWebroot(webroot, paths.instance(isOwn ? 'project' : 'admin', instance)),
            rows.some(({ hours }) => hours !== null),
          ),
        [webroot, isOwn],
      )}
      onMissing={onMissing}
    />
  )
}
