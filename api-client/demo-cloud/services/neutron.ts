import { empty, json, Refusal, type Reply } from '../handler.js'
import { networkOf, portOf, seesPolicy, sharedWith } from '../handlers/neutron/access.js'
import { networkLimits } from '../handlers/neutron/limits.js'
import { associateAddress } from '../handlers/neutron/floating-ips.js'
import { removeNetwork } from '../handlers/neutron/networks.js'
import { createPort, removePort } from '../handlers/neutron/ports.js'
import {
  floatingIpView,
  plainNetworkView,
  portView,
  qosPolicyView,
  securityGroupView,
} from '../handlers/neutron/views.js'
import type { FixedIp, FloatingIpRow, SecurityGroupRow, SecurityGroupRule } from '../world/tables/neutron.js'
import { inside, type Ask, type Fields, type Routes, type Service } from './ask.js'
import { pools } from './neutron-pools.js'
import { quotaProject } from './quota-set.js'
import { byId, filtered, freeFixedIp, howToList, own, owns, plain, standard } from './neutron-rows.js'
import { forwardingsOf, mustNotForward, portForwardings } from './neutron-forwardings.js'
import { networkAdmin } from './neutron-admin.js'
import { routers } from './neutron-routers.js'

/** Neutron names one of its fields with a colon. */
const portRow = ({ 'binding:vnic_type': vnic, ...port }: Fields): Fields => ({
  ...port,
  ...(vnic !== undefined && { vnic_type: vnic }),
})

const portReply = (ask: Ask): Reply => json({ port: plain(portView(ask, portOf(ask, byId(ask).id))) })
const groupOf = (ask: Ask) => own(ask, ask.db.neutron.securityGroups.get(byId(ask).id), 'Security group')
const addressOf = (ask: Ask) => own(ask, ask.db.neutron.floatingIps.get(byId(ask).id), 'Floating IP')

/** A list that Horizon's API passes on, with its filters; of those it takes one value, Neutron several. */
const list =
  (id: Parameters<Ask['rows']>[0], name: string) =>
  async (ask: Ask): Promise<Reply> => {
    const values = (key: string) => ask.rawQuery.getAll(key)
    const filters = Object.entries(ask.query).filter(([key]) => !howToList.has(key))
    const query = Object.fromEntries(filters.filter(([key]) => values(key).length === 1))
    const rows = (await ask.rows(id, { query })).filter((row) =>
      filters.every(([key]) => values(key).length === 1 || values(key).includes(String(row[key]))),
    )
    return json({ [name]: rows.map(plain) })
  }

/** Creation that is Horizon's own, but for what is wrapped around it. */
const creation =
  (id: Parameters<Ask['run']>[0], name: string) =>
  async (ask: Ask): Promise<Reply> =>
    json({ [name]: plain(await ask.run(id, { body: inside(ask.sent, name) })) }, 201)

