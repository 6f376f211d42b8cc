import { empty, json, Refusal } from '../handler.js'
import { administer } from '../handlers/cinder/policy.js'
import { removeQosSpec } from '../handlers/cinder/qos-specs.js'
import type { VolumeEncryption, VolumeQosSpecRow, VolumeTypeRow } from '../world/tables/cinder.js'
import { inside, without, type Ask, type Fields, type Routes } from './ask.js'

const idOf = ({ path }: Ask): string => path['id'] ?? ''

function typeRow(ask: Ask): VolumeTypeRow {
  const row = ask.db.cinder.types.get(idOf(ask))
  if (!row) throw new Refusal(404, `Volume type ${idOf(ask)} could not be found.`)
  return row
}

function specRow(ask: Ask): VolumeQosSpecRow {
  const row = ask.db.cinder.qosSpecs.get(idOf(ask))
  if (!row) throw new Refusal(404, `No such qos_specs: ${idOf(ask)}.`)
  return row
}

const isTaken = (rows: readonly { readonly id: string; readonly name: string }[], name: unknown, own = ''): boolean =>
  rows.some((row) => row.name === name && row.id !== own)

/** What is not named stays as it was. */
function encryptionSent(ask: Ask, before?: VolumeEncryption | null): VolumeEncryption {
  const { provider, control_location, cipher, key_size } = { ...before, ...inside(ask.sent, 'encryption') }
  return {
    provider: String(provider),
    control_location: control_location === 'back-end' ? 'back-end' : 'front-end',
    cipher: typeof cipher === 'string' ? cipher : null,
    key_size: typeof key_size === 'number' ? key_size : null,
  }
}

function encrypts(ask: Ask, rule: string, encryption: VolumeEncryption | null): VolumeTypeRow {
  administer(ask, `volume_extension:volume_type_encryption:${rule}`)
  const { id } = typeRow(ask)
  return ask.db.cinder.types.update(id, { encryption }) ?? typeRow(ask)
}

const accessSent = (ask: Ask, name: string): string => String(inside(ask.sent, name)['project'])

/** Making, changing and restricting types of volumes. */
export const volumeTypes: Routes = {
  'POST /types'(ask) {
    administer(ask, 'volume_extension:type_create')
    const { name, description, 'os-volume-type-access:is_public': is_public } = inside(ask.sent, 'volume_type')
    if (isTaken(ask.db.cinder.types.all(), name)) throw new Refusal(409, `Volume Type ${String(name)} already exists.`)
    const row = ask.db.cinder.types.insert({
      id: ask.ids.uuid(),
      name: String(name),
      description: String(description),
      is_public: is_public !== false,
      extra_specs: {},
      encryption: null,
      qos_spec_id: null,
      access: [],
    })
    return json({ volume_type: { id: row.id, name: row.name } })
  },
  'PUT /types/{id}'(ask) {
    administer(ask, 'volume_extension:type_update')
    const { id } = typeRow(ask)
    const { name, description, is_public } = inside(ask.sent, 'volume_type')
    if (isTaken(ask.db.cinder.types.all(), name, id))
      throw new Refusal(409, `Volume Type ${String(name)} already exists.`)
    ask.db.cinder.types.update(id, {
      name: String(name),
      description: String(description),
      is_public: is_public === true,
    })
    return json({ volume_type: { id, name } })
  },
  'DELETE /types/{id}'(ask) {
    administer(ask, 'volume_extension:type_delete')
    const { id, name } = typeRow(ask)
    if (ask.db.cinder.volumes.find((volume) => volume.volume_type === name))
      throw new Refusal(400, 'Target volume type is still in use.')
    ask.db.cinder.types.remove(id)
    return empty(202)
  },
  'GET /types/{id}/encryption'(ask) {
    const { id, encryption } = typeRow(ask)
    return json(encryption ? { ...encryption, encryption_id: `${id}-encryption`, volume_type_id: id } : {})
  },
  'POST /types/{id}/encryption': (ask) => json({ encryption: encrypts(ask, 'create', encryptionSent(ask)).encryption }),
  'PUT /types/{id}/encryption/{encryption}': (ask) =>
    json({ encryption: encrypts(ask, 'update', encryptionSent(ask, typeRow(ask).encryption)).encryption }),
  'DELETE /types/{id}/encryption/provider'(ask) {
    encrypts(ask, 'delete', null)
    return empty(202)
  },
  'GET /types/{id}/os-volume-type-access'(ask) {
    administer(ask, 'volume_extension:volume_type_access:get_all_for_type')
    const { id, access } = typeRow(ask)
    return json({ volume_type_access: access.map((project_id) => ({ volume_type_id: id, project_id })) })
  },
  'POST /types/{id}/action'(ask) {
    administer(ask, 'volume_extension:volume_type_access:addProjectAccess')
    const { id, access } = typeRow(ask)
    const adds = 'addProjectAccess' in ask.sent
    const project = accessSent(ask, adds ? 'addProjectAccess' : 'removeProjectAccess')
    const others = access.filter((each) => each !== project)
    ask.db.cinder.types.update(id, { access: adds ? [...others, project] : others })
    return empty(202)
  },
}

