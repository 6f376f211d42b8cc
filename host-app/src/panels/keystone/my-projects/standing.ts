import { ApiError, type AnswerOf, type Client } from '@stratus/api-client'
import { isUnlimited, type QuotaUse } from '@stratus/api-client/rules'

type Caller = Pick<Client, 'call'>
type Server = AnswerOf<'nova.servers.list'>['items'][number]
type Volume = AnswerOf<'cinder.volumes.list'>['items'][number]

/** Something in a project, as far as a glance goes. */
export interface Thing {
  readonly id: string
  /** English, key of its translation. */
  readonly kind: 'Instance' | 'Volume'
  readonly name: string
  /** As the service calls it. */
  readonly status: string
  /** ISO time. */
  readonly created: string | null
}

const quotaNames = ['instances', 'cores', 'ram', 'volumes', 'gigabytes'] as const
export type QuotaName = (typeof quotaNames)[number]

/** Where a project stands. */
export interface Standing {
  /** What is used of what; absent where a service does not tell. */
  readonly quotas: Readonly<Partial<Record<QuotaName, QuotaUse>>>
  /** What has failed, the newest first. */
  readonly failed: readonly Thing[]
  /** What was made last, the newest first. */
  readonly latest: readonly Thing[]
  /** Services that did not answer, with their reasons. */
  readonly missing: readonly string[]
}

/** So many of what was made last are told. */
const mostLatest = 5

const ofServer = ({ id, name, status, created }: Server): Thing => ({
  id,
  kind: 'Instance',
  name: name ?? id,
  status: status ?? '',
  created,
})
const ofVolume = ({ id, name, status, created_at }: Volume): Thing => ({
  id,
  kind: 'Volume',
  name: name ?? id,
  status: status ?? '',
  created: created_at,
})

const timeOf = ({ created }: Thing): number => Date.parse(created ?? '') || 0
const hasFailed = ({ status }: Thing): boolean => /error/i.test(status)

/** What a project's services tell, put together. */
export function standingOf(
  servers: readonly Server[],
  volumes: readonly Volume[],
): Pick<Standing, 'failed' | 'latest'> {
  const things = [...servers.map(ofServer), ...volumes.map(ofVolume)].sort((one, other) => timeOf(other) - timeOf(one))
  return { failed: things.filter(hasFailed), latest: things.slice(0, mostLatest) }
}

const use = (used: number | null, limit: number | null): QuotaUse => ({ used, limit })

/** How full the fullest quota is: of 0 to 1, and above. */
export function fullest({ quotas }: Standing): number {
  const shares = Object.values(quotas).map(({ used, limit }) =>
    used === null || limit === null || isUnlimited(limit) ? 0 : limit === 0 ? Number(used > 0) : used / limit,
  )
  return Math.max(0, ...shares)
}

/**
 * Asks the services of one project. A service that fails is named, and the others are told; when none answers, it rejects with what
 * the first said.
 */
export async function loadStanding(client: Caller, project: string, signal: AbortSignal): Promise<Standing> {
  const how = { project, signal, quiet: true } as const
  const asked = [
    client.call('nova.limits', { ...how, query: { reserved: true } }),
    client.call('cinder.limits', how),
    client.call('nova.servers.list', how),
    client.call('cinder.volumes.list', how),
  ] as const
  const [compute, storage, servers, volumes] = await Promise.allSettled(asked)
  const refused = [compute, storage, servers, volumes].flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  )
  if (refused.length === asked.length) throw refused[0]
  const quotas: Partial<Record<QuotaName, QuotaUse>> = {}
  if (compute.status === 'fulfilled') {
    const { value } = compute
    quotas.instances = use(value.totalInstancesUsed, value.maxTotalInstances)
    quotas.cores = use(value.totalCoresUsed, value.maxTotalCores)
    quotas.ram = use(value.totalRAMUsed, value.maxTotalRAMSize)
  }
  if (storage.status === 'fulfilled') {
    const { value } = storage
    quotas.volumes = use(value.totalVolumesUsed, value.maxTotalVolumes)
    quotas.gigabytes = use(value.totalGigabytesUsed, value.maxTotalVolumeGigabytes)
  }
  return {
    quotas,
    ...standingOf(
      servers.status === 'fulfilled' ? servers.value.items : [],
      volumes.status === 'fulfilled' ? volumes.value.items : [],
    ),
    missing: [...new Set(refused.map((error) => (error instanceof ApiError ? error.message : String(error))))],
  }
}
