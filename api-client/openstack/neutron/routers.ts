import { items, many, one, textOf, type Json } from '../json.js'
import { askProjectsLike, namesOf, projectNames } from '../project-names.js'
import { part, type AnswersOf } from '../question.js'

/** As Horizon's table of routes names its rows. */
export const routeId = (route: Json): string => `${textOf(route, 'nexthop')}:${textOf(route, 'destination')}`

const flag = (value: unknown): string | null => (value === undefined ? null : value ? 'True' : 'False')

export const routerAnswers: AnswersOf<'neutron.routers'> = {
  async 'neutron.routers.list'({ services, identity, query }) {
    const all = query.get('all_projects') === 'true'
    const external = { query: { 'router:external': true } }
    const named = all ? projectNames(services) : Promise.resolve(new Map<unknown, string>())
    const routersOf = (scope: Readonly<Record<string, string>>) =>
      services.all('network', '/routers', 'routers', { query: scope })
    const [routers, networks, projects] = await Promise.all([
      all
        ? askProjectsLike(query.get('project_like'), () => named, routersOf)
        : routersOf({ project_id: identity.project?.id ?? '' }),
      services.all('network', '/networks', 'networks', external).then(namesOf, () => new Map<unknown, string>()),
      named,
    ])
    return items(
      routers.map((router) => {
        const network = one(router, 'external_gateway_info')['network_id']
        return {
          ...router,
          project: all ? (projects.get(router['project_id']) ?? router['project_id']) : null,
          external_network: networks.get(network) ?? network ?? null,
          admin_state: router['admin_state_up'] ? 'UP' : 'DOWN',
          distributed: flag(router['distributed']),
          ha: flag(router['ha']),
        }
      }),
    )
  },
  async 'neutron.routers.routes'({ services, params }) {
    const router = one(await services.get('network', `/routers/${part(params.id)}`), 'router')
    return items(many(router, 'routes').map((route) => ({ id: routeId(route), ...route })))
  },
}
