import { projectUsage, usageOfAll, type ProjectUsage, type UsagePeriod } from '@stratus/api-client/openstack'
import type { OpenSession } from './sessions.js'

const day = 86_400_000

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** The period that is asked for; yesterday and today where none is, as Horizon's. */
export function periodOf(query: URLSearchParams, now: number): UsagePeriod {
  const [start, end] = [query.get('start'), query.get('end')]
  if (isDate(start) && isDate(end) && start <= end) return { start, end }
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
  return { start: dayOf(now - day), end: dayOf(now) }
}

const sum = (rows: readonly ProjectUsage[], value: (row: ProjectUsage) => number): number =>
  rows.reduce((all, row) => all + value(row), 0)

/** Horizon counts in steps of 1024 and calls them so. */
const gigabytes = (mebibytes: number): string =>
  mebibytes < 1024 ? `${mebibytes}MB` : `${Number((mebibytes / 1024).toFixed(1))}GB`

function inWords(seconds: number): string {
  const words = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (seconds >= 86_400) return words(Math.floor(seconds / 86_400), 'day')
  return seconds >= 3600 ? words(Math.floor(seconds / 3600), 'hour') : words(Math.floor(seconds / 60), 'minute')
}

/** A table of the report, on the page and as a file. */
interface Report {
  readonly id: string
  readonly about: readonly string[]
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly fileHeads: readonly string[]
  readonly fileRows: readonly (readonly (string | number)[])[]
  readonly usage: readonly ProjectUsage[]
}

async function reportOf({ services, identity }: OpenSession, period: UsagePeriod): Promise<Report> {
  const project = identity.project?.id ?? ''
  const usage = await projectUsage(services, project, period)
  return {
    id: 'project_usage',
    about: [`Project ID:,${project}`],
    usage: [usage],
    heads: ['Instance Name', 'VCPUs', 'Disk', 'RAM', 'Age'],
    rows: usage.each.map(({ name, vcpus, disk, ram, age }) => [
      name,
      String(vcpus),
      `${disk}GB`,
      gigabytes(ram),
      inWords(age),
    ]),
    fileHeads: ['Instance Name', 'VCPUs', 'RAM (MB)', 'Disk (GB)', 'Usage (Hours)', 'Age (Seconds)', 'State'],
    fileRows: usage.each.map(({ name, vcpus, ram, disk, hours, age, state }) => [
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
    id: 'global_usage',
    about: [],
    usage,
    heads: ['Project Name', 'VCPUs', 'Disk', 'RAM', 'VCPU Hours', 'Disk GB Hours', 'Memory MB Hours'],
    rows: usage.map((row) => [row.name, String(row.vcpus), `${row.disk}GB`, gigabytes(row.ram), ...hours(row)]),
    fileHeads: ['Project Name', 'VCPUs', 'RAM (MB)', 'Disk (GB)', 'VCPU Hours', 'Disk GB Hours', 'Memory MB Hours'],
    fileRows: usage.map((row) => [row.name, row.vcpus, row.ram, row.disk, ...hours(row)]),
  }
}

function drawn({ id, heads, rows, usage }: Report, period: UsagePeriod): string {
  const date = (name: 'start' | 'end', label: string) =>
    `<div class="datepicker form-group"><input type="text" name="${name}" value="${period[name]}" data-date-format="yyyy-mm-dd" required id="id_${name}"><label class="sr-only" for="id_${name}">${label}</label></div>`
  const facts: readonly (readonly [string, string])[] = [
    ['Active Instances:', String(sum(usage, ({ instances }) => instances))],
    ['Active RAM:', gigabytes(sum(usage, ({ ram }) => ram))],
    ["This Period's VCPU-Hours:", sum(usage, ({ vcpuHours }) => vcpuHours).toFixed(2)],
    ["This Period's GB-Hours:", sum(usage, ({ diskHours }) => diskHours).toFixed(2)],
    ["This Period's RAM-Hours:", sum(usage, ({ ramHours }) => ramHours).toFixed(2)],
  ]
  const cells = (row: readonly string[], tag: 'td' | 'th') =>
    row.map((text) => `<${tag} class="sortable normal_column">${escaped(text)}</${tag}>`).join('')
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
  const nothing = `<tr class="odd empty"><td colspan="${heads.length}">No items to display.</td></tr>`
  const file = `?start=${period.start}&amp;end=${period.end}&amp;format=csv`
  return `<div class="usage_info_wrapper"><form action="?" method="get" id="date_form" class="form-inline"><h4>Select a period of time to query its usage: <span class="small help-block">The date should be in YYYY-MM-DD format.</span></h4>
${date('start', 'From')}<span class="datepicker-delimiter"><span class="datepicker-delimiter-text">to</span></span>${date('end', 'To')}<button class="btn btn-primary" type="submit">Submit</button></form>
<dl id="activity" class="dl-horizontal">${facts.map(([term, text]) => `<dt class="small">${escaped(term)}</dt><dd class="small">${text}</dd>`).join('')}</dl></div>
<div class="table_wrapper"><table id="${id}" class="table table-striped datatable"><caption><span class="table-title">Usage</span><div class="table_actions clearfix"><a id="${id}__action_csv_summary" class="btn data-table-action btn-default" href="${file}">Download CSV Summary</a></div></caption>
<thead><tr class="table_column_header">${cells(heads, 'th')}</tr></thead><tbody>${body || nothing}</tbody></table></div>`
}

/** A text that begins like a formula is none. */
const quoted = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell) : `"${cell.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`

function fileOf({ about, fileHeads, fileRows }: Report, { start, end }: UsagePeriod): string {
  const lines = [
    `Usage Report For Period:,${start},${end}`,
    ...about,
    '',
    fileHeads.join(','),
    ...fileRows.map((row) => row.map(quoted).join(',')),
  ]
  return `${lines.join('\r\n')}\r\n`
}

/**
 * The report of use in a period, as the overview pages of Horizon have it: of the project, or of all.
 * @throws ServiceError
 */
export async function answerUsagePage(
  query: URLSearchParams,
  session: OpenSession,
  { all, now }: { readonly all: boolean; readonly now: number },
): Promise<Response> {
  const period = periodOf(query, now)
  const report = await (all ? reportOfAll : reportOf)(session, period)
  if (query.get('format') !== 'csv')
    return new Response(drawn(report, period), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  return new Response(fileOf(report, period), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="usage.csv"' },
  })
}
