import type { AnswerOf } from '@stratus/api-client'
import { formatBytes, t, type Column, type Facet } from '@stratus/widgets'

export type Hypervisor = AnswerOf<'nova.hypervisors.list'>['items'][number]

/** Its host name; its id where nobody told it. */
export const nameOf = ({ name, id }: Hypervisor) => name ?? id

interface Amount {
  readonly id: string
  /** English, key of its translation. */
  readonly label: string
  readonly used: 'vcpus_used' | 'memory_used' | 'storage_used'
  readonly total: 'vcpus' | 'memory' | 'storage'
  readonly words: (amount: number) => string
}

/** What instances take of a machine. @texts English, keys of their translations. */
const amounts: readonly Amount[] = [
  { id: 'vcpus', label: 'vCPUs', used: 'vcpus_used', total: 'vcpus', words: String },
  { id: 'memory', label: 'RAM', used: 'memory_used', total: 'memory', words: formatBytes },
  { id: 'storage', label: 'Local Storage', used: 'storage_used', total: 'storage', words: formatBytes },
]

const told = (rows: readonly Hypervisor[]): Amount[] =>
  amounts.filter(({ total }) => rows.some((row) => row[total] !== null))

/** `13 of 64`; more may be taken than there is. */
function useOf(row: Hypervisor, { used, total, words }: Amount): string {
  const [taken, all] = [row[used], row[total]]
  return taken === null || all === null ? '' : t('%s of %s', [words(taken), words(all)])
}

/** Of 0 to 1, and above where more is taken than there is: how full it is. */
const fullness = (row: Hypervisor, { used, total }: Amount): number | null => {
  const [taken, all] = [row[used], row[total]]
  return taken === null || !all ? null : taken / all
}

/** The columns; amounts that this Horizon does not tell are left out. Amounts sort by how full a machine is. */
export function hypervisorColumns(rows: readonly Hypervisor[]): Column<Hypervisor>[] {
  return [
    {
      id: 'name',
      title: t('Host Name'),
      rowHeader: true,
      value: nameOf,
      cell: (row) => ({ text: nameOf(row), href: row.links['name'] }),
    },
    { id: 'type', title: t('Type'), priority: 3, value: ({ type }) => type },
    ...told(rows).map((amount): Column<Hypervisor> => ({
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
  readonly unit: '' | 'GiB'
}

const GiB = 1024 ** 3

/** What all machines have, and what is used of it: processors, and GiB. */
export function capacityOf(rows: readonly Hypervisor[]): Capacity[] {
  return told(rows).map(({ id, label, used, total }) => {
    const isCount = id === 'vcpus'
    const sum = (field: Amount['used' | 'total']) => rows.reduce((all, row) => all + (row[field] ?? 0), 0)
    const amount = (field: Amount['used' | 'total']) => (isCount ? sum(field) : Math.round(sum(field) / GiB))
    return { id, label, used: amount(used), max: amount(total), unit: isCount ? '' : 'GiB' }
  })
}
