import type { AnswerOf } from '@stratus/api-client'
import { formatAmount, formatGibibytes, formatMebibytes, t, type Column, type Facet } from '@stratus/widgets'
import { paths } from '../../../paths.js'

export type Hypervisor = AnswerOf<'nova.hypervisors.list'>['items'][number]

/** Its host name; its id where nobody told it. */
export const nameOf = ({ name, id }: Hypervisor) => name ?? id

interface Amount {
  readonly id: string
  /** English, key of its translation. */
  readonly label: string
  readonly used: 'vcpus_used' | 'memory_used' | 'storage_used'
  readonly total: 'vcpus' | 'memory' | 'storage'
  readonly unit: '' | 'MiB' | 'GiB'
  /** How many of what is told make one of the unit. */
  readonly per: number
  /** So many of the unit, in words. */
  readonly words: (amount: number) => string
}

const processors: Amount = {
  id: 'vcpus',
  label: 'vCPUs',
  used: 'vcpus_used',
  total: 'vcpus',
  unit: '',
  per: 1,
  words: formatAmount,
}

/** What instances take of a machine. @texts English, keys of their translations. */
const amounts: readonly Amount[] = [
  processors,
  {
    id: 'memory',
    label: 'RAM',
    used: 'memory_used',
    total: 'memory',
    unit: 'MiB',
    per: 1024 ** 2,
    words: formatMebibytes,
  },
  {
    id: 'storage',
    label: 'Local Storage',
    used: 'storage_used',
    total: 'storage',
    unit: 'GiB',
    per: 1024 ** 3,
    words: formatGibibytes,
  },
]

/** Whether processors are told of; a newer Horizon does so elsewhere. */
export const tellsProcessors = (rows: readonly Hypervisor[]): boolean =>
  !rows.length || rows.some(({ vcpus }) => vcpus !== null)

const told = (withProcessors: boolean) => amounts.filter((amount) => withProcessors || amount !== processors)

/** `13 of 64`; more may be taken than there is. Nothing has no unit. */
function useOf(row: Hypervisor, { used, total, words, per }: Amount): string {
  const [taken, all] = [row[used], row[total]]
  if (taken === null || all === null) return ''
  return t('%s of %s', [taken === 0 ? '0' : words(taken / per), words(all / per)])
}

/** Of 0 to 1, and above where more is taken than there is: how full it is. */
const fullness = (row: Hypervisor, { used, total }: Amount): number | null => {
  const [taken, all] = [row[used], row[total]]
  return taken === null || !all ? null : taken / all
}

/** The columns. Amounts sort by how full a machine is. */
export function hypervisorColumns(withProcessors: boolean): Column<Hypervisor>[] {
  return [
    {
      id: 'name',
      title: t('Host Name'),
      rowHeader: true,
      value: nameOf,
      cell: (row) => ({ text: nameOf(row), href: row.host ? paths.instancesOn(row.host) : row.links['name'] }),
    },
    { id: 'type', title: t('Type'), priority: 3, value: ({ type }) => type },
    ...told(withProcessors).map((amount): Column<Hypervisor> => ({
      id: amount.id,
      title: t(amount.label),
      type: 'number',
      priority: 2,
      value: (row) => fullness(row, amount),
      cell: (row) => useOf(row, amount),
    })),
    { id: 'instances', title: t('Instances'), type: 'number', value: ({ instances }) => instances },
  ]
}

export const hypervisorFacets: readonly Facet[] = [
  { name: 'name', label: 'Host Name', singleton: true },
  { name: 'type', label: 'Type', singleton: true },
]

/** A figure of all machines together. */
export interface Capacity {
  readonly id: string
  /** English, key of its translation. */
  readonly label: string
  readonly used: number
  readonly max: number
  readonly unit: Amount['unit']
}

/** What all machines have, and what is used of it. */
export function capacityOf(rows: readonly Hypervisor[]): Capacity[] {
  if (!rows.length) return []
  return told(tellsProcessors(rows)).map(({ id, label, used, total, unit, per }) => {
    const sum = (field: Amount['used' | 'total']) => rows.reduce((all, row) => all + (row[field] ?? 0), 0)
    return { id, label, used: Math.round(sum(used) / per), max: Math.round(sum(total) / per), unit }
  })
}
