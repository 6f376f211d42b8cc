import { quotaLabel } from '../../../horizon-defaults.js'
import { empty, fields, items, json, required, type Context, type HandlersOf } from '../../handler.js'
import type { World } from '../../world/world.js'
import { administer } from './policy.js'

type QuotaHandlers = Pick<
  HandlersOf<'cinder'>,
  'cinder.limits' | 'cinder.quotas.defaults' | 'cinder.quotas.updateDefaults' | 'cinder.quotas.update'
>

export interface VolumeUsage {
  readonly volumes: number
  readonly snapshots: number
  /** Volumes and snapshots together, GiB. */
  readonly gigabytes: number
  readonly backups: number
  readonly backup_gigabytes: number
}

export function volumeLimits({ db }: World, projectId: string): Readonly<Record<string, number>> {
  const { quotas } = db.cinder
  return { ...quotas.get('default')?.limits, ...quotas.get(projectId)?.limits }
}

export function volumeUsage({ db }: World, projectId: string): VolumeUsage {
  const volumes = db.cinder.volumes.where('project_id', projectId)
  const snapshots = db.cinder.snapshots.where('project_id', projectId)
  const backups = db.cinder.backups.where('project_id', projectId)
  return {
    volumes: volumes.length,
    snapshots: snapshots.length,
    gigabytes: sizes(volumes) + sizes(snapshots),
    backups: backups.length,
    backup_gigabytes: sizes(backups),
  }
}

/** Why a project may not have so many GiB more, in cinder's words; null when it may. */
export function sizeQuotaRefusal(world: World, projectId: string, size: number): string | null {
  const { gigabytes = -1 } = volumeLimits(world, projectId)
  const used = volumeUsage(world, projectId).gigabytes
  return gigabytes >= 0 && used + size > gigabytes
    ? `Requested volume or snapshot exceeds allowed gigabytes quota. Requested ${size}G, quota is ${gigabytes}G and ${used}G has been consumed.`
    : null
}

/** Why a project may not have a further volume of so many GiB; null when it may. */
export function volumeQuotaRefusal(world: World, projectId: string, size: number): string | null {
  const { volumes = -1 } = volumeLimits(world, projectId)
  const used = volumeUsage(world, projectId)
  const tooLarge = sizeQuotaRefusal(world, projectId, size)
  if (tooLarge) return `VolumeSizeExceedsAvailableQuota: ${tooLarge}`
  return volumes >= 0 && used.volumes + 1 > volumes
    ? `VolumeLimitExceeded: Maximum number of volumes allowed (${volumes}) exceeded for quota 'volumes'.`
    : null
}

const sizes = (rows: readonly { readonly size: number }[]) => rows.reduce((sum, row) => sum + row.size, 0)
const orInfinite = (limit: number | undefined) => (limit === undefined || limit < 0 ? Infinity : limit)

/** Every quota field: the plain ones, three for each volume type, groups. */
export function allVolumeLimits(world: World): [string, number][] {
  const { groups, ...set } = volumeLimits(world, 'default')
  const byType = world.db.cinder.types
    .all()
    .flatMap((type) => [`volumes_${type.name}`, `gigabytes_${type.name}`, `snapshots_${type.name}`])
  const plain = Object.entries(set).filter(([field]) => !byType.includes(field))
  const typed = byType.map((field): [string, number] => [field, set[field] ?? -1])
  return [...plain, ...typed, ['groups', groups ?? 10]]
}

function readLimits(context: Context): Record<string, number> {
  const body = fields(context.body)
  const read: Record<string, number> = {}
  // The real server asks for them in this order: a missing one is named in the error.
  for (const field of ['gigabytes', 'snapshots', 'volumes']) read[field] = Number(required(body, field))
  return read
}

export function setVolumeLimits(context: World, id: string, limits: Record<string, number>): void {
  const { quotas } = context.db.cinder
  const old = quotas.get(id)
  if (old) quotas.update(id, { limits: { ...old.limits, ...limits } })
  else quotas.insert({ id, limits })
}

export const quotaHandlers: QuotaHandlers = {
  'cinder.limits': (context) => {
    const project = context.session.project.id
    const limits = volumeLimits(context, project)
    const used = volumeUsage(context, project)
    return json({
      maxTotalVolumes: orInfinite(limits.volumes),
      maxTotalSnapshots: orInfinite(limits.snapshots),
      maxTotalVolumeGigabytes: orInfinite(limits.gigabytes),
      maxTotalBackups: orInfinite(limits.backups),
      maxTotalBackupGigabytes: orInfinite(limits.backup_gigabytes),
      totalVolumesUsed: used.volumes,
      totalGigabytesUsed: used.gigabytes,
      totalSnapshotsUsed: used.snapshots,
      totalBackupsUsed: used.backups,
      totalBackupGigabytesUsed: used.backup_gigabytes,
    })
  },

  'cinder.quotas.defaults': (context) =>
    items(allVolumeLimits(context).map(([name, limit]) => ({ display_name: quotaLabel(name), name, limit }))),

  'cinder.quotas.updateDefaults': (context) => {
    const limits = readLimits(context)
    administer(context, 'volume_extension:quota_classes:update')
    setVolumeLimits(context, 'default', limits)
    return empty()
  },

  'cinder.quotas.update': (context) => {
    const limits = readLimits(context)
    administer(context, 'volume_extension:quotas:update')
    setVolumeLimits(context, context.params.project, limits)
    return empty()
  },
}
