import { type Json } from '../json.js'

/** What an image has of its own; everything else somebody has given it. */
const fields = [
  'protected',
  'size',
  'container_format',
  'min_ram',
  'architecture',
  'min_disk',
  'id',
  'disk_format',
  'checksum',
  'owner',
  'name',
  'updated_at',
  'status',
  'visibility',
  'created_at',
] as const
const own: ReadonlySet<string> = new Set(fields)

/** Properties by which an image is started or was made: a list of custom ones is without them. */
const notCustom = new Set(['kernel_id', 'ramdisk_id', 'image_url', 'virtual_size', 'tags', 'file', 'schema', 'self'])

/** An image as Horizon's REST API tells it: properties stand by themselves. */
export function imageView(image: Json): Json {
  return {
    ...Object.fromEntries(fields.map((name) => [name, image[name] ?? null])),
    size: image['size'] ?? 0,
    is_public: image['visibility'] === 'public',
    properties: propertiesOf(image),
  }
}

const propertiesOf = (image: Json): Json =>
  Object.fromEntries(Object.entries(image).filter(([name]) => !own.has(name) && name !== 'self'))

export const customProperties = (image: Json): Json =>
  Object.fromEntries(Object.entries(propertiesOf(image)).filter(([name]) => !notCustom.has(name)))
