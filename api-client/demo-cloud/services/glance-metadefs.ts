import { isRecord } from '../../schemas/fields.js'
import { empty, json, Refusal } from '../handler.js'
import { changeNamespace, createNamespace, needNamespace, removeNamespace } from '../handlers/glance/metadef-changes.js'
import { timestamp } from '../world/world.js'
import { without, type Ask, type Fields, type Routes } from './ask.js'
import { glancePage } from './glance-page.js'

/** What a list tells of a namespace. */
const namespaceRow = (row: Fields): Fields => ({
  ...without(row, ['properties', 'objects', 'tags']),
  self: `/v2/metadefs/namespaces/${String(row['namespace'])}`,
  schema: '/v2/schemas/metadefs/namespace',
})

const typesOf = (body: Fields): Fields[] => body['resource_type_associations'] as Fields[]

function mustManage({ session }: Ask): void {
  if (!session.isAdmin) throw new Refusal(403, 'You are not authorized to complete this action.')
}

const bag = (value: unknown): Fields => (isRecord(value) ? value : {})
const listed = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(bag) : [])

/** What a namespace holds, for who may change it. */
function held(ask: Ask): { id: string; properties: Fields; objects: Fields[]; isProtected: boolean } {
  mustManage(ask)
  const { id, body } = needNamespace(ask.world, ask.path['name'] ?? '')
  const { properties, objects, protected: isProtected } = body
  return { id, properties: bag(properties), objects: listed(objects), isProtected: isProtected === true }
}

/** As Glance looks at a property. */
function checked({ type, title, ...rest }: Fields, what: string): Fields {
  if (typeof type === 'string' && typeof title === 'string') return { type, title, ...rest }
  throw new Refusal(400, `Provided object does not match schema '${what}': 'type' and 'title' are required.`)
}

function objectOf(ask: Ask): Fields {
  const object = held(ask).objects.find(({ name }) => name === ask.path['object'])
  if (!object) throw new Refusal(404, `The metadata definition object with name=${ask.path['object']} was not found.`)
  return object
}

function checkedObject(sent: Fields): Fields {
  const properties = Object.entries(bag(sent['properties'])).map(([name, one]) => [name, checked(bag(one), 'object')])
  return { required: [], ...sent, properties: Object.fromEntries(properties) as Fields }
}

const notWhileProtected = (what: string) =>
  new Refusal(403, `Metadata definition ${what} is protected and cannot be deleted.`)

const parts: Routes = {
  'POST /metadefs/namespaces/{name}/properties': (ask) => {
    const { id, properties } = held(ask)
    const { name, ...property } = ask.sent
    if (String(name) in properties)
      throw new Refusal(409, `A metadata definition property with name=${String(name)} already exists.`)
    changeNamespace(ask.world, id, { properties: { ...properties, [String(name)]: checked(property, 'property') } })
    return json(ask.sent, 201)
  },
  'PUT /metadefs/namespaces/{name}/properties/{property}': (ask) => {
    const { id, properties } = held(ask)
    const { [ask.path['property'] ?? '']: before, ...others } = properties
    if (!before)
      throw new Refusal(404, `The metadata definition property with name=${ask.path['property']} was not found.`)
    const { name, ...property } = ask.sent
    changeNamespace(ask.world, id, { properties: { ...others, [String(name)]: checked(property, 'property') } })
    return json(ask.sent)
  },
  'DELETE /metadefs/namespaces/{name}/properties/{property}': (ask) => {
    const { id, properties, isProtected } = held(ask)
    if (isProtected) throw notWhileProtected(`property ${ask.path['property']}`)
    changeNamespace(ask.world, id, { properties: without(properties, [ask.path['property'] ?? '']) })
    return empty()
  },
  'POST /metadefs/namespaces/{name}/objects': (ask) => {
    const { id, objects } = held(ask)
    const object = checkedObject(ask.sent)
    if (objects.some(({ name }) => name === object['name'])) throw new Refusal(409, 'The object already exists.')
    changeNamespace(ask.world, id, { objects: [...objects, object] })
    return json(object, 201)
  },
  'GET /metadefs/namespaces/{name}/objects/{object}': (ask) => json(objectOf(ask)),
  'PUT /metadefs/namespaces/{name}/objects/{object}': (ask) => {
    const [{ id, objects }, before] = [held(ask), objectOf(ask)]
    const object = checkedObject(ask.sent)
    changeNamespace(ask.world, id, { objects: objects.map((one) => (one['name'] === before['name'] ? object : one)) })
    return json(object)
  },
  'DELETE /metadefs/namespaces/{name}/objects/{object}': (ask) => {
    const [{ id, objects, isProtected }, { name }] = [held(ask), objectOf(ask)]
    if (isProtected) throw notWhileProtected(`object ${String(name)}`)
    changeNamespace(ask.world, id, { objects: objects.filter((one) => one['name'] !== name) })
    return empty()
  },
  'POST /metadefs/namespaces/{name}/tags': (ask) => {
    const tags = listed(ask.sent['tags']).map(({ name }) => ({ name }))
    changeNamespace(ask.world, held(ask).id, { tags })
    return json({ tags }, 201)
  },
  'DELETE /metadefs/namespaces/{name}/tags': (ask) => {
    changeNamespace(ask.world, held(ask).id, { tags: [] })
    return empty()
  },
}

