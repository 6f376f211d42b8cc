import { isVolumeTransitional } from '@stratus/api-client/rules'
import { useCallback } from 'react'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { useSeenByTasks } from '../../../list/use-seen-by-tasks.js'
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
])
const transitionOf = (volume: Volume) => (isVolumeTransitional(volume) ? volume.status : null)

/** The volumes of the project, all at once. */
export function useVolumes() {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => (await client.call('cinder.volumes.list', { signal, quiet: true })).items,
    [client],
  )
  return useSeenByTasks(
    resourceTypes.volume,
    useResourceList<Volume>({ type: resourceTypes.volume, load, keyOf, transitionOf, remember }),
  )
}
