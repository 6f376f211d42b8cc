import { items, many, nameOf, textOf, type Json } from '../json.js'
import { part, type AnswersOf } from '../question.js'
import { unlessGone } from '../service-error.js'
import type { Services } from '../services.js'

/** A port, or a range of them. */
export const portsOf = (rule: Json, side: 'external' | 'internal'): string =>
  textOf(rule, `${side}_port`) || textOf(rule, `${side}_port_range`)

/** Neutron tells with an address how many rules it has, but not which; without that extension each free one is asked. */
const mayForward = (address: Json): boolean =>
  'port_forwardings' in address ? many(address, 'port_forwardings').length > 0 : !address['port_id']

async function rulesOf(services: Services, address: Json): Promise<Json[]> {
  const id = textOf(address, 'id')
  const path = `/floatingips/${part(id)}/port_forwardings`
  const rules = await unlessGone(services.all('network', path, 'port_forwardings'))
  return (rules ?? []).map((rule) => ({ ...rule, floating_ip_id: id, floating_ip: address['floating_ip_address'] }))
}

/** What stands behind ports, by their ids: instances by name where that can be had. */
async function instancesBehind(services: Services, project: string): Promise<Map<unknown, Json>> {
  const [ports, servers] = await Promise.all([
    services.all('network', '/ports', 'ports', { query: { project_id: project } }).catch(() => []),
    services.all('compute', '/servers', 'servers').catch(() => []),
  ])
  const names = new Map(servers.map((server) => [server['id'], nameOf(server)]))
  return new Map(
    ports
      .filter((port) => textOf(port, 'device_owner').startsWith('compute:'))
      .map(({ id, device_id }) => [id, { instance_id: device_id, instance: names.get(device_id) ?? device_id }]),
  )
}

/** Ports of the project's floating IPs that lead to instances. */
export const portForwardingAnswers: AnswersOf<'neutron.portForwardings'> = {
  async 'neutron.portForwardings.list'({ services, identity }) {
    const project = identity.project?.id ?? ''
    const addresses = await services.all('network', '/floatingips', 'floatingips', { query: { project_id: project } })
    const [rules, behind] = await Promise.all([
      Promise.all(addresses.filter(mayForward).map((address) => rulesOf(services, address))),
      instancesBehind(services, project),
    ])
    return items(
      rules.flat().map((rule) => ({
        ...rule,
        external_port: portsOf(rule, 'external'),
        internal_port: portsOf(rule, 'internal'),
        ...behind.get(rule['internal_port_id']),
      })),
    )
  },
}
