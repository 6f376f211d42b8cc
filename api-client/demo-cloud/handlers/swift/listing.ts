/** One row of an object listing. */
export interface ListingRow {
  readonly path: string
  readonly name: string
  readonly bytes: number
  readonly is_subdir: boolean
  readonly is_object: boolean
  readonly content_type: string
}

interface Stored {
  readonly name: string
  readonly content: { readonly length: number }
  readonly content_type: string
}

/**
 * What a container shows below `path`: its files, and one pseudo-folder for everything that shares the next segment. The
 * delimiter is always `/`; the row whose name is `path` itself is left out.
 * @param path prefix, as sent: `reports/` for the inside of a folder, empty for the top
 */
export function listing(objects: readonly Stored[], path: string): ListingRow[] {
  const rows = new Map<string, ListingRow>()
  for (const object of [...objects].sort((one, two) => compare(one.name, two.name))) {
    if (!object.name.startsWith(path) || object.name === path) continue
    const end = object.name.indexOf('/', path.length)
    const row = end < 0 ? file(object) : folder(object.name.slice(0, end))
    if (row.path.replace(/\/$/, '') !== path) rows.set(row.path, row)
  }
  return [...rows.values()]
}

function file({ name, content, content_type }: Stored): ListingRow {
  return { path: name, name: lastSegment(name), bytes: content.length, is_subdir: false, is_object: true, content_type }
}

function folder(name: string): ListingRow {
  return {
    path: `${name}/`,
    name: lastSegment(name),
    bytes: 0,
    is_subdir: true,
    is_object: false,
    content_type: 'application/pseudo-folder',
  }
}

const lastSegment = (name: string) => name.slice(name.lastIndexOf('/') + 1)

/** Object storage sorts by code units, not by language. */
const compare = (one: string, two: string) => (one < two ? -1 : one > two ? 1 : 0)
