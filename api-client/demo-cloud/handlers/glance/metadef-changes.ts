import { isRecord } from '../../../schemas/fields.js'
import { Refusal } from '../../handler.js'
import type { NamespaceRow } from '../../world/tables/glance.js'
import { timestamp, type World } from '../../world/world.js'

export function needNamespace({ db }: World, name: string): NamespaceRow {
  const row = db.glance.namespaces.find(({ body }) => body['namespace'] === name)
  if (!row) throw new Refusal(404, `Metadata definition namespace not found: ${name}`)
  return row
}

/** @throws Refusal as Glance's schema does, 409 for a name that is taken */
export function createNamespace(world: World, sent: unknown): NamespaceRow {
  const wanted = isRecord(sent) ? sent : {}
  const { namespace } = wanted
  if (typeof namespace !== 'string' || namespace === '' || namespace.length > 80)
    throw new Refusal(400, "Provided object does not match schema 'namespace': 'namespace' is a required property")
  const { namespaces } = world.db.glance
  if (namespaces.find(({ body }) => body['namespace'] === namespace))
    throw new Refusal(409, `The metadata definition namespace=${namespace} already exists.`)
  const now = timestamp(world.clock)
  const body = {
    visibility: 'private',
    protected: false,
    properties: {},
    objects: [],
    resource_type_associations: [],
    ...wanted,
    owner: 'admin',
    created_at: now,
    updated_at: now,
  }
  namespaces.insert({ id: namespace, body })
  return needNamespace(world, namespace)
}

export function changeNamespace(world: World, name: string, change: Readonly<Record<string, unknown>>): NamespaceRow {
  const row = needNamespace(world, name)
  const updated_at = timestamp(world.clock)
  world.db.glance.namespaces.update(row.id, { body: { ...row.body, ...change, updated_at } })
  return needNamespace(world, name)
}

export function removeNamespace(world: World, name: string): void {
  const { id, body } = needNamespace(world, name)
  if (body['protected'] === true)
    throw new Refusal(403, `Metadata definition namespace ${name} is protected and cannot be deleted.`)
  world.db.glance.namespaces.remove(id)
}
