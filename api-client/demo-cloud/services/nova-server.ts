import type { ServerRow } from '../world/tables/nova.js'
import { attachedVolumes, groupsOfServer } from '../handlers/nova/devices.js'
import { hostname, serverView } from '../handlers/nova/server-view.js'
import { without, type Ask, type Fields } from './ask.js'

/** What Horizon's API adds to a server. */
const horizonsOwn = ['attrs', 'private_ip', 'public_ip', 'uuid', 'image_name', 'VirtualInterfaces', 'fault'] as const

/** A server as Nova writes it at the microversion that Stratus reads. */
export function novaServer(ask: Ask, row: ServerRow): Fields {
  const view = without(serverView(ask, ask.session, row, 'single'), horizonsOwn)
  const seen = Object.entries(view).filter(([name, value]) => value !== null || !name.startsWith('OS-EXT-SRV-ATTR:'))
  const groups = groupsOfServer(ask, row.id)
  const names = ask.db.neutron.securityGroups.filter(({ id }) => groups.has(id)).map(({ name }) => ({ name }))
  const { image } = view as { image: '' | { id: string; links: unknown } }
  return {
    ...Object.fromEntries(seen),
    image: image && { id: image.id, links: image.links },
    ...(row.fault && { fault: row.fault }),
    updated: row.updated,
    hostId: row.host === null ? '' : ask.ids.namedHex('host', row.host),
    accessIPv4: '',
    accessIPv6: '',
    config_drive: row.config_drive ? 'True' : '',
    'OS-EXT-STS:vm_state': row.vm_state,
    'OS-SRV-USG:launched_at': row.host === null ? null : row.created.replace('Z', '.000000'),
    'OS-SRV-USG:terminated_at': null,
    'os-extended-volumes:volumes_attached': attachedVolumes(ask, row.id).map(({ volume }) => ({
      id: volume.id,
      delete_on_termination: row.volumes_to_delete.includes(volume.id),
    })),
    ...(row.status === 'ACTIVE' || row.status === 'BUILD' ? { progress: 0 } : {}),
    ...(names.length > 0 && { security_groups: names }),
    tags: row.tags,
    ...(ask.session.isAdmin && {
      host_status: 'UP',
      'OS-EXT-SRV-ATTR:hypervisor_hostname': row.host,
      'OS-EXT-SRV-ATTR:hostname': hostname(row.name),
      'OS-EXT-SRV-ATTR:user_data': null,
    }),
  }
}

/** A request for a server as Horizon's API takes it, of one in Nova's form. */
export function launchOf({ server, hints }: { readonly server: Fields; readonly hints: Fields }): Fields {
  const { networks, block_device_mapping_v2: devices = [] } = server as {
    networks?: 'auto' | readonly Fields[]
    block_device_mapping_v2?: readonly Fields[]
  }
  // The image itself is in the mapping too, as a disk of the host.
  const volumes = devices.filter((device) => device['destination_type'] !== 'local')
  const nics = Array.isArray(networks)
    ? networks.map(({ uuid, port, fixed_ip }: Fields) => ({ 'net-id': uuid, 'port-id': port, 'v4-fixed-ip': fixed_ip }))
    : [{ 'net-id': '__auto_allocate__' }]
  return {
    name: server['name'],
    source_id: server['imageRef'] ?? '',
    flavor_id: server['flavorRef'],
    key_name: server['key_name'] ?? '',
    user_data: atob(String(server['user_data'] ?? '')),
    security_groups: server['security_groups'] ?? [],
    availability_zone: server['availability_zone'] ?? '',
    description: server['description'],
    meta: server['metadata'],
    config_drive: server['config_drive'] === true,
    disk_config: server['OS-DCF:diskConfig'],
    instance_count: server['min_count'] ?? 1,
    scheduler_hints: hints,
    nics,
    ...(volumes.length > 0 && {
      block_device_mapping_v2: volumes.map((device) => without(device, ['volume_type'])),
    }),
  }
}
