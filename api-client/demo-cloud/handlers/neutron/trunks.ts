import { created, empty, fields, items, json, Refusal, type Context, type HandlersOf } from '../../handler.js'
import type { SubPort, TrunkRow } from '../../world/tables/neutron.js'
import { timestamp } from '../../world/world.js'
import { filtered, portOf, refuseStrangeAttributes, requireAttribute, seesTrunk } from './access.js'
import { plainTrunkView, trunkView } from './views.js'
import { neutronRefusal } from '../refusals.js'

type TrunkHandlers = Pick<HandlersOf<'neutron'>, Extract<keyof HandlersOf<'neutron'>, `neutron.trunks.${string}`>>

const attributes = ['port_id', 'name', 'description', 'admin_state_up', 'sub_ports', 'tenant_id', 'project_id']
const filters = [
  'id',
  'name',
  'port_id',
  'tenant_id',
  'project_id',
  'status',
  'admin_state_up',
  'description',
  'revision_number',
  'tags',
]

function trunkOf(context: Context, id: string): TrunkRow {
  const trunk = context.db.neutron.trunks.get(id)
  if (!trunk || !seesTrunk(context.session, trunk))
    throw neutronRefusal(context, 404, `Trunk ${id} could not be found.`)
  return trunk
}

const trunks = (context: Context) => context.db.neutron.trunks.all()
const isParent = (context: Context, port: string) => trunks(context).some((trunk) => trunk.port_id === port)
const isSubPort = (context: Context, port: string) =>
  trunks(context).some((trunk) => trunk.sub_ports.some((sub) => sub.port_id === port))

function refuseParent(context: Context, id: string): void {
  const port = portOf(context, id)
  if (isSubPort(context, id)) throw neutronRefusal(context, 409, `Port ${id} is in use by another trunk.`)
  if (port.device_id !== '' || isParent(context, id)) throw notEligible(context, id)
}

const notEligible = (context: Context, id: string) =>
  neutronRefusal(context, 409, `Port ${id} is currently in use and is not eligible for use as a parent port.`)

/** Checks the subports of a request against each other and against what is there. */
function readSubPorts(context: Context, value: unknown, parent: string): SubPort[] {
  const wanted = (Array.isArray(value) ? value : []) as Partial<SubPort>[]
  const bad = (text: string) => neutronRefusal(context, 400, text)
  const segments = new Set<unknown>()
  for (const sub of wanted) {
    if (sub.segmentation_id !== undefined && segments.has(sub.segmentation_id))
      throw bad(
        `Invalid input for sub_ports. Reason: Segmentation ID '${sub.segmentation_id}' for '${sub.port_id}' is not unique.`,
      )
    segments.add(sub.segmentation_id)
  }
  return wanted.map(({ port_id = '', segmentation_type, segmentation_id }) => {
    if (segmentation_type === undefined || segmentation_id === undefined)
      throw bad(
        `Invalid input for operation: Invalid subport details '{'port_id': '${port_id}'}': missing segmentation information. Must specify both segmentation_id and segmentation_type.`,
      )
    if (segmentation_type !== 'vlan')
      throw bad(`Invalid input for operation: Unknown segmentation_type '${segmentation_type}'.`)
    const id = Number(segmentation_id)
    if (!(id >= 1 && id <= 4094))
      throw bad(`Invalid input for operation: Segmentation ID '${segmentation_id}' is not in range.`)
    refuseSubPort(context, port_id, parent)
    return { port_id, segmentation_type, segmentation_id: id }
  })
}

function refuseSubPort(context: Context, id: string, parent: string): void {
  const port = portOf(context, id)
  if (isSubPort(context, id)) throw neutronRefusal(context, 409, `Port ${id} is in use by another trunk.`)
  if (id === parent || isParent(context, id)) throw notEligible(context, id)
  if (port.device_id !== '')
    throw neutronRefusal(
      context,
      409,
      `Unable to complete operation on port ${id} for network ${port.network_id}. Port already has an attached device ${port.device_id}.`,
    )
}

function demandEnabled(context: Context, trunk: TrunkRow): void {
  if (!trunk.admin_state_up) throw neutronRefusal(context, 409, `Trunk ${trunk.id} is currently disabled.`)
}

function change(context: Context, trunk: TrunkRow, patch: Partial<TrunkRow>): TrunkRow {
  const next = { ...patch, updated_at: timestamp(context.clock), revision_number: trunk.revision_number + 1 }
  return context.db.neutron.trunks.update(trunk.id, next) ?? trunk
}

type Sent = Record<string, unknown> & { readonly sub_ports?: readonly SubPort[] }

