import { Refusal, type PolicyCheck, type PolicyTarget, type Session } from '../handler.js'
import type { Ids } from '../world/ids.js'
import { ruleGroups, type RuleGroup } from './policy-rules.js'

type Level = RuleGroup['level']

const levels = new Map<string, Level>()
for (const group of ruleGroups) {
  for (const name of group.names.trim().split(/\s+/)) levels.set(`${group.scope} ${group.prefix}${name}`, group.level)
}

/** Rules of a reader: those that only look. The real Zed lets readers write; this cloud keeps the promise of the name. */
const looks =
  /(^|[:_-])(get|list|show|index|detail|details|simple|download|default|defaults|discoverable|limits|extensions|head|view)([:_-]|$)|_or_owner$|reader|console-output|get_all/

/**
 * Does the rule pass for this caller? Known rules follow the real cloud; an unknown one passes.
 * @param target project and user of the thing acted on; left-out ones are the caller's own
 */
function allowed(session: Session, scope: string, rule: string, target: PolicyTarget = {}): boolean {
  const level = levels.get(`${scope} ${rule}`)
  if (level === 'nobody') return false
  if (session.isAdmin) return true
  if (level === 'admin') return false
  if (level !== undefined && !owns(session, target)) return false
  return canWrite(session) || looks.test(rule)
}

/** Has a role that may change things in its project. */
export function canWrite(session: Session): boolean {
  return session.isAdmin || session.roles.includes('member')
}

function owns(session: Session, target: PolicyTarget): boolean {
  const project = target.project_id ?? target.tenant_id ?? target['project.id']
  if (project !== undefined && project !== null) return project === session.project.id
  const user = target.user_id ?? target['user.id']
  return user === undefined || user === null || user === session.user.id
}

export function policyCheck(session: Session, ids: Ids): PolicyCheck {
  return {
    allows: (scope, rule, target) => allowed(session, scope, rule, target),
    demand(scope, rule, target) {
      if (allowed(session, scope, rule, target)) return
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
