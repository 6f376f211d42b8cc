import { Refusal } from '../../handler.js'
import type { ImageRow, ImageVisibility } from '../../world/tables/glance.js'

const diskFormats = ['ami', 'ari', 'aki', 'vhd', 'vhdx', 'vmdk', 'raw', 'qcow2', 'vdi', 'iso', 'ploop']
const containerFormats = ['ami', 'ari', 'aki', 'bare', 'ovf', 'ova', 'docker', 'compressed']
const visibilities: readonly ImageVisibility[] = ['public', 'private', 'community', 'shared']

/** What Horizon understands itself; every other key becomes a custom property. */
const known = new Set([
  'visibility',
  'protected',
  'disk_format',
  'container_format',
  'min_disk',
  'min_ram',
  'name',
  'properties',
  'kernel',
  'ramdisk',
  'tags',
  'import_data',
  'source',
  'image_id',
  'image_url',
  'source_type',
  'data',
  'public',
  'checksum',
  'created_at',
  'deleted',
  'is_copying',
  'deleted_at',
  'is_public',
  'virtual_size',
  'status',
  'size',
  'owner',
  'id',
  'updated_at',
  'kernel_id',
  'ramdisk_id',
  'image_file',
  'description',
  'architecture',
])

export type ImageFields = Pick<
  ImageRow,
  'name' | 'visibility' | 'protected' | 'disk_format' | 'container_format' | 'min_disk' | 'min_ram' | 'properties'
>

/** Reads the fields of a create or update request as Horizon turns them into an image. */
export function readImageFields(body: Readonly<Record<string, unknown>>): ImageFields {
  const [disk, container] = formats(
    text(body.disk_format) ?? 'raw',
    body.container_format === '' ? '' : (text(body.container_format) ?? 'bare'),
  )
  const properties: Record<string, string> = {}
  const keep = (name: string, value: unknown) => {
    if (value !== undefined && value !== null && value !== '') properties[name] = String(value)
  }
  keep('description', body.description)
  keep('kernel_id', body.kernel)
  keep('ramdisk_id', body.ramdisk)
  keep('architecture', body.architecture)
  for (const [name, value] of Object.entries(body)) {
    if (known.has(name)) continue
    if (typeof value !== 'string') throw wrongType(name, value, 'string')
    properties[name] = value
  }
  return {
    name: text(body.name) ?? '',
    visibility: readVisibility(body.visibility),
    protected: body.protected === true || body.protected === 'true' || body.protected === 'True',
    disk_format: oneOf('disk_format', disk, diskFormats, 'Format of the disk'),
    container_format: oneOf('container_format', container, containerFormats, 'Format of the container'),
    min_disk: wholeNumber('min_disk', body.min_disk),
    min_ram: wholeNumber('min_ram', body.min_ram),
    properties,
  }
}

/** The table of formats: what is asked for decides what is stored. */
function formats(disk: string, container: string): [string, string] {
  switch (disk) {
    case 'aki':
    case 'ami':
    case 'ari':
      return [disk, disk]
    case 'docker':
      return ['raw', 'docker']
    case 'vhd':
      return ['vhd', 'ovf']
    case 'ova':
      return ['vmdk', 'ova']
    default:
      return [disk, container]
  }
}

export function readVisibility(value: unknown): ImageVisibility {
  const wanted = value === undefined || value === null || value === '' ? 'private' : String(value)
  const found = visibilities.find((visibility) => visibility === wanted)
  if (!found) throw new Refusal(400, `invalid visibility option: ${wanted}`)
  return found
}

function oneOf(field: string, value: string, allowed: readonly string[], about: string): string {
  if (allowed.includes(value)) return value
  const list = ['None', ...allowed.map((one) => `'${one}'`)].join(', ')
  throw new Refusal(
    500,
    `Unable to set '${field}' to '${value}'. Reason: '${value}' is not one of [${list}]\n\nFailed validating 'enum' in schema['properties']['${field}']: ${about}`,
  )
}

function wholeNumber(field: string, value: unknown): number {
  if (value === undefined || value === null || value === '' || value === 0) return 0
  if (typeof value !== 'number' || !Number.isInteger(value)) throw wrongType(field, value, 'integer')
  return value
}

/** The words of glance's client when a value has the wrong type. */
export function wrongType(field: string, value: unknown, type: string): Refusal {
  const shown = value === null ? 'None' : typeof value === 'string' ? `'${value}'` : String(value)
  return new Refusal(500, `Unable to set '${field}' to ${shown}. Reason: ${shown} is not of type '${type}'`)
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
