import { t, type DayRange } from '@stratus/widgets'
import { useCallback } from 'react'
import { useHost } from '../../host.js'
import { atWebroot, paths } from '../../paths.js'
import { UsageOfPeriod } from './UsageOfPeriod.js'
import { projectUsageColumns, type ProjectUsage } from './usage-rows.js'

const byName = { column: 'name', direction: 'ascending' } as const

/** What every project used in a period; its name leads to its own report of the same. */
export default function UsageOfAll({ onMissing }: { onMissing(): void }) {
  const { client, webroot } = useHost()
  return (
    <UsageOfPeriod<ProjectUsage>
      path={paths.overview('admin')}
      label={t('Usage')}
      sort={byName}
      load={useCallback(
        (params: DayRange, signal: AbortSignal) => client.call('nova.usage.list', { params, signal, quiet: true }),
        [client],
      )}
      columns={useCallback(
        (range: DayRange) => projectUsageColumns((id) => atWebroot(webroot, paths.projectUsage(id, range))),
        [webroot],
      )}
      onMissing={onMissing}
    />
  )
}
