import type { AnswerOf } from '@stratus/api-client'
import { formatAge, formatAmount, t, type Column } from '@stratus/widgets'
import type { Definition } from '../../ui/DefinitionList.js'

export type UsageOfAll = AnswerOf<'nova.usage.list'>
export type UsageOfProject = AnswerOf<'nova.usage.get'>
export type ProjectUsage = UsageOfAll['rows'][number]
export type InstanceUsage = UsageOfProject['rows'][number]

const MiB = 1024 ** 2
const GiB = 1024 ** 3

type Amount = number | null

/** Two decimals say enough, also in a file. */
const rounded = (amount: Amount): Amount => amount && Math.round(amount * 100) / 100
const written = (amount: Amount): string => (amount === null ? '' : formatAmount(amount))

function numberColumn<Row extends object>(
  id: string,
  title: string,
  of: (row: Row) => Amount,
  more: Partial<Column<Row>> = {},
): Column<Row> {
  const value = (row: Row) => rounded(of(row))
  return { id, title, type: 'number', value, cell: (row) => written(value(row)), ...more }
}

/** What stands here now; the unit is in the heading, so that it is in a file, too. */
function sizeColumns<Row extends Pick<ProjectUsage, 'vcpus' | 'disk' | 'ram'>>(): Column<Row>[] {
  return [
    numberColumn('vcpus', t('vCPUs'), ({ vcpus }) => vcpus),
    numberColumn('disk', t('Disk (GiB)'), ({ disk }) => disk && disk / GiB),
    // Horizon's pages tell it so, with one decimal.
    numberColumn('ram', t('RAM (GiB)'), ({ ram }) => ram && ram / GiB),
  ]
}

/** @param href address of a project's report */
export function projectUsageColumns(href: (id: string) => string): Column<ProjectUsage>[] {
  const nameOf = ({ name, id }: ProjectUsage) => name ?? id
  return [
    {
      id: 'name',
      title: t('Project'),
      rowHeader: true,
      value: nameOf,
      cell: (row) => ({ text: nameOf(row), href: href(row.id) }),
    },
    ...sizeColumns<ProjectUsage>(),
    numberColumn('vcpu_hours', t('vCPU-hours'), (row) => row.vcpu_hours, { priority: 2 }),
    numberColumn('disk_hours', t('Disk (GiB-hours)'), (row) => row.disk_hours, { priority: 3 }),
    numberColumn('ram_hours', t('RAM (MiB-hours)'), (row) => row.ram_hours, { priority: 3 }),
  ]
}

/**
 * @param href address of an instance
 * @param withHours whether they are told, which Horizon's page does not do
 */
export function instanceUsageColumns(
  href: (id: string) => string,
  withHours: boolean,
  now = Date.now(),
): Column<InstanceUsage>[] {
  const nameOf = ({ name, id }: InstanceUsage) => name ?? id
  const hours = numberColumn<InstanceUsage>('hours', t('Hours in this period'), (row) => row.hours, { priority: 2 })
  return [
    {
      id: 'name',
      title: t('Instance Name'),
      rowHeader: true,
      value: nameOf,
      cell: (row) => ({ text: nameOf(row), href: href(row.id) }),
    },
    ...sizeColumns<InstanceUsage>(),
    ...(withHours ? [hours] : []),
    numberColumn('age', t('Age'), ({ age }) => age, {
      priority: 2,
      align: 'start',
      cell: ({ age }) => (age === null ? '' : formatAge(now - age * 1000, now)),
    }),
  ]
}

/** The sums of a report. */
export function usageSums(usage: Omit<UsageOfAll, 'rows'>): Definition[] {
  const { instances, ram, vcpu_hours, disk_hours, ram_hours } = usage
  const sum = (label: string, amount: Amount) => ({ label, value: written(rounded(amount)) })
  return [
    sum(t('Active instances'), instances),
    { label: t('RAM of active instances'), value: ram ? formatAmount(ram / MiB, 'MiB') : written(ram) },
    sum(t('vCPU-hours in this period'), vcpu_hours),
    sum(t('Disk in this period (GiB-hours)'), disk_hours),
    sum(t('RAM in this period (MiB-hours)'), ram_hours),
  ]
}
