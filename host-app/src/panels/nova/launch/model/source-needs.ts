import type { NewInstanceSpec } from './launch-spec.js'

/** What the selected source asks of flavor and volume. */
export interface SourceNeeds {
  /** The word in the flavor's error texts. */
  readonly word: 'image' | 'snapshot' | 'volume'
  /** GiB. */
  readonly minDisk: number
  /** MiB. */
  readonly minRam: number
  /** Bytes; 0 for a volume. */
  readonly size: number
}

function numberOf(value: unknown): number {
  const number = Number(value ?? 0)
  return Number.isFinite(number) ? number : 0
}

/** Of an image, an instance snapshot or a volume; null for nothing, and for a volume snapshot, which says nothing. */
export function sourceNeeds({
  source_type,
  source: [source],
}: Pick<NewInstanceSpec, 'source_type' | 'source'>): SourceNeeds | null {
  if (!source) return null
  if (source_type === 'image' || source_type === 'snapshot') {
    if (!('min_disk' in source)) return null
    const { min_disk, min_ram, size } = source
    return { word: source_type, minDisk: numberOf(min_disk), minRam: numberOf(min_ram), size: numberOf(size) }
  }
  if (source_type !== 'volume') return null
  // The volume exists: only the memory of the image it was made of still counts.
  const minRam = 'volume_image_metadata' in source ? source.volume_image_metadata.min_ram : undefined
  return { word: 'volume', minDisk: 0, minRam: numberOf(minRam), size: 0 }
}
