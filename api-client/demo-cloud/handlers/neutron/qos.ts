import { dscpMarks, maxQosAmount } from '../../../rules/index.js'
import { created, empty, fields, items, json, type Context, type Handler, type HandlersOf } from '../../handler.js'
import type { QosPolicyRow, QosRule, QosRuleKind } from '../../world/tables/neutron.js'
import { timestamp } from '../../world/world.js'
import { refuseStrangeAttributes, requireAttribute, seesPolicy } from './access.js'
import { qosPolicyView } from './views.js'
import { neutronRefusal } from '../refusals.js'

type QosHandlers = Pick<
  HandlersOf<'neutron'>,
  Extract<keyof HandlersOf<'neutron'>, `neutron.qosPolicies.${string}` | `neutron.${string}Rules.${string}`>
>

/** One number or word of a rule. */
interface RuleField {
  readonly name: string
  /** Undefined: must be sent. */
  readonly fallback?: number | string
  readonly allowed?: readonly (number | string)[]
}

interface RuleKind {
  /** How the kind is written in the `Location` of a new rule. */
  readonly location: string
  readonly fields: readonly RuleField[]
}

const either: RuleField = { name: 'direction', fallback: 'egress', allowed: ['egress', 'ingress'] }

const kinds: Readonly<Record<QosRuleKind, RuleKind>> = {
  bandwidth_limit: {
    location: 'bandwidthlimitrules',
    fields: [{ name: 'max_kbps' }, { name: 'max_burst_kbps', fallback: 0 }, either],
  },
  dscp_marking: { location: 'dscpmarkingrules', fields: [{ name: 'dscp_mark', allowed: dscpMarks }] },
  minimum_bandwidth: { location: 'minimumbandwidthrules', fields: [{ name: 'min_kbps' }, either] },
  minimum_packet_rate: {
    location: 'minimumpacketraterules',
    fields: [{ name: 'min_kpps' }, { ...either, allowed: ['any', 'egress', 'ingress'] }],
  },
}

function policyOf(context: Context, id: string): QosPolicyRow {
  const policy = context.db.neutron.qosPolicies.get(id)
  if (!policy || !seesPolicy(context.session, policy))
    throw neutronRefusal(context, 404, `QoS policy ${id} could not be found.`)
  return policy
}

function ruleOf(context: Context, policy: QosPolicyRow, kind: QosRuleKind, id: string): QosRule {
  const rule = policy.rules.find((each) => each.id === id && each.type === kind)
  if (!rule) throw neutronRefusal(context, 404, `QoS rule ${id} for policy ${policy.id} could not be found.`)
  return rule
}

function readValue(context: Context, field: RuleField, value: unknown): number | string {
  const bad = (reason: string) => neutronRefusal(context, 400, `Invalid input for ${field.name}. Reason: ${reason}`)
  if (field.name === 'direction') {
    if (!field.allowed?.includes(String(value))) throw bad(`${String(value)} is not in valid_values.`)
    return String(value)
  }
  const number = Number(value)
  if (!Number.isInteger(number)) throw bad(`'${String(value)}' is not an integer.`)
  if (field.allowed && !field.allowed.includes(number)) throw bad(`${number} is not in valid_values.`)
  if (number < 0) throw bad(`'${number}' is too small - must be at least '0'.`)
  if (number > maxQosAmount) throw bad(`'${number}' is too large - must be no larger than '${maxQosAmount}'.`)
  return number
}

/** A policy has one rule of a kind for each direction; of DSCP marks only one. */
function refuseConflict(
  context: Context,
  policy: QosPolicyRow,
  kind: QosRuleKind,
  values: QosRule['values'],
  self?: string,
): void {
  const others = policy.rules.filter((rule) => rule.type === kind && rule.id !== self)
  const same = others.find((rule) => rule.values.direction === values.direction)
  if (same)
    throw neutronRefusal(
      context,
      409,
      `Rule ${kind} conflicts with rule ${same.id} which already exists in QoS Policy ${policy.id}.`,
    )
  const mixed =
    kind === 'minimum_packet_rate' && others.find((rule) => [rule.values.direction, values.direction].includes('any'))
  if (mixed)
    throw neutronRefusal(
      context,
      409,
      `Unable to add the rule with value ${values.direction} to the policy ${policy.id} as the existing rule of type ${kind} has value ${mixed.values.direction}.`,
    )
}

function setRules(context: Context, policy: QosPolicyRow, rules: readonly QosRule[]): void {
  context.db.neutron.qosPolicies.update(policy.id, {
    rules,
    updated_at: timestamp(context.clock),
    revision_number: policy.revision_number + 1,
  })
}

const ruleView = (rule: QosRule) => ({ ...rule.values, id: rule.id })

type CreateRule = Handler<'neutron.dscpMarkingRules.create'>
type ChangeRule = Handler<'neutron.dscpMarkingRules.update'>

