import { isRecord } from '../internal/is-record.js'

/**
 * What the form understands of JSON Schema (draft 4 to 2020-12, without remote references). Everything else is ignored, also what is
 * of another kind than it should be.
 */
export interface Schema {
  readonly $ref?: string
  readonly definitions?: Readonly<Record<string, Schema>>
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly readOnly?: boolean
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly not?: Schema
  readonly multipleOf?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number | boolean
  readonly exclusiveMaximum?: number | boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  /** Checked where known; `password` and `textarea` choose the control. */
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly required?: readonly string[]
  readonly dependencies?: Readonly<Record<string, readonly string[] | Schema>>
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly items?: Schema | readonly Schema[]
  readonly additionalItems?: boolean | Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
}

export type Path = ReadonlyArray<string | number>

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isFlag: Check = (value) => typeof value === 'boolean'
const isTextList: Check = (value) => Array.isArray(value) && value.every(isText)
const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value))
const isBound = either(Number.isFinite, isFlag)

/** The kind of each keyword; a default and a constant may be anything. */
const kinds: Readonly<Record<string, Check>> = {
  $ref: isText,
  definitions: isRecord,
  $defs: isRecord,
  type: either(isText, isTextList),
  title: isText,
  description: isText,
  readOnly: isFlag,
  enum: Array.isArray,
  allOf: Array.isArray,
  anyOf: Array.isArray,
  oneOf: Array.isArray,
  not: isRecord,
  multipleOf: (value) => Number.isFinite(value) && value !== 0,
  minimum: Number.isFinite,
  maximum: Number.isFinite,
  exclusiveMinimum: isBound,
  exclusiveMaximum: isBound,
  minLength: Number.isFinite,
  maxLength: Number.isFinite,
  pattern: isText,
  format: isText,
  properties: isRecord,
  patternProperties: isRecord,
  additionalProperties: either(isFlag, isRecord),
  required: isTextList,
  dependencies: isRecord,
  minProperties: Number.isFinite,
  maxProperties: Number.isFinite,
  items: either(isRecord, Array.isArray),
  additionalItems: either(isFlag, isRecord),
  minItems: Number.isFinite,
  maxItems: Number.isFinite,
  uniqueItems: isFlag,
}

const read = new WeakMap<object, Schema>()

/** What of a schema can be used; what is no schema at all takes everything. */
function usable(schema: unknown): Schema {
  if (!isRecord(schema)) return {}
  const known = read.get(schema)
  if (known) return known
  const fits = ([name, value]: [string, unknown]) => !Object.hasOwn(kinds, name) || kinds[name]?.(value)
  const entries = Object.entries(schema)
  const fitting: Schema = entries.every(fits) ? schema : Object.fromEntries(entries.filter(fits))
  read.set(schema, fitting)
  return fitting
}

/** The schema itself, references followed; undefined where they lead nowhere or in a circle. */
export function resolved(schema: Schema, root: Schema): Schema | undefined {
  const seen = new Set<string>()
  let current = usable(schema)
  while (current.$ref !== undefined) {
    if (seen.has(current.$ref)) return undefined
    seen.add(current.$ref)
    const target = pointer(root, current.$ref)
    if (!isRecord(target)) return undefined
    current = usable(target)
  }
  return current
}

/** What `#/definitions/x` means inside the schema. */
function pointer(root: Schema, ref: string): unknown {
  if (!ref.startsWith('#')) return undefined
  return ref
    .slice(1)
    .split('/')
    .filter(Boolean)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined), root)
}

/** The types a value may have; guessed from what else the schema says. */
export function typesOf(schema: Schema): readonly string[] {
  if (schema.type !== undefined) return typeof schema.type === 'string' ? [schema.type] : schema.type
  if (schema.properties) return ['object']
  return schema.items ? ['array'] : []
}

/** What a value may be one of; that it may be nothing at all, too, an empty field says by itself. */
export function alternativesOf(schema: Schema, root: Schema): readonly Schema[] {
  const each = schema.oneOf ?? schema.anyOf ?? schema.allOf ?? []
  return each.map((one) => resolved(one, root) ?? {}).filter(({ type }) => type !== 'null')
}

/** What is drawn: the only alternative that is something, in the place of a schema that says no more. */
export function drawnAs(schema: Schema, root: Schema): Schema {
  const [only, ...others] = typesOf(schema).length ? [] : alternativesOf(schema, root)
  if (!only || others.length) return schema
  const { oneOf: _one, anyOf: _any, allOf: _all, ...rest } = schema
  return { ...only, ...rest }
}
