import { asJson, textOf, withoutEmpty, type Json } from '../json.js'
import { mustHave } from '../required.js'

/** What may be empty, but is said. */
const required = ['name', 'source_id', 'flavor_id', 'key_name', 'user_data', 'security_groups']

const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(asJson) : [])

/** A request for a server in Nova's form, and the microversion it needs; `body` is in that of Horizon's REST API. */
export function newServer(body: Json): { request: Json; version: string } {
  mustHave(body, required)
  const devices = [...list(body['block_device_mapping_v2']), ...oldDevices(asJson(body['block_device_mapping']))]
  const image = textOf(body, 'source_id')
  const count = Number(body['instance_count']) || 1
  const networks = networksOf(list(body['nics']))
  const script = textOf(body, 'user_data')
  const server = {
    ...withoutEmpty({
      name: body['name'],
      imageRef: image,
      flavorRef: body['flavor_id'],
      key_name: body['key_name'],
      availability_zone: body['availability_zone'],
      adminPass: body['admin_pass'],
      'OS-DCF:diskConfig': body['disk_config'],
      config_drive: body['config_drive'] || undefined,
      metadata: body['meta'],
      description: body['description'],
      user_data: script && toBase64(script),
    }),
    min_count: count,
    max_count: count,
    networks,
    ...(list(body['security_groups']).length || Array.isArray(body['security_groups'])
      ? { security_groups: groupsOf(body['security_groups']) }
      : {}),
    ...(devices.length && { block_device_mapping_v2: image ? [localDisk(image), ...devices] : devices }),
  }
  const hints = withoutEmpty(asJson(body['scheduler_hints']))
  return {
    request: { server, ...(Object.keys(hints).length && { 'os:scheduler_hints': hints }) },
    version: devices.some((device) => 'volume_type' in device) ? '2.67' : '2.60',
  }
}

const localDisk = (uuid: string): Json => ({
  uuid,
  source_type: 'image',
  destination_type: 'local',
  boot_index: 0,
  delete_on_termination: true,
})

const groupsOf = (value: unknown): Json[] =>
  (Array.isArray(value) ? value : []).map((group: unknown) => ({
    name: typeof group === 'string' ? group : textOf(asJson(group), 'name'),
  }))

/** Without a network Nova takes what there is, or none at all. */
function networksOf(nics: readonly Json[]): unknown {
  if (!nics.length || nics.some((nic) => nic['net-id'] === '__auto_allocate__')) return 'auto'
  return nics.map((nic) =>
    withoutEmpty({ uuid: nic['net-id'], port: nic['port-id'], fixed_ip: nic['v4-fixed-ip'] || nic['v6-fixed-ip'] }),
  )
}

/** The older form of a device: `{vda: 'ID:snap:SIZE:1'}`. */
function oldDevices(mapping: Json): Json[] {
  return Object.entries(mapping).map(([device_name, text]) => {
    const [uuid = '', type = '', size = '', removed = ''] = String(text).split(':')
    return {
      ...withoutEmpty({ device_name, uuid, volume_size: size }),
      source_type: type === 'snap' ? 'snapshot' : 'volume',
      destination_type: 'volume',
      boot_index: 0,
      delete_on_termination: removed === '1' || removed.toLowerCase() === 'true',
    }
  })
}

function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
