import type { Answer } from '../../call.js'
import { Refusal } from '../../handler.js'
import { volumeLimits, volumeUsage } from '../../handlers/cinder/quotas.js'
import { computeLimits, computeUse } from '../../handlers/nova/quotas.js'
import type { World } from '../../world/world.js'
import type { PageContext, PageRoute } from '../context.js'
import { framedPage } from '../templates/markup.js'
import { networkLimits } from '../../handlers/neutron/limits.js'
import { escapeHtml, htmlAnswer } from '../../pages.js'
import { globalUsageCsv, globalUsageMarkup, usageCsv, usageMarkup } from './usage.js'

/** The landing page with its limit summary: the only place where Horizon tells network limits. */
export const overviewRoutes: readonly PageRoute[] = [
  { path: /^\/project\/$/, methods: ['GET'], handle: showOverview },
  { path: /^\/admin\/$/, methods: ['GET'], handle: showGlobalUsage },
  { path: /^\/identity\/([^/]+)\/usage\/$/, methods: ['GET'], handle: showProjectUsage },
]

interface Chart {
  readonly title: string
  readonly used: number
  /** Negative or Infinity: none. */
  readonly limit: number | undefined
  readonly unit?: string
}

function showOverview(context: PageContext): Answer {
  const { cloud, call, session } = context
  const project = session?.project.id ?? ''
  const { world } = cloud
  const sections = [
    ['Compute', computeCharts(world, project)],
    ['Volume', volumeCharts(world, project)],
    ['Network', networkCharts(world, project)],
  ] as const
  const summary = sections
    .map(([title, charts]) => `<h4>${title}</h4><div class="row">${charts.map(drawChart).join('')}</div>`)
    .join('')
  const content = `<div class="quota-dynamic limit-summary"><h3 class="quota-heading">Limit Summary</h3>${summary}</div>`
  if (call.url.searchParams.get('format') === 'csv') return csvAnswer(usageCsv(context))
  return htmlAnswer(200, framedPage(context, 'Instance Overview', content + usageMarkup(context)))
}

function showGlobalUsage(context: PageContext): Answer {
  const { call, session } = context
  if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
  if (call.url.searchParams.get('format') === 'csv') return csvAnswer(globalUsageCsv(context))
  return htmlAnswer(200, framedPage(context, 'Overview', globalUsageMarkup(context)))
}

function showProjectUsage(context: PageContext): Answer {
  const { call, session, params } = context
  if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
  const [id = ''] = params
  if (call.url.searchParams.get('format') === 'csv') return csvAnswer(usageCsv(context, id))
  return htmlAnswer(200, framedPage(context, 'Project Usage', usageMarkup(context, id)))
}

function csvAnswer(body: string): Answer {
  const headers: Answer['headers'] = [
    ['Content-Type', 'text/csv'],
    ['Content-Disposition', 'attachment; filename="usage.csv"'],
  ]
  return { status: 200, headers, body }
}

function computeCharts(world: World, project: string): Chart[] {
  const limits = computeLimits(world, project)
  const use = computeUse(world, project)
  return [
    { title: 'Instances', used: use.instances, limit: limits['instances'] },
    { title: 'VCPUs', used: use.cores, limit: limits['cores'] },
    { title: 'RAM', used: use.ram, limit: limits['ram'], unit: 'MB' },
  ]
}

function volumeCharts(world: World, project: string): Chart[] {
  const limits = volumeLimits(world, project)
  const use = volumeUsage(world, project)
  return [
    { title: 'Volumes', used: use.volumes, limit: limits['volumes'] },
    { title: 'Volume Snapshots', used: use.snapshots, limit: limits['snapshots'] },
    { title: 'Volume Storage', used: use.gigabytes, limit: limits['gigabytes'], unit: 'GB' },
  ]
}

function networkCharts(world: World, project: string): Chart[] {
  const { neutron } = world.db
  const limits = networkLimits(world, project)
  const own = 'project_id'
  const groups = neutron.securityGroups.where(own, project)
  return [
    { title: 'Floating IPs', used: neutron.floatingIps.where(own, project).length, limit: limits['floatingip'] },
    { title: 'Security Groups', used: groups.length, limit: limits['security_group'] },
    {
      title: 'Security Group Rules',
      used: groups.flatMap(({ rules }) => rules).length,
      limit: limits['security_group_rule'],
    },
    { title: 'Networks', used: neutron.networks.where(own, project).length, limit: limits['network'] },
    { title: 'Ports', used: neutron.ports.where(own, project).length, limit: limits['port'] },
    { title: 'Routers', used: neutron.routers.where(own, project).length, limit: limits['router'] },
  ]
}

function drawChart({ title, used, limit, unit = '' }: Chart): string {
  const unlimited = limit === undefined || limit < 0 || limit === Infinity
  const verb = title === 'Floating IPs' ? 'Allocated' : 'Used'
  const amount = (value: number) => `${value}${unit}`
  const share = unlimited
    ? `[${used}, true]`
    : String(limit === 0 || used >= limit ? 100 : Math.round((used / limit) * 100))
  const sentence = unlimited ? `${verb} ${amount(used)} (No Limit)` : `${verb} ${amount(used)} of ${amount(limit)}`
  const name = escapeHtml(title)
  return `<div class="d3_quota_bar col-lg-2 col-md-4 col-sm-4 col-xs-6"><div class="pie-chart-usage" data-used="${share}"></div><div class="quota_title" title="${name}" data-toggle="tooltip"> ${name}</div><div class="quota_subtitle">
    ${sentence}
  </div></div>`
}
