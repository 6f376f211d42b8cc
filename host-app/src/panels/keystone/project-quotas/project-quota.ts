import type { AnswerOf } from '@stratus/api-client'
import { pieLevel, quotaPercent } from '@stratus/api-client/rules'
import { formatAmount, formatGibibytes, formatMebibytes, t, type CellDescriptor, type Column } from '@stratus/widgets'
import type { ListFacet } from '../../../list/filter-rows.js'
import type { Told } from '../../../list/use-one-by-one.js'
import { quotaCell } from '../../../quota/use-in-words.js'
import { nameOf, type ProjectRow } from '../projects/project.js'
import { sentences } from '../../../stores/sentences.js'

type ProjectUse = AnswerOf<'keystone.projectUse.get'>
type QuotaInUse = ProjectUse['quotas'][number]

/** A project, with what it uses of what it may. */
export interface ProjectQuota extends ProjectRow {
  readonly told: Told<ProjectUse>
}

interface Amount {
  readonly name: string
  /** English, key of its translation. */
  readonly label: string
  readonly words?: (amount: number) => string
  readonly more?: true
}

/** The amounts of the list; `more`: those that wait in the column chooser. @texts labels: English, keys of their translations. */
const amounts: readonly Amount[] = [
  { name: 'instances', label: 'Instances' },
  { name: 'cores', label: 'vCPUs' },
  { name: 'ram', label: 'RAM', words: formatMebibytes },
  { name: 'volumes', label: 'Volumes' },
  { name: 'gigabytes', label: 'Volume Storage', words: formatGibibytes },
  { name: 'floatingip', label: 'Floating IPs' },
  { name: 'network', label: 'Networks' },
  { name: 'snapshots', label: 'Volume Snapshots', more: true },
  { name: 'subnet', label: 'Subnets', more: true },
  { name: 'port', label: 'Ports', more: true },
  { name: 'router', label: 'Routers', more: true },
  { name: 'security_group', label: 'Security Groups', more: true },
  { name: 'security_group_rule', label: 'Security Group Rules', more: true },
  { name: 'server_groups', label: 'Server Groups', more: true },
]

const useOf = ({ told }: ProjectQuota): ProjectUse | null => (told.kind === 'told' ? told.what : null)

const quotaOf = (project: ProjectQuota, name: string): QuotaInUse | undefined =>
  useOf(project)?.quotas.find((quota) => quota.name === name)

/** What is used up is full; a limit of nothing that nobody uses is none to look at. */
const percentOf = (quota: QuotaInUse): number => (quota.limit === 0 && !quota.used ? 0 : quotaPercent(quota))

/** The quota of a project of which least is left; null while it is not told. */
export function fullestOf(project: ProjectQuota): { readonly label: string; readonly percent: number } | null {
  const [first] = (useOf(project)?.quotas ?? [])
    .map((quota) => ({ label: labelOf(quota), percent: percentOf(quota) }))
    .toSorted((one, other) => other.percent - one.percent)
  return first ?? null
}

const labelOf = ({ name, label }: QuotaInUse): string =>
  t(amounts.find((amount) => amount.name === name)?.label ?? label ?? name)

const tones = { normal: undefined, warning: 'warning', danger: 'danger' } as const

/** How full a project is, or why nobody knows. */
function fullestCell(project: ProjectQuota): CellDescriptor | null {
  const { told } = project
  if (told.kind === 'waiting') return { text: t('Asking…'), tone: 'neutral', icon: 'progress' }
  if (told.kind === 'refused')
    return { text: t('Not told: %s', [told.reason]), tone: 'warning', icon: 'warning', title: told.reason }
  const fullest = fullestOf(project)
  const { missing } = told.what
  const partly = missing.length ? { badge: t('Partly'), title: sentences(...missing) } : {}
  if (!fullest) return { text: '', ...partly }
  const { label, percent } = fullest
  const text = percent > 0 ? t('%s: %s %', [label, percent]) : t('Nothing used')
  return { text, tone: tones[pieLevel(percent)], ...partly }
}

/** @param href address of a project's details */
export function projectQuotaColumns(href: (project: ProjectQuota) => string): Column<ProjectQuota>[] {
  return [
    {
      id: 'name',
      title: t('Project'),
      rowHeader: true,
      value: nameOf,
      cell: (project) => ({ text: nameOf(project), href: href(project) }),
    },
    { id: 'domain_name', title: t('Domain Name'), priority: 4, hidden: true, value: ({ domain_name }) => domain_name },
    {
      id: 'fullest',
      title: t('Fullest quota'),
      type: 'number',
      align: 'start',
      value: (project) => fullestOf(project)?.percent ?? null,
      cell: fullestCell,
    },
    ...amounts.map(({ name, label, words = formatAmount, more }): Column<ProjectQuota> => ({
      id: name,
      title: t(label),
      type: 'number',
      priority: name === 'instances' || name === 'cores' ? 2 : 3,
      ...(more && { hidden: true }),
      value: (project) => quotaOf(project, name)?.used ?? null,
      cell: (project) => quotaCell(quotaOf(project, name), words),
    })),
  ]
}

/** From so many percent on a quota is as it is called. */
const fullness: Readonly<Record<string, number>> = { full: 100, nearly: 80 }

export const projectQuotaFacets: readonly ListFacet<ProjectQuota>[] = [
  { name: 'name', label: 'Project', singleton: true },
  { name: 'domain_name', label: 'Domain Name', singleton: true },
  {
    name: 'fullest',
    label: 'Fullest quota',
    singleton: true,
    options: [
      { key: 'full', label: 'Full' },
      { key: 'nearly', label: 'Nearly full, or full' },
    ],
    match: (project, value) => (fullestOf(project)?.percent ?? 0) >= (fullness[value] ?? Infinity),
  },
]

/** All its quotas, for an opened row. */
export const factsOf = (project: ProjectQuota) =>
  (useOf(project)?.quotas ?? []).map((quota) => {
    const { words = formatAmount } = amounts.find(({ name }) => name === quota.name) ?? {}
    const { text } = quotaCell(quota, words) ?? {}
    return {
      label: labelOf(quota),
      value: text || (quota.limit === Infinity ? t('Unlimited') : words(quota.limit ?? 0)),
    }
  })
