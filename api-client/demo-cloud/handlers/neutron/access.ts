import type { Context, Session } from '../../handler.js'
import type { NetworkRow, PortRow, QosPolicyRow, SubnetRow, TrunkRow } from '../../world/tables/neutron.js'
import type { World } from '../../world/world.js'
import { neutronRefusal } from '../refusals.js'

/** What a caller may see: the shared part of every handler of the network service. */

const own = (session: Session, row: { readonly project_id: string }) => row.project_id === session.project.id

/** Shared with everybody, or with this project by RBAC. */
export const sharedWith = (session: Session, network: NetworkRow) =>
  network.shared || network.shared_with.includes(session.project.id)

const seesNetwork = (session: Session, network: NetworkRow) =>
  session.isAdmin || network.external || own(session, network) || sharedWith(session, network)

export function seesSubnet({ db }: World, session: Session, subnet: SubnetRow): boolean {
  if (session.isAdmin || own(session, subnet)) return true
  const network = db.neutron.networks.get(subnet.network_id)
  return network !== undefined && (own(session, network) || sharedWith(session, network))
}

/** Owners of a network see every port on it. */
export function seesPort({ db }: World, session: Session, port: PortRow): boolean {
  if (session.isAdmin || own(session, port)) return true
  const network = db.neutron.networks.get(port.network_id)
  return network !== undefined && own(session, network)
}

export const seesTrunk = (session: Session, trunk: TrunkRow) => session.isAdmin || own(session, trunk)

export const seesPolicy = (session: Session, policy: QosPolicyRow) =>
  session.isAdmin || policy.shared || own(session, policy)

export function networkOf(context: Context, id: string): NetworkRow {
  const network = context.db.neutron.networks.get(id)
  if (!network || !seesNetwork(context.session, network))
    throw neutronRefusal(context, 404, `Network ${id} could not be found.`)
  return network
}

export function portOf(context: Context, id: string): PortRow {
  const port = context.db.neutron.ports.get(id)
  if (!port || !seesPort(context, context.session, port))
    throw neutronRefusal(context, 404, `Port ${id} could not be found.`)
  return port
}

/** Every query parameter is a filter on a field of the answer; one that no resource of this kind has is refused. */
export function filtered<T extends object>(context: Context, rows: readonly T[], fields: readonly string[]): T[] {
  const wanted = Object.entries(context.query)
  const strange = wanted.map(([key]) => key).filter((key) => !fields.includes(key))
  if (strange.length > 0)
    throw neutronRefusal(
      context,
      400,
      `[${strange.map((key) => `'${key}'`).join(', ')}] is invalid attribute for filtering`,
    )
  return rows.filter((row) =>
    wanted.every(
      ([key, value]) => String((row as Record<string, unknown>)[key]).toLowerCase() === String(value).toLowerCase(),
    ),
  )
}

/** Attributes a request may carry; the first strange one is named, as neutron does. */
export function refuseStrangeAttributes(
  context: Context,
  body: Record<string, unknown>,
  known: readonly string[],
): void {
  const strange = Object.keys(body).filter((key) => !known.includes(key))
  if (strange.length > 0) throw neutronRefusal(context, 400, `Unrecognized attribute(s) '${strange.join(', ')}'`)
}

export function requireAttribute(context: Context, body: Record<string, unknown>, name: string): void {
  if (body[name] === undefined)
    throw neutronRefusal(context, 400, `Failed to parse request. Required attribute '${name}' not specified`)
}