/** Metadata definitions. */
export const metadefs: Routes = {
  'GET /metadefs/namespaces'(ask) {
    const types = ask.rawQuery.get('resource_types')?.split(',')
    const rows = ask.db.glance.namespaces
      .all()
      .map(({ body }) => body as Fields)
      .filter(({ resource_type_associations: all }) =>
        types ? (all as { name: string }[]).some(({ name }) => types.includes(name)) : true,
      )
    return glancePage(ask, 'namespaces', rows.map(namespaceRow), '', false)
  },
  'GET /metadefs/namespaces/{name}': async (ask) => {
    const row = ask.db.glance.namespaces.find(({ body }) => body['namespace'] === ask.path['name'])
    if (!row) throw new Refusal(404, `Metadata definition namespace not found: ${ask.path['name']}`)
    const type = ask.rawQuery.get('resource_type')
    const prefixed = type === null ? [] : await ask.rows('glance.namespaces.list', { query: { resource_type: type } })
    return json(prefixed.find(({ namespace }) => namespace === ask.path['name']) ?? row.body)
  },
  'POST /metadefs/namespaces': (ask) => {
    mustManage(ask)
    return json(createNamespace(ask.world, ask.sent).body, 201)
  },
  'PUT /metadefs/namespaces/{name}': (ask) => {
    mustManage(ask)
    return json(changeNamespace(ask.world, ask.path['name'] ?? '', ask.sent).body)
  },
  'DELETE /metadefs/namespaces/{name}': (ask) => {
    mustManage(ask)
    removeNamespace(ask.world, ask.path['name'] ?? '')
    return empty()
  },
  'POST /metadefs/namespaces/{name}/resource_types': (ask) => {
    mustManage(ask)
    const { id, body } = needNamespace(ask.world, ask.path['name'] ?? '')
    changeNamespace(ask.world, id, { resource_type_associations: [...typesOf(body), ask.sent] })
    return json(ask.sent, 201)
  },
  'DELETE /metadefs/namespaces/{name}/resource_types/{type}': (ask) => {
    mustManage(ask)
    const { id, body } = needNamespace(ask.world, ask.path['name'] ?? '')
    const left = typesOf(body).filter(({ name }) => name !== ask.path['type'])
    changeNamespace(ask.world, id, { resource_type_associations: left })
    return empty()
  },
  'GET /metadefs/resource_types': (ask) => {
    const names = ask.db.glance.namespaces
      .all()
      .flatMap(({ body }) => (body['resource_type_associations'] as { name: string }[]).map(({ name }) => name))
    const created_at = timestamp(ask.clock)
    return json({ resource_types: [...new Set(names)].map((name) => ({ name, created_at })) })
  },
  ...parts,
}
