import type { ComputeLimits, Flavor, VolumeLimits } from '@stratus/api-client'
import { quotaLeft } from '@stratus/api-client/rules'
import type { QuotaTake } from '../../../../quota/quota-take.js'
import type { NewInstanceSpec } from './launch-spec.js'

/** Null while unknown, and when it cannot be had (DEC-39). */
export interface LaunchLimits {
  readonly compute: ComputeLimits | null
  readonly volume: VolumeLimits | null
}

type Launch = Pick<NewInstanceSpec, 'instance_count' | 'vol_create' | 'vol_size'>

const known = (value: number | null | undefined): number | undefined => value ?? undefined

/** Instances that fit into the quota, at least 1; null when it is not known. */
export function maxInstanceCount(compute: ComputeLimits | null): number | null {
  if (!compute) return null
  const left = quotaLeft({ used: compute.totalInstancesUsed ?? 0, limit: compute.maxTotalInstances })
  return left === null ? null : Math.max(1, left)
}

export function instancesQuota({ instance_count }: Launch, { compute }: LaunchLimits): QuotaTake {
  return {
    title: 'Total Instances',
    used: known(compute?.totalInstancesUsed),
    added: instance_count ?? 0,
    max: known(compute?.maxTotalInstances),
  }
}

/** What a flavor does to the quotas of the compute service. */
function flavorQuotas(launch: Launch, flavor: Flavor | null, limits: LaunchLimits): QuotaTake[] {
  const { compute } = limits
  const count = launch.instance_count ?? 0
  return [
    instancesQuota(launch, limits),
    {
      title: 'Total vCPUs',
      used: known(compute?.totalCoresUsed),
      added: count * (flavor?.vcpus ?? 0),
      max: known(compute?.maxTotalCores),
    },
    {
      title: 'Total RAM',
      unit: 'MiB',
      used: known(compute?.totalRAMUsed),
      added: count * (flavor?.ram ?? 0),
      max: known(compute?.maxTotalRAMSize),
    },
  ]
}

/** GiB of root and ephemeral disk together. */
export function totalDisk({ disk, ephemeral }: Pick<Flavor, 'disk' | 'ephemeral'>): number {
  return (disk ?? 0) + (ephemeral ?? 0)
}

/** What new volumes do to the quotas of the volume service; none until its limits are there. */
export function volumeQuotas(launch: Launch, flavor: Flavor | null, { volume }: LaunchLimits): QuotaTake[] {
  if (!volume) return []
  const count = launch.vol_create ? (launch.instance_count ?? 0) : 0
  const size = Math.max(flavor ? totalDisk(flavor) : 0, launch.vol_size ?? 0)
  return [
    {
      title: 'Total Volumes',
      used: known(volume.totalVolumesUsed),
      added: count,
      max: known(volume.maxTotalVolumes),
    },
    {
      title: 'Total Volume Storage',
      unit: 'GiB',
      used: known(volume.totalGigabytesUsed),
      added: count * size,
      max: known(volume.maxTotalVolumeGigabytes),
    },
  ]
}

/** All of them, for the flavor that is looked at or chosen. */
export function launchQuotas(launch: Launch, flavor: Flavor | null, limits: LaunchLimits): QuotaTake[] {
  return [...flavorQuotas(launch, flavor, limits), ...volumeQuotas(launch, flavor, limits)]
}
