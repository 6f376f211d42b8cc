import { allows, mayWrite, type Credentials } from '../../policies/allows.js'
import { Refusal, type PolicyCheck, type Session } from '../handler.js'
import type { Ids } from '../world/ids.js'

const credentialsOf = ({ user, project, roles, isAdmin }: Session): Credentials => ({
  userId: user.id,
  projectId: project.id,
  roles,
  isAdmin,
})

/** Has a role that may change things in its project. */
export const canWrite = (session: Session): boolean => mayWrite(session)

export function policyCheck(session: Session, ids: Ids): PolicyCheck {
  const who = credentialsOf(session)
  return {
    allows: (scope, rule, target) => allows(who, scope, rule, target),
    demand(scope, rule, target) {
      if (allows(who, scope, rule, target)) return
      // Keystone's refusals reach the browser as 401 with an empty text.
      if (scope === 'identity') throw new Refusal(401, '')
      throw new Refusal(403, refusalText(scope, rule, ids))
    },
  }
}

/** A refusal in the words of the service that makes it. */
function refusalText(scope: string, rule: string, ids: Ids): string {
  switch (scope) {
    case 'image':
      return `HTTP 403 Forbidden: You are not authorized to complete ${rule} action.`
    case 'network':
      return `rule:${rule} is disallowed by policy\nNeutron server returns request_ids: ['req-${ids.uuid()}']`
    default:
      return `Policy doesn't allow ${rule} to be performed. (HTTP 403) (Request-ID: req-${ids.uuid()})`
  }
}
