import { isRecord } from '../../schemas/fields.js'
import { many, textOf, type Json } from '../json.js'
import { part } from '../question.js'
import type { Services } from '../services.js'

export const namespacePath = (name: string): string => `/metadefs/namespaces/${part(name)}`

/** Where a property stands: '' for the namespace itself. */
export interface PropertyPlace {
  readonly object: string
  readonly name: string
}

/** The place that stands in an address, as a query: `object=Web&name=port`. */
export function propertyPlace(key: string): PropertyPlace {
  const told = new URLSearchParams(key)
  return { object: told.get('object') ?? '', name: told.get('name') ?? '' }
}

interface PlacedProperty extends PropertyPlace {
  readonly property: Json
}

const own = (holder: Json): Readonly<Record<string, Json>> =>
  isRecord(holder['properties']) ? (holder['properties'] as Readonly<Record<string, Json>>) : {}

const placed = (holder: Json, object: string): PlacedProperty[] =>
  Object.entries(own(holder)).map(([name, property]) => ({ object, name, property }))

/** Those of a namespace, then those of its objects. */
export const propertiesOf = (contents: Json): PlacedProperty[] => [
  ...placed(contents, ''),
  ...many(contents, 'objects').flatMap((object) => placed(object, textOf(object, 'name'))),
]

interface Written {
  /** The namespace as it is. */
  readonly contents: Json
  readonly place: PropertyPlace
  readonly property: Json
}

/** Makes a property, or changes the one that is there; an object that is not there is made. */
export async function writeProperty(
  services: Services,
  id: string,
  { contents, place, property }: Written,
): Promise<void> {
  const { object: objectName, name } = place
  const isThere = propertiesOf(contents).some((one) => one.object === objectName && one.name === name)
  const path = namespacePath(id)
  if (!objectName) {
    const body = { ...property, name }
    if (isThere) await services.put('image', `${path}/properties/${part(name)}`, body)
    else await services.post('image', `${path}/properties`, body)
    return
  }
  const object = many(contents, 'objects').find((known) => textOf(known, 'name') === objectName)
  if (object) await putObject(services, id, { ...object, properties: { ...own(object), [name]: property } })
  else await services.post('image', `${path}/objects`, { name: objectName, properties: { [name]: property } })
}

/** Takes a property away, with its object when that has no other. */
export async function removeProperty(
  services: Services,
  id: string,
  { object: objectName, name }: PropertyPlace,
): Promise<void> {
  const path = namespacePath(id)
  if (!objectName) return void (await services.delete('image', `${path}/properties/${part(name)}`))
  const objectPath = `${path}/objects/${part(objectName)}`
  const object = await services.get('image', objectPath)
  const { [name]: _, ...left } = own(object)
  if (Object.keys(left).length === 0) return void (await services.delete('image', objectPath))
  await putObject(services, id, { ...object, properties: left })
}

async function putObject(services: Services, id: string, object: Json): Promise<void> {
  const { name, description, properties, required } = object
  const names = Object.keys(own(object))
  const needed = Array.isArray(required) ? required.filter((one) => names.includes(String(one))) : []
  await services.put('image', `${namespacePath(id)}/objects/${part(String(name))}`, {
    name,
    ...(description ? { description } : {}),
    properties,
    required: needed,
  })
}
