import { items, many, pick, textOf, type Json } from '../json.js'
import { part, type AnswersOf } from '../question.js'
import { namespacePath } from './metadef-parts.js'
import { ServiceError } from '../service-error.js'
import type { Services } from '../services.js'

const all = '/metadefs/namespaces'
const typesPath = (name: string): string => `${namespacePath(name)}/resource_types`

const yesNo = (flag: boolean): string => (flag ? 'Yes' : 'No')

const associationsOf = (namespace: Json): Json[] => many(namespace, 'resource_type_associations')

const typesOf = (namespace: Json): string[] => associationsOf(namespace).map((type) => textOf(type, 'name'))

/** What images, flavors and others may be told, by namespaces. */
export const metadefAnswers: AnswersOf<'glance.metadefs'> = {
  async 'glance.metadefs.list'({ services }) {
    const rows = await services.all('image', all, 'namespaces')
    return items(
      rows.map((namespace) => ({
        id: textOf(namespace, 'namespace'),
        display_name: textOf(namespace, 'display_name') || null,
        description: textOf(namespace, 'description') || null,
        resource_types: typesOf(namespace),
        public: yesNo(namespace['visibility'] === 'public'),
        protected: yesNo(namespace['protected'] === true),
      })),
    )
  },
  async 'glance.metadefs.get'({ services, params }) {
    const { self: _, schema: _schema, ...contents } = await services.get('image', namespacePath(params.id))
    return { contents }
  },
}

/** As Horizon's form imports it: what the service writes by itself is left out. */
export async function importNamespace(services: Services, filled: URLSearchParams): Promise<string> {
  const {
    created_at: _,
    updated_at: _at,
    owner: _owner,
    schema: _schema,
    self: _self,
    ...wanted
  } = read(filled.get('direct_input') ?? '')
  const visibility = filled.has('public') ? 'public' : 'private'
  await services.post('image', all, { ...wanted, visibility, protected: filled.has('protected') })
  return `Namespace ${textOf(wanted, 'namespace')} has been created.`
}

function read(text: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json
  } catch {
    // Said below.
  }
  throw new ServiceError(400, 'There was a problem loading the namespace: an object in JSON is expected.')
}

const associationFields = ['name', 'prefix', 'properties_target']
const isSame = (one: Json, other: Json): boolean =>
  associationFields.every((field) => textOf(one, field) === textOf(other, field))

/** The resource types that a namespace is for, in place of those before; what stays as it was is left alone, and what is refused stays. */
export async function setAssociations(services: Services, name: string, filled: URLSearchParams): Promise<string> {
  const told = many({ types: JSON.parse(filled.get('resource_types') ?? '[]') as unknown }, 'types')
  const wanted = told.filter(({ selected }) => selected === true).map((type) => pick(type, associationFields))
  const before = associationsOf(await services.get('image', namespacePath(name)))
  const associate = (type: Json) => services.post('image', typesPath(name), type)
  const gone = before.filter((old) => !wanted.some((type) => isSame(type, old)))
  for (const old of gone) {
    await services.delete('image', `${typesPath(name)}/${part(textOf(old, 'name'))}`)
    const changed = wanted.find((type) => textOf(type, 'name') === textOf(old, 'name'))
    if (!changed) continue
    await associate(changed).catch(async (error: unknown) => {
      await associate(pick(old, associationFields)).catch(() => undefined)
      throw error
    })
  }
  const known = new Set(before.map((old) => textOf(old, 'name')))
  for (const type of wanted) if (!known.has(textOf(type, 'name'))) await associate(type)
  return `Resource types updated for namespace ${name}.`
}
