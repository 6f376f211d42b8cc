import { Refusal } from '../handler.js'
import { fixedIpOn } from '../handlers/neutron/ports.js'
import { isTaken } from '../handlers/neutron/routers.js'
import type { FixedIp, SubnetRow } from '../world/tables/neutron.js'
import { timestamp } from '../world/world.js'
import { without, type Ask, type Fields } from './ask.js'

export const byId = ({ path }: Ask) => ({ id: path['id'] ?? '' })

/** What Horizon's API adds to a row, by the field that it is made of. */
const horizonsOwn = [
  'binding__vnic_type',
  'router__external',
  'admin_state',
  'ipver_str',
  'name_or_id',
  'subport_count',
  'instance_id',
  'instance_type',
  'ip',
  'fixed_ip',
  'pool',
  'trunk_id',
  'segmentation_type',
  'segmentation_id',
]
export const plain = (row: Fields): Fields => without(row, horizonsOwn)

export const howToList: ReadonlySet<string> = new Set(['limit', 'marker', 'fields', 'sort_key', 'sort_dir'])

/** Each filter names values of a field, one of which a row has. */
export function filtered({ rawQuery }: Ask, rows: readonly Fields[]): Fields[] {
  const names = [...new Set(rawQuery.keys())].filter((name) => !howToList.has(name))
  return rows.filter((row) =>
    names.every((name) =>
      rawQuery.getAll(name).some((value) => String(row[name]).toLowerCase() === value.toLowerCase()),
    ),
  )
}

export const owns = ({ session }: Ask, row: { readonly project_id: string }) =>
  session.isAdmin || row.project_id === session.project.id

export function own<T extends { readonly project_id: string }>(ask: Ask, row: T | undefined, what: string): T {
  if (row && owns(ask, row)) return row
  throw new Refusal(404, `${what} ${byId(ask).id} could not be found.`)
}

export const standard = (ask: Ask) => {
  const now = timestamp(ask.clock)
  return {
    id: ask.ids.uuid(),
    project_id: ask.session.project.id,
    description: '',
    created_at: now,
    updated_at: now,
    revision_number: 0,
  }
}

/** Refuses an address that another port has. */
export function refuseTaken({ db }: Ask, subnet: SubnetRow, address: string): void {
  if (isTaken(db, subnet, address))
    throw new Refusal(409, `IP address ${address} already allocated in subnet ${subnet.id}`)
}

/** An address of a network that somebody asks for, whole; refuses one that it has not, or another port has. */
export function freeFixedIp(ask: Ask, network: string, wanted: Partial<FixedIp>): FixedIp {
  const found = fixedIpOn(ask.world, network, wanted)
  if (!found) throw new Refusal(400, 'IP address is not a valid IP for any of the subnets on the specified network.')
  refuseTaken(ask, ask.db.neutron.subnets.need(found.subnet_id), found.ip_address)
  return found
}
