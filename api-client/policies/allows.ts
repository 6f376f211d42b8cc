import { ruleGroups, type RuleGroup } from './default-rules.js'

type Level = RuleGroup['level']

const levels = new Map<string, Level>()
for (const group of ruleGroups) {
  for (const name of group.names.trim().split(/\s+/)) levels.set(`${group.scope} ${group.prefix}${name}`, group.level)
}

/** Rules of a reader: those that only look. The real Zed lets readers write; Stratus keeps the promise of the name. */
const looks =
  /(^|[:_-])(get|list|show|index|detail|details|simple|download|default|defaults|discoverable|limits|extensions|head|view)([:_-]|$)|_or_owner$|reader|console-output|get_all/

/** Who asks, as rules see it. */
export interface Credentials {
  readonly userId: string
  readonly projectId: string
  readonly roles: readonly string[]
  readonly isAdmin: boolean
  /** Ids of the domains of user and project, where they are known. */
  readonly domains?: { readonly user: string; readonly project: string }
}

/** What a policy rule may look at. */
export type PolicyTarget = Readonly<Record<string, unknown>>

/**
 * Does the rule pass for this caller? Known rules follow a real cloud with default policies; an unknown one passes.
 * @param target project and user of the thing acted on; left-out ones are the caller's own
 */
export function allows(who: Credentials, scope: string, rule: string, target: PolicyTarget = {}): boolean {
  const level = levels.get(`${scope} ${rule}`)
  if (level === 'nobody') return false
  if (who.isAdmin) return true
  if (level === 'admin') return false
  if (level !== undefined && !owns(who, target)) return false
  return mayWrite(who) || looks.test(rule)
}

/** Whether the service has such a rule by default. */
export const isKnownRule = (scope: string, rule: string): boolean => levels.has(`${scope} ${rule}`)

/** Has a role that may change things in its project. */
export const mayWrite = ({ isAdmin, roles }: Pick<Credentials, 'isAdmin' | 'roles'>): boolean =>
  isAdmin || roles.includes('member')

function owns({ projectId, userId }: Credentials, target: PolicyTarget): boolean {
  const project = target.project_id ?? target.tenant_id ?? target['project.id']
  if (project !== undefined && project !== null) return project === projectId
  const user = target.user_id ?? target['user.id']
  return user === undefined || user === null || user === userId
}
