import { isRecord } from '../internal/is-record.js'
import { alternativesOf, drawnAs, resolved, typesOf, type Schema } from './schema.js'
import { jsonOf } from './schema-value.js'

/** One of the values that a field may have. */
export interface Choice {
  readonly value: unknown
  readonly text: string
}

/** Text of a value, also of one that is no text. */
export function optionText(value: unknown): string {
  return typeof value === 'string' ? value : jsonOf(value)
}

/** The values that a schema lists, as `enum` or as constants with titles; undefined where it lists none. Yes and no are a box. */
export function choicesOf(schema: Schema, root: Schema): readonly Choice[] | undefined {
  const { enum: values = schema.const === undefined ? undefined : [schema.const] } = schema
  if (values)
    return typeof schema.const === 'boolean' ? undefined : values.map((value) => ({ value, text: optionText(value) }))
  const listed = schema.allOf ? [] : alternativesOf(schema, root)
  if (!listed.length || listed.some((one) => one.const === undefined)) return undefined
  return listed.map(({ const: value, title }) => ({ value, text: title ?? optionText(value) }))
}

/** A schema has alternatives that no field is drawn for. */
function isUndrawn(schema: Schema, root: Schema): boolean {
  const alternatives = alternativesOf(schema, root)
  if (!alternatives.length || choicesOf(schema, root) || drawnAs(schema, root) !== schema) return false
  const { properties = {} } = schema
  const brings = ({ properties: own = {} }: Schema) => Object.keys(own).some((name) => !Object.hasOwn(properties, name))
  return !typesOf(schema).length || alternatives.some(brings)
}

/** Names of the places whose alternatives can be checked, but not drawn. */
export function undrawn(schema: Schema, root: Schema, name = '', seen = new Set<Schema>()): readonly string[] {
  const known = resolved(schema, root)
  if (!known || seen.has(known)) return []
  seen.add(known)
  const drawn = drawnAs(known, root)
  const inner = Object.entries(drawn.properties ?? {}).flatMap(([each, own]) => undrawn(own, root, each, seen))
  const items = isRecord(drawn.items) ? undrawn(drawn.items, root, name, seen) : []
  return [...(isUndrawn(known, root) ? [name] : []), ...inner, ...items]
}
