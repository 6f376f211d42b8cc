import { Refusal, type Query, type Session } from '../../handler.js'
import type { ImageRow } from '../../world/tables/glance.js'

const sortKeys = [
  'name',
  'status',
  'container_format',
  'disk_format',
  'size',
  'id',
  'created_at',
  'updated_at',
] as const
type SortKey = (typeof sortKeys)[number]

/** Parameters that are no filters of the image service. */
const control = new Set(['paginate', 'marker', 'sort_dir', 'sort_key', 'resource_type'])
const visibilities = new Set(['public', 'private', 'shared', 'community', 'all'])

export interface ImageList {
  readonly items: readonly ImageRow[]
  readonly has_more_data: boolean
  readonly has_prev_data: boolean
}

/** GET images/: filters, order and pages as glance behind Horizon has them. */
export function listImages(rows: readonly ImageRow[], query: Query, session: Session, pageSize: number): ImageList {
  const filters = readFilters(query)
  const found = rows.filter(
    (row) => mayList(row, session, filters.visibility, filters.member_status) && fits(row, filters),
  )
  const ordered = order(found, query)
  // Any text turns paging on, `false` too: only the word `False` is false.
  if (!query.paginate) return { items: ordered, has_more_data: false, has_prev_data: false }
  const marker = query.marker ? String(query.marker) : undefined
  const at = marker === undefined ? -1 : ordered.findIndex((row) => row.id === marker)
  if (marker !== undefined && at < 0) throw badRequest(`No image found with ID ${marker}`)
  const page = ordered.slice(at + 1, at + 1 + pageSize)
  const more = ordered.length > at + 1 + pageSize
  return { items: page, has_more_data: more, has_prev_data: marker !== undefined }
}

type Filters = Readonly<Record<string, string>>

function readFilters(query: Query): Filters {
  const filters: Record<string, string> = {}
  for (const [name, value] of Object.entries(query)) {
    if (control.has(name) || value === null) continue
    if (name === 'is_public') filters.visibility = value === true ? 'public' : 'private'
    else if (name === 'property-owner_id') filters.owner = String(value)
    else filters[name] = value === true ? 'True' : value === false ? 'False' : value
  }
  if (filters.visibility !== undefined && !visibilities.has(filters.visibility)) {
    throw badRequest(`Invalid visibility value: ${filters.visibility}`)
  }
  if (filters.protected !== undefined && !['true', 'false'].includes(filters.protected)) {
    throw badRequest(
      `Invalid value &#x27;${filters.protected}&#x27; for &#x27;protected&#x27; filter. Valid values are &#x27;true&#x27; or &#x27;false&#x27;.`,
    )
  }
  for (const name of ['size_min', 'size_max']) {
    if (filters[name] !== undefined && !/^\d+$/.test(filters[name]))
      throw badRequest('Unable to filter on a range with a non-numeric value.')
  }
  return filters
}

/** Without a visibility: public ones, own ones, and shared ones that were accepted. Community images only when asked for. */
function mayList(row: ImageRow, session: Session, visibility = '', memberStatus = 'accepted'): boolean {
  if (visibility !== '' && visibility !== 'all' && row.visibility !== visibility) return false
  if (row.visibility === 'public' || row.owner === session.project.id || session.isAdmin) return true
  if (row.visibility === 'community') return visibility === 'community' || visibility === 'all'
  return (
    row.visibility === 'shared' &&
    row.members.some(
      (member) =>
        member.project_id === session.project.id && (memberStatus === 'all' || member.status === memberStatus),
    )
  )
}

/** May the image be read by its id? */
export function maySee(row: ImageRow, session: Session): boolean {
  if (row.visibility === 'public' || row.visibility === 'community') return true
  if (row.owner === session.project.id || session.isAdmin) return true
  return row.visibility === 'shared' && row.members.some((member) => member.project_id === session.project.id)
}

function fits(row: ImageRow, filters: Filters): boolean {
  return Object.entries(filters).every(([name, value]) => {
    switch (name) {
      case 'visibility':
      case 'member_status':
        return true
      case 'size_min':
        return (row.size ?? 0) >= Number(value)
      case 'size_max':
        return (row.size ?? 0) <= Number(value)
      case 'protected':
        return String(row.protected) === value
      case 'os_hidden':
        return String(row.os_hidden) === value.toLowerCase()
      case 'tag':
        return row.tags.includes(value)
      case 'name':
      case 'status':
      case 'owner':
      case 'id':
      case 'disk_format':
      case 'container_format':
      case 'checksum':
        return value.startsWith('in:') ? value.slice(3).split(',').includes(String(row[name])) : row[name] === value
      case 'min_disk':
      case 'min_ram':
        return String(row[name]) === value
      default:
        return row.properties[name] === value
    }
  })
}

function order(rows: readonly ImageRow[], query: Query): ImageRow[] {
  const key = String(query.sort_key ?? 'created_at')
  const direction = String(query.sort_dir ?? 'desc')
  const sortKey = sortKeys.find((one) => one === key)
  if (!sortKey) throw badRequest(`Invalid sort key: ${key}. It must be one of the following: ${sortKeys.join(', ')}.`)
  if (direction !== 'asc' && direction !== 'desc') throw badRequest(`Invalid sort direction: ${direction}`)
  const sign = direction === 'asc' ? 1 : -1
  return [...rows].sort((a, b) => sign * (compare(a, b, sortKey) || (a.id < b.id ? -1 : 1)))
}

function compare(a: ImageRow, b: ImageRow, key: SortKey): number {
  const left = a[key]
  const right = b[key]
  if (left === right) return 0
  if (left === null) return -1
  if (right === null) return 1
  return left < right ? -1 : 1
}

function badRequest(text: string): Refusal {
  return new Refusal(400, `HTTP 400 Bad Request: ${text}`)
}
