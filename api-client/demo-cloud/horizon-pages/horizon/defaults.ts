import { quotaLabel } from '../../../horizon-defaults.js'
import type { Answer } from '../../call.js'
import { allVolumeLimits } from '../../handlers/cinder/quotas.js'
import { networkLimits } from '../../handlers/neutron/limits.js'
import { computeFields, computeLimits } from '../../handlers/nova/quotas.js'
import { htmlAnswer } from '../../pages.js'
import { demandAdmin, type PageContext, type PageRoute } from '../context.js'
import { framedPage, tableMarkup, type HorizonTable } from '../templates/markup.js'

/** What projects may have that have no limits of their own. They are changed by calls. */
export const defaultsRoutes: readonly PageRoute[] = [{ path: /^\/admin\/defaults\/$/, methods: ['GET'], handle: show }]

const quotas = (name: string, limits: readonly (readonly [string, number])[]): HorizonTable => ({
  name,
  path: '/admin/defaults/',
  columns: [{ title: 'Quota Name' }, { title: 'Limit' }],
  stateColumn: -1,
  detail: false,
  still: true,
  actions: [],
  rows: limits.map(([id, limit]) => ({
    id,
    name: id,
    state: 'status_up',
    cells: [quotaLabel(id), String(limit)],
    actions: [],
  })),
})

function show(context: PageContext): Answer {
  demandAdmin(context)
  const { world } = context.cloud
  const compute = computeLimits(world, '')
  const tables = [
    quotas(
      'compute_quotas',
      computeFields.map((name) => [name, compute[name] ?? -1]),
    ),
    quotas('volume_quotas', allVolumeLimits(world)),
    quotas('network_quotas', Object.entries({ ...networkLimits(world, ''), ...withoutLimit })),
  ]
  const panes = tables.map(
    (table) => `<div id="defaults__${table.name}" class="tab-pane">${tableMarkup(context, table)}</div>`,
  )
  return htmlAnswer(200, framedPage(context, 'Default Quotas', `<div class="tab-content">${panes.join('')}</div>`))
}

const withoutLimit = { subnetpool: -1, rbac_policy: 10, trunk: -1 }
