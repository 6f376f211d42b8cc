import { empty, json, Refusal } from '../handler.js'
import type { PortForwardingRow } from '../world/tables/neutron.js'
import { inside, type Ask, type Routes } from './ask.js'
import { byId, own } from './neutron-rows.js'

const addressOf = (ask: Ask) => own(ask, ask.db.neutron.floatingIps.get(byId(ask).id), 'Floating IP')

const view = ({ floatingip_id: _of, ...row }: PortForwardingRow) => row

export const forwardingsOf = ({ db }: Ask, id: string) =>
  db.neutron.portForwardings.where('floatingip_id', id).map(view)

/** Neutron changes and deletes no address whose ports lead somewhere. */
export function mustNotForward(ask: Ask, id: string): void {
  if (forwardingsOf(ask, id).length) throw new Refusal(409, `Floating IP ${id} in use by Port Forwarding resources.`)
}

const isPort = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 65_536

/** What is asked for, checked. @param id of the rule that is changed; a new one has another than all others */
function read(ask: Ask, id: string): PortForwardingRow {
  const address = addressOf(ask)
  const sent = inside(ask.sent, 'port_forwarding')
  const { protocol, external_port, internal_port, internal_port_id, internal_ip_address, description } = sent
  const bad = (words: string) => new Refusal(400, `Bad port_forwarding request: ${words}`)
  const port = ask.db.neutron.ports.get(String(internal_port_id))
  if (!port) throw new Refusal(404, `Port ${String(internal_port_id)} could not be found.`)
  if (!port.fixed_ips.some(({ ip_address }) => ip_address === internal_ip_address))
    throw bad(`Port ${port.id} does not own the IPv4 address ${String(internal_ip_address)}.`)
  for (const range of ['external_port_range', 'internal_port_range'])
    if (range in sent) throw bad(`Unrecognized attribute(s) '${range}'`)
  if (!isPort(external_port) || !isPort(internal_port)) throw bad('A port is a number from 1 to 65535.')
  if (address.port_id !== null)
    throw new Refusal(409, `Floating IP ${address.id} in use by port ${address.port_id} cannot forward ports.`)
  const isBound = ask.db.neutron.floatingIps
    .where('port_id', port.id)
    .some(({ fixed_ip_address }) => fixed_ip_address === internal_ip_address)
  if (isBound)
    throw new Refusal(
      409,
      `Cannot create port forwarding to floating IP ${address.floating_ip_address} (${address.id}) with port ${port.id} using fixed IP ${String(internal_ip_address)}, as that port already has a binding floating IP.`,
    )
  const isTaken = ask.db.neutron.portForwardings
    .where('floatingip_id', address.id)
    .some((row) => row.external_port === external_port && row.protocol === protocol && row.id !== id)
  if (isTaken)
    throw bad(
      `A duplicate port forwarding entry with same attributes already exists, conflicting values are external port ${external_port}, protocol ${String(protocol)}.`,
    )
  return {
    id,
    floatingip_id: address.id,
    protocol: String(protocol),
    external_port,
    internal_port,
    internal_port_id: port.id,
    internal_ip_address: String(internal_ip_address),
    description: String(description ?? ''),
  }
}

function ruleOf(ask: Ask): PortForwardingRow {
  const address = addressOf(ask)
  const row = ask.db.neutron.portForwardings.get(ask.path['rule'] ?? '')
  if (row?.floatingip_id === address.id) return row
  throw new Refusal(404, `Port forwarding ${ask.path['rule']} could not be found.`)
}

/** Ports of floating IPs that lead to instances. */
export const portForwardings: Routes = {
  'GET /floatingips/{id}/port_forwardings': (ask) => json({ port_forwardings: forwardingsOf(ask, addressOf(ask).id) }),
  'POST /floatingips/{id}/port_forwardings': (ask) =>
    json({ port_forwarding: view(ask.db.neutron.portForwardings.insert(read(ask, ask.ids.uuid()))) }, 201),
  'GET /floatingips/{id}/port_forwardings/{rule}': (ask) => json({ port_forwarding: view(ruleOf(ask)) }),
  'PUT /floatingips/{id}/port_forwardings/{rule}'(ask) {
    const { id } = ruleOf(ask)
    const row = read(ask, id)
    ask.db.neutron.portForwardings.update(id, row)
    return json({ port_forwarding: view(row) })
  },
  'DELETE /floatingips/{id}/port_forwardings/{rule}': (ask) => {
    ask.db.neutron.portForwardings.remove(ruleOf(ask).id)
    return empty()
  },
}
