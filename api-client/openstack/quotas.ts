import { items, type Json } from './json.js'

/** What quotas are called where the name says too little. */
export const quotaLabels: Readonly<Record<string, string>> = {
  cores: 'VCPUs',
  ram: 'RAM (MB)',
  injected_file_content_bytes: 'Injected File Content (B)',
  injected_file_path_bytes: 'Injected File Path (B)',
  snapshots: 'Volume Snapshots',
  gigabytes: 'Total Size of Volumes and Snapshots (GB)',
  network: 'Networks',
  subnet: 'Subnets',
  port: 'Ports',
  router: 'Routers',
  floatingip: 'Floating IPs',
  security_group: 'Security Groups',
  security_group_rule: 'Security Group Rules',
  trunk: 'Trunks',
}

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
      typeof limit === 'number' && isOurs(name)
        ? [{ display_name: quotaLabels[name] ?? titled(name), name, limit }]
        : [],
    ),
  )
}

const titled = (name: string): string => name.replace(/_/g, ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
