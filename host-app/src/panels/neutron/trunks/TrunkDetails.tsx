import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import type { ActionResult } from '../../../actions/action-result.js'
import { useDetailsActions } from '../../../actions/use-details-actions.js'
import { useSearchParams } from 'react-router-dom'
import type { DetailsProps } from '../../../details/details-module.js'
import { useHost, type Host } from '../../../host.js'
import { atWebroot, paths, type Area } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable } from '../../../details/Copyable.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsView.js'
import { PartTable } from '../../../list/PartTable.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import { Time } from '../../../ui/Time.js'
import {
  adminStateLabel,
  portPath,
  statusLook,
  subportColumns,
  subportRows,
  transitionOf,
  type SubportRow,
  type Trunk,
} from './trunk.js'
import { trunkActions } from './actions.js'

/** Loads the trunk of a details address (W-DETAIL-06). */
export function load({ client }: Host, id: string, signal: AbortSignal): Promise<Trunk> {
  return client.call('neutron.trunks.get', { params: { id }, signal, quiet: true })
}

export { transitionOf }

const bySegmentation = { column: 'segmentation_id', direction: 'ascending' } as const

/** Details of one trunk: the tab Overview, with its subports (P-TRK-05). */
export function Component({ item: trunk, onResult, reload }: DetailsProps<Trunk>) {
  const { webroot } = useHost()
  const [query] = useSearchParams()
  const area: Area = query.get('nav')?.startsWith('/admin') ? 'admin' : 'project'
  const settle = (result: ActionResult) =>
    result.failed.length + result.updated.length + result.deleted.length > 0 ? onResult(result) : undefined
  const actions = useDetailsActions(trunkActions[area], trunk, { settle, refresh: reload })
  const columns = useMemo(() => subportColumns((id) => atWebroot(webroot, portPath(area, id))), [webroot, area])
  const rows = useMemo(() => subportRows(trunk), [trunk])
  return (
    <DetailsView
      title={trunk.name_or_id}
      panel={paths.trunks(area)}
      status={<StatusWord look={statusLook(trunk.status)} />}
      item={trunk}
      actions={actions}
    >
      <DetailsSection title={t('Trunk')}>
        <DefinitionList
          items={[
            copyable(t('ID'), trunk.id),
            { label: t('Name'), value: trunk.name ? <bdi>{trunk.name}</bdi> : null },
            { label: t('Description'), value: trunk.description ? <bdi>{trunk.description}</bdi> : null },
            copyable(t('Parent Port'), trunk.port_id, trunk.port_id && portPath(area, trunk.port_id)),
            { label: t('Status'), value: <StatusWord look={statusLook(trunk.status)} /> },
            { label: t('Admin State'), value: adminStateLabel(trunk) },
            { label: t('Created At'), value: <Time at={trunk.created_at} /> },
            { label: t('Updated At'), value: <Time at={trunk.updated_at} /> },
          ]}
        />
      </DetailsSection>
      <DetailsSection title={t('Subports')}>
        <PartTable<SubportRow>
          name="subports"
          label={t('Subports')}
          columns={columns}
          rows={rows}
          sort={bySegmentation}
          empty={t('This trunk has no subports.')}
        />
      </DetailsSection>
    </DetailsView>
  )
}