const specView = ({ id, name, consumer, specs }: VolumeQosSpecRow): Fields => ({ id, name, consumer, specs })

const associates = (on: boolean) => (ask: Ask) => {
  administer(ask, 'volume_extension:qos_specs_manage:update')
  const { id } = specRow(ask)
  ask.db.cinder.types.update(ask.rawQuery.get('vol_type_id') ?? '', { qos_spec_id: on ? id : null })
  return empty(202)
}

/** What is asked for of volumes by their types. */
export const qosSpecs: Routes = {
  'GET /qos-specs': async (ask) => json({ qos_specs: await ask.rows('cinder.qosSpecs.list') }),
  'POST /qos-specs'(ask) {
    administer(ask, 'volume_extension:qos_specs_manage:create')
    const { name, consumer } = inside(ask.sent, 'qos_specs')
    if (isTaken(ask.db.cinder.qosSpecs.all(), name)) throw new Refusal(409, `QoS Specs ${String(name)} already exists.`)
    const row = ask.db.cinder.qosSpecs.insert({
      id: ask.ids.uuid(),
      name: String(name),
      consumer: consumerOf(consumer),
      specs: {},
    })
    return json({ qos_specs: specView(row) })
  },
  'GET /qos-specs/{id}'(ask) {
    administer(ask, 'volume_extension:qos_specs_manage:get')
    return json({ qos_specs: specView(specRow(ask)) })
  },
  'PUT /qos-specs/{id}'(ask) {
    administer(ask, 'volume_extension:qos_specs_manage:update')
    const { id, specs, consumer } = specRow(ask)
    const sent = inside(ask.sent, 'qos_specs')
    const values = Object.entries(without(sent, ['consumer'])).map(([key, value]) => [key, String(value)] as const)
    ask.db.cinder.qosSpecs.update(id, {
      consumer: 'consumer' in sent ? consumerOf(sent['consumer']) : consumer,
      specs: { ...specs, ...Object.fromEntries(values) },
    })
    return json({ qos_specs: sent })
  },
  'PUT /qos-specs/{id}/delete_keys'(ask) {
    administer(ask, 'volume_extension:qos_specs_manage:update')
    const { id, specs } = specRow(ask)
    const keys = ask.sent['keys']
    const gone = Array.isArray(keys) ? keys.map(String) : []
    const missing = gone.find((key) => !(key in specs))
    if (missing !== undefined) throw new Refusal(400, `QoS spec ${id} has no spec with key ${missing}.`)
    const left = Object.entries(specs).filter(([key]) => !gone.includes(key))
    ask.db.cinder.qosSpecs.update(id, { specs: Object.fromEntries(left) })
    return empty(202)
  },
  'DELETE /qos-specs/{id}'(ask) {
    administer(ask, 'volume_extension:qos_specs_manage:delete')
    const { id } = specRow(ask)
    const isUsed = ask.db.cinder.types.all().some(({ qos_spec_id }) => qos_spec_id === id)
    if (isUsed && !/^true$/i.test(ask.rawQuery.get('force') ?? ''))
      throw new Refusal(400, `QoS Specs ${id} is still associated with entities.`)
    removeQosSpec(ask.db, id)
    return empty(202)
  },
  'GET /qos-specs/{id}/associate': associates(true),
  'GET /qos-specs/{id}/disassociate': associates(false),
}

const consumerOf = (value: unknown): VolumeQosSpecRow['consumer'] =>
  value === 'front-end' || value === 'both' ? value : 'back-end'
