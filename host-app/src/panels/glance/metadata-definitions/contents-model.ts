/** What is in a namespace, a line each. */
export interface DefinitionRow {
  /** Of its place, as addresses have it: `object=Web&name=port`. */
  readonly id: string
  /** With its object before it: no other has it. */
  readonly name: string
  /** Its own name, which another object's may have too. */
  readonly property: string
  readonly title: string
  readonly type: string
  /** Empty for what belongs to no object. */
  readonly object: string
  readonly description: string
  readonly limits: string
}

export interface AssociationRow {
  readonly id: string
  readonly prefix: string
  readonly target: string
}

type Told = Readonly<Record<string, unknown>>

const bag = (value: unknown): Told =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Told) : {}
const list = (value: unknown): readonly Told[] => (Array.isArray(value) ? value.map(bag) : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const associationsOf = (contents: Told): AssociationRow[] =>
  list(contents['resource_type_associations']).map(({ name, prefix, properties_target }) => ({
    id: text(name),
    prefix: text(prefix),
    target: text(properties_target),
  }))

export const tagsOf = (contents: Told): string[] => list(contents['tags']).map(({ name }) => text(name))

/** When a namespace was made and last changed, which it was not while both are the same. Labels: English, keys of their translations. */
export function datesOf({ created_at, updated_at }: Told): readonly (readonly [label: string, at: string | null])[] {
  return [
    ['Created', text(created_at) || null],
    ['Updated', updated_at === created_at ? null : text(updated_at) || null],
  ]
}

/** Properties of the namespace, then those of its objects. */
export const definitionsOf = (contents: Told): DefinitionRow[] => [
  ...rowsOf(contents['properties'], ''),
  ...list(contents['objects']).flatMap(({ name, properties }) => rowsOf(properties, text(name))),
]

function rowsOf(properties: unknown, object: string): DefinitionRow[] {
  return Object.entries(bag(properties)).map(([name, entry]) => {
    const told = bag(entry)
    return {
      id: new URLSearchParams({ object, name }).toString(),
      name: object ? `${object} / ${name}` : name,
      property: name,
      title: text(told['title']),
      type: text(told['type']),
      object,
      description: text(told['description']),
      limits: limitsOf(told),
    }
  })
}

/** `one of a, b`, `1–9`, `default x`: as short as it goes. */
function limitsOf({ enum: values, minimum, maximum, default: fallback, pattern }: Told): string {
  const bounds = [minimum, maximum].map((bound) => (typeof bound === 'number' ? String(bound) : ''))
  return [
    Array.isArray(values) ? values.map(String).join(' | ') : '',
    bounds.some(Boolean) ? bounds.join('–') : '',
    text(pattern),
    fallback === undefined || fallback === null
      ? ''
      : `= ${typeof fallback === 'string' ? fallback : JSON.stringify(fallback)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What is wrong with a namespace that is typed in: English, key of its translation, with what stands in it. */
export interface Problem {
  readonly text: string
  readonly args?: readonly string[]
}

const types = new Set(['string', 'integer', 'number', 'boolean', 'array'])

/** Looks at a namespace as Glance will. @param taken namespaces that are there */
export function problemOf(written: string, taken: ReadonlySet<string>): Problem | null {
  if (written.trim() === '') return { text: 'This field is required.' }
  let value: unknown
  try {
    value = JSON.parse(written)
  } catch (error) {
    return { text: 'This is no JSON: %s', args: [error instanceof Error ? error.message : ''] }
  }
  const contents = bag(value)
  const name = contents['namespace']
  if (typeof name !== 'string' || name === '') return { text: 'A text "namespace" is needed: its name.' }
  if (name.length > 80) return { text: 'The name has at most %s characters.', args: ['80'] }
  if (taken.has(name)) return { text: 'There is a namespace %s already.', args: [name] }
  for (const { name: property, type } of definitionsOf(contents))
    if (!types.has(type)) return { text: 'Property %s needs a type: %s.', args: [property, [...types].join(', ')] }
  for (const { id } of associationsOf(contents)) if (!id) return { text: 'Each resource type needs a name.' }
  return null
}

/** What another one begins with. */
export interface NewNamespace {
  readonly json: string
  readonly isPublic: boolean
}

export const emptyNamespace: NewNamespace = { json: '', isPublic: true }

/** What was kept from others is not shown to them by its copy. */
export const copyOf = (contents: Told): NewNamespace => {
  const { created_at: _, updated_at: _at, ...kept } = contents
  const json = JSON.stringify({ ...kept, namespace: `${text(contents['namespace'])}-copy` }, null, 2)
  return { json, isPublic: contents['visibility'] !== 'private' }
}
