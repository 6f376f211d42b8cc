/** What the form understands of JSON Schema (draft 4 to 2020-12, without remote references). Everything else is ignored. */
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

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The schema itself, references followed; undefined where they lead nowhere or in a circle. */
export function resolved(schema: Schema, root: Schema): Schema | undefined {
  const seen = new Set<string>()
  let current: Schema = schema
  while (current.$ref !== undefined) {
    if (seen.has(current.$ref)) return undefined
    seen.add(current.$ref)
    const target = pointer(root, current.$ref)
    if (!isRecord(target)) return undefined
    current = target
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
