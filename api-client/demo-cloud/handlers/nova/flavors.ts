import { created, empty, fields, items, json, required, type Context, type HandlersOf } from '../../handler.js'
import type { FlavorRow } from '../../world/tables/nova.js'
import { selfLinks } from './server-view.js'
import { clientRefusal } from '../refusals.js'

type FlavorHandlers = Pick<HandlersOf<'nova'>, Extract<keyof HandlersOf<'nova'>, `nova.flavors.${string}`>>

const manage = 'os_compute_api:os-flavor-manage'
const specs = 'os_compute_api:os-flavor-extra-specs'

export const flavorHandlers: FlavorHandlers = {
  'nova.flavors.list'(context) {
    const extras = asked(context.query.get_extras)
    const rows = visible(context).sort((a, b) => a.ram - b.ram)
    return items(rows.map((row) => ({ ...flavorView(row, ''), ...(extras && { extras: row.extra_specs }) })))
  },

  'nova.flavors.create'(context) {
    const values = readFlavor(context, fields(context.body))
    context.policy.demand('compute', `${manage}:create`)
    checkUnique(context, values)
    const row = context.db.nova.flavors.insert({ ...values, extra_specs: {} })
    return created(`/api/nova/flavors/${row.id}`, flavorView(row, ''))
  },

  'nova.flavors.get'(context) {
    const row = flavor(context, context.params.id)
    return json({
      ...flavorView(row, 0),
      ...(asked(context.query.get_extras) && { extras: row.extra_specs }),
      ...(asked(context.query.get_access_list) && !row.is_public && { 'access-list': row.access }),
    })
  },

  // The server deletes and creates: who may not delete is told so first, and the id is the new one.
  'nova.flavors.update'(context) {
    const old = flavor(context, context.params.id)
    context.policy.demand('compute', `${manage}:delete`)
    const values = readFlavor(context, { ...fields(context.body), id: 'auto' })
    context.db.nova.flavors.remove(old.id)
    try {
      checkUnique(context, values)
    } catch (error) {
      context.db.nova.flavors.insert(old)
      throw error
    }
    context.db.nova.flavors.insert({ ...values, extra_specs: old.extra_specs })
    return empty()
  },

  'nova.flavors.delete'(context) {
    context.policy.demand('compute', `${manage}:delete`)
    context.db.nova.flavors.remove(flavor(context, context.params.id).id)
    return empty()
  },

  'nova.flavors.extraSpecs': (context) => json(flavor(context, context.params.id).extra_specs),

  'nova.flavors.updateExtraSpecs'(context) {
    const body = fields(context.body)
    const row = flavor(context, context.params.id)
    const removed = Array.isArray(body.removed) ? body.removed.map(String) : []
    const updated = Object.entries((body.updated ?? {}) as Record<string, unknown>)
    if (updated.length > 0) context.policy.demand('compute', `${specs}:create`)
    else context.policy.demand('compute', `${specs}:delete`)
    const next: Record<string, string> = { ...row.extra_specs }
    for (const key of removed) {
      if (!(key in next)) throw clientRefusal(context, 404, `Flavor ${row.id} has no extra specs with key ${key}.`)
      delete next[key]
    }
    for (const [key, value] of updated) next[key] = String(value)
    context.db.nova.flavors.update(row.id, { extra_specs: next })
    return empty()
  },
}

/** @param noSwap how "no swap" is written: the empty text in lists, 0 alone */
function flavorView(row: FlavorRow, noSwap: '' | 0): Record<string, unknown> {
  return {
    id: row.id,
    name: row.name,
    ram: row.ram,
    disk: row.disk,
    swap: row.swap === 0 ? noSwap : row.swap,
    'OS-FLV-EXT-DATA:ephemeral': row.ephemeral,
    'OS-FLV-DISABLED:disabled': row.disabled,
    vcpus: row.vcpus,
    'os-flavor-access:is_public': row.is_public,
    rxtx_factor: row.rxtx_factor,
    links: selfLinks(`flavors/${row.id}`),
  }
}

/** Only administrators can choose by `is_public`; others see public flavors and those they have access to. */
function visible(context: Context): FlavorRow[] {
  const { db, session, query } = context
  if (!session.isAdmin) return db.nova.flavors.filter((row) => row.is_public || row.access.includes(session.project.id))
  if (query.is_public === undefined) return db.nova.flavors.all()
  return db.nova.flavors.filter((row) => row.is_public === asked(query.is_public))
}

function asked(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true')
}

function flavor(context: Context, id: string): FlavorRow {
  const row = context.db.nova.flavors.get(id)
  const { session } = context
  if (row && (row.is_public || session.isAdmin || row.access.includes(session.project.id))) return row
  throw clientRefusal(context, 404, `Flavor ${id} could not be found.`)
}

const lowest: readonly (readonly [
  key: string,
  field: 'ram' | 'vcpus' | 'disk' | 'ephemeral' | 'swap',
  least: number,
])[] = [
  ['ram', 'ram', 1],
  ['vcpus', 'vcpus', 1],
  ['disk', 'disk', 0],
  ['OS-FLV-EXT-DATA:ephemeral', 'ephemeral', 0],
  ['swap', 'swap', 0],
]

function readFlavor(context: Context, body: Record<string, unknown>): Omit<FlavorRow, 'extra_specs'> {
  for (const key of ['id', 'name', 'ram', 'vcpus', 'disk', 'OS-FLV-EXT-DATA:ephemeral', 'swap']) required(body, key)
  const access = Array.isArray(body.flavor_access)
    ? body.flavor_access.map((one: { id?: unknown }) => String(one.id))
    : []
  const numbers = { ram: 0, vcpus: 0, disk: 0, ephemeral: 0, swap: 0 }
  for (const [key, field, least] of lowest) {
    const value = Number(body[key])
    const shown = String(body[key])
    if (!Number.isInteger(value))
      throw clientRefusal(
        context,
        400,
        `Invalid input for field/attribute ${key}. Value: ${shown}. '${shown}' does not match '^[0-9]+$'`,
      )
    if (value < least)
      throw clientRefusal(
        context,
        400,
        `Invalid input for field/attribute ${key}. Value: ${shown}. ${shown} is less than the minimum of ${least}`,
      )
    numbers[field] = value
  }
  const name = String(body.name).trim()
  if (name === '') throw clientRefusal(context, 400, "Invalid input for field/attribute name. Value: . '' is too short")
  return {
    id: body.id === 'auto' || body.id === '' ? context.ids.uuid() : String(body.id),
    name,
    ...numbers,
    rxtx_factor: 1,
    is_public: access.length === 0,
    disabled: false,
    access,
  }
}

function checkUnique(context: Context, values: { id: string; name: string }): void {
  const { flavors } = context.db.nova
  if (flavors.find((row) => row.name === values.name))
    throw clientRefusal(context, 409, `Flavor with name ${values.name} already exists.`)
  if (flavors.has(values.id)) throw clientRefusal(context, 409, `Flavor with ID ${values.id} already exists.`)
}
