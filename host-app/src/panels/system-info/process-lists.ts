import type { Client, Gate } from '@stratus/api-client'
import { computeProcess, networkProcess, stackProcess, volumeProcess, type Process } from './process.js'

/** The processes of one service. */
export interface ProcessList {
  /** Behind Horizon's name of its page's tabs, where Horizon has one. */
  readonly id: string
  /** English, keys of their translations. */
  readonly label: string
  readonly failure: string
  readonly gate: Gate
  /** By a quiet call. */
  load(client: Client, signal: AbortSignal): Promise<Process[]>
}

export const computeProcesses: ProcessList = {
  id: 'nova_services',
  label: 'Compute Services',
  failure: 'Unable to retrieve the nova services.',
  gate: { services: ['compute'] },
  load: async (client, signal) =>
    (await client.call('nova.services.list', { signal, quiet: true })).items.map(computeProcess),
}

export const volumeProcesses: ProcessList = {
  id: 'cinder_services',
  label: 'Block Storage Services',
  failure: 'Unable to retrieve the cinder services.',
  gate: { services: ['volumev3', 'volume', 'block-storage'] },
  load: async (client, signal) =>
    (await client.call('cinder.anyServices.list', { signal, quiet: true })).items.map(volumeProcess),
}

export const networkProcesses: ProcessList = {
  id: 'network_agents',
  label: 'Network Agents',
  failure: 'Unable to retrieve the agents.',
  gate: { services: ['network'] },
  load: async (client, signal) =>
    (await client.call('neutron.agents.list', { signal, quiet: true })).items.map(networkProcess),
}

export const stackProcesses: ProcessList = {
  id: 'heat_services',
  label: 'Orchestration Services',
  failure: 'Unable to retrieve the orchestration services.',
  // Horizon does not tell of them.
  gate: { services: ['orchestration'], settings: ['STRATUS_WITHOUT_HORIZON'] },
  load: async (client, signal) =>
    (await client.call('horizon.heat.services', { signal, quiet: true })).items.map(stackProcess),
}
