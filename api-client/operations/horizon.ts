import * as schema from '../schemas/horizon.js'
import { operation } from './operation.js'

export const horizonOperations = {
  'horizon.settings': operation('GET', '/api/settings/', {
    answer: schema.settings,
    failure: 'Unable to retrieve settings.',
    cache: 'session',
  }),
  'horizon.timezones': operation('GET', '/api/timezones/', {
    answer: schema.timezones,
    failure: 'Unable to retrieve the time zones.',
    cache: 'session',
  }),
  'horizon.policy.check': operation('POST', '/api/policy/', {
    body: schema.policyCheck,
    answer: schema.policyAnswer,
    failure: 'Policy check failed.',
  }),
  'horizon.topology': operation('GET', '/project/network_topology/json', {
    query: schema.topologyQuery,
    answer: schema.topology,
    inSteps: schema.topologyInSteps,
    failure: 'Unable to retrieve the network topology.',
  }),
  'horizon.stackTopology': operation('GET', '/project/stacks/get_d3_data/{id}/', {
    answer: schema.stackTopology,
    failure: 'Unable to retrieve the stack topology.',
  }),
  'horizon.heat.services': operation('GET', '/api/heat/services/', {
    answer: schema.heatServices,
    failure: 'Unable to retrieve the orchestration services.',
  }),
  'horizon.heat.validate': operation('POST', '/api/heat/validate/', {
    body: schema.heatTemplate,
    answer: schema.heatValidation,
    failure: 'Unable to validate the template.',
  }),
} as const
