import * as body from '../schemas/neutron-bodies.js'
import * as schema from '../schemas/neutron.js'
import { quotaChange, quotas } from '../schemas/quotas.js'
import { operation } from './operation.js'
import { extensions } from '../schemas/extensions.js'

export const neutronOperations = {
  'neutron.networks.list': operation('GET', '/api/neutron/networks/', {
    query: body.networksQuery,
    answer: schema.networks,
    failure: 'Unable to retrieve the networks.',
  }),
  'neutron.networks.create': operation('POST', '/api/neutron/networks/', {
    body: body.networkCreate,
    answer: schema.network,
    ok: [201],
    failure: 'Unable to create the network.',
  }),
  'neutron.subnets.list': operation('GET', '/api/neutron/subnets/', {
    query: body.filterQuery,
    answer: schema.subnets,
    failure: 'Unable to retrieve the subnets.',
  }),
  'neutron.subnets.create': operation('POST', '/api/neutron/subnets/', {
    body: body.subnetCreate,
    answer: schema.subnet,
    ok: [201],
    failure: 'Unable to create the subnet.',
  }),
  'neutron.ports.list': operation('GET', '/api/neutron/ports/', {
    query: body.filterQuery,
    answer: schema.ports,
    failure: 'Unable to retrieve the ports.',
  }),
  'neutron.agents.list': operation('GET', '/api/neutron/agents/', {
    query: body.filterQuery,
    answer: schema.agents,
    failure: 'Unable to retrieve the agents.',
  }),
  'neutron.extensions.list': operation('GET', '/api/neutron/extensions/', {
    answer: extensions,
    failure: 'Unable to retrieve the extensions.',
    cache: 'session',
  }),
  'neutron.trunks.list': operation('GET', '/api/neutron/trunks/', {
    query: body.filterQuery,
    answer: schema.trunks,
    failure: 'Unable to retrieve the trunks.',
  }),
  'neutron.trunks.create': operation('POST', '/api/neutron/trunks/', {
    body: body.trunkCreate,
    answer: schema.trunk,
    ok: [201],
    failure: 'Unable to create the trunk.',
  }),
  'neutron.trunks.get': operation('GET', '/api/neutron/trunks/{id}/', {
    answer: schema.trunk,
    failure: 'Unable to retrieve the trunk with id: {id}',
  }),
  'neutron.trunks.update': operation('PATCH', '/api/neutron/trunks/{id}/', {
    body: body.trunkUpdate,
    answer: schema.trunk,
    failure: 'Unable to update the trunk.',
  }),
  'neutron.trunks.delete': operation('DELETE', '/api/neutron/trunks/{id}/', {
    failure: 'Unable to delete trunk: {id}',
  }),
  'neutron.qosPolicies.list': operation('GET', '/api/neutron/qos_policies/', {
    query: body.filterQuery,
    answer: schema.qosPolicies,
    failure: 'Unable to retrieve the QoS policies.',
  }),
  'neutron.qosPolicies.create': operation('POST', '/api/neutron/qos_policies/', {
    body: body.qosPolicyCreate,
    answer: schema.qosPolicy,
    ok: [201],
    failure: 'Unable to create the QoS policy.',
  }),
  'neutron.qosPolicies.get': operation('GET', '/api/neutron/qos_policies/{id}/', {
    answer: schema.qosPolicy,
    failure: 'Unable to retrieve the QoS policy with id: {id}',
  }),
  'neutron.qosPolicies.delete': operation('DELETE', '/api/neutron/qos_policies/{id}/', {
    failure: 'Unable to delete QoS policy: {id}',
  }),
  'neutron.bandwidthLimitRules.create': operation('POST', '/api/neutron/qos/policies/{policy}/bandwidth_limit_rules/', {
    body: body.bandwidthLimit,
    answer: schema.qosRule,
    ok: [201],
    failure: 'Unable to create the bandwidth_limit_rule.',
  }),
  'neutron.bandwidthLimitRules.update': operation(
    'PATCH',
    '/api/neutron/qos/policies/{policy}/bandwidth_limit_rules/{rule}',
    { body: body.bandwidthLimit, answer: schema.qosRule, failure: 'Unable to update the bandwidth_limit_rule.' },
  ),
  'neutron.bandwidthLimitRules.delete': operation(
    'DELETE',
    '/api/neutron/qos/policies/{policy}/bandwidth_limit_rules/{rule}',
    { failure: 'Unable to delete the bandwidth_limit_rule with id: {rule}' },
  ),
  'neutron.dscpMarkingRules.create': operation('POST', '/api/neutron/qos/policies/{policy}/dscp_marking_rules/', {
    body: body.dscpMarking,
    answer: schema.qosRule,
    ok: [201],
    failure: 'Unable to create the dscp_marking_rule.',
  }),
  'neutron.dscpMarkingRules.update': operation(
    'PATCH',
    '/api/neutron/qos/policies/{policy}/dscp_marking_rules/{rule}',
    { body: body.dscpMarking, answer: schema.qosRule, failure: 'Unable to update the dscp_marking_rule.' },
  ),
  'neutron.dscpMarkingRules.delete': operation(
    'DELETE',
    '/api/neutron/qos/policies/{policy}/dscp_marking_rules/{rule}',
    { failure: 'Unable to delete the dscp_marking_rule with id: {rule}' },
  ),
  'neutron.minimumBandwidthRules.create': operation(
    'POST',
    '/api/neutron/qos/policies/{policy}/minimum_bandwidth_rules/',
    {
      body: body.minimumBandwidth,
      answer: schema.qosRule,
      ok: [201],
      failure: 'Unable to create the minimum_bandwidth_rule.',
    },
  ),
  'neutron.minimumBandwidthRules.update': operation(
    'PATCH',
    '/api/neutron/qos/policies/{policy}/minimum_bandwidth_rules/{rule}',
    { body: body.minimumBandwidth, answer: schema.qosRule, failure: 'Unable to update the minimum_bandwidth_rule.' },
  ),
  'neutron.minimumBandwidthRules.delete': operation(
    'DELETE',
    '/api/neutron/qos/policies/{policy}/minimum_bandwidth_rules/{rule}',
    { failure: 'Unable to delete the minimum_bandwidth_rule with id: {rule}' },
  ),
  'neutron.minimumPacketRateRules.create': operation(
    'POST',
    '/api/neutron/qos/policies/{policy}/minimum_packet_rate_rules/',
    {
      body: body.minimumPacketRate,
      answer: schema.qosRule,
      ok: [201],
      failure: 'Unable to create the minimum_packet_rate_rule.',
    },
  ),
  'neutron.minimumPacketRateRules.update': operation(
    'PATCH',
    '/api/neutron/qos/policies/{policy}/minimum_packet_rate_rules/{rule}',
    { body: body.minimumPacketRate, answer: schema.qosRule, failure: 'Unable to update the minimum_packet_rate_rule.' },
  ),
  'neutron.minimumPacketRateRules.delete': operation(
    'DELETE',
    '/api/neutron/qos/policies/{policy}/minimum_packet_rate_rules/{rule}',
    { failure: 'Unable to delete the minimum_packet_rate_rule with id: {rule}' },
  ),
  'neutron.quotas.defaults': operation('GET', '/api/neutron/quota-sets/defaults/', {
    answer: quotas,
    failure: 'Unable to retrieve the default quotas.',
  }),
  'neutron.quotas.update': operation('PATCH', '/api/neutron/quotas-sets/{project}', {
    body: quotaChange,
    failure: 'Unable to update project quota data.',
  }),
  'neutron.securityGroups.list': operation('GET', '/api/network/securitygroups/', {
    answer: schema.securityGroups,
    failure: 'Unable to retrieve the security groups.',
  }),
  'neutron.floatingIps.list': operation('GET', '/api/network/floatingips/', {
    answer: schema.floatingIps,
    failure: 'Unable to retrieve floating IPs.',
  }),
  'neutron.floatingIpPools.list': operation('GET', '/api/network/floatingippools/', {
    answer: schema.networks,
    failure: 'Unable to retrieve floating IP pools.',
  }),
  'neutron.floatingIps.allocate': operation('POST', '/api/network/floatingip/', {
    body: body.allocate,
    answer: schema.floatingIp,
    failure: 'Unable to allocate new floating IP address.',
  }),
  'neutron.floatingIps.associate': operation('PATCH', '/api/network/floatingip/', {
    body: body.associate,
    failure: 'Unable to associate floating IP address.',
  }),
  'neutron.floatingIps.disassociate': operation('PATCH', '/api/network/floatingip/', {
    body: body.disassociate,
    failure: 'Unable to disassociate floating IP address.',
  }),
} as const
