import type { ServiceName } from './catalog.js'
import { one, type Json } from './json.js'
import { part } from './question.js'
import { computeQuotas, networkQuotas, quotaVersion, volumeQuotas } from './quotas.js'
import { ServiceError } from './service-error.js'
import type { Services } from './services.js'

/** The quotas of one service: how they are read with what is used of them, and how they are set. */
export interface QuotaSet {
  readonly service: ServiceName
  readonly names: readonly string[]
  /** Name of the set in bodies. */
  readonly set: string
  path(project: string): string
  readonly details: string
  readonly query?: Readonly<Record<string, string>>
  readonly microversion?: string
  /** What the services call 'in use'. */
  readonly used: string
}

const quotaSets: readonly QuotaSet[] = [
  {
    service: 'compute',
    names: computeQuotas,
    set: 'quota_set',
    path: (project) => `/os-quota-sets/${part(project)}`,
    details: '/detail',
    microversion: quotaVersion,
    used: 'in_use',
  },
  {
    service: 'volume',
    names: volumeQuotas,
    set: 'quota_set',
    path: (project) => `/os-quota-sets/${part(project)}`,
    details: '',
    query: { usage: 'true' },
    used: 'in_use',
  },
  {
    service: 'network',
    names: networkQuotas,
    set: 'quota',
    path: (project) => `/quotas/${part(project)}`,
    details: '/details',
    used: 'used',
  },
]

/** Those of the services that are there. */
export const quotaSetsOf = (services: Services): readonly QuotaSet[] =>
  quotaSets.filter(({ service }) => services.has(service))

/** The limits of a service for a project, each with its use. */
export async function quotaDetails(services: Services, of: QuotaSet, project: string): Promise<Json> {
  const { service, set, path, details, query, microversion } = of
  const ask = { ...(query && { query }), ...(microversion && { microversion }) }
  const address = path(project)
  const told = await services.get(service, address + details, ask).catch(async (error: unknown) => {
    // A network service without the extension tells no use.
    if (!(error instanceof ServiceError && error.status === 404 && service === 'network')) throw error
    const limits = Object.entries(one(await services.get(service, address), set))
    return { [set]: Object.fromEntries(limits.map(([name, limit]) => [name, { limit }])) }
  })
  return one(told, set)
}

/** What counts for each of something, such as members of a group or a user's key pairs, is not used by the project. */
const perThing = /^(metadata_items|injected_|key_pairs|server_group_members$)/

/** How much of a limit is taken, with what is promised; null where it is not told, or nothing of the project's. */
export function inUseOf(name: string, told: Json, { used }: Pick<QuotaSet, 'used'>): number | null {
  const inUse = perThing.test(name) ? undefined : told[used]
  const reserved = typeof told['reserved'] === 'number' ? told['reserved'] : 0
  return typeof inUse === 'number' ? inUse + reserved : null
}
