import { isRecord } from '../internal/is-record.js'
import { drawnAs, resolved, type Path, type Schema } from './schema.js'

/** Deeper than any form: a schema that contains itself ends here. */
const deepest = 12

/** A value as JSON text; what has none (a circle) is its type's name. */
export function jsonOf(value: unknown, replace?: (key: string, part: unknown) => unknown): string {
  try {
    return JSON.stringify(value, replace) ?? ''
  } catch {
    return typeof value
  }
}

/** What stands at a place; undefined when nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)] as unknown
    return isRecord(part) && Object.hasOwn(part, key) ? part[key] : undefined
  }, value)
}

/** The value with another one at a place; undefined takes the property out. Nothing is changed in place. */
export function withValue(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? (value as readonly unknown[]) : []
    return Object.assign([...list], { [key]: withValue(list[key], rest, next) })
  }
  const record = isRecord(value) ? value : {}
  const inner = withValue(Object.hasOwn(record, key) ? record[key] : undefined, rest, next)
  const others = Object.entries(record)
  const kept = inner === undefined ? others.filter(([name]) => name !== key) : others
  // Built from entries: a property named __proto__ is a property.
  const place = kept.findIndex(([name]) => name === key)
  const entry = [key, inner] as const
  if (inner === undefined) return Object.fromEntries(kept)
  return Object.fromEntries(place < 0 ? [...kept, entry] : kept.with(place, [...entry]))
}

/** The value with the schema's defaults where nothing is set yet. */
export function withDefaults(schema: Schema, root: Schema, value: unknown, depth = 0): unknown {
  const said = resolved(schema, root)
  if (!said || depth > deepest) return value
  const known = isRecord(value) ? drawnAs(said, root) : said
  if (value === undefined && known.default !== undefined) return known.default
  if (!known.properties || (value !== undefined && !isRecord(value))) return value
  // What is not there need not be: only what is, is filled up with what it has to have.
  const isNeeded = (name: string) => value !== undefined && known.required?.includes(name)
  const filled = Object.entries(known.properties).reduce<unknown>((result, [name, property]) => {
    const old = valueAt(result, [name])
    const given = withDefaults(property, root, old, depth + 1)
    const next = given === undefined && isNeeded(name) ? constantOf(property, root) : given
    return next === old ? result : withValue(result, [name], next)
  }, value)
  return filled
}

/** The one value that there can be; agreeing is left to the user. */
function constantOf(schema: Schema, root: Schema): unknown {
  const constant = resolved(schema, root)?.const
  return typeof constant === 'boolean' ? undefined : constant
}
