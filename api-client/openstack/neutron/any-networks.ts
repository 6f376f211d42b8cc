import { items, many, one, textOf, type Json } from '../json.js'
import { instanceNames } from '../instance-names.js'
import { askProjectsLike, namesOf, projectNames } from '../project-names.js'
import { part, type AnswersOf } from '../question.js'
import type { Services } from '../services.js'
import { readTexts } from '../../schemas/fields.js'

const yesOrNo = (value: unknown): string => (value === true ? 'Yes' : 'No')

const projectOf = (names: ReadonlyMap<unknown, string>, thing: Json): unknown => {
  const id = thing['project_id'] ?? thing['tenant_id']
  return names.get(id) ?? id
}

/**
 * How many agents hand out the addresses of each network. Each agent is asked, of which there are few (DEC-87).
 * @returns null where nobody counts: the cloud has no such agents, or does not tell
 */
async function dhcpAgentCounts(services: Services): Promise<ReadonlyMap<unknown, number> | null> {
  const agents = await services.all('network', '/agents', 'agents', { query: { agent_type: 'DHCP agent' } })
  if (agents.length === 0) return null
  const answers = await Promise.all(
    agents.map((agent) => services.get('network', `/agents/${part(textOf(agent, 'id'))}/dhcp-networks`)),
  )
  const counts = new Map<unknown, number>()
  for (const { id } of answers.flatMap((answer) => many(answer, 'networks'))) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** What administrators are told of every project's networks. */
export const anyNetworkAnswers: AnswersOf<'neutron.anyNetworks'> &
  AnswersOf<'neutron.anyFloatingIps'> &
  AnswersOf<'neutron.rbacPolicies'> = {
  async 'neutron.anyNetworks.list'({ services, query }) {
    const named = projectNames(services)
    const status = query.get('status')
    const [networks, subnets, projects, agents] = await Promise.all([
      askProjectsLike(
        query.get('project_like'),
        () => named,
        (scope) => services.all('network', '/networks', 'networks', { query: { ...(status && { status }), ...scope } }),
      ),
      services.all('network', '/subnets', 'subnets'),
      named,
      dhcpAgentCounts(services).catch(() => null),
    ])
    const lines = new Map(
      subnets.map((subnet) => [subnet['id'], `${textOf(subnet, 'name')} ${textOf(subnet, 'cidr')}`.trim()]),
    )
    return items(
      networks.map((network) => ({
        ...network,
        project: projectOf(projects, network),
        subnets: readTexts(network['subnets']).flatMap((id) => lines.get(id) ?? []),
        dhcp_agents: agents && (agents.get(network['id']) ?? 0),
        shared: yesOrNo(network['shared']),
        external: yesOrNo(network['router:external']),
        admin_state: network['admin_state_up'] ? 'UP' : 'DOWN',
      })),
    )
  },
  async 'neutron.anyNetworks.get'({ services, params }) {
    const network = one(await services.get('network', `/networks/${part(params.id)}`), 'network')
    const provider = ['network_type', 'physical_network', 'segmentation_id'].map((name) => network[`provider:${name}`])
    const isTold = provider.some((value) => value !== undefined)
    return { ...network, provider: isTold ? provider.map((value) => [value ?? '-']) : [] }
  },
  'neutron.anyNetworks.agents': async ({ services, params }) =>
    items(
      many(await services.get('network', `/networks/${part(params.id)}/dhcp-agents`), 'agents').map((agent) => ({
        id: agent['id'],
        host: agent['host'],
        status: agent['admin_state_up'] ? 'Enabled' : 'Disabled',
        admin_state: agent['alive'] ? 'Up' : 'Down',
        updated: agent['heartbeat_timestamp'],
      })),
    ),

  async 'neutron.anyFloatingIps.list'({ services }) {
    const external = { query: { 'router:external': true } }
    const [addresses, ports, instances, pools, projects] = await Promise.all([
      services.all('network', '/floatingips', 'floatingips'),
      services.all('network', '/ports', 'ports').catch(() => []),
      instanceNames(services, true),
      services.all('network', '/networks', 'networks', external).then(namesOf, () => new Map<unknown, string>()),
      projectNames(services),
    ])
    const devices = new Map(ports.map((port) => [port['id'], port['device_id']]))
    // As Horizon: what it leads to, and where there.
    const leadsTo = (address: Json): string | null =>
      [instances.get(devices.get(address['port_id'])), textOf(address, 'fixed_ip_address')].filter(Boolean).join(' ') ||
      null
    const instanceOf = ({ port_id }: Json) => {
      const device = devices.get(port_id)
      return instances.has(device) ? device : null
    }
    return items(
      addresses.map((address) => ({
        ...address,
        ip: address['floating_ip_address'],
        project: projectOf(projects, address),
        fixed_ip: leadsTo(address),
        instance_id: instanceOf(address),
        pool: pools.get(address['floating_network_id']) ?? address['floating_network_id'],
      })),
    )
  },

  'neutron.rbacPolicies.get': async ({ services, params }) =>
    one(await services.get('network', `/rbac-policies/${part(params.id)}`), 'rbac_policy'),
  async 'neutron.rbacPolicies.list'({ services }) {
    const named = (path: string, name: string) =>
      services.all('network', path, name).then(namesOf, () => new Map<unknown, string>())
    const [policies, projects, ...names] = await Promise.all([
      services.all('network', '/rbac-policies', 'rbac_policies'),
      projectNames(services),
      named('/networks', 'networks'),
      named('/qos/policies', 'policies'),
      named('/subnetpools', 'subnetpools'),
      named('/address-scopes', 'address_scopes'),
    ])
    return items(
      policies.map((policy) => ({
        ...policy,
        project: projectOf(projects, policy),
        object: names.find((known) => known.has(policy['object_id']))?.get(policy['object_id']) ?? policy['object_id'],
        target: projects.get(policy['target_tenant']) ?? policy['target_tenant'],
      })),
    )
  },
}
