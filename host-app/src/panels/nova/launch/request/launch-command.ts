import type { LaunchRequest } from './launch-request.js'

/** What the server ignores anyway, and would only be in the way of a reader. */
const ignored: ReadonlySet<string> = new Set([
  'default_user_data',
  'create_volume_default',
  'hide_create_volume',
  'vol_device_name',
])

/** A launch for other tools. */
export interface LaunchCommand {
  /** One `openstack` command line, its options on lines of their own. */
  readonly command: string
  /** The same as JSON. */
  readonly json: string
  /** The admin password or the customization script was left out. */
  readonly withoutSecrets: boolean
}

/** A word of a command line that no shell reads anything into. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

/** Values of `--block-device` are separated by commas. */
function deviceText(device: Readonly<Record<string, unknown>>): string {
  return Object.entries(device)
    .map(([key, value]) => `${key}=${String(value)}`)
    .join(',')
}

function option(name: string, value?: string | null): string[] {
  return value === undefined || value === null || value === '' ? [] : [`--${name} ${shellWord(value)}`]
}

function pairs(name: string, values: Readonly<Record<string, unknown>> | null | undefined): string[] {
  return Object.entries(values ?? {}).flatMap(([key, value]) => option(name, `${key}=${String(value)}`))
}

function nicOption(nic: Readonly<Record<string, unknown>>): string[] {
  const { 'net-id': network, 'port-id': port } = nic
  return typeof port === 'string' ? option('port', port) : option('network', String(network))
}

/** The first version of the compute API that takes what is asked; null: any does. The command line asks for an old one by itself. */
function computeVersion({ description, block_device_mapping_v2 = [] }: Partial<LaunchRequest>): string | null {
  if (block_device_mapping_v2?.some((device) => 'volume_type' in device)) return '2.67'
  return description ? '2.19' : null
}

/** The same launch for other tools. The admin password and the customization script are not in it. */
export function launchCommand(request: LaunchRequest): LaunchCommand {
  const { name, admin_pass, user_data, ...all } = request
  const rest = Object.fromEntries(Object.entries(all).filter(([key]) => !ignored.has(key))) as typeof all
  const count = rest.instance_count ?? 1
  const options = [
    ...option('flavor', rest.flavor_id),
    ...option('image', rest.source_id),
    ...(rest.block_device_mapping_v2 ?? []).flatMap((device) => option('block-device', deviceText(device))),
    ...(rest.nics ?? []).flatMap(nicOption),
    ...(rest.security_groups ?? []).flatMap((group) => option('security-group', group)),
    ...option('key-name', rest.key_name),
    ...option('availability-zone', rest.availability_zone),
    ...option('description', rest.description),
    ...(rest.config_drive ? ['--use-config-drive'] : []),
    ...(user_data ? option('user-data', 'user-data.txt') : []),
    ...pairs('hint', rest.scheduler_hints),
    ...pairs('property', rest.meta),
    ...(count > 1 ? [`--min ${count}`, `--max ${count}`] : []),
  ]
  const version = computeVersion(rest)
  const program = `openstack${version ? ` --os-compute-api-version ${version}` : ''} server create`
  const named = name.startsWith('-') ? `-- ${shellWord(name)}` : shellWord(name)
  return {
    command: [program, ...options, named].join(' \\\n  '),
    json: JSON.stringify({ name, ...rest }, null, 2),
    withoutSecrets: Boolean(admin_pass) || Boolean(user_data),
  }
}
