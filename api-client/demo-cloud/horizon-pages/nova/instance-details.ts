import type { PageContext, PageRoute } from '../context.js'
import { serverOf } from './instance-form.js'
import { framedPage, tableMarkup, nameOrId, type HorizonTable } from '../templates/markup.js'
import { escapeHtml, htmlAnswer, notFoundPage } from '../../pages.js'

const group = 'instance_details'

/** The page of an instance, as far as no JSON call tells it: its interfaces. */
export const instanceDetailRoutes: readonly PageRoute[] = [
  {
    path: /^\/project\/instances\/([^/]+)\/$/,
    methods: ['GET'],
    handle(context) {
      const server = serverOf(context)
      if (!server) return notFoundPage()
      const onInterfaces = context.call.url.searchParams.get('tab') === `${group}__interfaces`
      const table = onInterfaces ? tableMarkup(context, interfaces(context, server.id)) : ''
      if (context.call.ajax && onInterfaces) return htmlAnswer(200, table)
      const tab = (slug: string, title: string, active: boolean) =>
        `<li class="${active ? 'active' : ''}"><a href="?tab=${group}__${slug}" data-toggle="tab" data-target="#${group}__${slug}" data-loaded="${active || slug === 'overview'}">${title}</a></li>`
      const facts = `<dl class="dl-horizontal"><dt>Name</dt><dd data-display="${escapeHtml(server.name)}">${escapeHtml(server.name)}</dd><dt>ID</dt><dd>${server.id}</dd></dl>`
      const tabs = `<ul id="${group}" class="nav nav-tabs ajax-tabs">${tab('overview', 'Overview', !onInterfaces)}${tab('interfaces', 'Interfaces', onInterfaces)}</ul>
        <div class="tab-content"><div id="${group}__overview" class="tab-pane ${onInterfaces ? '' : 'active'}">${facts}</div><div id="${group}__interfaces" class="tab-pane ${onInterfaces ? 'active' : ''}">${table}</div></div>`
      return htmlAnswer(200, framedPage(context, server.name, tabs))
    },
  },
]

function interfaces({ cloud }: PageContext, server: string): HorizonTable {
  const { networks, ports } = cloud.world.db.neutron
  const path = `/project/instances/${server}/`
  const edit = (port: string, step: string) => `${path}ports/${port}/update?step=${step}`
  return {
    name: 'interfaces',
    path,
    still: true,
    detail: (id) => `/project/networks/ports/${id}/detail`,
    columns: ['Name', 'Network', 'Fixed IPs', 'MAC Address', 'Status', 'Admin State'].map((title) => ({ title })),
    stateColumn: -1,
    actions: [],
    rows: ports.where('device_id', server).map((port) => ({
      id: port.id,
      name: nameOrId(port),
      state: 'status_up',
      cells: [
        nameOrId(port),
        networks.get(port.network_id)?.name ?? port.network_id,
        port.fixed_ips.map(({ ip_address }) => ip_address),
        port.mac_address,
        port.status === 'ACTIVE' ? 'Active' : 'Down',
        port.admin_state_up ? 'UP' : 'DOWN',
      ],
      actions: [
        {
          name: 'update_security_groups',
          label: 'Edit Security Groups',
          href: edit(port.id, 'update_security_groups'),
          modal: true,
        },
        { name: 'update', label: 'Edit Port', href: edit(port.id, 'update_info'), modal: true },
      ],
    })),
  }
}
