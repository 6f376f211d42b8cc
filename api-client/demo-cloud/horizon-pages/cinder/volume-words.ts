import type { VolumeRow } from '../../world/tables/cinder.js'
import type { World } from '../../world/world.js'

/** `Awaiting Transfer`, `In-use`: as Horizon's tables write a status. */
export const statusWord = (status: string): string =>
  status === 'in-use' ? 'In-use' : status.replace(/[-_]/g, ' ').replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase())

/** `/dev/vdb on vm-1`, a line each. */
export const attachedTo = ({ db }: World, { attachments }: Pick<VolumeRow, 'attachments'>): string =>
  attachments
    .map(({ device, server_id }) => `${device} on ${db.nova.servers.get(server_id)?.name ?? server_id}`)
    .join(', ')

export const yesOrNo = (on: boolean): string => (on ? 'Yes' : 'No')
