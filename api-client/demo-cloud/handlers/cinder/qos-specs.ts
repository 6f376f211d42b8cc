import type { Db } from '../../world/db.js'

/** A QoS spec goes, also from the volume types that it was associated with: Horizon makes Cinder do so. */
export function removeQosSpec({ cinder }: Db, spec: string): void {
  for (const { id } of cinder.types.all().filter(({ qos_spec_id }) => qos_spec_id === spec))
    cinder.types.update(id, { qos_spec_id: null })
  cinder.qosSpecs.remove(spec)
}
