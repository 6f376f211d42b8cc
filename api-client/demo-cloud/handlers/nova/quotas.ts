import { quotaLabel } from '../../../horizon-defaults.js'
import { empty, fields, items, json, Refusal, type Context, type HandlersOf } from '../../handler.js'
import type { FlavorRow } from '../../world/tables/nova.js'
import type { World } from '../../world/world.js'
import { clientRefusal } from '../refusals.js'

/** Compute quota fields, in the order of Zed. */
export const computeFields = [
  'cores',
  'injected_file_content_bytes',
  'injected_file_path_bytes',
  'injected_files',
  'instances',
  'key_pairs',
  'metadata_items',
  'ram',
  'server_group_members',
  'server_groups',
] as const

/** Fields of all three services that can be edited; the server gives them in no order. */
const editable = [
  'port',
  'gigabytes',
  'cores',
  'injected_file_path_bytes',
  'instances',
  'ram',
  'network',
  'injected_file_content_bytes',
  'security_group_rule',
  'key_pairs',
  'floatingip',
  'snapshots',
  'server_group_members',
  'injected_files',
  'volumes',
  'security_group',
  'subnet',
  'server_groups',
  'metadata_items',
  'router',
]

/** Limits of a project, -1 for unlimited. */
export function computeLimits({ db }: World, projectId: string): Record<string, number> {
  return { ...db.nova.quotas.get('default')?.limits, ...db.nova.quotas.get(projectId)?.limits }
}

/** What a project's servers use, counted from the table. */
export function computeUse({ db }: World, projectId: string): { instances: number; cores: number; ram: number } {
  const use = { instances: 0, cores: 0, ram: 0 }
  for (const row of db.nova.servers.where('project_id', projectId)) {
    const flavor = db.nova.flavors.get(row.flavor_id)
    use.instances += 1
    use.cores += flavor?.vcpus ?? 0
    use.ram += flavor?.ram ?? 0
  }
  return use
}

/** Refuses with nova's sentence when the servers would not fit. */
export function checkServerQuota(world: World, projectId: string, count: number, flavor: FlavorRow): void {
  const limits = computeLimits(world, projectId)
  const use = computeUse(world, projectId)
  const wanted = { cores: count * flavor.vcpus, instances: count, ram: count * flavor.ram }
  const over = (['cores', 'instances', 'ram'] as const).filter((name) => {
    const limit = limits[name] ?? -1
    return limit >= 0 && use[name] + wanted[name] > limit
  })
  if (over.length === 0) return
  const list = (values: (name: (typeof over)[number]) => unknown) => over.map(values).join(', ')
  throw clientRefusal(
    world,
    403,
    `Quota exceeded for ${list(String)}: Requested ${list((name) => wanted[name])}, but already used ${list((name) => use[name])} of ${list((name) => limits[name])} ${list(String)}`,
  )
}

export const quotaHandlers: Pick<
  HandlersOf<'nova'>,
  'nova.limits' | Extract<keyof HandlersOf<'nova'>, `nova.quotas.${string}`>
> = {
  'nova.limits'(context) {
    const projectId = context.session.project.id
    const limits = computeLimits(context, projectId)
    const use = computeUse(context, projectId)
    const most = (name: string) => unlimited(limits[name])
    return json({
      maxTotalInstances: most('instances'),
      maxTotalCores: most('cores'),
      maxTotalRAMSize: most('ram'),
      maxServerMeta: most('metadata_items'),
      maxImageMeta: most('metadata_items'),
      maxPersonality: most('injected_files'),
      maxPersonalitySize: most('injected_file_content_bytes'),
      maxTotalKeypairs: most('key_pairs'),
      maxServerGroups: most('server_groups'),
      maxServerGroupMembers: most('server_group_members'),
      maxTotalFloatingIps: Infinity,
      maxSecurityGroups: Infinity,
      maxSecurityGroupRules: Infinity,
      totalRAMUsed: use.ram,
      totalCoresUsed: use.cores,
      totalInstancesUsed: use.instances,
      totalFloatingIpsUsed: 0,
      totalSecurityGroupsUsed: 0,
      totalServerGroupsUsed: context.db.nova.serverGroups.where('project_id', projectId).length,
    })
  },

  'nova.quotas.defaults'(context) {
    const limits = context.db.nova.quotas.get('default')?.limits ?? {}
    return items(computeFields.map((name) => ({ display_name: quotaLabel(name), name, limit: limits[name] ?? -1 })))
  },

  'nova.quotas.updateDefaults'(context) {
    context.policy.demand('compute', 'os_compute_api:os-quota-class-sets:update')
    setLimits(context, 'default', fields(context.body))
    return empty()
  },

  'nova.quotas.editable': () => items(editable),

  'nova.quotas.update'(context) {
    const body = fields(context.body)
    // The first that the server asks for.
    for (const name of ['injected_files', ...computeFields]) if (!(name in body)) throw new Refusal(500, `'${name}'`)
    context.policy.demand('compute', 'os_compute_api:os-quota-sets:update')
    setLimits(context, context.params.project, body)
    return empty()
  },
}

function setLimits(context: Context, id: string, body: Record<string, unknown>): void {
  const limits: Record<string, number> = { ...context.db.nova.quotas.get(id)?.limits }
  for (const name of computeFields) {
    const value = body[name]
    if (value === undefined || value === null) continue
    const number = Number(value)
    if (!Number.isInteger(number) || number < -1) {
      throw clientRefusal(
        context,
        400,
        `Invalid input for field/attribute ${name}. Value: ${String(value)}. ${String(value)} does not match '^-?[0-9]+$'`,
      )
    }
    limits[name] = number
  }
  if (!context.db.nova.quotas.update(id, { limits })) context.db.nova.quotas.insert({ id, limits })
}

function unlimited(limit: number | undefined): number {
  return limit === undefined || limit < 0 ? Infinity : limit
}
