import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths } from '../../../paths.js'
import { loadVolumeLimits, volumeUnavailable } from '../../../quota/full-quota.js'
import { useFullQuota } from '../../../quota/use-full-quota.js'
import { countOf } from '../../../list/use-resource-list.js'
import { ListPage } from '../../../list/ListPage.js'
import { useInstanceNames } from '../use-instance-names.js'
import { useGroupNames } from './use-group-names.js'
import { useVolumes } from './use-volumes.js'
import { groupsOf, nameOf, volumeColumns, volumeFacets, type Volume } from './volume.js'
import { VolumeFacts } from './VolumeFacts.js'
import { volumeActions } from './actions.js'

const byName = { column: 'name', direction: 'ascending' } as const

/** The volumes panel of a project. */
export function Component() {
  const { webroot } = useHost()
  const list = useVolumes('project')
  const instances = useInstanceNames(list.rows)
  const groups = useGroupNames(
    useMemo(() => groupsOf(list.rows), [list.rows]),
    'project',
  )
  const full = useFullQuota(loadVolumeLimits, volumeUnavailable, countOf(list))
  const columns = useMemo(
    () => volumeColumns({ href: ({ id }) => atWebroot(webroot, paths.volume(id)), instances, groups }),
    [webroot, instances, groups],
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
      actions={useActions(volumeActions, list, { create: full })}
      renderDrawer={(volume) => <VolumeFacts volume={volume} instances={instances} />}
    />
  )
}
