import { allows, isKnownRule, type Credentials, type PolicyTarget } from './allows.js'
import { BadRule, namesIn, type Check } from './check.js'
import { passes } from './passes.js'

/** The rules that an operator has written for one service, by name. */
export type OwnRules = ReadonlyMap<string, Check>

/** Which rules pass: an operator's own, over the services' defaults. */
export interface Policies {
  allows(who: Credentials, scope: string, rule: string, target?: PolicyTarget): boolean
}

/** Every service as it comes. */
export const defaultPolicies: Policies = { allows }

/** By which rule a service's defaults know its administrators: who changes it changes all that refer to it. */
const administrators: Readonly<Record<string, readonly string[]>> = {
  compute: ['admin_api', 'context_is_admin'],
  volume: ['admin_api', 'context_is_admin'],
  image: ['context_is_admin'],
  network: ['admin_only', 'context_is_admin'],
  identity: ['admin_required'],
}

/** @param own rules by the service's name in {@link Policies.allows} */
export function operatorsPolicies(own: ReadonlyMap<string, OwnRules>): Policies {
  // What administrators are is told by plain defaults: it would be asked in a circle.
  const asked = (who: Credentials, scope: string, rule: string, given: PolicyTarget, isPlain = false): boolean => {
    const rules = own.get(scope)
    const check = rules?.get(rule) ?? (isKnownRule(scope, rule) ? undefined : rules?.get('default'))
    if (!check) {
      const above = isPlain ? undefined : administrators[scope]?.find((name) => rules?.has(name))
      return allows(above ? { ...who, isAdmin: asked(who, scope, above, given, true) } : who, scope, rule, given)
    }
    const facts = {
      roles: who.roles,
      caller: callerOf(who),
      target: { ...ownTarget(who), ...given },
      rule: (name: string) => asked(who, scope, name, given, isPlain),
    }
    return passes(check, facts)
  }
  return { allows: (who, scope, rule, target = {}) => asked(who, scope, rule, target) }
}

/**
 * Looks for rules that could not be answered.
 * @throws BadRule with the name of the rule in which it is wrong
 */
export function checkReferences(scope: string, rules: OwnRules): void {
  const whole = new Set<string>()
  const visit = (name: string, way: readonly string[]): void => {
    const check = rules.get(name)
    if (!check || whole.has(name)) return
    if (way.includes(name)) throw new BadReference(way[0] ?? name, `it leads back to itself by '${way.at(-1)}'`)
    for (const next of namesIn(check)) {
      if (!rules.has(next) && !isKnownRule(scope, next))
        throw new BadReference(name, `there is no rule '${next}', neither here nor among the service's own`)
      visit(next, [...way, name])
    }
    whole.add(name)
  }
  for (const name of rules.keys()) visit(name, [])
}

/** A rule that refers to one that it cannot. */
export class BadReference extends BadRule {
  constructor(
    readonly rule: string,
    message: string,
  ) {
    super(message)
  }
}

function callerOf({ userId, projectId, roles, isAdmin, domains }: Credentials): Readonly<Record<string, unknown>> {
  return {
    user_id: userId,
    project_id: projectId,
    tenant_id: projectId,
    user_domain_id: domains?.user ?? null,
    project_domain_id: domains?.project ?? null,
    // Sessions are a project's.
    domain_id: null,
    system_scope: null,
    roles,
    is_admin: isAdmin,
    is_admin_project: true,
  }
}

/** Whose a thing is of which nothing is said: the caller's. */
const ownTarget = ({ userId, projectId, domains }: Credentials): PolicyTarget => ({
  user_id: userId,
  project_id: projectId,
  tenant_id: projectId,
  'user.id': userId,
  'project.id': projectId,
  ...(domains && { 'user.domain_id': domains.user, 'project.domain_id': domains.project, domain_id: domains.user }),
})
