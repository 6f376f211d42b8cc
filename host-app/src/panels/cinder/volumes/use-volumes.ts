import { isVolumeTransitional } from '@stratus/api-client/rules'
import { useMemo } from 'react'
import { useHost } from '../../../host.js'
import { resourceTypes, type Area } from '../../../paths.js'
import type { ListTerm } from '../../../list/list-state.js'
import { narrowOwned } from '../../../list/narrow-owned.js'
import { useNarrowed } from '../../../list/use-narrowed.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { useSeenByTasks } from '../../../list/use-seen-by-tasks.js'
import { storedAsAsked } from '../as-asked.js'
import { storedStatus } from '../status.js'
import { volumeReader } from './told-volume.js'
import type { Volume } from './volume.js'

const keyOf = ({ id }: Volume) => id
const remember = remembered<Volume>('volumes', [
  'id',
  'name',
  'description',
  'size',
  'status',
  'group_id',
  'volume_type',
  'attachments',
  'availability_zone',
  'bootable',
  'encrypted',
  'multiattach',
  'created_at',
  'host',
  'tenant_id',
])
const transitionOf = (volume: Volume) => (isVolumeTransitional(volume) ? volume.status : null)

/**
 * The volumes of the project, or of all projects, all at once.
 * @param terms what a list of all is searched for
 */
export function useVolumes(area: Area, terms: readonly ListTerm[] = []) {
  const { client } = useHost()
  const narrowed = useNarrowed(area === 'admin' ? narrowOwned(terms, storedStatus) : {})
  const load = useMemo(() => volumeReader(client, area, narrowed.query), [client, area, narrowed.query])
  const type = area === 'admin' ? resourceTypes.anyVolume : resourceTypes.volume
  return useSeenByTasks(
    useResourceList<Volume>({
      type,
      load,
      keyOf,
      transitionOf,
      remember,
      query: `${area}${narrowed.key}`,
      enabled: narrowed.isKnown,
    }),
    {
      type,
      asAsked: storedAsAsked,
      isWhole: narrowed.isWhole,
    },
  )
}
