import { giB } from '@stratus/api-client/rules'
import { isTooLong, maxLength } from '../../../forms/text-limits.js'
import type { Image } from './image.js'

/** Size, in GiB, a volume needs for this image: the larger of min_disk and the image, rounded up, at least 1 (P-IMG-32). */
export function defaultVolumeSize({ min_disk, size }: Pick<Image, 'min_disk' | 'size'>): number {
  return Math.max(1, Math.ceil(Math.max(min_disk ?? 0, (size ?? 0) / giB)))
}

/** What the volume form holds, as typed. */
export interface VolumeDraft {
  readonly name: string
  readonly description: string
  readonly volume_type: string
  /** In GiB. */
  readonly size: string
  readonly availability_zone: string
}

export function newVolumeDraft(image: Pick<Image, 'id' | 'name' | 'min_disk' | 'size'>): VolumeDraft {
  return {
    name: [...(image.name || image.id)].slice(0, maxLength).join(''),
    description: '',
    volume_type: '',
    size: String(defaultVolumeSize(image)),
    availability_zone: '',
  }
}

/** What the project may use and uses, of the block storage service. Unlimited is `Infinity`, unknown is null. */
export interface VolumeLimits {
  readonly maxTotalVolumeGigabytes: number | null
  readonly totalGigabytesUsed: number | null
  readonly maxTotalVolumes: number | null
  readonly totalVolumesUsed: number | null
}

/** Stand in until the real limits are here (P-IMG-33). */
export const placeholderLimits: VolumeLimits = {
  maxTotalVolumeGigabytes: 100,
  totalGigabytesUsed: 0,
  maxTotalVolumes: 1,
  totalVolumesUsed: 0,
}

/** The size in GiB, or null when what is typed is no positive integer. */
export function typedSize(size: string): number | null {
  return /^\d+$/.test(size) && Number(size) > 0 ? Number(size) : null
}

export interface VolumeErrors {
  name?: string
  description?: string
  size?: string
  /** The size is fine in itself but more than the quota leaves (error `volumeSize`, P-IMG-30). */
  volumeSize?: string
  /** The quota leaves no further volume, of any size. */
  volumes?: string
}

function exceeds(size: number, { maxTotalVolumeGigabytes: max, totalGigabytesUsed: used }: VolumeLimits): boolean {
  return max !== null && used !== null && size + used > max
}

function noneLeft({ maxTotalVolumes: max, totalVolumesUsed: used }: VolumeLimits): boolean {
  return max !== null && used !== null && used >= max
}

/** Messages by field; English, keys of their translation. A limit that is not known is not checked (DEC-39). */
export function volumeErrors(draft: VolumeDraft, limits: VolumeLimits): VolumeErrors {
  const errors: VolumeErrors = {}
  const size = typedSize(draft.size)
  if (isTooLong(draft.name)) errors.name = 'A volume name less than 256 characters is required.'
  if (isTooLong(draft.description)) errors.description = 'A description less than 256 characters is required.'
  if (size === null) errors.size = 'Volume size is required and must be positive integer'
  else if (exceeds(size, limits)) {
    errors.volumeSize = 'The volume size exceeds what your quota leaves.'
  }
  if (noneLeft(limits)) errors.volumes = 'Your quota leaves no further volume.'
  return errors
}

/** The body of the create call: the server wants every key, null where there is nothing. */
export function volumeToCreate(draft: VolumeDraft, imageId: string) {
  return {
    size: Number(draft.size),
    name: draft.name,
    description: draft.description,
    volume_type: draft.volume_type || null,
    availability_zone: draft.availability_zone || null,
    metadata: {},
    image_id: imageId,
    snapshot_id: null,
    source_volid: null,
  }
}
