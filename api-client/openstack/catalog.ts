import { many, textOf, type Json } from './json.js'

/** The services that operations ask, by what Stratus calls them. */
export type ServiceName =
  'compute' | 'image' | 'network' | 'volume' | 'object-store' | 'identity' | 'orchestration' | 'placement'

export type Interface = 'public' | 'internal' | 'admin'

export interface CatalogEndpoint {
  readonly id: string
  readonly interface: string
  readonly region: string
  readonly region_id: string
  readonly url: string
}

/** One service of a token's catalogue. */
export interface CatalogEntry {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly endpoints: readonly CatalogEndpoint[]
}

/** Names under which catalogues have had a service, today's first. */
const types: Readonly<Record<ServiceName, readonly string[]>> = {
  compute: ['compute'],
  image: ['image'],
  network: ['network'],
  volume: ['volumev3', 'block-storage', 'block-store', 'volume'],
  'object-store': ['object-store'],
  identity: ['identity'],
  orchestration: ['orchestration'],
  placement: ['placement'],
}

/** The part of an address that says the version, where a catalogue may leave it out. */
const versions: Partial<Readonly<Record<ServiceName, string>>> = { image: 'v2', network: 'v2.0', identity: 'v3' }

export function readCatalog(answer: unknown): CatalogEntry[] {
  return many(answer, 'catalog').map((entry) => ({
    id: textOf(entry, 'id'),
    type: textOf(entry, 'type'),
    name: textOf(entry, 'name'),
    endpoints: many(entry, 'endpoints').map(readEndpoint),
  }))
}

function readEndpoint(endpoint: Json): CatalogEndpoint {
  const region = textOf(endpoint, 'region_id') || textOf(endpoint, 'region')
  return {
    id: textOf(endpoint, 'id'),
    interface: textOf(endpoint, 'interface'),
    region,
    region_id: region,
    url: textOf(endpoint, 'url'),
  }
}

/** Where a service is, with its version and without a slash at the end; null when this region has none. */
export function endpointOf(
  catalog: readonly CatalogEntry[],
  service: ServiceName,
  region: string,
  face: Interface,
): string | null {
  for (const type of types[service]) {
    const endpoints = catalog.filter((entry) => entry.type === type).flatMap((entry) => entry.endpoints)
    const found = endpoints.find((endpoint) => endpoint.interface === face && endpoint.region === region)
    if (found) return withVersion(found.url.replace(/\/+$/, ''), versions[service])
  }
  return null
}

function withVersion(url: string, version: string | undefined): string {
  if (!version || /\/v\d+(\.\d+)?$/.test(url)) return version ? url.replace(/\/v\d+(\.\d+)?$/, `/${version}`) : url
  return `${url}/${version}`
}

/** Regions that have more than the identity service. */
export function regionsOf(catalog: readonly CatalogEntry[]): string[] {
  const names = catalog
    .filter(({ type }) => type !== 'identity')
    .flatMap(({ endpoints }) => endpoints.map(({ region }) => region))
  return [...new Set(names)].toSorted()
}
