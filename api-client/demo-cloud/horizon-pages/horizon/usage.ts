import { usageOf as usageIn, type Usage } from '../../handlers/nova/usage.js'
import { ownProject, type PageContext } from '../context.js'
import { tableMarkup } from '../templates/markup.js'
import { ageCell } from '../templates/time-since.js'
import { escapeHtml } from '../../pages.js'

const day = 86_400_000

interface Period {
  /** `YYYY-MM-DD`. */
  readonly start: string
  readonly end: string
}

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** The period that is asked for; the last day where none is. */
function periodOf({ call, cloud }: PageContext): Period {
  const query = call.url.searchParams
  const today = new Date(cloud.world.clock.now()).toISOString().slice(0, 10)
  const [start, end] = [query.get('start'), query.get('end')]
  if (isDate(start) && isDate(end) && start <= end) return { start, end }
  return { start: new Date(Date.parse(today) - day).toISOString().slice(0, 10), end: today }
}

const usageOf = ({ cloud }: PageContext, { start, end }: Period, project: string): Usage[] =>
  usageIn(cloud.world, { from: Date.parse(start), to: Date.parse(end) + day }, project)

const sum = (usage: readonly Usage[], amount: (one: Usage) => number) =>
  usage.reduce((all, one) => all + amount(one), 0)

/** Choice of dates, sums and table of a report. */
function reportMarkup(period: Period, usage: readonly Usage[], table: string): string {
  const date = (name: 'start' | 'end', label: string) =>
    `<div class="datepicker form-group"><div class="input-group date"><input type="text" name="${name}" value="${period[name]}" data-date-format="yyyy-mm-dd" required id="id_${name}"><label class="sr-only">${label}</label><span class="input-group-addon datepicker-addon"><span class="fa fa-calendar"></span></span></div></div>`
  const running = usage.filter(({ server }) => server.status === 'ACTIVE')
  const facts: readonly (readonly [string, string])[] = [
    ['Active Instances:', String(running.length)],
    ['Active RAM:', gigabytes(sum(running, ({ ram }) => ram))],
    ["This Period's VCPU-Hours:", sum(usage, ({ vcpus, hours }) => vcpus * hours).toFixed(2)],
    ["This Period's GB-Hours:", sum(usage, ({ disk, hours }) => disk * hours).toFixed(2)],
    ["This Period's RAM-Hours:", sum(usage, ({ ram, hours }) => ram * hours).toFixed(2)],
  ]
  return `<div class="quota-dynamic"><h3 class="quota-heading">Usage Summary</h3></div><div class="usage_info_wrapper"><form action="?" method="get" id="date_form" class="form-inline"><h4>Select a period of time to query its usage: <span class="small help-block">The date should be in YYYY-MM-DD format.</span></h4>
    ${date('start', 'From')}<span class="datepicker-delimiter"><span class="datepicker-delimiter-text">to</span></span>${date('end', 'To')}<button class="btn btn-primary" type="submit">Submit</button></form>
    <dl id="activity" class="dl-horizontal">${facts.map(([label, value]) => `<dt class="small">${escapeHtml(label)}</dt><dd class="small">${value}</dd>`).join('')}</dl></div>${table}`
}

/** The table's button for the same as a file. */
const csvAction = ({ start, end }: Period) => ({
  name: 'csv_summary',
  label: 'Download CSV Summary',
  href: `?start=${start}&end=${end}&format=csv`,
  modal: false,
})

/** The report of a project; default the one at hand. */
export function usageMarkup(context: PageContext, project = ownProject(context)): string {
  const period = periodOf(context)
  const usage = usageOf(context, period, project)
  const table = tableMarkup(context, {
    name: 'project_usage',
    title: 'Usage',
    path: '/project/',
    still: true,
    detail: (id) => `instances/${id}/`,
    columns: [
      { title: 'Instance Name' },
      { title: 'VCPUs' },
      { title: 'Disk', type: 'size' },
      { title: 'RAM', type: 'size' },
      { title: 'Age' },
    ],
    stateColumn: -1,
    actions: [csvAction(period)],
    rows: usage.map(({ server, name, vcpus, disk, ram, age }) => ({
      id: server.id,
      name,
      state: 'status_up',
      cells: [name, String(vcpus), `${disk}GB`, gigabytes(ram), ageCell(age * 1000)],
      actions: [],
    })),
  })
  return reportMarkup(period, usage, table)
}

/** What each project used. */
function usageByProject(context: PageContext, period: Period) {
  return context.cloud.world.db.keystone.projects.all().flatMap(({ id, name }) => {
    const usage = usageOf(context, period, id)
    if (!usage.length) return []
    const hours = (amount: (one: Usage) => number) => sum(usage, (one) => amount(one) * one.hours).toFixed(2)
    return [
      {
        id,
        name,
        usage,
        vcpus: sum(usage, ({ vcpus }) => vcpus),
        disk: sum(usage, ({ disk }) => disk),
        ram: sum(usage, ({ ram }) => ram),
        vcpuHours: hours(({ vcpus }) => vcpus),
        diskHours: hours(({ disk }) => disk),
        ramHours: hours(({ ram }) => ram),
      },
    ]
  })
}

/** The administrators' report of all projects. */
export function globalUsageMarkup(context: PageContext): string {
  const period = periodOf(context)
  const projects = usageByProject(context, period)
  const titles = ['Project Name', 'VCPUs', 'Disk', 'RAM', 'VCPU Hours', 'Disk GB Hours', 'Memory MB Hours']
  const table = tableMarkup(context, {
    name: 'global_usage',
    title: 'Usage',
    path: '/admin/',
    still: true,
    detail: false,
    columns: titles.map((title) => (title === 'Disk' || title === 'RAM' ? { title, type: 'size' } : { title })),
    stateColumn: -1,
    actions: [csvAction(period)],
    rows: projects.map(({ id, name, vcpus, disk, ram, vcpuHours, diskHours, ramHours }) => ({
      id,
      name,
      state: 'status_up',
      cells: [name, String(vcpus), `${disk}GB`, gigabytes(ram), vcpuHours, diskHours, ramHours],
      actions: [],
    })),
  })
  return reportMarkup(
    period,
    projects.flatMap(({ usage }) => usage),
    table,
  )
}

const gigabytes = (mb: number) => (mb < 1024 ? `${mb}MB` : `${Number((mb / 1024).toFixed(1))}GB`)

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The report of a project as a file; default the one at hand. */
export function usageCsv(context: PageContext, project = ownProject(context)): string {
  const period = periodOf(context)
  const usage = usageOf(context, period, project)
  const lines = [
    `Usage Report For Period:,${period.start},${period.end}`,
    `Project ID:,${project}`,
    '',
    'Instance Name,VCPUs,RAM (MB),Disk (GB),Usage (Hours),Age (Seconds),State',
    ...usage.map(({ server, name, vcpus, ram, disk, hours, age }) =>
      [quoted(name), vcpus, ram, disk, hours.toFixed(2), age, server.status].join(','),
    ),
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** The administrators' report as a file. */
export function globalUsageCsv(context: PageContext): string {
  const period = periodOf(context)
  const lines = [
    `Usage Report For Period:,${period.start},${period.end}`,
    '',
    'Project Name,VCPUs,RAM (MB),Disk (GB),VCPU Hours,Disk GB Hours,Memory MB Hours',
    ...usageByProject(context, period).map(({ name, vcpus, ram, disk, vcpuHours, diskHours, ramHours }) =>
      [quoted(name), vcpus, ram, disk, vcpuHours, diskHours, ramHours].join(','),
    ),
  ]
  return `${lines.join('\r\n')}\r\n`
}
