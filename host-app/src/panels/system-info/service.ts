import type { AnswerOf } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import type { ListFacet } from '../../list/filter-rows.js'

/** A service of the catalogue. */
export type Service = AnswerOf<'keystone.services.list'>['items'][number]

export const nameOf = ({ name, type, id }: Service): string => name ?? type ?? id

const regionsOf = ({ endpoints }: Service): string[] => [
  ...new Set(endpoints.flatMap(({ region_id, region }) => region_id ?? region ?? [])),
]

const faces: readonly unknown[] = ['admin', 'internal', 'public']

/** Keystone tells them in any order. */
export const endpointsOf = ({ endpoints }: Service): Service['endpoints'] =>
  endpoints.toSorted((one, other) => faces.indexOf(other.interface) - faces.indexOf(one.interface))

/** `public https://…`, a line each. */
export const addressesOf = (service: Service): string[] =>
  endpointsOf(service).map(({ interface: face, url }) => [face, url].filter(Boolean).join(' '))

export function serviceColumns(): Column<Service>[] {
  return [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    { id: 'type', title: t('Service'), value: ({ type }) => type },
    { id: 'regions', title: t('Region'), priority: 3, value: regionsOf },
    {
      id: 'endpoints',
      title: t('Endpoints'),
      priority: 2,
      value: addressesOf,
      cell: (service) => ({ lines: addressesOf(service) }),
    },
  ]
}

const has = (texts: readonly string[], part: string) =>
  texts.some((text) => text.toLowerCase().includes(part.toLowerCase()))

export const serviceFacets: readonly ListFacet<Service>[] = [
  { name: 'name', label: 'Name', singleton: true },
  { name: 'type', label: 'Service', singleton: true },
  { name: 'regions', label: 'Region', singleton: true, match: (service, part) => has(regionsOf(service), part) },
  { name: 'endpoints', label: 'Endpoints', singleton: true, match: (service, part) => has(addressesOf(service), part) },
]
