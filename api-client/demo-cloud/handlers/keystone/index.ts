import { items, json, type Context, type HandlersOf } from '../../handler.js'
import type { ServiceRow } from '../../world/tables/keystone.js'
import { directoryHandlers } from './directory.js'
import { projectHandlers } from './projects.js'
import { userHandlers } from './users.js'

function endpoints(context: Context, service: ServiceRow) {
  return service.endpoints.map((endpoint) => ({
    id: endpoint.id,
    interface: endpoint.interface,
    region_id: context.region,
    url: endpoint.url.replace('%PROJECT%', context.session.project.id),
    region: context.region,
  }))
}

/**
 * Horizon means to keep the public endpoints only, but deletes from the list it walks through, so the one after each
 * deleted endpoint stays. The demo cloud does the same: a client must not take the first endpoint for the public one.
 */
function publicEndpoints<T extends { readonly interface: string }>(all: readonly T[]): T[] {
  const left = [...all]
  for (let at = 0; at < left.length; at++) if (left[at]?.interface !== 'public') left.splice(at, 1)
  return left
}

export const keystoneHandlers: HandlersOf<'keystone'> = {
  ...userHandlers,
  ...projectHandlers,
  ...directoryHandlers,

  'keystone.version': () => json({ version: '3' }),

  'keystone.defaultDomain': ({ db }) =>
    json({ id: 'default', name: db.keystone.domains.get('default')?.name ?? 'Default' }),

  'keystone.catalog': (context) =>
    json(
      context.db.keystone.services.all().map((service) => ({
        endpoints: publicEndpoints(endpoints(context, service)),
        id: service.id,
        type: service.type,
        name: service.name,
      })),
    ),

  'keystone.services.list': (context) =>
    items(
      context.db.keystone.services.all().map((service, index) => ({
        endpoints: endpoints(context, service),
        id: index,
        type: service.type,
        name: service.name,
      })),
    ),

  'keystone.session': ({ session, regions, db }) =>
    json({
      id: session.user.id,
      project_id: session.project.id,
      user_domain_id: session.user.domainId,
      enabled: db.keystone.users.get(session.user.id)?.enabled ?? false,
      roles: session.roles.map((name) => ({ name })),
      is_superuser: session.isAdmin,
      services_region: session.region,
      project_name: session.project.name,
      domain_id: null,
      username: session.user.name,
      available_services_regions: regions,
      domain_name: null,
      user_domain_name: session.user.domainName,
      token: session.token,
    }),
}
