import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useHost } from '../../../host.js'
import { atWebroot, paths } from '../../../paths.js'
import { Button } from '../../../ui/Button.js'
import { CreateButton } from '../../../list/CommandButton.js'
import { loadVolumeLimits, volumeUnavailable } from '../../../quota/full-quota.js'
import { useFullQuota } from '../../../quota/use-full-quota.js'
import { countOf } from '../../../list/use-resource-list.js'
import { ListPage } from '../../../list/ListPageById.js'
import { noGates } from '../../shared/resource-actions.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useInstanceNames } from '../use-instance-names.js'
import { gatedParts, volumeActions, volumeBatch } from './actions.js'
import { newVolumeKey, useVolumeActions } from './use-volume-actions.js'
import { useVolumes } from './use-volumes.js'
import { nameOf, volumeColumns, volumeFacets, type Volume } from './volume.js'
import { VolumeFacts } from './VolumeFacts.js'

const byName = { column: 'name', direction: 'ascending' } as const

/** The volumes panel of a project. */
export function Component() {
  const { webroot } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  const list = useVolumes()
  const instances = useInstanceNames(list.rows.some(({ attachments }) => attachments.length > 0))
  const actions = useVolumeActions({ onResult: list.settle, refresh: () => void list.refresh() })
  const full = useFullQuota(loadVolumeLimits, volumeUnavailable, countOf(list))
  const columns = useMemo(
    () => volumeColumns({ href: ({ id }) => atWebroot(webroot, paths.volume(id)), instances }),
    [webroot, instances],
  )
  return (
    <ListPage<Volume>
      title={t('Volumes')}
      name="project.volumes"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={volumeFacets}
      rowName={nameOf}
      actions={volumeActions}
      batch={volumeBatch}
      gates={gates}
      onAction={actions.run}
      onBatch={(_, volumes) => actions.removeAll(volumes)}
      renderDrawer={(volume) => <VolumeFacts volume={volume} instances={instances} />}
      create={
        <>
          {gates.has('accept') ? <Button onClick={actions.acceptTransfer}>{t('Accept Transfer')}</Button> : null}
          <CreateButton
            gates={gates}
            unavailable={full}
            command="volumes.create"
            busy={actions.busy.has(newVolumeKey)}
            onClick={actions.create}
          >
            {t('Create Volume')}
          </CreateButton>
        </>
      }
      noMatch={t('No volume matches the search.')}
      wait={actions.busy}
      dialogs={actions.dialogs}
    />
  )
}
