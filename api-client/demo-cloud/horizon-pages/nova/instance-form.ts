import type { ServerRow } from '../../world/tables/nova.js'
import { ownAddress, type PageContext, type PageRoute } from '../context.js'
import { formRoute, type FormSpec } from '../templates/form-route.js'

export const instancesPage = '/project/instances/'

/** The instance a page is about: this project's, or any for administrators. */
export function serverOf({ cloud, params, session }: PageContext): ServerRow | undefined {
  const server = cloud.world.db.nova.servers.get(params[0] ?? '')
  return session?.isAdmin || server?.project_id === session?.project.id ? server : undefined
}

/** A form behind Horizon's list of instances; it leads back there. `path`: below the instance's own. */
export function instanceForm(path: string, spec: Omit<FormSpec<ServerRow>, 'next' | 'find' | 'gone'>): PageRoute {
  return formRoute<ServerRow>(new RegExp(`^/project/instances/([^/]+)/${path}$`), {
    ...spec,
    next: ({ form }) => ownAddress(String(form.get('next') ?? ''), instancesPage),
    find: serverOf,
    gone: 'Unable to retrieve instance details.',
  })
}
