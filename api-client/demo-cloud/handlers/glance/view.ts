import type { ImageRow } from '../../world/tables/glance.js'

/** Top-level attributes Horizon takes out of the custom ones. */
const topLevel = new Set(['architecture'])
/** Left out of `properties` in lists. */
const longOnly = new Set(['kernel_id', 'ramdisk_id', 'image_url'])

/** An image on the wire; `properties` holds more when it is asked for alone. */
export function imageView(row: ImageRow, form: 'list' | 'single'): Record<string, unknown> {
  return {
    protected: row.protected,
    size: row.size ?? 0,
    container_format: row.container_format,
    min_ram: row.min_ram,
    architecture: row.properties.architecture ?? null,
    min_disk: row.min_disk,
    id: row.id,
    disk_format: row.disk_format,
    checksum: row.checksum,
    is_public: row.visibility === 'public',
    owner: row.owner,
    name: row.name,
    updated_at: row.updated_at,
    status: row.status,
    visibility: row.visibility,
    created_at: row.created_at,
    properties: {
      ...Object.fromEntries(
        Object.entries(row.properties).filter(
          ([name]) => !topLevel.has(name) && (form === 'single' || !longOnly.has(name)),
        ),
      ),
      ...(form === 'single' && { virtual_size: row.virtual_size }),
      os_hidden: row.os_hidden,
      os_hash_algo: row.os_hash_algo,
      os_hash_value: row.os_hash_value,
      ...(form === 'single' && { tags: row.tags, file: `/v2/images/${row.id}/file`, schema: '/v2/schemas/image' }),
    },
  }
}

/** GET images/{id}/properties/: the custom ones alone. */
export function propertiesView(row: ImageRow): Record<string, unknown> {
  const custom = Object.entries(row.properties).filter(([name]) => !topLevel.has(name) && !longOnly.has(name))
  return {
    ...Object.fromEntries(custom),
    os_hidden: row.os_hidden,
    os_hash_algo: row.os_hash_algo,
    os_hash_value: row.os_hash_value,
  }
}
