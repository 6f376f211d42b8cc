import type { Client } from '@stratus/api-client'
import { loadComputeLimits, loadNetworkQuotas, loadVolumeLimits } from './full-quota.js'

type Caller = Pick<Client, 'call' | 'readPage' | 'session'>

/** How much a project uses, by the names that quotas have; what is not told is left out. */
export type ProjectUse = Readonly<Record<string, number>>

/** Labels of Horizon's overview, by name. */
const networkNames: Readonly<Record<string, string>> = {
  'Floating IPs': 'floatingip',
  'Security Groups': 'security_group',
  'Security Group Rules': 'security_group_rule',
  Networks: 'network',
  Subnets: 'subnet',
  Ports: 'port',
  Routers: 'router',
}

const told = (use: Readonly<Record<string, number | null>>): ProjectUse =>
  Object.fromEntries(Object.entries(use).flatMap(([name, used]) => (used === null ? [] : [[name, used]])))

/** Of the project one is in, from its limits. */
const ownUse = (client: Caller, signal: AbortSignal): Promise<ProjectUse>[] => [
  loadComputeLimits(client, signal).then((limits) =>
    told({
      instances: limits.totalInstancesUsed,
      cores: limits.totalCoresUsed,
      ram: limits.totalRAMUsed,
      server_groups: limits.totalServerGroupsUsed,
    }),
  ),
  loadVolumeLimits(client, signal).then((limits) =>
    told({
      volumes: limits.totalVolumesUsed,
      snapshots: limits.totalSnapshotsUsed,
      gigabytes: limits.totalGigabytesUsed,
    }),
  ),
  loadNetworkQuotas(client, signal).then((quotas) =>
    Object.fromEntries(
      quotas.flatMap(({ label, used }) => {
        const name = networkNames[label]
        return name ? [[name, used]] : []
      }),
    ),
  ),
]

const ofProject =
  (project: string) =>
  (row: { readonly tenant_id?: string | null; readonly project_id?: string | null }): boolean =>
    (row.tenant_id ?? row.project_id) === project

const sum = (numbers: readonly (number | null)[]): number => numbers.reduce<number>((all, each) => all + (each ?? 0), 0)

/** Instances count from their request on, those in error too, which reports of usage leave out; their list tells projects by name. */
async function instancesOf(client: Caller, project: string, signal: AbortSignal): Promise<ProjectUse> {
  const how = { signal, quiet: true }
  const [{ items: projects }, { items: servers }, { items: flavors }] = await Promise.all([
    client.call('keystone.projects.list', how),
    client.call('nova.anyServers.list', how),
    client.call('nova.flavors.list', how).catch(() => ({ items: [] })),
  ])
  const name = projects.find(({ id }) => id === project)?.name
  if (!name || projects.filter((each) => each.name === name).length > 1) return {}
  const own = servers.filter((server) => server.project === name)
  const sizes = own.flatMap((server) => flavors.find((flavor) => flavor.name === server.flavor) ?? [])
  return {
    instances: own.length,
    ...(sizes.length === own.length && {
      cores: sum(sizes.map(({ vcpus }) => vcpus)),
      ram: sum(sizes.map(({ ram }) => ram)),
    }),
  }
}

/** Of another project, from the lists that hold all projects. */
const othersUse = (client: Caller, project: string, signal: AbortSignal): Promise<ProjectUse>[] => [
  instancesOf(client, project, signal),
  Promise.all([
    client.call('cinder.volumes.list', { query: { all_projects: true }, signal, quiet: true }),
    client.call('cinder.snapshots.list', { query: { all_tenants: 1 }, signal, quiet: true }),
  ]).then(([{ items: allVolumes }, { items: allSnapshots }]) => {
    const [volumes, snapshots] = [allVolumes.filter(ofProject(project)), allSnapshots.filter(ofProject(project))]
    return {
      volumes: volumes.length,
      snapshots: snapshots.length,
      gigabytes: sum([...volumes, ...snapshots].map(({ size }) => size)),
    }
  }),
]

/** What a project uses, as far as Horizon tells; never rejects. Without Horizon the form itself tells. */
export async function loadProjectUse(client: Caller, project: string, signal: AbortSignal): Promise<ProjectUse> {
  const { project_id } = await client.session()
  const parts = project === project_id ? ownUse(client, signal) : othersUse(client, project, signal)
  const settled = await Promise.allSettled(parts)
  return Object.assign({}, ...settled.map((part) => (part.status === 'fulfilled' ? part.value : {}))) as ProjectUse
}
