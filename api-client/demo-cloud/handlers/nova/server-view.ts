import type { Session } from '../../handler.js'
import type { ServerRow } from '../../world/tables/nova.js'
import type { World } from '../../world/world.js'

const compute = 'https://cloud.example:8774'

type Address = {
  version: 4 | 6
  addr: string
  'OS-EXT-IPS:type': 'fixed' | 'floating'
  'OS-EXT-IPS-MAC:mac_addr': string
}

/** Networks of a server by name, with the addresses of its ports and their floating IPs. */
export function addressesOf({ db }: World, serverId: string): Record<string, Address[]> {
  const addresses: Record<string, Address[]> = {}
  for (const port of db.neutron.ports.where('device_id', serverId)) {
    const name = db.neutron.networks.get(port.network_id)?.name ?? port.network_id
    const list = (addresses[name] ??= [])
    const mac = { 'OS-EXT-IPS-MAC:mac_addr': port.mac_address }
    for (const { ip_address } of port.fixed_ips) {
      list.push({ version: ip_address.includes(':') ? 6 : 4, addr: ip_address, 'OS-EXT-IPS:type': 'fixed', ...mac })
    }
    for (const floating of db.neutron.floatingIps.where('port_id', port.id)) {
      list.push({ version: 4, addr: floating.floating_ip_address, 'OS-EXT-IPS:type': 'floating', ...mac })
    }
  }
  return addresses
}

/**
 * A server on the wire: every key is always there, null when unknown. In the list the flavor is a link, alone it is
 * embedded without its id.
 */
export function serverView(
  world: World,
  session: Session,
  row: ServerRow,
  form: 'list' | 'single',
): Record<string, unknown> {
  const { db } = world
  const below = form === 'list' ? `${row.project_id}/` : ''
  const image = row.image_id === null ? undefined : db.glance.images.get(row.image_id)
  const admin = session.isAdmin
  return {
    addresses: addressesOf(world, row.id),
    attrs: null,
    id: row.id,
    image:
      row.image_id === null
        ? ''
        : { id: row.image_id, links: [bookmark(`${below}images/${row.image_id}`)], ...(image && { name: image.name }) },
    links: [{ rel: 'self', href: `${compute}/v2.1/${below}servers/${row.id}` }, bookmark(`${below}servers/${row.id}`)],
    description: row.description,
    metadata: row.metadata,
    name: row.name,
    private_ip: null,
    public_ip: null,
    status: row.status,
    uuid: null,
    image_name: image?.name ?? null,
    VirtualInterfaces: null,
    flavor:
      form === 'list'
        ? { id: row.flavor_id, links: [bookmark(`${below}flavors/${row.flavor_id}`)] }
        : embeddedFlavor(world, row),
    key_name: row.key_name,
    fault: row.fault,
    tenant_id: row.project_id,
    user_id: row.user_id,
    created: row.created,
    locked: row.locked,
    'OS-EXT-STS:power_state': row.power_state,
    'OS-EXT-STS:task_state': row.task_state,
    'OS-EXT-SRV-ATTR:instance_name': admin ? `instance-${row.id.slice(0, 8)}` : null,
    'OS-EXT-SRV-ATTR:host': admin ? row.host : null,
    'OS-EXT-SRV-ATTR:hostname': admin ? hostname(row.name) : null,
    'OS-EXT-SRV-ATTR:kernel_id': admin ? '' : null,
    'OS-EXT-SRV-ATTR:ramdisk_id': admin ? '' : null,
    'OS-EXT-SRV-ATTR:root_device_name': admin ? '/dev/sda' : null,
    'OS-EXT-SRV-ATTR:user_data': null,
    'OS-EXT-SRV-ATTR:reservation_id': admin ? `r-${row.id.slice(-8)}` : null,
    'OS-EXT-SRV-ATTR:launch_index': admin ? 0 : null,
    'OS-EXT-AZ:availability_zone': row.availability_zone,
    'OS-DCF:diskConfig': row.disk_config,
  }
}

function embeddedFlavor({ db }: World, row: ServerRow): Record<string, unknown> {
  const flavor = db.nova.flavors.get(row.flavor_id)
  return {
    vcpus: flavor?.vcpus ?? 1,
    ram: flavor?.ram ?? 512,
    disk: flavor?.disk ?? 1,
    ephemeral: flavor?.ephemeral ?? 0,
    swap: flavor?.swap ?? 0,
    original_name: flavor?.name ?? row.flavor_id,
    extra_specs: flavor?.extra_specs ?? {},
  }
}

function bookmark(path: string): { rel: string; href: string } {
  return { rel: 'bookmark', href: `${compute}/${path}` }
}

export function selfLinks(path: string): { rel: string; href: string }[] {
  return [{ rel: 'self', href: `${compute}/v2.1/${path}` }, bookmark(path)]
}

export function hostname(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
      .replace(/[^a-z0-9.-]/g, '') || 'host'
  )
}