const networks: Routes = {
  'GET /networks'(ask) {
    const { networks: table } = ask.db.neutron
    const seen = table.filter((row) => owns(ask, row) || row.external || sharedWith(ask.session, row))
    return json({
      networks: filtered(
        ask,
        seen.map((row) => plainNetworkView(ask, row)),
      ),
    })
  },
  'POST /networks': async (ask) => {
    const { id } = await ask.run('neutron.networks.create', { body: inside(ask.sent, 'network') })
    return json({ network: plainNetworkView(ask, ask.db.neutron.networks.need(String(id))) }, 201)
  },
  'GET /networks/{id}': (ask) => json({ network: plainNetworkView(ask, networkOf(ask, byId(ask).id)) }),
  'PUT /networks/{id}'(ask) {
    const { id } = own(ask, networkOf(ask, byId(ask).id), 'Network')
    ask.db.neutron.networks.update(id, inside(ask.sent, 'network'))
    return json({ network: plainNetworkView(ask, networkOf(ask, id)) })
  },
  'DELETE /networks/{id}'(ask) {
    removeNetwork(ask, own(ask, networkOf(ask, byId(ask).id), 'Network').id)
    return empty()
  },
  'GET /subnets': list('neutron.subnets.list', 'subnets'),
  'GET /subnets/{id}': async (ask) => {
    const subnet = (await ask.rows('neutron.subnets.list')).find((row) => row['id'] === byId(ask).id)
    if (!subnet) throw new Refusal(404, `Subnet ${byId(ask).id} could not be found.`)
    return json({ subnet: plain(subnet) })
  },
  'POST /subnets': creation('neutron.subnets.create', 'subnet'),
  'PUT /subnets/{id}'(ask) {
    const { id } = own(ask, ask.db.neutron.subnets.get(byId(ask).id), 'Subnet')
    ask.db.neutron.subnets.update(id, inside(ask.sent, 'subnet'))
    return json({ subnet: ask.db.neutron.subnets.need(id) })
  },
  'DELETE /subnets/{id}'(ask) {
    const { subnets, networks: table } = ask.db.neutron
    const { id, network_id } = own(ask, subnets.get(byId(ask).id), 'Subnet')
    const network = table.need(network_id)
    table.update(network.id, { subnets: network.subnets.filter((each) => each !== id) })
    subnets.remove(id)
    return empty()
  },
  'GET /ports': list('neutron.ports.list', 'ports'),
  'POST /ports'(ask) {
    const { network_id, fixed_ips, project_id: whose, ...more } = portRow(inside(ask.sent, 'port'))
    const network = networkOf(ask, String(network_id)).id
    const asked = ((fixed_ips ?? []) as readonly Partial<FixedIp>[]).map((one) => freeFixedIp(ask, network, one))
    // Only administrators say whose it is.
    const project_id = ask.session.isAdmin && typeof whose === 'string' ? whose : ask.session.project.id
    const wanted = { ...more, network_id: network, project_id }
    const { id } = createPort(ask.world, { ...wanted, ...(asked.length && { fixed_ips: asked }) })
    return json({ port: plain(portView(ask, ask.db.neutron.ports.need(id))) }, 201)
  },
  'GET /ports/{id}': portReply,
  'PUT /ports/{id}'(ask) {
    const { id } = portOf(ask, byId(ask).id)
    ask.db.neutron.ports.update(id, portRow(inside(ask.sent, 'port')))
    return portReply(ask)
  },
  'DELETE /ports/{id}'(ask) {
    removePort(ask, portOf(ask, byId(ask).id).id)
    return empty()
  },
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Where no port is forwarded, as Neutron answers without its plug-in for that. */
function addressView(ask: Ask, row: FloatingIpRow) {
  const port_forwardings = forwardingsOf(ask, row.id)
  return { ...plain(floatingIpView(ask, row)), ...(port_forwardings.length && { port_forwardings }) }
}

const addresses: Routes = {
  'GET /floatingips': (ask) =>
    json({
      floatingips: filtered(
        ask,
        ask.db.neutron.floatingIps.filter((row) => owns(ask, row)).map((row) => addressView(ask, row)),
      ),
    }),
  'GET /floatingips/{id}': (ask) => json({ floatingip: addressView(ask, addressOf(ask)) }),
  'POST /floatingips': async (ask) => {
    const { floating_network_id: pool_id, project_id, description } = inside(ask.sent, 'floatingip')
    const { id } = await ask.run('neutron.floatingIps.allocate', { body: { pool_id } })
    ask.db.neutron.floatingIps.update(String(id), {
      ...(typeof description === 'string' && { description }),
      // Only administrators say whose it is.
      ...(ask.session.isAdmin && typeof project_id === 'string' && { project_id }),
    })
    return json({ floatingip: addressView(ask, ask.db.neutron.floatingIps.need(String(id))) }, 201)
  },
  'PUT /floatingips/{id}': async (ask) => {
    const { id } = addressOf(ask)
    mustNotForward(ask, id)
    const { port_id, fixed_ip_address } = inside(ask.sent, 'floatingip')
    const fixed = fixed_ip_address ?? ask.db.neutron.ports.get(String(port_id))?.fixed_ips[0]?.ip_address
    if (port_id && !isUuid.test(String(port_id)))
      throw new Refusal(400, `Invalid input for port_id. Reason: '${String(port_id)}' is not a valid UUID.`)
    if (port_id) associateAddress(ask, id, `${String(port_id)}_${String(fixed)}`)
    else await ask.run('neutron.floatingIps.disassociate', { body: { address_id: id, port_id: null } })
    return json({ floatingip: addressView(ask, addressOf(ask)) })
  },
  'DELETE /floatingips/{id}'(ask) {
    const { id } = addressOf(ask)
    mustNotForward(ask, id)
    for (const port of ask.db.neutron.ports.where('device_id', id)) removePort(ask, port.id)
    ask.db.neutron.floatingIps.remove(id)
    return empty()
  },
}

/** Rules that every new group has: all the way out. */
const wayOut = (ask: Ask): SecurityGroupRule[] =>
  (['IPv4', 'IPv6'] as const).map((ethertype) => ruleOf(ask, { direction: 'egress', ethertype }))

const ruleOf = ({ ids }: Ask, sent: Fields): SecurityGroupRule => ({
  id: ids.uuid(),
  direction: sent['direction'] === 'egress' ? 'egress' : 'ingress',
  ethertype: sent['ethertype'] === 'IPv6' ? 'IPv6' : 'IPv4',
  protocol: typeof sent['protocol'] === 'string' ? sent['protocol'] : null,
  port_range_min: typeof sent['port_range_min'] === 'number' ? sent['port_range_min'] : null,
  port_range_max: typeof sent['port_range_max'] === 'number' ? sent['port_range_max'] : null,
  remote_ip_prefix: typeof sent['remote_ip_prefix'] === 'string' ? sent['remote_ip_prefix'] : null,
  remote_group_id: typeof sent['remote_group_id'] === 'string' ? sent['remote_group_id'] : null,
  description: typeof sent['description'] === 'string' ? sent['description'] : '',
})

/** Addresses of a rule are a prefix, or one address. */
const isPrefix = (text: string): boolean => /^[\da-f.:]+(\/\d+)?$/i.test(text) && /[.:]/.test(text)

const groups: Routes = {
  'GET /security-groups': (ask) =>
    json({
      security_groups: filtered(
        ask,
        ask.db.neutron.securityGroups.filter((row) => owns(ask, row)).map(securityGroupView),
      ),
    }),
  'GET /security-groups/{id}': (ask) => json({ security_group: securityGroupView(groupOf(ask)) }),
  'POST /security-groups'(ask) {
    ask.policy.demand('network', 'create_security_group')
    const { name = '', description = '' } = inside(ask.sent, 'security_group')
    const row: SecurityGroupRow = {
      ...standard(ask),
      name: String(name),
      description: String(description),
      rules: wayOut(ask),
    }
    return json({ security_group: securityGroupView(ask.db.neutron.securityGroups.insert(row)) }, 201)
  },
  'PUT /security-groups/{id}'(ask) {
    ask.db.neutron.securityGroups.update(groupOf(ask).id, inside(ask.sent, 'security_group'))
    return json({ security_group: securityGroupView(groupOf(ask)) })
  },
  'DELETE /security-groups/{id}'(ask) {
    const { id } = groupOf(ask)
    if (ask.db.neutron.ports.find(({ security_groups }) => security_groups.includes(id)))
      throw new Refusal(409, `Security Group ${id} in use.`)
    ask.db.neutron.securityGroups.remove(id)
    return empty()
  },
  'POST /security-group-rules'(ask) {
    const sent = inside(ask.sent, 'security_group_rule')
    const group = groupOf({ ...ask, path: { id: String(sent['security_group_id']) } })
    const rule = ruleOf(ask, sent)
    if (rule.remote_ip_prefix !== null && !isPrefix(rule.remote_ip_prefix))
      throw new Refusal(
        400,
        `Invalid input for remote_ip_prefix. Reason: '${rule.remote_ip_prefix}' is not a valid IP subnet.`,
      )
    ask.db.neutron.securityGroups.update(group.id, { rules: [...group.rules, rule] })
    return json({ security_group_rule: { ...rule, security_group_id: group.id } }, 201)
  },
  'DELETE /security-group-rules/{id}'(ask) {
    const { id } = byId(ask)
    const group = ask.db.neutron.securityGroups.find(({ rules }) => rules.some((rule) => rule.id === id))
    const { rules } = own(ask, group, 'Security group rule')
    ask.db.neutron.securityGroups.update(group?.id ?? '', { rules: rules.filter((rule) => rule.id !== id) })
    return empty()
  },
}

/** Horizon's API takes a trunk as it was and as it shall be. */
async function changeTrunk(ask: Ask, after: Fields): Promise<Reply> {
  const before = ask.db.neutron.trunks.get(byId(ask).id) ?? {}
  await ask.run('neutron.trunks.update', { params: byId(ask), body: [before, { ...before, ...after }] })
  return json({ trunk: plain(await ask.run('neutron.trunks.get', { params: byId(ask) })) })
}

const subPorts = ({ sent }: Ask) => (sent['sub_ports'] ?? []) as { readonly port_id: string }[]

const trunks: Routes = {
  'GET /trunks': list('neutron.trunks.list', 'trunks'),
  'POST /trunks': creation('neutron.trunks.create', 'trunk'),
  'GET /trunks/{id}': async (ask) => json({ trunk: plain(await ask.run('neutron.trunks.get', { params: byId(ask) })) }),
  'PUT /trunks/{id}': (ask) => changeTrunk(ask, inside(ask.sent, 'trunk')),
  'PUT /trunks/{id}/add_subports': (ask) => {
    const known = ask.db.neutron.trunks.get(byId(ask).id)?.sub_ports ?? []
    return changeTrunk(ask, { sub_ports: [...known, ...subPorts(ask)] })
  },
  'PUT /trunks/{id}/remove_subports': (ask) => {
    const gone = new Set(subPorts(ask).map(({ port_id }) => port_id))
    const known = ask.db.neutron.trunks.get(byId(ask).id)?.sub_ports ?? []
    return changeTrunk(ask, { sub_ports: known.filter(({ port_id }) => !gone.has(port_id)) })
  },
  'DELETE /trunks/{id}': async (ask) => {
    await ask.run('neutron.trunks.delete', { params: byId(ask) })
    return empty()
  },
}

const kinds = {
  bandwidth_limit_rule: 'bandwidthLimitRules',
  dscp_marking_rule: 'dscpMarkingRules',
  minimum_bandwidth_rule: 'minimumBandwidthRules',
  minimum_packet_rate_rule: 'minimumPacketRateRules',
} as const

const qos: Routes = {
  'GET /qos/policies'(ask) {
    const seen = ask.db.neutron.qosPolicies.filter((policy) => seesPolicy(ask.session, policy))
    return json({ policies: filtered(ask, seen.map(qosPolicyView)) })
  },
  'POST /qos/policies': creation('neutron.qosPolicies.create', 'policy'),
  'GET /qos/policies/{id}': async (ask) =>
    json({ policy: await ask.run('neutron.qosPolicies.get', { params: byId(ask) }) }),
  'DELETE /qos/policies/{id}': async (ask) => {
    await ask.run('neutron.qosPolicies.delete', { params: byId(ask) })
    return empty()
  },
  ...Object.assign(
    {},
    ...Object.entries(kinds).map(([name, kind]): Routes => {
      const path = `/qos/policies/{policy}/${name}s`
      return {
        [`POST ${path}`]: async (ask) =>
          json(
            { [name]: await ask.run(`neutron.${kind}.create`, { params: ask.path, body: inside(ask.sent, name) }) },
            201,
          ),
        [`PUT ${path}/{rule}`]: async (ask) =>
          json({ [name]: await ask.run(`neutron.${kind}.update`, { params: ask.path, body: inside(ask.sent, name) }) }),
        [`DELETE ${path}/{rule}`]: async (ask) => {
          await ask.run(`neutron.${kind}.delete`, { params: ask.path })
          return empty()
        },
      }
    }),
  ),
}

/** The table whose rows count for a limit, by the limit's name; rules are counted in their groups. */
const counted = {
  network: 'networks',
  subnet: 'subnets',
  port: 'ports',
  router: 'routers',
  floatingip: 'floatingIps',
  security_group: 'securityGroups',
  trunk: 'trunks',
} as const

/** Limits that nobody sets here. */
const unset = { subnetpool: -1, rbac_policy: 10, trunk: -1 }

function quotaDetails(ask: Ask, project: string): Fields {
  const { neutron } = ask.db
  const rules = neutron.securityGroups.where('project_id', project).flatMap((group) => group.rules)
  const limits = Object.entries({ ...networkLimits(ask, project), ...unset }).map(([name, limit]) => {
    const table = counted[name as keyof typeof counted] as (typeof counted)[keyof typeof counted] | undefined
    const rows = table ? neutron[table].filter((row) => row.project_id === project) : []
    const used = name === 'security_group_rule' ? rules.length : rows.length
    return [name, { limit, used, reserved: 0 }] as const
  })
  return Object.fromEntries(limits)
}

export const network: Service = {
  name: 'network',
  routes: {
    ...networks,
    ...routers,
    ...addresses,
    ...portForwardings,
    ...groups,
    ...trunks,
    ...qos,
    ...networkAdmin,
    ...pools,
    'GET /agents': list('neutron.agents.list', 'agents'),
    'PUT /agents/{id}'(ask) {
      ask.policy.demand('network', 'update_agent')
      const { agents } = ask.db.neutron
      const { id } = byId(ask)
      if (!agents.has(id)) throw new Refusal(404, `Agent ${id} could not be found.`)
      const { admin_state_up } = inside(ask.sent, 'agent')
      agents.update(id, { admin_state_up: admin_state_up === true })
      return json({ agent: { id, admin_state_up } })
    },
    'GET /extensions': list('neutron.extensions.list', 'extensions'),
    'GET /quotas/{project}/default': (ask) => json({ quota: { ...networkLimits(ask, ''), ...unset } }),
    'GET /quotas/{project}/details': (ask) => json({ quota: quotaDetails(ask, quotaProject(ask)) }),
    // Some of them or all, where Horizon's API takes all.
    'PUT /quotas/{project}': async (ask) => {
      const project = ask.path['project'] ?? ''
      const quota = { ...networkLimits(ask, project), ...inside(ask.sent, 'quota') }
      await ask.run('neutron.quotas.update', { params: { project }, body: quota })
      return json({ quota })
    },
  },
}
