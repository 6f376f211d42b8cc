import { z } from '../zod.js'
import {
  bag,
  count,
  flag,
  id,
  isRecord,
  list,
  many,
  type Model,
  page,
  raw,
  reader,
  readCount,
  readText,
  readTexts,
  single,
  text,
  texts,
} from './fields.js'
import { presence } from './queries.js'

const imageShape = {
  id: id(),
  /** Null when it has none; shown is `name_or_id`. */
  name: text(),
  status: text(),
  owner: text(),
  visibility: text(),
  is_public: flag(),
  checksum: text(),
  disk_format: text(),
  container_format: text(),
  architecture: text(),
  created_at: text(),
  updated_at: text(),
  /** Bytes; 0 while there are none. */
  size: count(),
  /** GiB. */
  min_disk: count(),
  /** MiB. */
  min_ram: count(),
  protected: flag(),
  members: raw(),
  description: text(),
  /** Bytes; null in lists. */
  virtual_size: count(),
  kernel_id: text(),
  ramdisk_id: text(),
  /** [] in lists. */
  tags: texts(),
  /** In the answer that created it with an upload mode of 'direct'. */
  upload_url: text(),
  token_id: text(),
  /** Everything else the image service keeps; texts mostly. */
  properties: bag(),
}

interface Derived {
  readonly name_or_id: string
  readonly type: 'Image' | 'Snapshot'
}

/** OS::Glance::Image (P-IMG-06). */
export type Image = Model<typeof imageShape> & Derived
const readRawImage = reader(imageShape)

/** Horizon leaves some fields of the image service among the properties. */
function readImage(value: unknown): Image | null {
  const image = readRawImage(value)
  if (!image) return null
  const { properties } = image
  return Object.assign(image, {
    name_or_id: image.name || image.id,
    type: isSnapshot(properties) ? 'Snapshot' : 'Image',
    description: image.description ?? readText(properties.description),
    virtual_size: image.virtual_size ?? readCount(properties.virtual_size),
    kernel_id: image.kernel_id ?? readText(properties.kernel_id),
    ramdisk_id: image.ramdisk_id ?? readText(properties.ramdisk_id),
    tags: image.tags.length > 0 ? image.tags : readTexts(properties.tags),
  } satisfies Partial<Image>)
}

function isSnapshot({ image_type, block_device_mapping }: Readonly<Record<string, unknown>>): boolean {
  return image_type === 'snapshot' || (Boolean(block_device_mapping) && block_device_mapping !== '[]')
}

export const image = single(readImage)
export const images = page(readImage)
export const version = z.looseObject({ version: z.string() })

/** Custom properties; texts, but `os_hidden` is a boolean. */
export const properties = z.record(z.string(), z.unknown())
const sortDirection = z.enum(['asc', 'desc'])

/** Filters of the image service by name; those named here are typed. `paginate: false` is left out (DEC-24). */
export const imageQuery = z.optional(
  z.partial(
    z.looseObject({
      paginate: presence,
      marker: z.string(),
      sort_key: z.string(),
      sort_dir: sortDirection,
      name: z.string(),
      status: z.string(),
      visibility: z.string(),
      owner: z.string(),
      disk_format: z.string(),
      /** The image service takes lower case only; Horizon would turn `True` into a word it refuses. */
      protected: z.boolean(),
      /** Bytes. */
      size_min: z.number(),
      /** Bytes. */
      size_max: z.number(),
    }),
  ),
)

/** Any other key becomes a custom property. */
const imageFields = z.looseObject({
  name: z.string(),
  description: z.string(),
  disk_format: z.string(),
  container_format: z.string(),
  /** Image ids. */
  kernel: z.string(),
  ramdisk: z.string(),
  architecture: z.string(),
  min_disk: z.int().check(z.minimum(0)),
  min_ram: z.int().check(z.minimum(0)),
  protected: z.boolean(),
  visibility: z.enum(['public', 'private', 'community', 'shared']),
  source_type: z.string(),
})

const optionalFields = z.partial(imageFields)

/** With `data` the name of a file, the answer says where to send it; with `image_url` the server fetches it. */
export const imageCreate = z.extend(optionalFields, {
  name: z.string(),
  image_url: z.optional(z.string()),
  import_data: z.optional(z.boolean()),
  data: z.optional(z.string()),
})
export const imageUpload = z.extend(optionalFields, { name: z.string(), data: z.instanceof(Blob) })
export const imageUpdate = optionalFields

const propertyShape = {
  title: text(),
  description: text(),
  /** string, integer, number, boolean or array. */
  type: text(),
  default: raw(),
  enum: raw(),
  items: raw(),
  minimum: count(),
  maximum: count(),
  minLength: count(),
  maxLength: count(),
  pattern: text(),
  operators: texts(),
  readonly: flag(),
  required: flag(),
}
/** The definition of one property. */
export type MetadataProperty = Model<typeof propertyShape>
const readProperty = reader(propertyShape)

function readProperties(value: unknown): Readonly<Record<string, MetadataProperty>> {
  if (!isRecord(value)) return {}
  const found: Record<string, MetadataProperty> = {}
  for (const [name, entry] of Object.entries(value)) {
    const property = readProperty(entry)
    if (property) found[name] = property
  }
  return found
}

const propertyField = { names: [], required: false, read: readProperties } as const
const objectShape = { name: id(), description: text(), required: texts(), properties: propertyField }
const associationShape = { name: id(), prefix: text(), properties_target: text() }

const namespaceShape = {
  namespace: id(),
  display_name: text(),
  description: text(),
  visibility: text(),
  protected: flag(),
  owner: text(),
  created_at: text(),
  updated_at: text(),
  resource_type_associations: many(reader(associationShape)),
  properties: propertyField,
  objects: many(reader(objectShape)),
  tags: many(reader({ name: id() })),
}
/** A namespace of metadata definitions; property names carry the resource type's prefix. */
export type MetadataNamespace = Model<typeof namespaceShape>

export const namespaces = page(reader(namespaceShape))

/** Without `resource_type` the server fails with 500. */
export const namespaceQuery = z.looseObject({
  resource_type: z.string(),
  properties_target: z.optional(z.string()),
  paginate: z.optional(presence),
  marker: z.optional(z.string()),
  sort_key: z.optional(z.string()),
  sort_dir: z.optional(sortDirection),
})

const readResourceTypes = list(reader({ name: id(), created_at: text(), updated_at: text() }))
/** Horizon 23 sends the printed form of a Python generator instead of the list; that reads as an empty one. */
export const resourceTypes = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((value) => (isRecord(value) && typeof value.items === 'string' ? { items: [] } : value)),
  ),
  readResourceTypes,
)
