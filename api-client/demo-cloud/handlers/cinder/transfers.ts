import type { VolumeRow } from '../../world/tables/cinder.js'
import type { World } from '../../world/world.js'

export interface Transfer {
  readonly name: string
  readonly key: string
  /** Id of the volume. */
  readonly volume: string
}

/** Transfers that nobody accepted yet, by id: the block storage service keeps them, no call of Horizon's API shows them. */
const pending = new WeakMap<World, Map<string, Transfer>>()

export function transfersOf(world: World): Map<string, Transfer> {
  const known = pending.get(world) ?? new Map<string, Transfer>()
  pending.set(world, known)
  return known
}

/** Makes a transfer of a volume. */
export function offerTransfer(
  world: World,
  { id: volume }: VolumeRow,
  name: string,
): Transfer & { readonly id: string } {
  const transfer = { name, key: world.ids.hex().slice(0, 16), volume }
  const id = world.ids.uuid()
  transfersOf(world).set(id, transfer)
  world.db.cinder.volumes.update(volume, { status: 'awaiting-transfer', transfer_id: id })
  return { id, ...transfer }
}

/** Takes a transfer back. */
export function cancelTransfer(world: World, volume: VolumeRow | undefined): void {
  if (!volume?.transfer_id) return
  transfersOf(world).delete(volume.transfer_id)
  world.db.cinder.volumes.update(volume.id, { status: 'available', transfer_id: null })
}

/** Gives the volume of a transfer to a project; null when there is none, or another key belongs to it. */
export function takeTransfer(world: World, id: string, key: string, project_id: string): Transfer | null {
  const transfer = transfersOf(world).get(id)
  if (transfer?.key !== key) return null
  transfersOf(world).delete(id)
  world.db.cinder.volumes.update(transfer.volume, { status: 'available', transfer_id: null, project_id })
  return transfer
}
