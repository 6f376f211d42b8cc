import { items, nameOf, type Json } from '../json.js'
import { namesOf, projectNames } from '../project-names.js'
import type { AnswersOf, Question } from '../question.js'

type Asked = Pick<Question, 'services' | 'identity' | 'query'>

/** In the project's own list administrators see what its members do. */
function seenBy({ identity, query }: Asked, things: readonly Json[]): readonly Json[] {
  if (query.get('all_projects') === 'true') return things
  return things.filter(({ project_id, shared }) => shared === true || project_id === identity.project?.id)
}

const owned =
  ({ identity, query }: Asked, projects: ReadonlyMap<unknown, string>) =>
  (thing: Json): Json => ({
    ...thing,
    project: projects.get(thing['project_id']) ?? thing['project_id'],
    own: (identity.isAdmin && query.get('all_projects') === 'true') || thing['project_id'] === identity.project?.id,
  })

const none = new Map<unknown, string>()

/** Names of projects, for who looks at those of all. */
const projectsOf = ({ services, query }: Asked) =>
  query.get('all_projects') === 'true' ? projectNames(services) : none

/** Pools of addresses and the scopes that they are in. */
export const subnetPoolAnswers: AnswersOf<'neutron.subnetPools'> & AnswersOf<'neutron.addressScopes'> = {
  async 'neutron.subnetPools.list'(question) {
    const { services } = question
    const [pools, scopes, projects] = await Promise.all([
      services.all('network', '/subnetpools', 'subnetpools'),
      services.all('network', '/address-scopes', 'address_scopes').then(namesOf, () => none),
      projectsOf(question),
    ])
    const withScope = (pool: Json): Json => ({
      ...pool,
      address_scope: scopes.get(pool['address_scope_id']) ?? pool['address_scope_id'],
    })
    return items(seenBy(question, pools).map(owned(question, projects)).map(withScope))
  },

  async 'neutron.addressScopes.list'(question) {
    const { services } = question
    const [scopes, pools, projects] = await Promise.all([
      services.all('network', '/address-scopes', 'address_scopes'),
      services.all('network', '/subnetpools', 'subnetpools').catch(() => []),
      projectsOf(question),
    ])
    const withPools = (scope: Json): Json => ({
      ...scope,
      pools: pools.filter(({ address_scope_id }) => address_scope_id === scope['id']).map(nameOf),
    })
    return items(seenBy(question, scopes).map(owned(question, projects)).map(withPools))
  },
}
