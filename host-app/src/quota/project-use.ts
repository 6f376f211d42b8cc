import { readTableRows, type Client } from '@stratus/api-client'
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

/** The only RAM that a flavor has and that is written so: pages tell it rounded (`1.5GB`). */
function ramOf(text: string, flavors: readonly { readonly ram: number | null }[]): number | undefined {
  const [, number, unit] = /^([\d.]+)\s*([MG])i?B$/.exec(text.trim()) ?? []
  const shown = (ram: number) => Math.round((unit === 'G' ? ram / 1024 : ram) * 10) / 10
  const found = new Set(flavors.flatMap(({ ram }) => (ram !== null && shown(ram) === Number(number) ? [ram] : [])))
  return found.size === 1 ? [...found][0] : undefined
}

/** Of another project, from Horizon's page of its usage and the lists that hold all projects. */
const othersUse = (client: Caller, project: string, signal: AbortSignal): Promise<ProjectUse>[] => [
  Promise.all([
    client.readPage(`identity/${encodeURIComponent(project)}/usage/`, signal),
    client.call('nova.flavors.list', { signal, quiet: true }).catch(() => ({ items: [] })),
  ]).then(([html, { items: flavors }]) => {
    const instances = readTableRows(html, 'project_usage')
    const rams = instances.map(({ cells }) => ramOf(cells[3] ?? '', flavors))
    return {
      instances: instances.length,
      cores: sum(instances.map(({ cells }) => Number(cells[1]) || 0)),
      ...(rams.every((ram) => ram !== undefined) && { ram: sum(rams) }),
    }
  }),
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
