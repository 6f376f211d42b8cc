import type { Context } from '../../handler.js'
import { clientRefusal } from '../refusals.js'

/** Refuses all but administrators, in cinder's words. */
export function administer(context: Context, rule: string): void {
  if (!context.session.isAdmin) throw clientRefusal(context, 403, `Policy doesn't allow ${rule} to be performed.`)
}
