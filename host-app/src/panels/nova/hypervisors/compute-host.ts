import type { AnswerOf } from '@stratus/api-client'
import { t, type CellDescriptor, type Column, type Facet } from '@stratus/widgets'
import { ageCell } from '../../../list/age-cell.js'
import { paths } from '../../../paths.js'

type Service = AnswerOf<'nova.services.list'>['items'][number]

/** The compute service of a machine, by the machine's name. */
export type ComputeHost = Omit<Service, 'id' | 'host'> & { readonly id: string; readonly name: string }

export const nameOf = ({ name }: ComputeHost) => name

/** Those of the services that run instances. */
export function computeHostsOf(services: readonly Service[]): ComputeHost[] {
  return services.flatMap(({ host, ...service }) =>
    service.binary === 'nova-compute' && host ? [{ ...service, id: host, name: host }] : [],
  )
}

const isEnabled = ({ status }: ComputeHost) => status === 'enabled'

/** Whether an instance of a host can go to another one. */
export const takesElsewhere = (services: readonly Service[], host: string): boolean =>
  computeHostsOf(services).some((other) => other.name !== host && isEnabled(other) && other.state === 'up')

function statusCell(host: ComputeHost): CellDescriptor {
  if (isEnabled(host)) return { text: t('Enabled'), tone: 'success', icon: 'success' }
  const { disabled_reason } = host
  return {
    text: disabled_reason ? t('Disabled: %s', [disabled_reason]) : t('Disabled'),
    tone: 'warning',
    icon: 'pause',
  }
}

const stateWord = ({ state }: ComputeHost) => (state === 'up' ? t('Up') : t('Down'))

export function computeHostColumns(): Column<ComputeHost>[] {
  return [
    {
      id: 'name',
      title: t('Host'),
      rowHeader: true,
      value: nameOf,
      cell: ({ name }) => ({ text: name, href: paths.instancesOn(name) }),
    },
    { id: 'zone', title: t('Availability Zone'), priority: 2, value: ({ zone }) => zone },
    {
      id: 'status',
      title: t('Status'),
      value: (host) => (isEnabled(host) ? t('Enabled') : t('Disabled')),
      cell: statusCell,
    },
    {
      id: 'state',
      title: t('State'),
      value: stateWord,
      cell: (host) => ({
        text: stateWord(host),
        tone: host.state === 'up' ? 'success' : 'danger',
        icon: host.state === 'up' ? 'success' : 'danger',
      }),
    },
    {
      id: 'updated_at',
      title: t('Last Updated'),
      priority: 3,
      type: 'timestamp',
      value: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => ageCell(updated_at),
    },
  ]
}

export const computeHostFacets: readonly Facet[] = [
  { name: 'name', label: 'Host', singleton: true },
  { name: 'zone', label: 'Availability Zone', singleton: true },
  {
    name: 'status',
    label: 'Status',
    singleton: true,
    options: [
      { key: 'enabled', label: 'Enabled' },
      { key: 'disabled', label: 'Disabled' },
    ],
  },
  {
    name: 'state',
    label: 'State',
    singleton: true,
    options: [
      { key: 'up', label: 'Up' },
      { key: 'down', label: 'Down' },
    ],
  },
]
