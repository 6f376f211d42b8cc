import type { Image } from '@stratus/api-client'
import { nonBootableFormats } from '@stratus/api-client/rules'
import type { LaunchDefaults } from './launch-defaults.js'
import { sourceTypes, type NewInstanceSpec, type SourceType } from './launch-spec.js'

/** English, keys of their translations. */
export const sourceLabels: Readonly<Record<SourceType, string>> = {
  image: 'Image',
  snapshot: 'Instance Snapshot',
  volume: 'Volume',
  volume_snapshot: 'Volume Snapshot',
}

/** Says what an operator or developer should know; the console by default. */
export type Log = (text: string) => void

export function isSourceType(type: string): type is SourceType {
  return sourceTypes.some((known) => known === type)
}

type SourceSettings = Pick<
  LaunchDefaults,
  'disable_image' | 'disable_instance_snapshot' | 'disable_volume' | 'disable_volume_snapshot'
>

/** What may be booted from here, in the order of the labels. */
export function allowedSources(defaults: SourceSettings, hasVolumeService: boolean): SourceType[] {
  const allowed: Readonly<Record<SourceType, boolean>> = {
    image: !defaults.disable_image,
    snapshot: !defaults.disable_instance_snapshot,
    volume: hasVolumeService && !defaults.disable_volume,
    volume_snapshot: hasVolumeService && !defaults.disable_volume_snapshot,
  }
  return sourceTypes.filter((type) => allowed[type]).toSorted((a, b) => sourceLabels[a].localeCompare(sourceLabels[b]))
}

/** The one that is chosen at first: the cloud's default, else the first. */
export function initialSource(allowed: readonly SourceType[], preferred: string): SourceType | null {
  return allowed.find((type) => type === preferred) ?? allowed[0] ?? null
}

/** Another boot source: what was selected goes, and the volume starts afresh (L-SEL-02..04). */
export function changeSourceType(
  spec: NewInstanceSpec,
  type: string,
  hasVolumeService: boolean,
  log: Log = console.error,
): NewInstanceSpec {
  if (!isSourceType(type)) {
    log(`Unknown source type: ${type}`)
    return spec
  }
  if (type === spec.source_type) return spec
  const fromImage = hasVolumeService && (type === 'image' || type === 'snapshot')
  return {
    ...spec,
    source_type: type,
    source: [],
    vol_create: fromImage && spec.create_volume_default,
    vol_delete_on_instance_delete: fromImage ? false : spec.vol_delete_on_instance_delete,
  }
}

/** An image that was made of an instance: it says so, or its first device has a source. */
function isInstanceSnapshot({ properties }: Image): boolean {
  if (properties.image_type === 'snapshot') return true
  const devices = properties.block_device_mapping
  if (typeof devices !== 'string') return false
  try {
    const parsed: unknown = JSON.parse(devices)
    const first: unknown = Array.isArray(parsed) ? parsed[0] : undefined
    return typeof first === 'object' && first !== null && 'source_type' in first && Boolean(first.source_type)
  } catch {
    return false
  }
}

export interface ImageSources {
  readonly images: readonly Image[]
  readonly snapshots: readonly Image[]
}

/** Bootable images, each once (the first wins), apart from instance snapshots. */
export function imageSources(...lists: readonly (readonly Image[])[]): ImageSources {
  const byId = new Map<string, Image>()
  for (const image of lists.flat()) {
    if (!byId.has(image.id) && !nonBootableFormats.includes(image.container_format ?? '')) byId.set(image.id, image)
  }
  const all = [...byId.values()]
  return { images: all.filter((image) => !isInstanceSnapshot(image)), snapshots: all.filter(isInstanceSnapshot) }
}

/** Images and instance snapshots can become a volume first. */
export function canCreateVolume(
  spec: Pick<NewInstanceSpec, 'source_type' | 'hide_create_volume'>,
  hasVolumeService: boolean,
): boolean {
  const fromImage = spec.source_type === 'image' || spec.source_type === 'snapshot'
  return hasVolumeService && fromImage && !spec.hide_create_volume
}

/** There is a volume that could go with the instance. */
export function hasBootVolume({ source_type, source, vol_create }: NewInstanceSpec): boolean {
  return vol_create || (source.length > 0 && (source_type === 'volume' || source_type === 'volume_snapshot'))
}
