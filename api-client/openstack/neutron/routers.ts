import { items, many, one, textOf, type Json } from '../json.js'
import { askProjectsLike, namesOf, projectNames } from '../project-names.js'
import { part, type AnswersOf } from '../question.js'
import type { Services } from '../services.js'

/** As Horizon's table of routes names its rows. */
export const routeId = (route: Json): string => `${textOf(route, 'nexthop')}:${textOf(route, 'destination')}`

const flag = (value: unknown): string | null => (value === undefined ? null : value ? 'True' : 'False')

const externalNames = (services: Services): Promise<ReadonlyMap<unknown, string>> =>
  services
    .all('network', '/networks', 'networks', { query: { 'router:external': true } })
    .then(namesOf, () => new Map<unknown, string>())

/**
 * @param networks names of those outside
 * @param projects names of those that are told, where they are
 */
function routerFacts(router: Json, networks: ReadonlyMap<unknown, string>, projects?: ReadonlyMap<unknown, string>) {
  const network = one(router, 'external_gateway_info')['network_id']
  return {
    ...router,
    project: projects ? (projects.get(router['project_id']) ?? router['project_id']) : null,
    external_network: networks.get(network) ?? network ?? null,
    admin_state: router['admin_state_up'] ? 'UP' : 'DOWN',
    distributed: flag(router['distributed']),
    ha: flag(router['ha']),
  }
}

export const routerAnswers: AnswersOf<'neutron.routers'> = {
  async 'neutron.routers.list'({ services, identity, query }) {
    const all = query.get('all_projects') === 'true'
    const named = all ? projectNames(services) : Promise.resolve(new Map<unknown, string>())
    const routersOf = (scope: Readonly<Record<string, string>>) =>
      services.all('network', '/routers', 'routers', { query: scope })
    const [routers, networks, projects] = await Promise.all([
      all
        ? askProjectsLike(query.get('project_like'), () => named, routersOf)
        : routersOf({ project_id: identity.project?.id ?? '' }),
      externalNames(services),
      named,
    ])
    return items(routers.map((router) => routerFacts(router, networks, all ? projects : undefined)))
  },
  async 'neutron.routers.onAgent'({ services, params }) {
    const [answer, networks, projects] = await Promise.all([
      services.get('network', `/agents/${part(params.id)}/l3-routers`),
      externalNames(services),
      projectNames(services),
    ])
    return items(many(answer, 'routers').map((router) => routerFacts(router, networks, projects)))
  },
  async 'neutron.routers.get'({ services, params, query }) {
    const path = `/routers/${part(params.id)}`
    // Who may read routers of all projects is not always told where they run.
    const agents = async () => many(await services.get('network', `${path}/l3-agents`), 'agents')
    const [answer, hosts] = await Promise.all([
      services.get('network', path),
      query.get('all_projects') === 'true' ? agents().catch(() => []) : [],
    ])
    const router = one(answer, 'router')
    const gateway = one(router, 'external_gateway_info')
    const snat = gateway['enable_snat']
    return {
      ...router,
      gateway_addresses: many(gateway, 'external_fixed_ips').map((fixed) => [textOf(fixed, 'ip_address')]),
      snat: typeof snat === 'boolean' ? (snat ? 'Enabled' : 'Disabled') : null,
      hosts: hosts.map((agent) => [textOf(agent, 'host')]),
    }
  },
  async 'neutron.routers.routes'({ services, params }) {
    const router = one(await services.get('network', `/routers/${part(params.id)}`), 'router')
    return items(many(router, 'routes').map((route) => ({ id: routeId(route), ...route })))
  },
}
