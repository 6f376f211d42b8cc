import { quotaLabel } from '../horizon-defaults.js'
import { items, type Json } from './json.js'

/** Nova's, but for those that Neutron keeps. */
export const computeQuotas = [
  'metadata_items',
  'cores',
  'instances',
  'injected_files',
  'injected_file_content_bytes',
  'injected_file_path_bytes',
  'ram',
  'key_pairs',
  'server_groups',
  'server_group_members',
] as const

/** Before this microversion of Nova quota sets still hold what Neutron keeps. */
export const quotaVersion = '2.42'

export const volumeQuotas = ['volumes', 'snapshots', 'gigabytes'] as const

export const networkQuotas = [
  'network',
  'subnet',
  'port',
  'router',
  'floatingip',
  'security_group',
  'security_group_rule',
] as const

/** The limits of a quota set, each with its name. */
export function namedLimits(set: Json, isOurs: (name: string) => boolean = () => true) {
  return items(
    Object.entries(set).flatMap(([name, limit]) =>
      typeof limit === 'number' && isOurs(name) ? [{ display_name: quotaLabel(name), name, limit }] : [],
    ),
  )
}
