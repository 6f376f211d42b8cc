import { many, one, textOf, type Json } from '../json.js'
import { projectNames } from '../project-names.js'
import { nextOf, type Query } from '../next-page.js'
import { part, type AnswersOf } from '../question.js'
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

const path = '/os-simple-tenant-usage'

/** Reports are told in pages since 2.40; a project whose instances are on several of them is on each. */
const paged = '2.40'

const queryOf = ({ start, end }: UsagePeriod) => ({ start: `${start}T00:00:00`, end: `${end}T23:59:59` })

const totals = ['total_vcpus_usage', 'total_memory_mb_usage', 'total_local_gb_usage'] as const

/** What several pages tell of one project. */
function joined(pages: readonly Json[]): Json {
  const sum = (name: string) => pages.reduce((all, page) => all + amount(page, name), 0)
  return {
    ...Object.fromEntries(totals.map((name) => [name, sum(name)])),
    server_usages: pages.flatMap((page) => many(page, 'server_usages')),
  }
}

/** @throws ServiceError */
export async function projectUsage(services: Services, project: string, period: UsagePeriod): Promise<ProjectUsage> {
  const pages: Json[] = []
  let query: Query | null = queryOf(period)
  while (query) {
    const answer: Json = await services.get('compute', `${path}/${part(project)}`, { query, microversion: paged })
    const page = one(answer, 'tenant_usage')
    pages.push(page)
    query = many(page, 'server_usages').length ? nextOf(answer) : null
  }
  return projectUsageOf(joined(pages), project, '')
}

/**
 * Of all projects that used anything; for administrators.
 * @throws ServiceError
 */
export async function usageOfAll(services: Services, period: UsagePeriod): Promise<ProjectUsage[]> {
  const query = { detailed: 1, ...queryOf(period) }
  const [usages, names] = await Promise.all([
    services.all('compute', path, 'tenant_usages', { query, microversion: paged }),
    projectNames(services),
  ])
  const ids = new Set(usages.map((usage) => textOf(usage, 'tenant_id')))
  return [...ids].map((id) => {
    const pages = usages.filter((usage) => textOf(usage, 'tenant_id') === id)
    return projectUsageOf(joined(pages), id, names.get(id) ?? id)
  })
}

const MiB = 1024 ** 2
const GiB = 1024 ** 3

const sizes = ({ vcpus, ram, disk }: Sums) => ({ vcpus, ram: ram * MiB, disk: disk * GiB })

function summaryOf(usage: readonly ProjectUsage[]) {
  const sum = (value: (of: ProjectUsage) => number) => usage.reduce((all, each) => all + value(each), 0)
  return {
    instances: sum(({ instances }) => instances),
    ram: sum(({ ram }) => ram) * MiB,
    vcpu_hours: sum(({ vcpuHours }) => vcpuHours),
    disk_hours: sum(({ diskHours }) => diskHours),
    ram_hours: sum(({ ramHours }) => ramHours),
  }
}

export const usageAnswers: AnswersOf<'nova.usage'> = {
  async 'nova.usage.list'({ services, params }) {
    const usage = await usageOfAll(services, params)
    const rows = usage.map((each) => ({
      id: each.id,
      name: each.name,
      ...sizes(each),
      vcpu_hours: each.vcpuHours,
      disk_hours: each.diskHours,
      ram_hours: each.ramHours,
    }))
    return { ...summaryOf(usage), rows }
  },
  async 'nova.usage.get'({ services, params }) {
    const usage = await projectUsage(services, params.id, params)
    const rows = usage.each.map((each) => {
      const { id, name, age, hours } = each
      return { id, name, ...sizes(each), age, hours }
    })
    return { ...summaryOf([usage]), rows }
  },
}
