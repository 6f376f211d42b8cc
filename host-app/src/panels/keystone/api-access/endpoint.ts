import type { CatalogEntry } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import type { ListFacet } from '../../../list/filter-rows.js'

/** Where a service is, in a region. */
export interface Endpoint {
  readonly id: string
  /** What the service is for, in words. */
  readonly name: string
  /** As catalogues name it: `block-storage`. */
  readonly type: string
  /** As the cloud calls the program: `cinder`. */
  readonly service: string | null
  readonly region: string | null
  readonly url: string
}

/** `block-storage` in Horizon's way of writing. */
const serviceTitle = (type: string): string =>
  /^(ec2|s3|dns)$/.test(type)
    ? type.toUpperCase()
    : type.replace(/[-_]/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** The public endpoints of a catalogue: one for each service and region. */
export const endpointsOf = (catalog: readonly CatalogEntry[]): Endpoint[] =>
  catalog.flatMap(({ type, name, endpoints }) =>
    endpoints.flatMap(({ interface: face, region, region_id, url }) => {
      if (face !== 'public' || !url) return []
      const where = region_id ?? region
      return [
        { id: `${type} ${where ?? ''} ${url}`, name: serviceTitle(type), type, service: name, region: where, url },
      ]
    }),
  )

/** Where programs sign in; the region counts where there are several. */
export const signInAddress = (endpoints: readonly Endpoint[], region: string | null): string | null => {
  const identity = endpoints.filter(({ type }) => type === 'identity')
  return (identity.find((each) => each.region === region) ?? identity[0])?.url ?? null
}

export const endpointColumns = (): Column<Endpoint>[] => [
  { id: 'name', title: t('Service'), rowHeader: true, value: ({ name }) => name },
  { id: 'service', title: t('Name'), priority: 3, value: ({ service }) => service },
  { id: 'region', title: t('Region'), priority: 2, value: ({ region }) => region },
  {
    id: 'url',
    title: t('Service Endpoint'),
    value: ({ url }) => url,
    cell: ({ url }) => ({ text: url, mono: true }),
  },
]

export const endpointFacets: readonly ListFacet<Endpoint>[] = [
  { name: 'name', label: 'Service', singleton: true },
  { name: 'region', label: 'Region', singleton: true },
  { name: 'url', label: 'Service Endpoint', singleton: true },
]
