import { items, many, one, textOf, type Json } from '../json.js'
import type { AnswersOf, Question } from '../question.js'
import { mustHave } from '../required.js'
import type { Services } from '../services.js'
import { projectNetworks } from '../project-networks.js'

const upOrDown = (thing: Json): Json => ({ ...thing, admin_state: thing['admin_state_up'] ? 'UP' : 'DOWN' })

/** Networks with their subnets in them, as two lists bring them together. */
function withSubnets(networks: readonly Json[], subnets: readonly Json[]): Json[] {
  const known = new Map(subnets.map((subnet) => [textOf(subnet, 'id'), subnet]))
  return networks.map((network) => {
    const ids = Array.isArray(network['subnets']) ? network['subnets'].map(String) : []
    return { ...upOrDown(network), subnets: ids.flatMap((id) => known.get(id) ?? []) }
  })
}

/** Ports of trunks say which, as a second list tells. */
async function withTrunks(services: Services, ports: readonly Json[]): Promise<Json[]> {
  const trunks = await services.all('network', '/trunks', 'trunks').catch(() => [])
  const children = new Map(
    trunks.flatMap((trunk) =>
      many(trunk, 'sub_ports').map(
        ({ port_id, ...kind }) => [String(port_id), { trunk_id: trunk['id'], ...kind }] as const,
      ),
    ),
  )
  return ports.map((port) => ({ ...upOrDown(port), ...children.get(textOf(port, 'id')) }))
}

const trunkOf = (trunk: Json): Json => ({
  ...upOrDown(trunk),
  name_or_id: textOf(trunk, 'name') || textOf(trunk, 'id'),
  subport_count: many(trunk, 'sub_ports').length,
})

/** Rows of one list, as the query filters them. */
const listed = ({ services, query }: Pick<Question, 'services' | 'query'>, path: string, name: string) =>
  services.all('network', path, name, { query })

export const networkAnswers: AnswersOf<'neutron.networks'> &
  AnswersOf<'neutron.subnets'> &
  AnswersOf<'neutron.ports'> &
  AnswersOf<'neutron.agents'> &
  AnswersOf<'neutron.extensions'> &
  AnswersOf<'neutron.trunks'> = {
  /** The project's own networks and those that are shared with it. */
  async 'neutron.networks.list'({ services, identity, query }) {
    const isOutside = query.get('external') === 'true'
    const [networks, subnets] = await Promise.all([
      projectNetworks({ services, identity }, ['shared', 'own', ...(isOutside ? (['external'] as const) : [])]),
      services.all('network', '/subnets', 'subnets'),
    ])
    return items(withSubnets(networks, subnets))
  },
  'neutron.networks.create': async ({ services, body }) => {
    const { net_profile_id: _profile, ...network } = body
    return upOrDown(one(await services.post('network', '/networks', { network }), 'network'))
  },

  'neutron.subnets.list': async (question) => items(await listed(question, '/subnets', 'subnets')),
  async 'neutron.subnets.create'({ services, body }) {
    mustHave(body, ['network_id'])
    return one(await services.post('network', '/subnets', { subnet: body }), 'subnet')
  },

  'neutron.ports.list': async (question) =>
    items(await withTrunks(question.services, await listed(question, '/ports', 'ports'))),

  'neutron.agents.list': async (question) => items((await listed(question, '/agents', 'agents')).map(upOrDown)),
  'neutron.extensions.list': async ({ services }) => items(await services.extensions('network')),

  'neutron.trunks.list': async (question) => items((await listed(question, '/trunks', 'trunks')).map(trunkOf)),
  'neutron.trunks.create': async ({ services, body }) =>
    trunkOf(one(await services.post('network', '/trunks', { trunk: body }), 'trunk')),
  'neutron.trunks.get': async ({ services, params }) =>
    trunkOf(one(await services.get('network', `/trunks/${encodeURIComponent(params.id)}`), 'trunk')),
  async 'neutron.trunks.update'({ services, params, json }) {
    const [before, after] = many({ pair: json }, 'pair')
    return updateTrunk(services, params.id, before ?? {}, after ?? {})
  },
  async 'neutron.trunks.delete'({ services, params }) {
    await services.delete('network', `/trunks/${encodeURIComponent(params.id)}`)
  },
}

/** Old subports go before new ones come: no port is in two places. */
async function updateTrunk(services: Services, id: string, before: Json, after: Json): Promise<Json> {
  const path = `/trunks/${encodeURIComponent(id)}`
  const key = (port: Json) => [port['port_id'], port['segmentation_type'], port['segmentation_id']].join(' ')
  const [old, wanted] = [many(before, 'sub_ports'), many(after, 'sub_ports')]
  const gone = old.filter((port) => !wanted.some((each) => key(each) === key(port)))
  const added = wanted.filter((port) => !old.some((each) => key(each) === key(port)))
  const trunk = Object.fromEntries(
    ['admin_state_up', 'description', 'name'].flatMap((name) =>
      name in after && after[name] !== before[name] ? [[name, after[name]]] : [],
    ),
  )
  if (Object.keys(trunk).length) await services.put('network', path, { trunk })
  if (gone.length)
    await services.put('network', `${path}/remove_subports`, { sub_ports: gone.map(({ port_id }) => ({ port_id })) })
  if (added.length) await services.put('network', `${path}/add_subports`, { sub_ports: added })
  return trunkOf(one(await services.get('network', path), 'trunk'))
}
