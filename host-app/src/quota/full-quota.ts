import type { AnswerOf, Client } from '@stratus/api-client'
import { quotaFits, type QuotaUse } from '@stratus/api-client/rules'
import { networkQuotasOf, type NetworkQuota, type NetworkQuotaLabel } from './limit-summary.js'

type ComputeLimits = AnswerOf<'nova.limits'>
type VolumeLimits = AnswerOf<'cinder.limits'>

/** What a project may use of the compute service, and uses. A quiet call. */
export const loadComputeLimits = (client: Pick<Client, 'call'>, signal: AbortSignal): Promise<ComputeLimits> =>
  client.call('nova.limits', { query: { reserved: true }, signal, quiet: true })

/** What a project may use of the volume service, and uses. A quiet call. */
export const loadVolumeLimits = (client: Pick<Client, 'call'>, signal: AbortSignal): Promise<VolumeLimits> =>
  client.call('cinder.limits', { signal, quiet: true })

/** What a project may use of the network service, and uses: of Horizon's overview page. Empty where it does not tell. */
export const loadNetworkQuotas = async (
  client: Pick<Client, 'readPage'>,
  signal: AbortSignal,
): Promise<NetworkQuota[]> => networkQuotasOf(await client.readPage('project/', signal))

/** Horizon's own list of networks, whose button Create Subnet is disabled by a quota that is told nowhere else. */
export const loadNetworksPage = (client: Pick<Client, 'readPage'>, signal: AbortSignal): Promise<string> =>
  client.readPage('project/networks/', signal)

const use = (used: number | null, limit: number | null): QuotaUse => ({ used, limit })

/** What the first full quota says. English, key of its translation; null while there is room. */
function firstFull(quotas: readonly (readonly [QuotaUse, string])[]): string | null {
  return quotas.find(([quota]) => !quotaFits(quota, 1))?.[1] ?? null
}

/** Why no instance can be launched. */
export function launchUnavailable(limits: ComputeLimits): string | null {
  return firstFull([
    [use(limits.totalInstancesUsed, limits.maxTotalInstances), 'Your quota leaves no further instance.'],
    [use(limits.totalCoresUsed, limits.maxTotalCores), 'Your quota leaves no further vCPU.'],
    [use(limits.totalRAMUsed, limits.maxTotalRAMSize), 'Your quota leaves no further RAM.'],
  ])
}

/** Why no volume can be created. */
export function volumeUnavailable(limits: VolumeLimits): string | null {
  return firstFull([
    [use(limits.totalVolumesUsed, limits.maxTotalVolumes), 'Your quota leaves no further volume.'],
    [use(limits.totalGigabytesUsed, limits.maxTotalVolumeGigabytes), 'Your quota leaves no further GiB of volumes.'],
  ])
}

/** Why no server group can be created. */
export function serverGroupUnavailable(limits: ComputeLimits): string | null {
  return firstFull([
    [use(limits.totalServerGroupsUsed, limits.maxServerGroups), 'Your quota leaves no further server group.'],
  ])
}

/** Why no key pair can be created. @param own how many the user has: limits do not tell */
export function keypairUnavailable(limits: ComputeLimits, own: number): string | null {
  return firstFull([[use(own, limits.maxTotalKeypairs), 'Your quota leaves no further key pair.']])
}

const networkFull: Readonly<Record<NetworkQuotaLabel, string>> = {
  'Floating IPs': 'Your quota leaves no further floating IP.',
  'Security Groups': 'Your quota leaves no further security group.',
  'Security Group Rules': 'Your quota leaves no further security group rule.',
  Networks: 'Your quota leaves no further network.',
  Subnets: 'Your quota leaves no further subnet.',
  Ports: 'Your quota leaves no further port.',
  Routers: 'Your quota leaves no further router.',
  Trunks: 'Your quota leaves no further trunk.',
}

const disabledSubnet = /<a[^>]*\bid="networks__row_[^"]*__action_subnet"[^>]*\bclass="[^"]*\bdisabled\b/

/** Why no subnet can be created. @param html of `loadNetworksPage` */
export function subnetUnavailable(html: string): string | null {
  return disabledSubnet.test(html) ? 'Your quota leaves no further subnet.' : null
}

/** Why no other one can be created of what a network quota counts. */
export function networkUnavailable(quotas: readonly NetworkQuota[], label: NetworkQuotaLabel): string | null {
  const quota = quotas.find((one) => one.label === label)
  return quota ? firstFull([[use(quota.used, quota.max), networkFull[label]]]) : null
}
