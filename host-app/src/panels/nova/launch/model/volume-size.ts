import { giB } from '@stratus/api-client/rules'
import type { NewInstanceSpec } from './launch-spec.js'
import type { SourceNeeds } from './source-needs.js'

/** GB that a volume of an image needs: the larger of its size and min_disk, rounded up (L-VAL-06). */
export function imageVolumeSize({ size, minDisk }: Pick<SourceNeeds, 'size' | 'minDisk'>): number {
  return Math.ceil(Math.max(size / giB, minDisk))
}

/** GB that the new volume must have at least: what the image needs, and the flavor's disk (L-VAL-06). */
export function minVolumeSize(needs: SourceNeeds | null, flavor: { readonly disk: number | null } | null): number {
  return Math.max(needs ? imageVolumeSize(needs) : 0, flavor?.disk ?? 0)
}

/** Raises the size to what source and flavor need; the user's own larger size is kept. */
export function raiseVolumeSize(spec: NewInstanceSpec, needs: SourceNeeds | null): NewInstanceSpec {
  const least = minVolumeSize(needs, spec.flavor)
  return (spec.vol_size ?? 0) < least ? { ...spec, vol_size: least } : spec
}
