import type { Session } from '../../handler.js'
import type { ServerRow } from '../../world/tables/nova.js'
import type { World } from '../../world/world.js'
import { clientRefusal } from '../refusals.js'

/** A server the caller may see: one of its project, for administrators any. */
export function ownServer(
  context: World & { readonly session: Session },
  id: string,
  missing = 'could not be found.',
): ServerRow {
  const row = context.db.nova.servers.get(id)
  if (row && (row.project_id === context.session.project.id || context.session.isAdmin)) return row
  throw clientRefusal(context, 404, `Instance ${id} ${missing}`)
}
