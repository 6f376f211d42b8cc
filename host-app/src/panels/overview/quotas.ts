import type { AnswerOf } from '@stratus/api-client'

/** One quota as the pie takes it. `max` undefined: nobody told the limit (DEC-39). */
export interface QuotaFigure {
  /** English, key of its translation. */
  readonly label: string
  readonly used: number | undefined
  readonly max: number | undefined
  readonly unit?: string
}

const known = (value: number | null): number | undefined => value ?? undefined

export function computeQuotas(limits: AnswerOf<'nova.limits'>): QuotaFigure[] {
  return [
    { label: 'Instances', used: known(limits.totalInstancesUsed), max: known(limits.maxTotalInstances) },
    { label: 'vCPUs', used: known(limits.totalCoresUsed), max: known(limits.maxTotalCores) },
    { label: 'RAM', used: known(limits.totalRAMUsed), max: known(limits.maxTotalRAMSize), unit: 'MiB' },
  ]
}

export function volumeQuotas(limits: AnswerOf<'cinder.limits'>): QuotaFigure[] {
  return [
    { label: 'Volumes', used: known(limits.totalVolumesUsed), max: known(limits.maxTotalVolumes) },
    { label: 'Volume Snapshots', used: known(limits.totalSnapshotsUsed), max: known(limits.maxTotalSnapshots) },
    {
      label: 'Volume Storage',
      used: known(limits.totalGigabytesUsed),
      max: known(limits.maxTotalVolumeGigabytes),
      unit: 'GiB',
    },
  ]
}
