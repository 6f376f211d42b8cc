import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { useOnChange } from '../../../hooks/use-on-change.js'
import { useHost } from '../../../host.js'
import { PartList } from '../../../list/PartList.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { atWebroot, paths, type Area } from '../../../paths.js'
import { nameOf, volumeColumns, type Volume } from '../volumes/volume.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Volume) => id
const shown = new Set(['name', 'size', 'status', 'volume_type', 'bootable'])

/** The volumes that are in a group. @param version another one when they may be others */
export function VolumesOfGroup({ group, area, version }: { group: string; area: Area; version: string }) {
  const { client, webroot } = useHost()
  const list = useResourceList<Volume>({
    load: useCallback(
      async (signal: AbortSignal) => {
        const query = area === 'admin' ? ({ all_projects: true } as const) : undefined
        const { items } = await client.call('cinder.volumes.list', { query, signal, quiet: true })
        return items.filter(({ group_id }) => group_id === group)
      },
      [client, area, group],
    ),
    keyOf,
  })
  useOnChange(version, () => void list.refresh())
  const columns = useMemo(
    () =>
      volumeColumns({
        href: ({ id }) => atWebroot(webroot, paths.volume(id, area)),
        instances: (id) => id,
        groups: (id) => id,
      }).filter((column) => shown.has(column.id)),
    [webroot, area],
  )
  return (
    <DetailsSection title={t('Volumes')}>
      <PartList<Volume>
        label={t('Volumes')}
        name={`${area}.volume_groups.volumes`}
        list={list}
        columns={columns}
        defaultSort={byName}
        rowName={nameOf}
      />
    </DetailsSection>
  )
}
