/** A volume type, as the page's script lists them. */
export interface VolumeType {
  readonly name: string
  readonly description: string | null
}

/** The types in what a script handed over; what is no type is left out. */
export function volumeTypes(data: unknown): readonly VolumeType[] {
  if (!Array.isArray(data)) return []
  return data.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null || !('name' in each) || typeof each.name !== 'string') return []
    const description = 'description' in each && typeof each.description === 'string' ? each.description : null
    return [{ name: each.name, description }]
  })
}

/** Which parts of the form a source leaves (C-VOL-02, C-VOL-03). */
export function shownFor(source: string): { readonly type: boolean; readonly description: boolean } {
  const snapshot = source === 'snapshot_source'
  return { type: !snapshot, description: !snapshot && source !== 'volume_source' }
}

/** What a chosen source asks for; sizes in GiB. */
export interface SourceOption {
  readonly kind: 'image' | 'snapshot' | 'volume'
  readonly name: string
  readonly size: number | undefined
  readonly minDisk: number | undefined
}

/** The volume's size after a source was chosen: an image sets it, the others only raise it. */
export function sizeAfter(current: number | undefined, { kind, size, minDisk }: SourceOption): number | undefined {
  if (kind === 'image') return Math.max(minDisk || 1, size ?? -1)
  if (size === undefined) return current
  return current === undefined || current < size ? size : current
}
