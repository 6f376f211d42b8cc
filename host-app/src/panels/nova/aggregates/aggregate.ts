import type { AnswerOf } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import type { ListFacet } from '../../../list/filter-rows.js'
import { idColumn } from '../../../list/id-column.js'

export type Aggregate = AnswerOf<'nova.aggregates.list'>['items'][number]

export const nameOf = ({ name, id }: Aggregate) => name ?? id

/** `ssd = true`, a line each; without the zone, which has a column of its own. */
export const metadataLines = ({ metadata }: Aggregate): string[] =>
  Object.entries(metadata).flatMap(([key, value]) => (key === 'availability_zone' ? [] : [`${key} = ${value}`]))

const cellOf = (lines: readonly string[]) => (lines.length ? { lines } : null)

/** The columns of Horizon's own list, in order, and how many hosts there are. */
export function aggregateColumns(): Column<Aggregate>[] {
  return [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    { id: 'zone', title: t('Availability Zone'), priority: 2, value: ({ availability_zone }) => availability_zone },
    {
      id: 'count',
      title: t('Number of Hosts'),
      type: 'number',
      priority: 2,
      value: ({ hosts }) => hosts.length,
    },
    { id: 'hosts', title: t('Hosts'), value: ({ hosts }) => hosts, cell: ({ hosts }) => cellOf(hosts) },
    {
      id: 'metadata',
      title: t('Metadata'),
      priority: 3,
      value: metadataLines,
      cell: (aggregate) => cellOf(metadataLines(aggregate)),
    },
    idColumn({ priority: 4, hidden: true }),
  ]
}

const has = (text: string | null, part: string) => (text ?? '').toLowerCase().includes(part.toLowerCase())

export const aggregateFacets: readonly ListFacet<Aggregate>[] = [
  { name: 'name', label: 'Name', singleton: true },
  { name: 'availability_zone', label: 'Availability Zone', singleton: true },
  { name: 'hosts', label: 'Host', singleton: true, match: ({ hosts }, part) => hosts.some((host) => has(host, part)) },
  {
    name: 'metadata',
    label: 'Metadata',
    singleton: true,
    match: (aggregate, part) => metadataLines(aggregate).some((line) => has(line, part)),
  },
]