function creation(kind: QosRuleKind): CreateRule {
  return (context) => {
    const body = fields(context.body)
    context.policy.demand('network', `create_policy_${kind}_rule`)
    const { location, fields: parts } = kinds[kind]
    refuseStrangeAttributes(
      context,
      body,
      parts.map((part) => part.name),
    )
    for (const part of parts) if (part.fallback === undefined) requireAttribute(context, body, part.name)
    const values = Object.fromEntries(
      parts.map((part) => [part.name, readValue(context, part, body[part.name] ?? part.fallback)]),
    )
    const policy = policyOf(context, context.params.policy)
    refuseConflict(context, policy, kind, values)
    const rule: QosRule = { id: context.ids.uuid(), type: kind, values }
    setRules(context, policy, [...policy.rules, rule])
    return created(`/api/neutron/qospolicies/${location}/${rule.id}`, ruleView(rule))
  }
}

function alteration(kind: QosRuleKind): ChangeRule {
  return (context) => {
    const body = fields(context.body)
    context.policy.demand('network', `update_policy_${kind}_rule`)
    const parts = kinds[kind].fields
    refuseStrangeAttributes(
      context,
      body,
      parts.map((part) => part.name),
    )
    const policy = policyOf(context, context.params.policy)
    const old = ruleOf(context, policy, kind, context.params.rule)
    const sent = parts.filter((part) => part.name in body)
    const values = {
      ...old.values,
      ...Object.fromEntries(sent.map((part) => [part.name, readValue(context, part, body[part.name])])),
    }
    refuseConflict(context, policy, kind, values, old.id)
    const rule = { ...old, values }
    setRules(
      context,
      policy,
      policy.rules.map((each) => (each.id === rule.id ? rule : each)),
    )
    return json(ruleView(rule))
  }
}

function removal(kind: QosRuleKind): ChangeRule {
  return (context) => {
    context.policy.demand('network', `delete_policy_${kind}_rule`)
    const policy = policyOf(context, context.params.policy)
    const rule = ruleOf(context, policy, kind, context.params.rule)
    setRules(
      context,
      policy,
      policy.rules.filter((each) => each.id !== rule.id),
    )
    return empty()
  }
}

const policyAttributes = ['name', 'description', 'shared', 'is_default', 'tenant_id', 'project_id']

export const qosHandlers: QosHandlers = {
  // Policies that others share are left out of the list, though they can be read one by one.
  'neutron.qosPolicies.list': (context) =>
    items(context.db.neutron.qosPolicies.where('project_id', context.session.project.id).map(qosPolicyView)),

  'neutron.qosPolicies.create': (context) => {
    const body = fields(context.body)
    context.policy.demand('network', 'create_policy')
    refuseStrangeAttributes(context, body, policyAttributes)
    const now = timestamp(context.clock)
    const policy = context.db.neutron.qosPolicies.insert({
      id: context.ids.uuid(),
      name: String(body.name ?? ''),
      description: String(body.description ?? ''),
      project_id: String(body.tenant_id ?? body.project_id ?? context.session.project.id),
      shared: body.shared === true,
      is_default: body.is_default === true,
      rules: [],
      created_at: now,
      updated_at: now,
      revision_number: 0,
    })
    return created(`/api/neutron/qos_policies/${policy.id}`, qosPolicyView(policy))
  },

  'neutron.qosPolicies.get': (context) => json(qosPolicyView(policyOf(context, context.params.id))),

  'neutron.qosPolicies.delete': (context) => {
    const policy = policyOf(context, context.params.id)
    context.policy.demand('network', 'delete_policy')
    const { networks, ports } = context.db.neutron
    const network = networks.find((row) => row.qos_policy_id === policy.id)
    const port = ports.find((row) => row.qos_policy_id === policy.id)
    const user = network ? `network ${network.id}` : port ? `port ${port.id}` : undefined
    if (user) throw neutronRefusal(context, 409, `QoS Policy ${policy.id} is used by ${user}.`)
    context.db.neutron.qosPolicies.remove(policy.id)
    return empty()
  },

  'neutron.bandwidthLimitRules.create': creation('bandwidth_limit'),
  'neutron.bandwidthLimitRules.update': alteration('bandwidth_limit'),
  'neutron.bandwidthLimitRules.delete': removal('bandwidth_limit'),
  'neutron.dscpMarkingRules.create': creation('dscp_marking'),
  'neutron.dscpMarkingRules.update': alteration('dscp_marking'),
  'neutron.dscpMarkingRules.delete': removal('dscp_marking'),
  'neutron.minimumBandwidthRules.create': creation('minimum_bandwidth'),
  'neutron.minimumBandwidthRules.update': alteration('minimum_bandwidth'),
  'neutron.minimumBandwidthRules.delete': removal('minimum_bandwidth'),
  'neutron.minimumPacketRateRules.create': creation('minimum_packet_rate'),
  'neutron.minimumPacketRateRules.update': alteration('minimum_packet_rate'),
  'neutron.minimumPacketRateRules.delete': removal('minimum_packet_rate'),
}
