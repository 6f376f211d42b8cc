import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import type { Area } from '../../../paths.js'
import { useInstanceNames } from '../use-instance-names.js'
import type { Names, Volume } from './volume.js'

/** Names of the instances that a volume is attached to: those of other projects are told with the volume itself. */
export function useAttachedNames(volume: Volume, area: Area): Names {
  const { client } = useHost()
  const { id } = volume
  const loadAny = useCallback(
    async (signal: AbortSignal) => {
      const { attachments } = await client.call('cinder.volumes.get', { params: { id }, signal, quiet: true })
      return attachments.flatMap(({ server_id, instance_name: name }) =>
        server_id && name ? [{ id: server_id, name }] : [],
      )
    },
    [client, id],
  )
  return useInstanceNames(
    useMemo(() => [volume], [volume]),
    area === 'admin' ? loadAny : undefined,
  )
}
