import type { Answer } from '../../call.js'
import { quotaLabel } from '../../../horizon-defaults.js'
import { volumeLimits } from '../../handlers/cinder/quotas.js'
import { computeLimits } from '../../handlers/nova/quotas.js'
import { Refusal } from '../../handler.js'
import type { Table } from '../../world/table.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import { formGroup } from '../templates/markup.js'
import { escapeHtml, htmlAnswer, redirect } from '../../pages.js'
import { workflowDialog } from '../templates/workflow.js'

interface Limits {
  readonly id: string
  readonly limits: Readonly<Record<string, number>>
}

interface Part {
  readonly slug: string
  readonly title: string
  readonly fields: readonly string[]
  /** Where a project's own limits are kept. */
  readonly table: Table<Limits>
  readonly limits: Readonly<Record<string, number>>
}

/** The steps of the workflow Edit Quotas. */
function parts({ cloud: { world } }: PageContext, project: string): Part[] {
  const { nova, cinder, neutron } = world.db
  const network = { network: 100, subnet: 100, port: 500, router: 10, floatingip: 50, security_group: 10 }
  return [
    {
      slug: 'update_compute_quotas',
      title: 'Compute',
      fields: ['instances', 'cores', 'ram', 'metadata_items', 'key_pairs', 'server_groups', 'server_group_members'],
      table: nova.quotas,
      limits: computeLimits(world, project),
    },
    {
      slug: 'update_volume_quotas',
      title: 'Volume',
      fields: ['volumes', 'snapshots', 'gigabytes'],
      table: cinder.quotas,
      limits: volumeLimits(world, project),
    },
    {
      slug: 'update_network_quotas',
      title: 'Network',
      fields: ['network', 'subnet', 'port', 'router', 'floatingip', 'security_group', 'security_group_rule'],
      table: neutron.quotas,
      limits: { ...network, security_group_rule: 100, ...neutron.quotas.get(project)?.limits },
    },
  ]
}

const limitInput = (name: string, text: string) =>
  `<input type="number" name="${name}" value="${escapeHtml(text)}" min="-1" class="form-control" autocomplete="off" required id="id_${name}">`

/** The page counts storage in GiB where the REST API says GB. */
const label = (name: string) => quotaLabel(name).replace('(GB)', '(GiB)')

function show(context: PageContext, project: string): Answer {
  const posted = context.call.method === 'POST'
  const control = (name: string, limit: number | undefined) => {
    const text = posted ? field(context.form, name) : String(limit ?? -1)
    const wrong = posted && !isLimit(text) ? 'Ensure this value is greater than or equal to -1.' : ''
    return formGroup(name, label(name), limitInput(name, text), wrong, true)
  }
  const steps = parts(context, project).map(({ slug, title, fields, limits }) => ({
    slug,
    title,
    content: fields.map((name) => control(name, limits[name])).join(''),
  }))
  const action = `/identity/${project}/update_quotas/`
  return htmlAnswer(
    200,
    workflowDialog(context, {
      slug: 'update_quotas',
      title: 'Edit Quotas',
      submit: 'Save',
      action,
      wizard: false,
      steps,
    }),
  )
}

const isLimit = (text: string) => /^-?\d+$/.test(text.trim()) && Number(text) >= -1

function handle(context: PageContext): Answer {
  const { call, cloud, form, params, session, say } = context
  const [project = ''] = params
  if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
  if (!cloud.world.db.keystone.projects.has(project)) throw new Refusal(404, 'Not Found')
  const all = parts(context, project)
  const right = all.every(({ fields }) => fields.every((name) => isLimit(field(form, name))))
  if (call.method === 'GET' || !right) return show(context, project)
  for (const { table, fields } of all) {
    const typed = Object.fromEntries(fields.map((name) => [name, Number(field(form, name))]))
    const before = table.get(project)
    if (before) table.update(project, { limits: { ...before.limits, ...typed } })
    else table.insert({ id: project, limits: typed })
  }
  say('success', 'Modified quotas of project')
  return redirect(call.ajax, '/identity/')
}

/** Quotas of a project. */
export const projectQuotaRoutes: readonly PageRoute[] = [
  { path: /^\/identity\/([^/]+)\/update_quotas\/$/, methods: ['GET', 'POST'], handle },
]
