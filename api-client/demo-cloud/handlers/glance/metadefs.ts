import type { Query } from '../../handler.js'
import type { NamespaceRow } from '../../world/tables/glance.js'

interface Association {
  readonly name: string
  readonly prefix?: string
  readonly properties_target?: string
}

/** GET metadefs/namespaces/: those of a resource type, property names with its prefix. */
export function listNamespaces(rows: readonly NamespaceRow[], type: string, query: Query, pageSize: number) {
  const target = query.properties_target
  const found = rows.filter((row) =>
    associations(row).some(
      (one) => one.name === type && (target === undefined || target === null || one.properties_target === target),
    ),
  )
  const sign = query.sort_dir === 'desc' ? -1 : 1
  const ordered = [...found].sort((a, b) => sign * (a.id < b.id ? -1 : 1))
  const bodies = ordered.map((row) => prefixed(row, type))
  if (!query.paginate) return { items: bodies, has_more_data: false, has_prev_data: false }
  const at = query.marker ? ordered.findIndex((row) => row.id === query.marker) : -1
  return {
    items: bodies.slice(at + 1, at + 1 + pageSize),
    has_more_data: bodies.length > at + 1 + pageSize,
    has_prev_data: Boolean(query.marker),
  }
}

function associations(row: NamespaceRow): readonly Association[] {
  return row.body.resource_type_associations as readonly Association[]
}

function prefixed(row: NamespaceRow, type: string): Record<string, unknown> {
  const prefix = associations(row).find((one) => one.name === type)?.prefix ?? ''
  const rename = (properties: unknown) =>
    Object.fromEntries(
      Object.entries(properties as Record<string, unknown>).map(([name, spec]) => [prefix + name, spec]),
    )
  const { properties, objects, ...rest } = row.body
  return {
    ...rest,
    properties: rename(properties),
    ...(Array.isArray(objects) && {
      objects: objects.map((object: Record<string, unknown>) => ({ ...object, properties: rename(object.properties) })),
    }),
  }
}
