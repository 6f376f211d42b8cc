import { allTimezones } from '../../timezones.js'
import { asJson, type Json } from '../json.js'
import type { AnswersOf } from '../question.js'
import { ServiceError } from '../service-error.js'
import { usualSettings } from './settings.js'
import { heatServices, stackTopology, validateTemplate } from './stack.js'
import { topology } from './topology.js'

/** What Horizon answers by itself, where there is one. */
export const horizonAnswers: AnswersOf<'horizon'> = {
  'horizon.settings': () => usualSettings,
  'horizon.timezones': () => ({ timezone_dict: allTimezones(Date.now()) }),
  'horizon.policy.check'({ identity, policies, body }) {
    const { rules, target } = readCheck(body)
    const who = {
      userId: identity.user.id,
      projectId: identity.project?.id ?? '',
      roles: identity.roles.map(({ name }) => name),
      isAdmin: identity.isAdmin,
      domains: { user: identity.user.domain.id, project: identity.project?.domain.id ?? '' },
    }
    const each = rules.map(([scope, rule]) => policies.allows(who, scope, rule, target))
    return { allowed: !each.includes(false), each }
  },
  'horizon.topology': topology,
  'horizon.stackTopology': stackTopology,
  'horizon.heat.services': heatServices,
  'horizon.heat.validate': validateTemplate,
}

function readCheck(body: Json): { rules: (readonly [string, string])[]; target: Json } {
  const bad = new ServiceError(400, 'unexpected parameter format')
  if (!Array.isArray(body['rules'])) throw bad
  const rules = body['rules'].map((rule: unknown) => {
    if (!Array.isArray(rule) || rule.length !== 2) throw bad
    return [String(rule[0]), String(rule[1])] as const
  })
  return { rules, target: asJson(body['target']) }
}
