/** How a long file is cut. */
export interface SegmentLimits {
  /** A file up to here, in bytes, is sent as one. */
  readonly wholeUpTo: number
  /** Bytes of a segment; more where there would be more segments than object storage takes. */
  readonly segment: number
}

export const usualLimits: SegmentLimits = { wholeUpTo: 1024 ** 3, segment: 256 * 1024 ** 2 }

/** As many as one manifest of Swift's holds. */
const mostSegments = 1000

export interface Segment {
  readonly path: string
  readonly from: number
  readonly to: number
}

/** Of one file to be stored under a path; none when it is sent as one. */
export interface Segments {
  /** Its name tells which file it is, so that the same file, chosen again after a page was left, goes on where it stopped. */
  readonly folder: string
  readonly list: readonly Segment[]
}

const folderName = /^\d+-\d+-\d+\/$/

/** Whether a path below that of an object is a folder of its segments. */
export const isSegmentFolder = (object: string, path: string): boolean =>
  path.startsWith(`${object}/`) && folderName.test(path.slice(object.length + 1))

export function segmentsOf(object: string, file: Blob, limits: SegmentLimits = usualLimits): Segments {
  if (file.size <= limits.wholeUpTo) return { folder: '', list: [] }
  const length = Math.max(limits.segment, Math.ceil(file.size / mostSegments))
  const changed = file instanceof File ? file.lastModified : 0
  const folder = `${object}/${changed}-${file.size}-${length}/`
  const list = Array.from({ length: Math.ceil(file.size / length) }, (_, at) => ({
    path: folder + String(at).padStart(8, '0'),
    from: at * length,
    to: Math.min(file.size, (at + 1) * length),
  }))
  return { folder, list }
}
