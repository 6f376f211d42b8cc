/** A metadata definition as the image service's catalogue gives it. */
export interface PropertyDefinition {
  readonly title?: string | null
  readonly description?: string | null
  readonly type?: string | null
  readonly default?: unknown
  readonly readonly?: boolean | null
  readonly required?: boolean | null
  readonly enum?: readonly unknown[] | null
  readonly items?: { readonly enum?: readonly unknown[] | null } | null
  readonly operators?: readonly string[] | null
  readonly operator?: string | null
  readonly minimum?: number | null
  readonly maximum?: number | null
  readonly minLength?: number | null
  readonly maxLength?: number | null
  readonly pattern?: string | null
}

export type PropertyType = 'string' | 'integer' | 'number' | 'boolean' | 'array'

/** What a property holds; `null` = nothing was ever set. */
export type PropertyValue = string | number | boolean | null | readonly string[]

/** A property with its definition's rules and a value. */
export interface Property {
  /** The key it is saved under. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly type: PropertyType
  readonly readonly: boolean
  readonly required: boolean
  /** The values to choose from: of a string, or of an array's items. */
  readonly choices: readonly string[] | undefined
  readonly operators: readonly string[]
  readonly operator: string
  readonly minimum: number | undefined
  readonly maximum: number | undefined
  readonly minLength: number | undefined
  readonly maxLength: number | undefined
  readonly pattern: string | undefined
  readonly value: PropertyValue
  /** What stands in the text field: the value, or what is no value (yet). */
  readonly text: string
}

/** Why a value cannot be saved. `limit` belongs to the first four. */
export interface PropertyProblem {
  readonly kind: 'min' | 'max' | 'minlength' | 'maxlength' | 'pattern' | 'number' | 'required'
  readonly limit?: number
}

const types: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'boolean', 'array'])

function isType(type: unknown): type is PropertyType {
  return typeof type === 'string' && types.has(type)
}

/** true or false in any case, otherwise null. */
export function parseBoolean(value: unknown): boolean | null {
  const word = inWords(value).toLowerCase()
  return word === 'true' ? true : word === 'false' ? false : null
}

/** `<or> a,b` → its operator and its values; without an operator there is none of either. */
function parseArray(value: unknown): { operator?: string; values: readonly string[] } {
  if (Array.isArray(value)) return { values: value.map(inWords) }
  const found = /^(<.*?>) (.*)$/.exec(inWords(value))
  return found ? { operator: found[1], values: (found[2] ?? '').split(',') } : { values: [] }
}

const listOf = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.map(inWords) : undefined
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)

/** A value in words; an object that contains itself, or has no words, is its type's name. */
function inWords(value: unknown): string {
  try {
    return String(value)
  } catch {
    return typeof value
  }
}

/** A property as its definition describes it, holding the default. What the definition has of a wrong kind, it has not. */
export function createProperty(name: string, given: PropertyDefinition | null = {}): Property {
  const definition: PropertyDefinition = typeof given === 'object' && given !== null ? given : {}
  const known = listOf(definition.operators)
  const operators = known?.length ? known : ['<in>']
  const type = isType(definition.type) ? definition.type : 'string'
  const choices = listOf(type === 'array' ? definition.items?.enum : definition.enum)
  const property: Property = {
    name,
    title: textOf(definition.title) ?? name,
    description: textOf(definition.description) ?? '',
    type,
    readonly: definition.readonly === true,
    required: definition.required !== false,
    choices,
    operators,
    operator: textOf(definition.operator) ?? operators[0] ?? '<in>',
    minimum: numberOf(definition.minimum),
    maximum: numberOf(definition.maximum),
    minLength: numberOf(definition.minLength),
    maxLength: numberOf(definition.maxLength),
    pattern: textOf(definition.pattern),
    value: null,
    text: '',
  }
  const { default: initial } = definition
  if (initial === undefined || initial === null) {
    // What has no default is only required where the definition says so.
    return { ...property, value: type === 'array' ? [] : null, required: definition.required === true }
  }
  return setValue(property, initial)
}

/** The property with a value as it was saved. */
export function setValue(property: Property, saved: unknown): Property {
  const saidAs = inWords(saved)
  switch (property.type) {
    case 'array': {
      const { operator, values } = parseArray(saved)
      return { ...property, operator: operator ?? property.operator, value: values }
    }
    case 'boolean':
      return { ...property, value: parseBoolean(saved) }
    case 'integer':
      return { ...property, value: Number.parseInt(saidAs, 10), text: saidAs }
    case 'number':
      return { ...property, value: Number.parseFloat(saidAs), text: saidAs }
    case 'string':
      return { ...property, value: saidAs, text: saidAs }
  }
}

/** The text under which a value is saved. */
export function savedText({ type, value, text, operator }: Property): string {
  // A number of this language would be another one.
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER && isWhole(text.trim()))
    return String(BigInt(text.trim().replace('+', '')))
  return type === 'array' && Array.isArray(value) ? `${operator} ${value.join(',')}` : String(value)
}

/** Array values without an item are not saved at all. */
export function isSaved({ value }: Property): boolean {
  return !(Array.isArray(value) && value.length === 0)
}

function lengthProblem({ text, minLength, maxLength }: Property): PropertyProblem | undefined {
  if (text && minLength !== undefined && text.length < minLength) return { kind: 'minlength', limit: minLength }
  if (maxLength !== undefined && text.length > maxLength) return { kind: 'maxlength', limit: maxLength }
  return undefined
}

function rangeProblem(value: number, { minimum, maximum }: Property): PropertyProblem | undefined {
  if (minimum !== undefined && value < minimum) return { kind: 'min', limit: minimum }
  if (maximum !== undefined && value > maximum) return { kind: 'max', limit: maximum }
  return undefined
}

const isWhole = (text: string) => /^[+-]?\d+$/.test(text)
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

function matches(text: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text)
  } catch {
    // A pattern that this browser cannot read is the server's to check.
    return true
  }
}

function stringProblem(property: Property): PropertyProblem | undefined {
  const { value, text, required, choices, pattern } = property
  const length = lengthProblem(property)
  if (length) return length
  if (text && pattern !== undefined && !matches(text, pattern)) return { kind: 'pattern' }
  // Nothing was ever typed: saving that would write the word "null".
  if (value === null || ((required || choices) && !text)) return { kind: 'required' }
  return undefined
}

/** What is wrong with the value, the worst first; nothing when it can be saved. */
export function problemOf(property: Property): PropertyProblem | undefined {
  const { type, value } = property
  const text = property.text.trim()
  switch (type) {
    case 'string':
      return stringProblem(property)
    case 'integer':
      if (!text) return { kind: 'required' }
      if (!isWhole(text)) return { kind: 'pattern' }
      return rangeProblem(Number(text), property)
    case 'number':
      if (!text) return { kind: 'required' }
      if (!decimal.test(text) || !Number.isFinite(Number(text))) return { kind: 'number' }
      return rangeProblem(Number(text), property)
    case 'boolean':
      return value === null ? { kind: 'required' } : undefined
    case 'array':
      return property.required && !isSaved(property) ? { kind: 'required' } : undefined
  }
}

/** As people count: `key2` before `key10`. */
export const compareNames = new Intl.Collator(undefined, { numeric: true }).compare

/** The choices of an array that are not taken yet, sorted. */
export function freeChoices({ choices = [], value }: Property): string[] {
  const taken = new Set(Array.isArray(value) ? value : [])
  return choices.filter((choice) => !taken.has(choice)).sort(compareNames)
}
