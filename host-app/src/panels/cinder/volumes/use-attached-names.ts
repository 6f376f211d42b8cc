import { useEffect, useState } from 'react'
import { useHost } from '../../../host.js'
import type { Area } from '../../../paths.js'
import { useInstanceNames, type InstanceNames } from '../use-instance-names.js'
import type { Volume } from './volume.js'

/** Names by id of the instances that a volume is attached to: those of other projects are told with the volume itself. */
export function useAttachedNames({ id, attachments }: Volume, area: Area): InstanceNames {
  const { client } = useHost()
  const isAttached = attachments.length > 0
  const own = useInstanceNames(area === 'project' && isAttached)
  const [any, setAny] = useState<InstanceNames>(null)
  const asksVolume = area === 'admin' && isAttached
  useEffect(() => {
    if (!asksVolume) return
    const controller = new AbortController()
    client.call('cinder.volumes.get', { params: { id }, signal: controller.signal, quiet: true }).then(
      (volume) =>
        setAny(
          new Map(
            volume.attachments.flatMap(({ server_id, instance_name }) =>
              server_id && instance_name ? [[server_id, instance_name]] : [],
            ),
          ),
        ),
      () => controller.signal.aborted || setAny(new Map()),
    )
    return () => controller.abort()
  }, [client, id, asksVolume])
  return area === 'admin' ? any : own
}
