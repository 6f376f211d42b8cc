import type { AnswerOf } from '@stratus/api-client'
import { formatAmount, formatBytes, formatGibibytes, formatMebibytes, t, type Column } from '@stratus/widgets'
import type { ListFacet } from '../../list/filter-rows.js'

type Told = AnswerOf<'nova.quotas.defaults'>['items'][number]

/** What a new project may have of something. */
export interface DefaultQuota {
  /** `cores`, `gigabytes_fast`. */
  readonly id: string
  /** For people. */
  readonly name: string
  readonly unit: Unit
  /** Infinity: no limit. Null: nobody told. */
  readonly limit: number | null
}

type Unit = '' | 'B' | 'MiB' | 'GiB'

/** @texts English, keys of their translations. */
const names: Readonly<Record<string, readonly [label: string, unit?: Unit]>> = {
  cores: ['vCPUs'],
  ram: ['RAM', 'MiB'],
  instances: ['Instances'],
  key_pairs: ['Key Pairs'],
  metadata_items: ['Metadata Items'],
  server_groups: ['Server Groups'],
  server_group_members: ['Server Group Members'],
  injected_files: ['Injected Files'],
  injected_file_content_bytes: ['Injected File Content', 'B'],
  injected_file_path_bytes: ['Length of Injected File Path', 'B'],
  volumes: ['Volumes'],
  snapshots: ['Volume Snapshots'],
  gigabytes: ['Total Size of Volumes and Snapshots', 'GiB'],
  per_volume_gigabytes: ['Size of One Volume', 'GiB'],
  backups: ['Backups'],
  backup_gigabytes: ['Total Size of Backups', 'GiB'],
  groups: ['Volume Groups'],
  network: ['Networks'],
  subnet: ['Subnets'],
  subnetpool: ['Subnet Pools'],
  port: ['Ports'],
  router: ['Routers'],
  floatingip: ['Floating IPs'],
  security_group: ['Security Groups'],
  security_group_rule: ['Security Group Rules'],
  rbac_policy: ['RBAC Policies'],
  trunk: ['Trunks'],
}

/** Of a type of volumes. @texts English, keys of their translations. */
const ofType: Readonly<Record<string, readonly [label: string, unit?: Unit]>> = {
  volumes: ['Volumes of type %s'],
  snapshots: ['Volume Snapshots of type %s'],
  gigabytes: ['Total Size of Volumes and Snapshots of type %s', 'GiB'],
}

export function defaultQuota({ name: id, display_name, limit }: Told): DefaultQuota {
  const [, kind = '', type = ''] = /^(volumes|snapshots|gigabytes)_(.+)$/.exec(id) ?? []
  const [label, unit = ''] = names[id] ?? ofType[kind] ?? [display_name ?? id]
  return { id, name: t(label, type ? [type] : []), unit, limit }
}

const words: Readonly<Record<Unit, (amount: number) => string>> = {
  '': formatAmount,
  B: formatBytes,
  MiB: formatMebibytes,
  GiB: formatGibibytes,
}

/** `50 GiB`, `Unlimited`. */
export function limitText({ limit, unit }: Pick<DefaultQuota, 'limit' | 'unit'>): string {
  if (limit === null) return ''
  if (limit === Infinity) return t('Unlimited')
  return words[unit](limit)
}

export function quotaColumns(): Column<DefaultQuota>[] {
  return [
    { id: 'name', title: t('Quota Name'), rowHeader: true, value: ({ name }) => name },
    {
      id: 'limit',
      title: t('Limit'),
      type: 'number',
      // Files tell amounts in the unit of the service, and no limit as it does.
      value: ({ limit }) => (limit === Infinity ? -1 : limit),
      cell: limitText,
    },
    { id: 'unit', title: t('Unit'), priority: 3, hidden: true, value: ({ unit }) => unit },
    { id: 'id', title: t('Name in the Service'), priority: 3, hidden: true, value: ({ id }) => id },
  ]
}

export const quotaFacets: readonly ListFacet<DefaultQuota>[] = [
  { name: 'name', label: 'Quota Name', singleton: true },
  {
    name: 'limit',
    label: 'Limit',
    singleton: true,
    match: ({ limit }, value) => (limit === Infinity) === (value === 'unlimited'),
    options: [
      { key: 'unlimited', label: 'Unlimited' },
      { key: 'limited', label: 'Limited' },
    ],
  },
]
