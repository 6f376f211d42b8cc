import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { useListState } from '../../../list/use-list-state.js'
import { atWebroot, paths } from '../../../paths.js'
import { useOwners } from '../../keystone/projects/use-owners.js'
import { anyVolumeActions } from './actions.js'
import { anyVolumeColumns, anyVolumeFacets, type AnyVolume } from './any-volume.js'
import { useAttachedNames } from './use-attached-names.js'
import { useAttachedToAny } from './use-attached-to-any.js'
import { useVolumes } from './use-volumes.js'
import { useGroupNames } from './use-group-names.js'
import { groupsOf, nameOf } from './volume.js'
import { VolumeFacts } from './VolumeFacts.js'

const facetNames = anyVolumeFacets.map(({ name }) => name)
const byName = { column: 'name', direction: 'ascending' } as const

/** The volumes of all projects, for administrators (A-PAGE-10). */
export function Component() {
  const { webroot } = useHost()
  const [{ terms }] = useListState(facetNames)
  const all = useVolumes('admin', terms)
  const ownerOf = useOwners()
  const withNames = useAttachedToAny(all.rows)
  const rows = useMemo(
    () =>
      withNames(all.rows).map((volume): AnyVolume => {
        // A page tells of its project by name.
        const owner = ownerOf(volume.tenant_id)
        return { ...volume, ...owner, project: owner.project ?? volume.tenant_name }
      }),
    [all.rows, ownerOf, withNames],
  )
  const list = { ...all, rows }
  const groups = useGroupNames(
    useMemo(() => groupsOf(all.rows), [all.rows]),
    'admin',
  )
  const columns = useMemo(
    () => anyVolumeColumns(({ id }) => atWebroot(webroot, paths.volume(id, 'admin')), groups),
    [webroot, groups],
  )
  return (
    <ListPage<AnyVolume>
      title={t('Volumes')}
      name="admin.volumes"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={anyVolumeFacets}
      rowName={nameOf}
      actions={useActions(anyVolumeActions, list)}
      renderDrawer={(volume) => <AnyVolumeFacts volume={volume} />}
    />
  )
}

function AnyVolumeFacts({ volume }: { volume: AnyVolume }) {
  return <VolumeFacts volume={volume} instances={useAttachedNames(volume, 'admin')} owner={volume} />
}
