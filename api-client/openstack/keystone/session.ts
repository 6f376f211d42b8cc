import { regionsOf } from '../catalog.js'
import { items } from '../json.js'
import type { AnswersOf } from '../question.js'

/** Who is signed in, and what the cloud has for him. */
export const sessionAnswers: Pick<
  AnswersOf<'keystone'>,
  'keystone.version' | 'keystone.defaultDomain' | 'keystone.catalog' | 'keystone.services.list' | 'keystone.session'
> = {
  'keystone.version': () => ({ version: '3' }),
  'keystone.defaultDomain': ({ identity }) => identity.user.domain,
  'keystone.catalog': ({ identity }) =>
    identity.catalog
      .map((entry) => ({ ...entry, endpoints: entry.endpoints.filter((endpoint) => endpoint.interface === 'public') }))
      .filter(({ endpoints }) => endpoints.length > 0),
  'keystone.services.list': ({ identity }) => items(identity.catalog.map((entry, id) => ({ ...entry, id }))),
  /** The token stays on the server. */
  'keystone.session': ({ identity: { user, project, roles, isAdmin, catalog }, services }) => ({
    id: user.id,
    username: user.name,
    enabled: true,
    user_domain_id: user.domain.id,
    user_domain_name: user.domain.name,
    project_id: project?.id ?? null,
    project_name: project?.name ?? null,
    domain_id: null,
    domain_name: null,
    roles,
    is_superuser: isAdmin,
    services_region: services.standing.region,
    available_services_regions: regionsOf(catalog),
  }),
}
