import type { ServerRow } from '../../world/tables/nova.js'
import type { VolumeRow } from '../../world/tables/cinder.js'
import { timestampMicro, type World } from '../../world/world.js'
import { clientRefusal } from '../refusals.js'
import { addressesOn, createPort, removePort } from '../neutron/ports.js'

/** One entry of a server request's `nics`, as the launch form sends it. */
export interface Nic {
  readonly network?: string
  readonly port?: string
  readonly address?: string
}

/** Finds networks and ports of the request; a missing one refuses it as nova does. */
export function checkNics(world: World, nics: readonly Nic[], projectId: string): void {
  for (const nic of nics) {
    if (nic.port) {
      const port = world.db.neutron.ports.get(nic.port)
      if (!port || port.project_id !== projectId)
        throw clientRefusal(world, 400, `Port id ${nic.port} could not be found.`)
      if (port.device_id) throw clientRefusal(world, 400, `Port ${nic.port} is still in use.`)
    } else if (nic.network && !world.db.neutron.networks.has(nic.network)) {
      throw clientRefusal(world, 400, `Network ${nic.network} could not be found.`)
    }
  }
}

/** Gives a server its ports: takes the given ones, makes the others. */
export function plugNics(world: World, server: ServerRow, nics: readonly Nic[]): void {
  for (const nic of nics) {
    if (nic.port) {
      world.db.neutron.ports.update(nic.port, { device_id: server.id, device_owner: 'compute:nova', status: 'ACTIVE' })
    } else if (nic.network) {
      const mac_address = world.ids.mac()
      const free = addressesOn(world, nic.network, mac_address)
      createPort(world, {
        network_id: nic.network,
        project_id: server.project_id,
        device_id: server.id,
        device_owner: 'compute:nova',
        security_groups: server.security_groups,
        mac_address,
        fixed_ips: free.map((ip) =>
          ip.ip_address.includes(':') ? ip : { ...ip, ip_address: nic.address || ip.ip_address },
        ),
      })
    }
  }
}

/** The security groups of a server are those of its ports. */
export function groupsOfServer({ db }: World, id: string): ReadonlySet<string> {
  return new Set(db.neutron.ports.where('device_id', id).flatMap((port) => port.security_groups))
}

/** Attaches a volume at the next free device. */
export function attachVolume(world: World, server: ServerRow, volumeId: string): void {
  const volume = world.db.cinder.volumes.get(volumeId)
  if (!volume) return
  const device = `/dev/sd${'abcdefghijklmnop'[attachedVolumes(world, server.id).length + (server.image_id === null ? 0 : 1)]}`
  world.db.cinder.volumes.update(volumeId, {
    status: 'in-use',
    attachments: [
      ...volume.attachments,
      {
        id: volumeId,
        attachment_id: world.ids.uuid(),
        volume_id: volumeId,
        server_id: server.id,
        device,
        host_name: null,
        attached_at: timestampMicro(world.clock),
      },
    ],
  })
}

/** Pulls a volume out of a server; without an attachment left it is available. */
export function detachVolume({ db }: World, volumeId: string, serverId: string): void {
  const volume = db.cinder.volumes.get(volumeId)
  if (!volume) return
  const attachments = volume.attachments.filter(({ server_id }) => server_id !== serverId)
  db.cinder.volumes.update(volumeId, { attachments, status: attachments.length > 0 ? 'in-use' : 'available' })
}

export interface AttachedVolume {
  readonly volume: VolumeRow
  readonly device: string
}

export function attachedVolumes({ db }: World, serverId: string): AttachedVolume[] {
  return db.cinder.volumes.all().flatMap((volume) => {
    const attachment = volume.attachments.find((one) => one.server_id === serverId)
    return attachment ? [{ volume, device: attachment.device }] : []
  })
}

/** After a server is gone: its own ports go, given ones and volumes become free. */
export function releaseDevices(world: World, server: ServerRow): void {
  const { db } = world
  for (const port of db.neutron.ports.where('device_id', server.id)) {
    if (port.name === '') removePort(world, port.id)
    else db.neutron.ports.update(port.id, { device_id: '', device_owner: '', status: 'DOWN' })
  }
  for (const { volume } of attachedVolumes(world, server.id)) {
    if (server.volumes_to_delete.includes(volume.id)) db.cinder.volumes.remove(volume.id)
    else detachVolume(world, volume.id, server.id)
  }
}
