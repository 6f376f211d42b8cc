import type { AnswerOf } from '@stratus/api-client'
import { formatYesNo, t, type Column } from '@stratus/widgets'
import type { ListFacet } from '../../../list/filter-rows.js'
import { yesNoOptions } from '../../../list/translate-facets.js'

/** A zone, and the hosts in it. */
export interface Zone {
  readonly id: string
  readonly name: string
  readonly available: boolean
  readonly hosts: readonly ZoneHost[]
}

interface ZoneHost {
  readonly name: string
  /** Those of its services that do not answer. */
  readonly down: readonly string[]
}

type Told = AnswerOf<'nova.availabilityZones.list'>['items'][number]

const isDown = (service: unknown) => (service as { available?: unknown } | null)?.available === false

export function zonesOf(zones: readonly Told[]): Zone[] {
  return zones.map(({ name, available, hosts }) => ({
    id: name,
    name,
    available,
    hosts: Object.entries(hosts).map(([host, services]) => ({
      name: host,
      down: Object.entries(services ?? {}).flatMap(([service, state]) => (isDown(state) ? [service] : [])),
    })),
  }))
}

/** `north`, or what of it does not answer. */
export const hostLine = ({ name, down }: ZoneHost): string =>
  down.length ? t('%s (down: %s)', [name, down.join(', ')]) : name

export function zoneColumns(): Column<Zone>[] {
  return [
    { id: 'name', title: t('Availability Zone Name'), rowHeader: true, value: ({ name }) => name },
    {
      id: 'hosts',
      title: t('Hosts'),
      value: ({ hosts }) => hosts.map(hostLine),
      cell: ({ hosts }) => (hosts.length ? { lines: hosts.map(hostLine) } : null),
    },
    {
      id: 'available',
      title: t('Available'),
      value: ({ available }) => formatYesNo(available),
      cell: ({ available }) => ({
        text: formatYesNo(available),
        tone: available ? 'success' : 'danger',
        icon: available ? 'success' : 'danger',
      }),
    },
  ]
}

export const zoneFacets: readonly ListFacet<Zone>[] = [
  { name: 'name', label: 'Availability Zone Name', singleton: true },
  { name: 'available', label: 'Available', singleton: true, options: yesNoOptions },
]
