import { hasFormat } from './schema-formats.js'
import type { ProblemCode } from './schema-messages.js'
import { jsonOf } from './schema-value.js'
import { isRecord } from '../internal/is-record.js'
import { resolved, typesOf, type Path, type Schema } from './schema.js'

/** Something that does not fit, and what its message needs. */
export interface Problem {
  readonly path: Path
  readonly code: ProblemCode
  readonly values: Readonly<Record<string, unknown>>
}

interface Place {
  readonly root: Schema
  readonly path: Path
  /** What people call it. */
  readonly title: string
  /** Properties that the schema does not know are wrong everywhere. */
  readonly strict: boolean
  /** What this value is being checked against already: a schema that asks for itself ends here. */
  readonly within?: readonly Schema[]
}

/** Deeper than any form: a schema that contains itself ends here. */
const deepest = 64

function problem(place: Place, code: ProblemCode, values: Problem['values'] = {}): Problem {
  return { path: place.path, code, values: { title: place.title, ...values } }
}

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isRecord(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type
  }
}

/** Equal values have equal texts, whatever the order of their properties. */
function canonical(value: unknown): string {
  return jsonOf(value, (_key, part) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
}

function matches(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    // A pattern that is none here says nothing about the value.
    return true
  }
}

function numberProblems(value: number, schema: Schema, place: Place): Problem[] {
  const values = { viewValue: value, ...schema }
  if (!Number.isFinite(value)) return [problem(place, 105, values)]
  const { multipleOf, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  // Draft 4 writes `true` beside the bound, later ones the bound itself.
  const above = exclusiveMinimum === true ? minimum : exclusiveMinimum
  const below = exclusiveMaximum === true ? maximum : exclusiveMaximum
  const found: Problem[] = []
  if (multipleOf !== undefined && Math.abs(value / multipleOf - Math.round(value / multipleOf)) > 1e-9)
    found.push(problem(place, 100, values))
  if (typeof above === 'number' && value <= above)
    found.push(problem(place, value === above ? 102 : 101, { ...values, minimum: above }))
  else if (minimum !== undefined && value < minimum) found.push(problem(place, 101, values))
  if (typeof below === 'number' && value >= below)
    found.push(problem(place, value === below ? 104 : 103, { ...values, maximum: below }))
  else if (maximum !== undefined && value > maximum) found.push(problem(place, 103, values))
  return found
}

function textProblems(value: string, schema: Schema, place: Place): Problem[] {
  const n = [...value].length
  const { minLength, maxLength, pattern, format } = schema
  const found: Problem[] = []
  if (minLength !== undefined && n < minLength) found.push(problem(place, 200, { n, minLength }))
  if (maxLength !== undefined && n > maxLength) found.push(problem(place, 201, { n, maxLength }))
  if (pattern !== undefined && !matches(value, pattern)) found.push(problem(place, 202))
  if (format !== undefined && !hasFormat(value, format)) found.push(problem(place, 500))
  return found
}

function listProblems(value: readonly unknown[], schema: Schema, place: Place): Problem[] {
  const { items, minItems, maxItems, uniqueItems, additionalItems } = schema
  const n = value.length
  const found: Problem[] = []
  if (minItems !== undefined && n < minItems) found.push(problem(place, 400, { n, minItems }))
  if (maxItems !== undefined && n > maxItems) found.push(problem(place, 401, { n, maxItems }))
  if (uniqueItems && new Set(value.map(canonical)).size < n) found.push(problem(place, 402))
  const fixed: readonly Schema[] | undefined = Array.isArray(items) ? items : undefined
  if (fixed && additionalItems === false && n > fixed.length) found.push(problem(place, 403))
  for (const [index, item] of value.entries()) {
    const rest = isRecord(additionalItems) ? (additionalItems as Schema) : undefined
    const each = fixed ? (fixed[index] ?? rest) : (items as Schema | undefined)
    if (each) found.push(...check(item, each, { ...place, path: [...place.path, index], within: [] }))
  }
  return found
}

function recordProblems(value: Readonly<Record<string, unknown>>, schema: Schema, place: Place): Problem[] {
  const { properties = {}, patternProperties = {}, additionalProperties, minProperties, maxProperties } = schema
  const names = Object.keys(value)
  const found: Problem[] = []
  const at = (name: string, known?: Schema): Place => ({
    ...place,
    within: [],
    path: [...place.path, name],
    title: known?.title ?? name,
  })
  if (minProperties !== undefined && names.length < minProperties) found.push(problem(place, 300, { minProperties }))
  if (maxProperties !== undefined && names.length > maxProperties) found.push(problem(place, 301, { maxProperties }))
  const has = (name: string): boolean => Object.hasOwn(value, name) && value[name] !== undefined
  for (const name of schema.required ?? []) if (!has(name)) found.push(problem(at(name, properties[name]), 302))
  for (const [name, needs] of Object.entries(schema.dependencies ?? {})) {
    if (!has(name)) continue
    if (!Array.isArray(needs)) found.push(...check(value, needs as Schema, place))
    else if (!(needs as string[]).every(has)) found.push(problem(place, 304))
  }
  for (const name of names) {
    const byPattern = Object.entries(patternProperties).filter(([pattern]) => matches(name, pattern))
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined
    const known = [...(own ? [own] : []), ...byPattern.map(([, each]) => each)]
    for (const each of known) found.push(...check(value[name], each, at(name, each)))
    if (known.length) continue
    if (additionalProperties === false) found.push(problem(place, 303))
    else if (isRecord(additionalProperties)) found.push(...check(value[name], additionalProperties, at(name)))
    else if (place.strict) found.push(problem(place, 1000))
  }
  return found
}

function combinedProblems(value: unknown, schema: Schema, place: Place): Problem[] {
  const fits = (each: Schema): boolean => check(value, each, place).length === 0
  const found = (schema.allOf ?? []).flatMap((each) => check(value, each, place))
  /** None fits: of what may be this or nothing, it is said what is wrong with this. */
  const noneOf = (each: readonly Schema[], code: ProblemCode): readonly Problem[] => {
    const [only, ...others] = each.filter((one) => resolved(one, place.root)?.type !== 'null')
    return only && !others.length && each.length > 1 ? check(value, only, place) : [problem(place, code)]
  }
  if (schema.anyOf && !schema.anyOf.some(fits)) found.push(...noneOf(schema.anyOf, 10))
  if (schema.oneOf) {
    const fitting = schema.oneOf.filter(fits).length
    if (fitting > 1) found.push(problem(place, 12))
    if (!fitting) found.push(...noneOf(schema.oneOf, 11))
  }
  if (schema.not && fits(schema.not)) found.push(problem(place, 13))
  return found
}

function check(value: unknown, schema: Schema, place: Place): Problem[] {
  if (value === undefined) return []
  const known = place.path.length > deepest ? undefined : resolved(schema, place.root)
  const { within = [] } = place
  if (!known || within.includes(known)) return [problem(place, 600)]
  const types = typesOf(known)
  if (types.length && !types.some((type) => hasType(value, type)))
    return [problem(place, 0, { type: types.join(', '), viewValue: value })]
  const found: Problem[] = []
  const allowed = known.const === undefined ? known.enum : [known.const]
  if (allowed && !allowed.some((each) => canonical(each) === canonical(value)))
    found.push(problem(place, 1, { viewValue: value }))
  if (typeof value === 'number') found.push(...numberProblems(value, known, place))
  if (typeof value === 'string') found.push(...textProblems(value, known, place))
  if (Array.isArray(value)) found.push(...listProblems(value, known, place))
  const here: Place = { ...place, within: [...within, known] }
  if (isRecord(value)) found.push(...recordProblems(value, known, here))
  return [...found, ...combinedProblems(value, known, here)]
}

/**
 * Everything in a value that does not fit its schema.
 *
 * @param strict - Properties that the schema does not name are wrong too.
 */
export function validate(value: unknown, schema: Schema, strict = false): readonly Problem[] {
  return check(value, schema, { root: schema, path: [], title: schema.title ?? '', strict })
}
