import { projectUsage, usageOfAll, type ProjectUsage, type UsagePeriod } from '@stratus/api-client/openstack'
import type { OpenSession } from './sessions.js'

const day = 86_400_000

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** The period that is asked for; yesterday and today where none is, as Horizon's. */
function periodOf(query: URLSearchParams, now: number): UsagePeriod {
  const [start, end] = [query.get('start'), query.get('end')]
  if (isDate(start) && isDate(end) && start <= end) return { start, end }
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
  return { start: dayOf(now - day), end: dayOf(now) }
}

interface Report {
  readonly about: readonly string[]
  readonly heads: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

async function reportOf({ services, identity }: OpenSession, period: UsagePeriod): Promise<Report> {
  const project = identity.project?.id ?? ''
  const { each } = await projectUsage(services, project, period)
  return {
    about: [`Project ID:,${project}`],
    heads: ['Instance Name', 'VCPUs', 'RAM (MB)', 'Disk (GB)', 'Usage (Hours)', 'Age (Seconds)', 'State'],
    rows: each.map(({ name, vcpus, ram, disk, hours, age, state }) => [
      name,
      vcpus,
      ram,
      disk,
      hours.toFixed(2),
      age,
      state,
    ]),
  }
}

async function reportOfAll({ services }: OpenSession, period: UsagePeriod): Promise<Report> {
  const usage = await usageOfAll(services, period)
  const hours = ({ vcpuHours, diskHours, ramHours }: ProjectUsage) =>
    [vcpuHours, diskHours, ramHours].map((value) => value.toFixed(2))
  return {
    about: [],
    heads: ['Project Name', 'VCPUs', 'RAM (MB)', 'Disk (GB)', 'VCPU Hours', 'Disk GB Hours', 'Memory MB Hours'],
    rows: usage.map((row) => [row.name, row.vcpus, row.ram, row.disk, ...hours(row)]),
  }
}

/** A text that begins like a formula is none. */
const quoted = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell) : `"${cell.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`

function fileOf({ about, heads, rows }: Report, { start, end }: UsagePeriod): string {
  const lines = [
    `Usage Report For Period:,${start},${end}`,
    ...about,
    '',
    heads.join(','),
    ...rows.map((row) => row.map(quoted).join(',')),
  ]
  return `${lines.join('\r\n')}\r\n`
}

/**
 * The report of use in a period, as the overview pages of Horizon give it as a file: of the project, or of all.
 * @throws ServiceError
 */
export async function answerUsageFile(
  query: URLSearchParams,
  session: OpenSession,
  { all, now }: { readonly all: boolean; readonly now: number },
): Promise<Response> {
  const period = periodOf(query, now)
  const report = await (all ? reportOfAll : reportOf)(session, period)
  return new Response(fileOf(report, period), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="usage.csv"' },
  })
}
