import { withoutEmpty, type Json } from '../json.js'
import { ServiceError } from '../service-error.js'

const visibilities = new Set(['public', 'private', 'community', 'shared'])

/** Fields of a request that are no properties of the image. */
const known = new Set([
  'protected',
  'disk_format',
  'container_format',
  'min_disk',
  'min_ram',
  'name',
  'visibility',
  'is_public',
  'description',
  'kernel',
  'ramdisk',
  'architecture',
  'source_type',
  'image_url',
  'is_copying',
  'import_data',
  'data',
  'properties',
])

/** Container formats that go with a disk format; the rest are 'bare'. */
const containers: Readonly<Record<string, { readonly disk?: string; readonly container: string }>> = {
  ami: { container: 'ami' },
  aki: { container: 'aki' },
  ari: { container: 'ari' },
  docker: { disk: 'raw', container: 'docker' },
  vhd: { container: 'ovf' },
  ova: { disk: 'vmdk', container: 'ova' },
}

/** An image in Glance's form, of fields as Horizon's REST API takes them. */
export function newImage(fields: Json): Json {
  const visibility = String(fields['visibility'] ?? 'private')
  if (!visibilities.has(visibility)) throw new ServiceError(400, `invalid visibility option: ${visibility}`)
  const format = String(fields['disk_format'] || 'raw')
  const kind = containers[format]
  const others = Object.entries(fields).filter(([name]) => !known.has(name))
  return {
    ...Object.fromEntries(others),
    ...withoutEmpty({
      description: fields['description'],
      kernel_id: fields['kernel'],
      ramdisk_id: fields['ramdisk'],
      architecture: fields['architecture'],
    }),
    name: fields['name'] ?? '',
    protected: fields['protected'] === true || fields['protected'] === 'true',
    disk_format: kind?.disk ?? format,
    container_format: kind?.container ?? String(fields['container_format'] || 'bare'),
    min_disk: Number(fields['min_disk']) || 0,
    min_ram: Number(fields['min_ram']) || 0,
    visibility,
  }
}
