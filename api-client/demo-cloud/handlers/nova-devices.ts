import type { FixedIp, PortRow } from '../tables/neutron.js'
import type { ServerRow } from '../tables/nova.js'
import type { VolumeRow } from '../tables/cinder.js'
import { timestamp, timestampMicro, type World } from '../world.js'
import { clientRefusal } from './service-refusals.js'
import { freeAddress } from './nova-addresses.js'

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
      const port = newPort(world, server, nic.network, nic.address)
      world.db.neutron.ports.insert(port)
      world.clock.schedule(1000, () => world.db.neutron.ports.update(port.id, { status: 'ACTIVE' }))
    }
  }
}

function newPort(world: World, server: ServerRow, networkId: string, address?: string): PortRow {
  const { db, ids } = world
  const now = timestamp(world.clock)
  const fixed: FixedIp[] = []
  for (const subnet of db.neutron.subnets.where('network_id', networkId)) {
    const wanted = address && subnet.ip_version === 4 ? address : undefined
    const ip = wanted ?? freeAddress(world, subnet)
    if (ip && (subnet.ip_version === 6 || !fixed.some((other) => !other.ip_address.includes(':'))))
      fixed.push({ subnet_id: subnet.id, ip_address: ip })
  }
  const groups = db.neutron.securityGroups.where('project_id', server.project_id)
  return {
    id: ids.uuid(),
    name: '',
    description: '',
    network_id: networkId,
    project_id: server.project_id,
    mac_address: ids.mac(),
    admin_state_up: true,
    status: 'DOWN',
    device_id: server.id,
    device_owner: 'compute:nova',
    fixed_ips: fixed,
    allowed_address_pairs: [],
    security_groups: groups
      .filter((group) => server.security_groups.includes(group.id) || server.security_groups.includes(group.name))
      .map((group) => group.id),
    vnic_type: 'normal',
    port_security_enabled: true,
    qos_policy_id: null,
    created_at: now,
    updated_at: now,
    revision_number: 1,
  }
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
    if (port.name === '') db.neutron.ports.remove(port.id)
    else db.neutron.ports.update(port.id, { device_id: '', device_owner: '', status: 'DOWN' })
  }
  for (const floating of db.neutron.floatingIps.all()) {
    if (floating.port_id && !db.neutron.ports.has(floating.port_id)) {
      db.neutron.floatingIps.update(floating.id, {
        port_id: null,
        fixed_ip_address: null,
        router_id: null,
        status: 'DOWN',
      })
    }
  }
  for (const { volume } of attachedVolumes(world, server.id)) {
    const attachments = volume.attachments.filter((one) => one.server_id !== server.id)
    if (server.doomed_volumes.includes(volume.id)) db.cinder.volumes.remove(volume.id)
    else db.cinder.volumes.update(volume.id, { attachments, status: attachments.length > 0 ? 'in-use' : 'available' })
  }
}
