import { parse, stringify } from 'yaml'
import type { SchemaField } from '../resource-types/heat-schema.js'

/** Where the value of a property comes from: it stands there, somebody is asked for it, or it is another resource. */
export type Source = 'value' | 'parameter' | 'resource'

export interface PropertyDraft {
  /** Of the property. */
  readonly name: string
  readonly source: Source
  /** The value as typed, the name of the parameter, or the key of the resource: that may yet get another name. */
  readonly text: string
}

export interface ResourceDraft {
  /** Tells it from others while its name is typed. */
  readonly key: number
  readonly name: string
  readonly type: string
  readonly properties: readonly PropertyDraft[]
}

export interface TemplateDraft {
  /** `2018-08-31` */
  readonly version: string
  readonly description: string
  readonly resources: readonly ResourceDraft[]
}

/** What the kinds of resources in it take, by their names. */
export type Schemas = ReadonlyMap<string, readonly SchemaField[]>

/** English, key of its translation, with what stands in the place of `%s`. */
export interface Problem {
  readonly text: string
  readonly args?: readonly string[]
}

/** By place: `<key>` of a resource's name, `<key> <property>` of a value. */
export type Problems = Readonly<Record<string, Problem>>

export const placeOf = (key: number, property = ''): string => (property ? `${key} ${property}` : String(key))

const fieldOf = (schemas: Schemas, { type }: ResourceDraft, name: string): SchemaField | undefined =>
  schemas.get(type)?.find(({ id }) => id === name)

/** A resource of a kind, with a name that no other has and all that it must be told. */
export function newResource(
  type: string,
  fields: readonly SchemaField[],
  others: readonly ResourceDraft[],
): ResourceDraft {
  const base = (type.split('::').at(-1) ?? 'resource').replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
  const taken = new Set(others.map(({ name }) => name))
  let name = base
  for (let number = 2; taken.has(name); number++) name = `${base}_${number}`
  const properties = fields
    .filter(({ required }) => required)
    .map(({ id }): PropertyDraft => ({ name: id, source: 'value', text: '' }))
  return { key: 1 + Math.max(0, ...others.map(({ key }) => key)), name, type, properties }
}

/** The others without one of them; what refers to it is to be chosen again. */
export function withoutResource(resources: readonly ResourceDraft[], key: number): readonly ResourceDraft[] {
  const refers = ({ source, text }: PropertyDraft) => source === 'resource' && text === String(key)
  return resources
    .filter((resource) => resource.key !== key)
    .map((resource) => ({
      ...resource,
      properties: resource.properties.map((property) => (refers(property) ? { ...property, text: '' } : property)),
    }))
}

/** The resource that a property refers to. */
const referredBy = (text: string, resources: readonly ResourceDraft[]): ResourceDraft | undefined =>
  resources.find(({ key }) => String(key) === text)

/** What is not typed as its kind wants it. */
const unfit = Symbol('unfit')

/** A value as a template has it. */
function valueOf(text: string, type: string): unknown {
  switch (type) {
    case 'integer':
      return /^-?\d+$/.test(text.trim()) ? Number(text) : unfit
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : unfit
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : unfit
    case 'list':
    case 'map':
    case 'any':
      return readYaml(text, type)
    default:
      return text
  }
}

function readYaml(text: string, type: string): unknown {
  try {
    const read: unknown = parse(text)
    if (type === 'list') return Array.isArray(read) ? read : unfit
    if (type === 'map') return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : unfit
    return read
  } catch {
    return unfit
  }
}

/** @texts English, keys of their translations. */
const expected: Readonly<Record<string, string>> = {
  integer: 'A whole number is expected.',
  number: 'A number is expected.',
  boolean: 'Choose yes or no.',
  list: 'A list is expected, in JSON or YAML: [a, b].',
  map: 'Pairs are expected, in JSON or YAML: {key: value}.',
  any: 'Neither JSON nor YAML.',
}

/** What keeps it from being a template. */
export function problemsOf({ resources }: TemplateDraft, schemas: Schemas): Problems {
  const problems: Record<string, Problem> = {}
  for (const resource of resources) {
    const { key, name } = resource
    if (!/^[A-Za-z][\w-]*$/.test(name)) problems[placeOf(key)] = { text: 'A letter, then letters, digits, _ and -.' }
    else if (resources.some((other) => other.key !== key && other.name === name))
      problems[placeOf(key)] = { text: 'Another resource has this name.' }
    for (const property of resource.properties) {
      const problem = problemOf(property, resource, resources, schemas)
      if (problem) problems[placeOf(key, property.name)] = problem
    }
  }
  return problems
}

function problemOf(
  { name, source, text }: PropertyDraft,
  resource: ResourceDraft,
  resources: readonly ResourceDraft[],
  schemas: Schemas,
): Problem | null {
  const field = fieldOf(schemas, resource, name)
  if (source === 'parameter') return /^[A-Za-z][\w-]*$/.test(text) ? null : { text: 'A parameter needs a name.' }
  if (source === 'resource')
    return (referredBy(text, resources) ?? resource) === resource ? { text: 'Choose another resource.' } : null
  if (text === '' && field?.required) return { text: 'This field is required.' }
  if (text === '') return null
  const value = valueOf(text, field?.type ?? 'string')
  if (value === unfit) return { text: expected[field?.type ?? ''] ?? 'Another value is expected.' }
  if (field?.allowed.length && !field.allowed.some((each) => String(each) === String(value)))
    return { text: 'One of: %s', args: [field.allowed.join(', ')] }
  return null
}

/** How parameters call what properties call otherwise. */
const parameterTypes: Readonly<Record<string, string>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  list: 'comma_delimited_list',
  map: 'json',
}

/** The template, as Heat takes it. What is not filled in, or not as it should be, is left out. */
export function templateOf(draft: TemplateDraft, schemas: Schemas): string {
  const parameters: Record<string, object> = {}
  const resources = draft.resources.map((resource) => {
    const properties = resource.properties.flatMap((property): [string, unknown][] => {
      const { name, source, text } = property
      if (text === '' || problemOf(property, resource, draft.resources, schemas)) return []
      if (source === 'resource') return [[name, { get_resource: referredBy(text, draft.resources)?.name }]]
      const field = fieldOf(schemas, resource, name)
      if (source === 'parameter') {
        parameters[text] ??= {
          type: parameterTypes[field?.type ?? ''] ?? 'string',
          ...(field?.description && { description: field.description }),
        }
        return [[name, { get_param: text }]]
      }
      return [[name, valueOf(text, field?.type ?? 'string')]]
    })
    const { name, type } = resource
    return [name, { type, ...(properties.length && { properties: Object.fromEntries(properties) }) }] as const
  })
  return stringify({
    // Heat takes a date of YAML and a text alike.
    heat_template_version: draft.version,
    ...(draft.description && { description: draft.description }),
    ...(Object.keys(parameters).length && { parameters }),
    resources: Object.fromEntries(resources),
  })
}
