import type { Client } from '@stratus/api-client'
import type { QosRuleType } from '@stratus/api-client/rules'
import { changedBodies, ruleBodies, type RuleDraft } from './rule-model.js'

type Caller = Pick<Client, 'call'>

/** Ids of a rule and of its policy. */
interface RuleParams {
  readonly policy: string
  readonly rule: string
}

interface RuleCalls {
  add(client: Caller, policy: string, draft: RuleDraft): Promise<unknown>
  update(client: Caller, params: RuleParams, draft: RuleDraft): Promise<unknown>
  remove(client: Caller, params: RuleParams): Promise<unknown>
}

const { bandwidth_limit, dscp_marking, minimum_bandwidth, minimum_packet_rate } = ruleBodies

/** Each kind of rule has a collection of its own (DEC-3). */
export const ruleCalls: Readonly<Record<QosRuleType, RuleCalls>> = {
  bandwidth_limit: {
    add: (client, policy, draft) =>
      client.call('neutron.bandwidthLimitRules.create', { params: { policy }, body: bandwidth_limit(draft) }),
    update: (client, { policy, rule }, draft) =>
      client.call('neutron.bandwidthLimitRules.update', {
        params: { policy, rule },
        body: changedBodies.bandwidth_limit(draft),
      }),
    remove: (client, { policy, rule }) =>
      client.call('neutron.bandwidthLimitRules.delete', { params: { policy, rule } }),
  },
  dscp_marking: {
    add: (client, policy, draft) =>
      client.call('neutron.dscpMarkingRules.create', { params: { policy }, body: dscp_marking(draft) }),
    update: (client, { policy, rule }, draft) =>
      client.call('neutron.dscpMarkingRules.update', { params: { policy, rule }, body: dscp_marking(draft) }),
    remove: (client, { policy, rule }) => client.call('neutron.dscpMarkingRules.delete', { params: { policy, rule } }),
  },
  minimum_bandwidth: {
    add: (client, policy, draft) =>
      client.call('neutron.minimumBandwidthRules.create', { params: { policy }, body: minimum_bandwidth(draft) }),
    update: (client, { policy, rule }, draft) =>
      client.call('neutron.minimumBandwidthRules.update', { params: { policy, rule }, body: minimum_bandwidth(draft) }),
    remove: (client, { policy, rule }) =>
      client.call('neutron.minimumBandwidthRules.delete', { params: { policy, rule } }),
  },
  minimum_packet_rate: {
    add: (client, policy, draft) =>
      client.call('neutron.minimumPacketRateRules.create', { params: { policy }, body: minimum_packet_rate(draft) }),
    update: (client, { policy, rule }, draft) =>
      client.call('neutron.minimumPacketRateRules.update', {
        params: { policy, rule },
        body: minimum_packet_rate(draft),
      }),
    remove: (client, { policy, rule }) =>
      client.call('neutron.minimumPacketRateRules.delete', { params: { policy, rule } }),
  },
}
