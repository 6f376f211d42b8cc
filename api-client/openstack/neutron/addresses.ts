import { items, many, nameOf, one, pick, textOf, withoutEmpty, type Json } from '../json.js'
import { part, type AnswersOf } from '../question.js'
import { namedLimits, networkQuotas } from '../quotas.js'
import { mustHave } from '../required.js'
import type { Services } from '../services.js'

/** Whose a port is, as Horizon's lists call it, by the beginning of its owner. */
const owners = [
  ['compute:', 'compute'],
  ['neutron:LOADBALANCER', 'loadbalancer'],
] as const

const ownerOf = (owner: string) => owners.find(([start]) => owner.startsWith(start))?.[1] ?? owner

/** A floating IP with what it leads to. */
function floatingIp(address: Json, port?: Json): Json {
  const owner = textOf(port ?? {}, 'device_owner')
  return {
    ...address,
    instance_id: port ? port['device_id'] : null,
    instance_type: port ? ownerOf(owner) : null,
    ip: address['floating_ip_address'],
    fixed_ip: address['fixed_ip_address'],
    pool: address['floating_network_id'],
  }
}

async function ownPorts(services: Services, project: string): Promise<Map<string, Json>> {
  const ports = await services.all('network', '/ports', 'ports', { query: { project_id: project } })
  return new Map(ports.map((port) => [textOf(port, 'id'), port]))
}

const update = (services: Services, id: string, floatingip: Json) =>
  services.put('network', `/floatingips/${part(id)}`, { floatingip })

export const addressAnswers: AnswersOf<'neutron.securityGroups'> &
  AnswersOf<'neutron.floatingIps'> &
  AnswersOf<'neutron.floatingIpPools'> &
  AnswersOf<'neutron.quotas'> = {
  async 'neutron.securityGroups.list'({ services, identity }) {
    const ask = (query: Readonly<Record<string, string | boolean>>) =>
      services.all('network', '/security-groups', 'security_groups', { query })
    const own = await ask({ project_id: identity.project?.id ?? '' })
    const shared = await ask({ shared: true }).catch(() => [])
    const known = new Set(own.map(({ id }) => id))
    const groups = [...own, ...shared.filter(({ id }) => !known.has(id))]
    const names = await addressGroupNames(services, groups)
    return items(groups.map((group) => withRemotes(group, names)))
  },

  async 'neutron.floatingIps.list'({ services, identity }) {
    const project = identity.project?.id ?? ''
    const [addresses, ports] = await Promise.all([
      services.all('network', '/floatingips', 'floatingips', { query: { project_id: project } }),
      ownPorts(services, project),
    ])
    return items(addresses.map((address) => floatingIp(address, ports.get(textOf(address, 'port_id')))))
  },
  'neutron.floatingIpPools.list': async ({ services }) =>
    items(await services.all('network', '/networks', 'networks', { query: { 'router:external': true } })),
  async 'neutron.floatingIps.allocate'({ services, identity, body }) {
    mustHave(body, ['pool_id'])
    const floatingip = withoutEmpty({
      floating_network_id: body['pool_id'],
      project_id: identity.project?.id,
      dns_domain: body['dns_domain'],
      dns_name: body['dns_name'],
    })
    return floatingIp(one(await services.post('network', '/floatingips', { floatingip }), 'floatingip'))
  },
  async 'neutron.floatingIps.associate'({ services, body }) {
    const [port_id = '', fixed_ip_address] = textOf(body, 'port_id').split('_')
    await update(services, textOf(body, 'address_id'), withoutEmpty({ port_id, fixed_ip_address }))
  },
  async 'neutron.floatingIps.disassociate'({ services, body }) {
    await update(services, textOf(body, 'address_id'), { port_id: null })
  },

  async 'neutron.quotas.defaults'({ services, identity }) {
    const path = `/quotas/${part(identity.project?.id ?? '')}/default`
    return namedLimits(one(await services.get('network', path), 'quota'))
  },
  async 'neutron.quotas.update'({ services, params, body }) {
    mustHave(body, networkQuotas)
    await services.put('network', `/quotas/${part(params.project)}`, { quota: pick(body, networkQuotas) })
  },
}

/** Names of address groups by id, asked for only when a rule has one; who may not read them gets none. */
async function addressGroupNames(services: Services, groups: readonly Json[]): Promise<ReadonlyMap<string, string>> {
  const rules = groups.flatMap((group) => many(group, 'security_group_rules'))
  if (!rules.some((rule) => rule['remote_address_group_id'])) return new Map()
  const found = await services.all('network', '/address-groups', 'address_groups').catch(() => [])
  return new Map(found.map((group) => [textOf(group, 'id'), nameOf(group)]))
}

/** A rule that names neither addresses nor a group of any kind is for all addresses. */
function withRemotes(group: Json, names: ReadonlyMap<string, string>): Json {
  return {
    ...group,
    security_group_rules: many(group, 'security_group_rules').map((rule) => {
      const addresses = textOf(rule, 'remote_address_group_id')
      if (addresses) return { ...rule, remote_address_group: names.get(addresses) ?? null }
      if (rule['remote_ip_prefix'] || rule['remote_group_id']) return rule
      return { ...rule, remote_ip_prefix: rule['ethertype'] === 'IPv6' ? '::/0' : '0.0.0.0/0' }
    }),
  }
}
