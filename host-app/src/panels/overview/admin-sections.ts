import type { AnswerOf, Client } from '@stratus/api-client'
import type { Gate } from '@stratus/api-client'

/** One process of a service, on one host. */
export interface ServiceProcess {
  readonly id: string
  readonly name: string
  readonly host: string | null
  readonly zone: string | null
  readonly up: boolean
  readonly enabled: boolean
  /** ISO time of its last sign of life. */
  readonly updated: string | null
}

export interface AdminSection {
  readonly id: string
  /** English, keys of their translations. */
  readonly label: string
  readonly failure: string
  readonly gate: Gate
  load(client: Client, signal: AbortSignal): Promise<ServiceProcess[]>
}

type Service = AnswerOf<'nova.services.list' | 'cinder.services.list'>['items'][number]

const serviceProcess = (service: Service): ServiceProcess => ({
  id: `${service.binary}@${service.host}`,
  name: service.binary,
  host: service.host,
  zone: service.zone,
  up: service.state === 'up',
  enabled: service.status === 'enabled',
  updated: service.updated_at,
})

export const adminSections: readonly AdminSection[] = [
  {
    id: 'compute-services',
    label: 'Compute Services',
    failure: 'Unable to retrieve the nova services.',
    gate: { services: ['compute'] },
    load: async (client, signal) =>
      (await client.call('nova.services.list', { signal, quiet: true })).items.map(serviceProcess),
  },
  {
    id: 'volume-services',
    label: 'Block Storage Services',
    failure: 'Unable to retrieve the cinder services.',
    gate: { services: ['volume'] },
    load: async (client, signal) =>
      (await client.call('cinder.services.list', { signal, quiet: true })).items.map(serviceProcess),
  },
  {
    id: 'network-agents',
    label: 'Network Agents',
    failure: 'Unable to retrieve the agents.',
    gate: { services: ['network'] },
    load: async (client, signal) =>
      (await client.call('neutron.agents.list', { signal, quiet: true })).items.map((agent) => ({
        id: agent.id,
        name: agent.agent_type ?? agent.binary ?? agent.id,
        host: agent.host,
        zone: agent.availability_zone,
        up: agent.alive === true,
        enabled: agent.admin_state_up === true,
        updated: agent.heartbeat_timestamp,
      })),
  },
]
