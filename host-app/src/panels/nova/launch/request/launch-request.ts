import type { BodyOf } from '@stratus/api-client'
import { sentName } from '../../../../forms/name-errors.js'
import type { Log } from '../model/boot-sources.js'
import type { NewInstanceSpec, Source } from '../model/launch-spec.js'

export type LaunchRequest = BodyOf<'nova.servers.create'>

type Device = Readonly<Record<string, unknown>> & { readonly uuid: string }

interface BootFields {
  readonly source_id: string | null
  readonly block_device_mapping_v2?: Device[]
}

/** The boot source as the server wants it (L-SUB-05, L-SUB-06). `boot_index` is a text on the wire. */
function bootFields(spec: NewInstanceSpec, log: Log): BootFields {
  const [source] = spec.source
  if (!source) return { source_id: null }
  const device = (source_type: string, destination: Source): Device => ({
    source_type,
    destination_type: 'volume',
    delete_on_termination: spec.vol_delete_on_instance_delete,
    uuid: destination.id,
    boot_index: '0',
  })
  switch (spec.source_type) {
    case 'image':
    case 'snapshot': {
      if (!spec.vol_create) return { source_id: source.id }
      const type = spec.vol_type?.name
      const volume = { ...device('image', source), ...(type && { volume_type: type }), volume_size: spec.vol_size }
      return { source_id: null, block_device_mapping_v2: [volume] }
    }
    case 'volume':
      return { source_id: '', block_device_mapping_v2: [device('volume', source)] }
    case 'volume_snapshot':
      return { source_id: '', block_device_mapping_v2: [device('snapshot', source)] }
    default:
      log(`Unknown source type: ${String(spec.source_type)}`)
      return { source_id: source.id }
  }
}

function texts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))
}

/** Left out when nobody gave a value. */
function given<Key extends string>(key: Key, value: string | null | undefined): Partial<Record<Key, string>> {
  return value === null || value === undefined ? {} : ({ [key]: value } as Record<Key, string>)
}

/** The launch as it goes over the wire (L-SUB-01 to L-SUB-06). */
export function launchRequest(
  spec: NewInstanceSpec,
  { networkService }: { readonly networkService: boolean },
  log: Log = console.error,
): LaunchRequest {
  const [group] = spec.server_groups
  const meta = texts(spec.metadata)
  return {
    name: sentName(spec.name ?? ''),
    instance_count: spec.instance_count ?? 1,
    ...given('availability_zone', spec.availability_zone),
    ...given('admin_pass', spec.admin_pass),
    ...given('description', spec.description),
    ...given('vol_device_name', spec.vol_device_name),
    disk_config: spec.disk_config,
    config_drive: spec.config_drive,
    user_data: spec.user_data,
    // The server ignores these three; Horizon's own form sends them too.
    default_user_data: spec.default_user_data,
    create_volume_default: spec.create_volume_default,
    hide_create_volume: spec.hide_create_volume,
    ...bootFields(spec, log),
    flavor_id: spec.flavor?.id ?? null,
    nics: [
      ...spec.networks.map(({ id }) => ({ 'net-id': id, 'v4-fixed-ip': '' })),
      ...spec.ports.map(({ id }) => ({ 'port-id': id })),
    ],
    key_name: spec.key_pair[0]?.name ?? null,
    security_groups: spec.security_groups.map(({ id, name }) => (networkService ? id : (name ?? id))),
    scheduler_hints: { ...(group && { group: group.id }), ...texts(spec.scheduler_hints) },
    ...(Object.keys(meta).length > 0 && { meta }),
  }
}