/** The two trunks of a PATCH, `[old, new]`: what differs between them is the change. */
function readPair(body: unknown): readonly [Sent, Sent] {
  if (!Array.isArray(body)) throw new Refusal(500, '0')
  const [before, after] = body as [Sent, Sent]
  for (const name of ['admin_state_up', 'description', 'name', 'sub_ports']) {
    if (!(name in before) || !(name in after)) throw new Refusal(500, `'${name}'`)
  }
  return [before, after]
}

const key = (sub: SubPort) => `${sub.port_id} ${sub.segmentation_type} ${sub.segmentation_id}`

function without(all: readonly SubPort[] = [], these: readonly SubPort[] = []): SubPort[] {
  const keys = new Set(these.map(key))
  return all.filter((sub) => !keys.has(key(sub)))
}

/** Attributes first, then subports that leave, then those that come: a refusal keeps what was done before it. */
function update(context: Context) {
  const [before, after] = readPair(context.body)
  let trunk = trunkOf(context, context.params.id ?? '')
  context.policy.demand('network', 'update_trunk', { project_id: trunk.project_id })
  const changed = ['admin_state_up', 'description', 'name'].filter((name) => before[name] !== after[name])
  if (changed.length > 0) trunk = change(context, trunk, Object.fromEntries(changed.map((name) => [name, after[name]])))
  const leaving = without(before.sub_ports, after.sub_ports)
  const coming = without(after.sub_ports, before.sub_ports)
  if (leaving.length > 0) {
    demandEnabled(context, trunk)
    trunk = change(context, trunk, { sub_ports: without(trunk.sub_ports, leaving) })
    for (const sub of leaving) release(context, sub.port_id)
  }
  if (coming.length > 0) {
    demandEnabled(context, trunk)
    const added = readSubPorts(context, coming, trunk.port_id)
    trunk = change(context, trunk, { sub_ports: [...trunk.sub_ports, ...added] })
    claim(context, trunk, added)
  }
  const untouched = changed.length + leaving.length + coming.length === 0
  return json(untouched ? trunkView(trunk) : plainTrunkView(trunk))
}

/** Subports of a trunk whose parent is plugged into an instance are plugged with it. */
function claim(context: Context, trunk: TrunkRow, subs: readonly SubPort[]): void {
  if (trunk.status !== 'ACTIVE') return
  for (const sub of subs)
    context.db.neutron.ports.update(sub.port_id, { device_owner: 'trunk:subport', status: 'ACTIVE' })
}

function release(context: Context, portId: string): void {
  context.db.neutron.ports.update(portId, { device_owner: '', status: 'DOWN' })
}

export const trunkHandlers: TrunkHandlers = {
  'neutron.trunks.list': (context) => {
    const seen = context.db.neutron.trunks.filter((trunk) => seesTrunk(context.session, trunk))
    return items(filtered(context, seen.map(trunkView), filters))
  },

  'neutron.trunks.create': (context) => {
    const body = fields(context.body)
    context.policy.demand('network', 'create_trunk')
    refuseStrangeAttributes(context, body, attributes)
    requireAttribute(context, body, 'port_id')
    const port_id = String(body.port_id)
    refuseParent(context, port_id)
    const sub_ports = readSubPorts(context, body.sub_ports, port_id)
    const now = timestamp(context.clock)
    const trunk = context.db.neutron.trunks.insert({
      id: context.ids.uuid(),
      name: String(body.name ?? ''),
      description: String(body.description ?? ''),
      project_id: String(body.tenant_id ?? body.project_id ?? context.session.project.id),
      port_id,
      admin_state_up: body.admin_state_up !== false,
      status: 'DOWN',
      sub_ports,
      created_at: now,
      updated_at: now,
      revision_number: 0,
    })
    return created(`/api/neutron/trunks/${trunk.id}`, trunkView(trunk))
  },

  'neutron.trunks.get': (context) => json(trunkView(trunkOf(context, context.params.id))),
  'neutron.trunks.update': update,

  'neutron.trunks.delete': (context) => {
    const trunk = trunkOf(context, context.params.id)
    context.policy.demand('network', 'delete_trunk', { project_id: trunk.project_id })
    if (context.db.neutron.ports.get(trunk.port_id)?.device_id)
      throw neutronRefusal(context, 409, `Trunk ${trunk.id} is currently in use.`)
    demandEnabled(context, trunk)
    context.db.neutron.trunks.remove(trunk.id)
    for (const sub of trunk.sub_ports) release(context, sub.port_id)
    return empty()
  },
}
