import { many, one, textOf, type Json } from '../json.js'
import { projectNames } from '../project-names.js'
import { part } from '../question.js'
import type { Services } from '../services.js'

/** Days, `YYYY-MM-DD`, both included. */
export interface UsagePeriod {
  readonly start: string
  readonly end: string
}

interface Sums {
  readonly name: string
  readonly vcpus: number
  /** MiB. */
  readonly ram: number
  /** GiB. */
  readonly disk: number
}

/** What an instance used in a period. */
export interface InstanceUsage extends Sums {
  readonly id: string
  readonly hours: number
  /** Seconds that it has lived. */
  readonly age: number
  readonly state: string
}

/** What the instances of a project used. */
export interface ProjectUsage extends Sums {
  readonly id: string
  /** Instances that are still there; `vcpus`, `ram` and `disk` are theirs. */
  readonly instances: number
  readonly vcpuHours: number
  /** MiB-hours. */
  readonly ramHours: number
  /** GiB-hours. */
  readonly diskHours: number
  readonly each: readonly InstanceUsage[]
}

const amount = (of: Json, name: string): number => Number(of[name]) || 0

function projectUsageOf(usage: Json, id: string, name: string): ProjectUsage {
  const rows = many(usage, 'server_usages')
  const here = rows.filter((row) => !row['ended_at'])
  const sum = (field: string) => here.reduce((all, row) => all + amount(row, field), 0)
  return {
    id,
    name,
    instances: here.length,
    vcpus: sum('vcpus'),
    ram: sum('memory_mb'),
    disk: sum('local_gb'),
    vcpuHours: amount(usage, 'total_vcpus_usage'),
    ramHours: amount(usage, 'total_memory_mb_usage'),
    diskHours: amount(usage, 'total_local_gb_usage'),
    each: here.map((row) => ({
      id: textOf(row, 'instance_id'),
      name: textOf(row, 'name'),
      vcpus: amount(row, 'vcpus'),
      ram: amount(row, 'memory_mb'),
      disk: amount(row, 'local_gb'),
      hours: amount(row, 'hours'),
      age: amount(row, 'uptime'),
      state: textOf(row, 'state'),
    })),
  }
}

const queryOf = ({ start, end }: UsagePeriod) => ({ start: `${start}T00:00:00`, end: `${end}T23:59:59` })

/** @throws ServiceError */
export async function projectUsage(services: Services, project: string, period: UsagePeriod): Promise<ProjectUsage> {
  const path = `/os-simple-tenant-usage/${part(project)}`
  return projectUsageOf(
    one(await services.get('compute', path, { query: queryOf(period) }), 'tenant_usage'),
    project,
    '',
  )
}

/**
 * Of all projects that used anything; for administrators.
 * @throws ServiceError
 */
export async function usageOfAll(services: Services, period: UsagePeriod): Promise<ProjectUsage[]> {
  const query = { detailed: 1, ...queryOf(period) }
  const [answer, names] = await Promise.all([
    services.get('compute', '/os-simple-tenant-usage', { query }),
    projectNames(services),
  ])
  return many(answer, 'tenant_usages').map((usage) => {
    const id = textOf(usage, 'tenant_id')
    return projectUsageOf(usage, id, names.get(id) ?? id)
  })
}
