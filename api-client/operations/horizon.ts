import { z } from '../zod.js'
import { operation } from './operation.js'

export const horizonOperations = {
  'horizon.settings': operation('GET', '/api/settings/', { answer: z.unknown(), failure: 'Unable to retrieve settings.', cache: 'session' }),
  'horizon.timezones': operation('GET', '/api/timezones/', { answer: z.unknown(), failure: 'Unable to retrieve the time zones.', cache: 'session' }),
  'horizon.policy.check': operation('POST', '/api/policy/', { body: z.unknown(), answer: z.unknown(), failure: 'Policy check failed.' }),
  'horizon.topology': operation('GET', '/project/network_topology/json', { query: z.record(z.string(), z.unknown()).optional(), answer: z.unknown(), failure: 'Unable to retrieve the network topology.' }),
  'horizon.stackTopology': operation('GET', '/project/stacks/get_d3_data/{id}/', { answer: z.unknown(), failure: 'Unable to retrieve the stack topology.' }),
  'horizon.heat.services': operation('GET', '/api/heat/services/', { answer: z.unknown(), failure: 'Unable to retrieve the orchestration services.' }),
  'horizon.heat.validate': operation('POST', '/api/heat/validate/', { body: z.unknown(), answer: z.unknown(), failure: 'Unable to validate the template.' }),
} as const
