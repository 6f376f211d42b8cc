import type { Client } from '@stratus/api-client'
import type { Gate } from '@stratus/api-client'
import { loadNetworkQuotas } from '../../quota/full-quota.js'
import { computeQuotas, volumeQuotas, type QuotaFigure } from './quotas.js'

export interface OverviewSection {
  readonly id: string
  /** English, key of its translation. */
  readonly label: string
  /** The section is shown when one of these services has an endpoint in the region. */
  readonly gate: Gate
  load(client: Client, signal: AbortSignal): Promise<QuotaFigure[]>
}

export const sections: readonly OverviewSection[] = [
  {
    id: 'compute',
    label: 'Compute',
    gate: { services: ['compute'] },
    load: async (client, signal) =>
      computeQuotas(await client.call('nova.limits', { query: { reserved: true }, signal, quiet: true })),
  },
  {
    id: 'volume',
    label: 'Volume',
    gate: { services: ['volumev3', 'volume', 'block-storage'] },
    load: async (client, signal) => volumeQuotas(await client.call('cinder.limits', { signal, quiet: true })),
  },
  { id: 'network', label: 'Network', gate: { services: ['network'] }, load: loadNetwork },
]

/** Horizon's own page tells the limits; where there is none, the lists at least tell what is in use. */
async function loadNetwork(client: Client, signal: AbortSignal): Promise<QuotaFigure[]> {
  const figures = await loadNetworkQuotas(client, signal).catch(() => [])
  return figures.length ? figures : countNetwork(client, signal)
}

async function countNetwork(client: Client, signal: AbortSignal): Promise<QuotaFigure[]> {
  const { project_id } = await client.session()
  const [floatingIps, securityGroups, networks, ports] = await Promise.all([
    client.call('neutron.floatingIps.list', { signal, quiet: true }),
    client.call('neutron.securityGroups.list', { signal, quiet: true }),
    client.call('neutron.networks.list', { signal, quiet: true }),
    client.call('neutron.ports.list', { query: { project_id: project_id ?? undefined }, signal, quiet: true }),
  ])
  const rules = securityGroups.items.flatMap(({ security_group_rules }) => security_group_rules)
  const own = networks.items.filter((network) => network.project_id === project_id)
  return [
    { label: 'Floating IPs', used: floatingIps.items.length, max: undefined },
    { label: 'Security Groups', used: securityGroups.items.length, max: undefined },
    { label: 'Security Group Rules', used: rules.length, max: undefined },
    { label: 'Networks', used: own.length, max: undefined },
    { label: 'Ports', used: ports.items.length, max: undefined },
  ]
}
