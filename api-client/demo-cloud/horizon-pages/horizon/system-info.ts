import type { Answer } from '../../call.js'
import { htmlAnswer } from '../../pages.js'
import { demandAdmin, type PageContext, type PageRoute } from '../context.js'
import { framedPage, tableMarkup, type HorizonCell, type HorizonTable } from '../templates/markup.js'

const page = '/admin/info/'

/** What runs of the cloud: its services, and the processes of three of them behind tabs of their own. */
export const systemInfoRoutes: readonly PageRoute[] = [{ path: /^\/admin\/info\/$/, methods: ['GET'], handle: show }]

const yes = { enabled: 'Enabled', disabled: 'Disabled', up: 'Up', down: 'Down' } as const
const processHeads = ['Name', 'Host', 'Zone', 'Status', 'State', 'Last Updated']

function tableOf(
  name: string,
  heads: readonly string[],
  rows: readonly { readonly id: string; readonly cells: readonly HorizonCell[] }[],
): HorizonTable {
  return {
    name,
    path: page,
    columns: heads.map((title) => ({ title })),
    stateColumn: -1,
    detail: false,
    still: true,
    actions: [],
    rows: rows.map(({ id, cells }) => ({ id, name: id, state: 'status_up', cells, actions: [] })),
  }
}

function tables({ cloud: { world } }: PageContext): readonly (readonly [label: string, table: HorizonTable])[] {
  const { keystone, nova, cinder, neutron } = world.db
  return [
    [
      'Services',
      tableOf(
        'services',
        ['Id', 'Name', 'Service', 'Region'],
        keystone.services
          .all()
          .map(({ name, type }, at) => ({ id: `${name}-${at}`, cells: [`${at}`, name, type, 'RegionOne'] })),
      ),
    ],
    [
      'Compute Services',
      tableOf(
        'nova_services',
        processHeads,
        nova.services.all().map(({ binary, host, zone, status, state }) => ({
          id: `${binary}-${host}-${zone}`,
          cells: [binary, host, zone, yes[status], yes[state], '0 minutes'],
        })),
      ),
    ],
    [
      'Block Storage Services',
      tableOf(
        'cinder_services',
        processHeads,
        cinder.processes.all().map(({ id, binary, host, zone, status, state }) => ({
          id,
          cells: [binary, host, zone, yes[status], yes[state], '0 minutes'],
        })),
      ),
    ],
    [
      'Network Agents',
      tableOf(
        'network_agents',
        ['Type', ...processHeads],
        neutron.agents.all().map(({ agent_type, binary, host, availability_zone, admin_state_up, alive }) => ({
          id: `${binary}-${host}`,
          cells: [
            agent_type,
            binary,
            host,
            availability_zone ?? '',
            yes[admin_state_up ? 'enabled' : 'disabled'],
            yes[alive ? 'up' : 'down'],
            '0 minutes',
          ],
        })),
      ),
    ],
  ]
}

function show(context: PageContext): Answer {
  demandAdmin(context)
  const all = tables(context)
  const heads = all.map(
    ([label, { name }]) => `<li><a href="?tab=system_info__${name}" data-toggle="tab">${label}</a></li>`,
  )
  const panes = all.map(
    ([, table]) => `<div id="system_info__${table.name}" class="tab-pane">${tableMarkup(context, table)}</div>`,
  )
  const content = `<ul id="system_info" class="nav nav-tabs ajax-tabs">${heads.join('')}</ul><div class="tab-content">${panes.join('')}</div>`
  return htmlAnswer(200, framedPage(context, 'System Information', content))
}
