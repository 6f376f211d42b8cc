import { giB } from '../../../rules/sizes.js'
import { required, type Context } from '../../handler.js'
import { queueImage, storeImageData } from '../glance/lifecycle.js'
import { demandState, record } from './lifecycle.js'
import { ownServer } from './own-server.js'

/** Makes an image of a server: queued at once, saving, active when the data is there. @returns the image's id */
export function takeSnapshot(context: Context, body: Record<string, unknown>): string {
  const id = String(required(body, 'instance_id'))
  const name = String(required(body, 'name'))
  const row = ownServer(context, id)
  context.policy.demand('compute', 'os_compute_api:servers:create_image', { project_id: row.project_id })
  demandState(context, row, 'createImage', { from: ['ACTIVE', 'SHUTOFF', 'PAUSED', 'SUSPENDED'], during: [] })
  const base = row.image_id === null ? undefined : context.db.glance.images.get(row.image_id)
  const flavor = context.db.nova.flavors.get(row.flavor_id)
  const image = queueImage(context, {
    name,
    owner: row.project_id,
    visibility: 'private',
    protected: false,
    disk_format: base?.disk_format ?? 'raw',
    container_format: 'bare',
    min_disk: flavor?.disk ?? 0,
    min_ram: 0,
    properties: {
      image_type: 'snapshot',
      instance_uuid: row.id,
      base_image_ref: row.image_id ?? '',
      user_id: row.user_id,
    },
  })
  record(context, row.id, 'createImage', context.session.user.id)
  context.clock.schedule(1500, () => storeImageData(context, image.id, Math.min(4, flavor?.disk ?? 1) * giB))
  return image.id
}
