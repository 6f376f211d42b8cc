import type { AnswerOf, Client } from '@stratus/api-client'
import { loadComputeLimits } from './full-quota.js'
import type { NetworkQuota, NetworkQuotaLabel } from './limit-summary.js'

/** What something new takes from one quota, as `<stratus-quota-pie>` shows it. */
export interface QuotaTake {
  /** English, key of its translation. */
  readonly title: string
  readonly unit?: string
  readonly used: number | undefined
  readonly added: number
  /** Infinity: no limit; undefined: not known. */
  readonly max: number | undefined
}

type ComputeLimits = AnswerOf<'nova.limits'>
type VolumeLimits = AnswerOf<'cinder.limits'>

/** One more of what a network quota counts; nothing where the cloud does not tell of it. */
export const takesOne =
  (label: NetworkQuotaLabel) =>
  (quotas: readonly NetworkQuota[]): QuotaTake[] =>
    quotas.filter((quota) => quota.label === label).map(({ used, max }) => ({ title: label, used, max, added: 1 }))

export function serverGroupTake(limits: ComputeLimits): QuotaTake[] {
  const { totalServerGroupsUsed, maxServerGroups } = limits
  return [
    { title: 'Server Groups', used: totalServerGroupsUsed ?? undefined, added: 1, max: maxServerGroups ?? undefined },
  ]
}

/** Limits with the number of the user's key pairs, which they do not tell. */
export async function loadKeypairLimits(client: Pick<Client, 'call'>, signal: AbortSignal) {
  const [limits, { items }] = await Promise.all([
    loadComputeLimits(client, signal),
    client.call('nova.keypairs.list', { signal, quiet: true }),
  ])
  return { limits, own: items.length }
}

export function keypairTake({ limits, own }: { limits: ComputeLimits; own: number }): QuotaTake[] {
  return [{ title: 'Key Pairs', used: own, added: 1, max: limits.maxTotalKeypairs ?? undefined }]
}

const quota = (title: string, used: number | null, added: number, max: number | null): QuotaTake => ({
  title,
  used: used ?? undefined,
  added,
  max: max ?? undefined,
})

/** So many GiB of volumes. */
export const volumeSizeTake = (
  { totalGigabytesUsed, maxTotalVolumeGigabytes }: Pick<VolumeLimits, 'totalGigabytesUsed' | 'maxTotalVolumeGigabytes'>,
  size: number,
): QuotaTake => quota('Volume and Snapshot Quota (GiB)', totalGigabytesUsed, size, maxTotalVolumeGigabytes)

/** A volume of so many GiB. */
export function volumeTake(
  limits: Parameters<typeof volumeSizeTake>[0] & Pick<VolumeLimits, 'totalVolumesUsed' | 'maxTotalVolumes'>,
  size: number,
): QuotaTake[] {
  return [volumeSizeTake(limits, size), quota('Volume Quota', limits.totalVolumesUsed, 1, limits.maxTotalVolumes)]
}

export function volumeSnapshotTake({ totalSnapshotsUsed, maxTotalSnapshots }: VolumeLimits): QuotaTake[] {
  return [quota('Volume Snapshots', totalSnapshotsUsed, 1, maxTotalSnapshots)]
}

/** A backup; how large it gets nobody knows before. */
export function backupTake({ totalBackupsUsed, maxTotalBackups }: VolumeLimits): QuotaTake[] {
  return [quota('Volume Backups', totalBackupsUsed, 1, maxTotalBackups)]
}
