import { html, json, Refusal, type HandlersOf, type Reply } from '../../handler.js'
import { notFoundPage } from '../../pages.js'
import { stackView } from './stacks.js'
import { timezones } from '../../../timezones.js'
import { topologyModel } from './topology.js'

/** Settings, time zones, policy, and the two drawings. */
export const horizonHandlers: HandlersOf<'horizon'> = {
  'horizon.settings': ({ settings }) => json(settings),

  'horizon.timezones': ({ clock }) => json({ timezone_dict: timezones(clock.now()) }),

  'horizon.policy.check'({ body, policy }) {
    const { rules, target } = readCheck(body)
    return json({ allowed: rules.every(([scope, rule]) => policy.allows(scope, rule, target)) })
  },

  'horizon.topology': (context) => asTextJson(topologyModel(context, context.session)),
  'horizon.stackTopology': (context) => asTextJson(stackView(context, context.params.id)),

  // Never registered in Horizon 23: the calls exist in clients only.
  'horizon.heat.services': notRegistered,
  'horizon.heat.validate': notRegistered,
}

function notRegistered(): Reply {
  const { body } = notFoundPage()
  return html(String(body), 404)
}

/** These two pages send their JSON as `text/json`. */
function asTextJson(value: unknown): Reply {
  return { ...json(value), headers: { 'Content-Type': 'text/json' } }
}

function readCheck(body: unknown): { rules: [string, string][]; target: Record<string, unknown> | undefined } {
  const bad = new Refusal(400, 'unexpected parameter format')
  if (body === null || typeof body !== 'object' || !('rules' in body) || !Array.isArray(body.rules)) throw bad
  const rules = body.rules.map((rule: unknown): [string, string] => {
    if (!Array.isArray(rule) || rule.length !== 2) throw bad
    return [String(rule[0]), String(rule[1])]
  })
  const target = 'target' in body && body.target !== null && typeof body.target === 'object' ? body.target : undefined
  return { rules, target: target as Record<string, unknown> | undefined }
}
