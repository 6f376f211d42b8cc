import type { OperationId } from '../../operations/table.js'
import { items, one, type Json } from '../json.js'
import { part, type Answerer, type AnswersOf, type Question } from '../question.js'

/** Kinds of rules: what operations, addresses and bodies call them. */
const kinds = {
  bandwidthLimitRules: 'bandwidth_limit_rule',
  dscpMarkingRules: 'dscp_marking_rule',
  minimumBandwidthRules: 'minimum_bandwidth_rule',
  minimumPacketRateRules: 'minimum_packet_rate_rule',
} as const

type Kind = keyof typeof kinds
type RuleQuestion = Pick<Question, 'services' | 'body'> & {
  readonly params: { readonly policy: string; readonly rule?: string }
}

const pathOf = ({ params: { policy, rule } }: RuleQuestion, kind: Kind) =>
  `/qos/policies/${part(policy)}/${kinds[kind]}s${rule === undefined ? '' : `/${part(rule)}`}`

const create = (kind: Kind) => async (question: RuleQuestion) =>
  one(await question.services.post('network', pathOf(question, kind), { [kinds[kind]]: question.body }), kinds[kind])

const update = (kind: Kind) => async (question: RuleQuestion) =>
  one(await question.services.put('network', pathOf(question, kind), { [kinds[kind]]: question.body }), kinds[kind])

const remove = (kind: Kind) => async (question: RuleQuestion) => {
  await question.services.delete('network', pathOf(question, kind))
}

type RuleAnswers = {
  readonly [Id in Extract<OperationId, `neutron.${Kind}.${string}`>]: Answerer<Id>
}

const ruleAnswers: RuleAnswers = {
  'neutron.bandwidthLimitRules.create': create('bandwidthLimitRules'),
  'neutron.bandwidthLimitRules.update': update('bandwidthLimitRules'),
  'neutron.bandwidthLimitRules.delete': remove('bandwidthLimitRules'),
  'neutron.dscpMarkingRules.create': create('dscpMarkingRules'),
  'neutron.dscpMarkingRules.update': update('dscpMarkingRules'),
  'neutron.dscpMarkingRules.delete': remove('dscpMarkingRules'),
  'neutron.minimumBandwidthRules.create': create('minimumBandwidthRules'),
  'neutron.minimumBandwidthRules.update': update('minimumBandwidthRules'),
  'neutron.minimumBandwidthRules.delete': remove('minimumBandwidthRules'),
  'neutron.minimumPacketRateRules.create': create('minimumPacketRateRules'),
  'neutron.minimumPacketRateRules.update': update('minimumPacketRateRules'),
  'neutron.minimumPacketRateRules.delete': remove('minimumPacketRateRules'),
}

const policyOf = (answer: Json): Json => one(answer, 'policy')

export const qosAnswers: AnswersOf<'neutron.qosPolicies'> & RuleAnswers = {
  ...ruleAnswers,
  'neutron.qosPolicies.list': async ({ services, identity }) =>
    items(
      await services.all('network', '/qos/policies', 'policies', { query: { project_id: identity.project?.id ?? '' } }),
    ),
  'neutron.qosPolicies.create': async ({ services, body }) =>
    policyOf(await services.post('network', '/qos/policies', { policy: body })),
  'neutron.qosPolicies.get': async ({ services, params }) =>
    policyOf(await services.get('network', `/qos/policies/${part(params.id)}`)),
  async 'neutron.qosPolicies.delete'({ services, params }) {
    await services.delete('network', `/qos/policies/${part(params.id)}`)
  },
}
