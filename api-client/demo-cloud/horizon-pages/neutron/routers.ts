import type { Answer } from '../../call.js'
import { removePort } from '../../handlers/neutron/ports.js'
import { l3Agents, routersOn } from '../../handlers/neutron/routers.js'
import { clientRefusal } from '../../handlers/refusals.js'
import type { RouteRow, RouterRow } from '../../world/tables/neutron.js'
import { demandAdmin, field, ownProject, type PageContext, type PageRoute } from '../context.js'
import { act, tableRoute, type TableVerb } from '../templates/table-routes.js'
import { framedPage, tableMarkup, nameOrId, type HorizonRow, type HorizonTable } from '../templates/markup.js'
import { escapeHtml, htmlAnswer, notFoundPage } from '../../pages.js'
import { page, routerFormRoutes, routerOf } from './router-forms.js'

const adminPage = '/admin/routers/'
const help = 'This action cannot be undone.'
const details = /^\/(?:project|admin)\/routers\/([\da-f-]{36})\/$/

/** Routers: no JSON call makes, changes or connects one. */
export const routerRoutes: readonly PageRoute[] = [
  tableRoute(/^\/project\/routers\/$/, 'Routers', routers, verbs),
  tableRoute(/^\/admin\/routers\/$/, 'Routers', allRouters, verbs),
  tableRoute(/^\/admin\/routers\/([^/]+)\/l3_agent_list$/, 'Routers', agentRouters, verbs),
  ...routerFormRoutes,
  { path: details, methods: ['GET'], handle: showRouter },
  { path: details, methods: ['POST'], handle: changeParts },
]

/** Horizon leaves out what the policy refuses. */
const ifAllowed = <T>({ policy }: PageContext, rule: string, ...items: readonly T[]): readonly T[] =>
  policy?.allows('network', rule) ? items : []

function routers(context: PageContext): HorizonTable {
  const { neutron } = context.cloud.world.db
  return {
    name: 'routers',
    path: page,
    columns: ['Name', 'Status', 'External Network', 'Admin State', 'Availability Zones'].map((title) => ({ title })),
    stateColumn: 1,
    actions: [
      ...ifAllowed(context, 'create_router', { name: 'create', label: 'Create Router', href: `${page}create/` }),
      ...ifAllowed(context, 'delete_router', { name: 'delete', label: 'Delete Routers', danger: true, help }),
    ],
    rows: neutron.routers.where('project_id', ownProject(context)).map((router) => ({
      id: router.id,
      name: router.name,
      state: 'status_up',
      cells: [nameOrId(router), 'Active', gatewayName(context, router), stateOf(router), 'nova'],
      actions: [
        ...ifAllowed(
          context,
          'update_router',
          router.external_gateway_info
            ? {
                name: 'clear',
                label: 'Clear Gateway',
                danger: true,
                help: 'You may reset the gateway later by using the set gateway action, but the gateway IP may change.',
              }
            : { name: 'setgateway', label: 'Set Gateway', href: `${page}${router.id}/setgateway`, modal: true },
          { name: 'update', label: 'Edit Router', href: `${page}${router.id}/update`, modal: true },
        ),
        ...ifAllowed(context, 'delete_router', { name: 'delete', label: 'Delete Router', danger: true, help }),
      ],
    })),
  }
}

const stateOf = ({ admin_state_up }: { readonly admin_state_up: boolean }) => (admin_state_up ? 'UP' : 'DOWN')

function gatewayName({ cloud }: PageContext, { external_gateway_info }: RouterRow): string {
  return cloud.world.db.neutron.networks.get(external_gateway_info?.network_id ?? '')?.name ?? ''
}

/** Those of all projects, as administrators see them. */
function allRouters(context: PageContext): HorizonTable {
  return anyRouters(context, context.cloud.world.db.neutron.routers.all())
}

function agentRouters(context: PageContext): HorizonTable {
  return anyRouters(context, routersOn(context.cloud.world, context.params[0] ?? ''))
}

function anyRouters(context: PageContext, shown: readonly RouterRow[]): HorizonTable {
  demandAdmin(context)
  const { keystone } = context.cloud.world.db
  return {
    name: 'routers',
    path: adminPage,
    columns: ['Project', 'Name', 'Status', 'External Network', 'Availability Zones', 'Admin State'].map((title) => ({
      title,
    })),
    stateColumn: 2,
    actions: [{ name: 'delete', label: 'Delete Routers', danger: true, help }],
    rows: shown.map((router): HorizonRow => ({
      id: router.id,
      name: router.name,
      state: 'status_up',
      cells: [
        keystone.projects.get(router.project_id)?.name ?? '',
        nameOrId(router),
        'Active',
        gatewayName(context, router),
        'nova',
        stateOf(router),
      ],
      actions: [
        { name: 'update', label: 'Edit Router', href: `${adminPage}${router.id}/update`, modal: true },
        { name: 'delete', label: 'Delete Router', danger: true, help },
      ],
    })),
  }
}

function verbs({ cloud, policy }: PageContext): Readonly<Record<string, TableVerb>> {
  const { neutron } = cloud.world.db
  return {
    clear: {
      past: 'Cleared Gateway',
      present: 'clear gateway',
      run(id) {
        policy?.demand('network', 'update_router')
        neutron.routers.update(id, { external_gateway_info: null })
      },
    },
    delete: {
      past: 'Deleted Router',
      present: 'delete router',
      run(id) {
        policy?.demand('network', 'delete_router')
        const ports = neutron.ports.where('device_id', id)
        if (ports.some(({ device_owner }) => device_owner.endsWith('interface')))
          throw clientRefusal(cloud.world, 409, `Router ${id} still has ports`)
        for (const port of ports) removePort(cloud.world, port.id)
        neutron.routers.remove(id)
      },
    },
  }
}

function interfaces(context: PageContext): HorizonTable {
  const id = context.params[0] ?? ''
  return {
    name: 'interfaces',
    path: `${page}${id}/`,
    detail: false,
    columns: ['Name', 'Fixed IPs', 'Status', 'Type', 'Admin State'].map((title) => ({ title })),
    stateColumn: 2,
    actions: [
      { name: 'create', label: 'Add Interface', href: `${page}${id}/addinterface` },
      { name: 'delete', label: 'Delete Interfaces', danger: true, help },
    ],
    rows: context.cloud.world.db.neutron.ports.where('device_id', id).map((port) => ({
      id: port.id,
      name: nameOrId(port),
      state: 'status_up',
      cells: [
        nameOrId(port),
        port.fixed_ips.map(({ ip_address }) => ip_address),
        'Active',
        port.device_owner === 'network:router_gateway' ? 'External Gateway' : 'Internal Interface',
        port.admin_state_up ? 'UP' : 'DOWN',
      ],
      actions: [{ name: 'delete', label: 'Delete Interface', danger: true, help }],
    })),
  }
}

/** Horizon names a route by its parts. */
const routeId = ({ nexthop, destination }: RouteRow) => `${nexthop}:${destination}`

function extraRoutes(context: PageContext): HorizonTable {
  const id = context.params[0] ?? ''
  return {
    name: 'extra_routes',
    path: `${page}${id}/`,
    detail: false,
    still: true,
    columns: [{ title: 'Destination CIDR' }, { title: 'Next Hop' }],
    stateColumn: -1,
    actions: [
      { name: 'create', label: 'Add Static Route', href: `${page}${id}/addrouterroute` },
      { name: 'delete', label: 'Delete Static Routes', danger: true, help },
    ],
    rows: (context.cloud.world.db.neutron.routers.get(id)?.routes ?? []).map((route) => ({
      id: routeId(route),
      name: route.destination,
      state: 'status_up',
      cells: [route.destination, route.nexthop],
      actions: [{ name: 'delete', label: 'Delete Static Route', danger: true, help }],
    })),
  }
}

/** What is done in the tables of a router's page: with an interface, or with a route. */
function changeParts(context: PageContext): Answer {
  const { cloud, form, policy } = context
  const router = routerOf(context)
  if (!router) return notFoundPage()
  const ofRoutes = field(form, 'action').startsWith('extra_routes__')
  const what = ofRoutes ? 'Static Route' : 'Interface'
  const run = (id: string): void => {
    policy?.demand('network', ofRoutes ? 'update_router' : 'remove_router_interface')
    if (!ofRoutes) return void removePort(cloud.world, id)
    const routes = router.routes.filter((route) => routeId(route) !== id)
    cloud.world.db.neutron.routers.update(router.id, { routes })
  }
  const verb = { past: `Deleted ${what}`, present: `delete ${what.toLowerCase()}`, run }
  return act(context, ofRoutes ? extraRoutes(context) : interfaces(context), { delete: verb })
}

/** Where routers run, as administrators see it. */
function agentFact({ cloud }: PageContext): string {
  const rows = l3Agents(cloud.world).map(({ host, id }) => `<tr><td>${host}</td><td><a href="#">${id}</a></td></tr>`)
  return `<dt>L3 Agent</dt><dd><table><thead><tr><th>Host</th><th>ID</th></tr></thead><tbody>${rows.join('')}</tbody></table></dd>`
}

function gatewayFacts(context: PageContext, router: RouterRow): string {
  const gateway = router.external_gateway_info
  if (!gateway) return '<h4>External Gateway</h4><dl><dt>External Gateway</dt><dd>None</dd></dl>'
  const addresses = gateway.external_fixed_ips.map(
    ({ subnet_id, ip_address }) =>
      `<li><strong>Subnet ID</strong> <a href="#">${subnet_id}</a></li><li><strong>IP Address</strong> ${ip_address}</li>`,
  )
  return `<h4>External Gateway</h4><dl><dt>Network Name</dt><dd>${escapeHtml(gatewayName(context, router))}</dd><dt>Network ID</dt><dd>${gateway.network_id}</dd><dt>External Fixed IPs</dt><dd><ul>${addresses.join('')}</ul></dd><dt>SNAT</dt><dd>${gateway.enable_snat ? 'Enabled' : 'Disabled'}</dd></dl>`
}

/** A router's page: its facts, and its interfaces behind a tab. */
function showRouter(context: PageContext): Answer {
  const { call } = context
  const router = routerOf(context)
  if (!router) return notFoundPage()
  const asked = call.url.searchParams.get('tab')?.slice('router_details__'.length) ?? 'overview'
  const panes = {
    overview: () =>
      `<dl class="dl-horizontal"><dt>Name</dt><dd data-display="${escapeHtml(router.name)}">${escapeHtml(router.name)}</dd><dt>ID</dt><dd>${router.id}</dd><dt>Description</dt><dd>${escapeHtml(router.description)}</dd><dt>Project ID</dt><dd>${router.project_id}</dd><dt>Status</dt><dd>Active</dd>${context.call.url.pathname.startsWith(adminPage) ? agentFact(context) : ''}</dl>${gatewayFacts(context, router)}`,
    interfaces: () => tableMarkup(context, interfaces(context)),
    extraroutes: () => tableMarkup(context, extraRoutes(context)),
  }
  const shown = Object.keys(panes).includes(asked) ? (asked as keyof typeof panes) : 'overview'
  // A tab asked for by itself comes by itself.
  if (call.ajax && shown !== 'overview') return htmlAnswer(200, panes[shown]())
  const link = (slug: string, label: string) => {
    const active = slug === shown
    return `<li class="${active ? 'active' : ''}"><a href="?tab=router_details__${slug}" data-toggle="tab" data-target="#router_details__${slug}" data-loaded="${active || slug === 'overview'}">${label}</a></li>`
  }
  const pane = (slug: keyof typeof panes) =>
    `<div id="router_details__${slug}" class="tab-pane ${slug === shown ? 'active' : ''}">${slug === shown || slug === 'overview' ? panes[slug]() : ''}</div>`
  const tabs = `<div class="tab_wrapper"><ul id="router_details" class="nav nav-tabs ajax-tabs">${link('overview', 'Overview')}${link('interfaces', 'Interfaces')}${link('extraroutes', 'Static Routes')}</ul>
    <div class="tab-content">${pane('overview')}${pane('interfaces')}${pane('extraroutes')}</div></div>`
  const crumbs = `<div class="page-breadcrumb"><ol class="breadcrumb"><li>Project</li><li>Network</li><li><a href="${page}">Routers</a></li><li class="active">${escapeHtml(router.name)}</li></ol></div>`
  return htmlAnswer(200, framedPage(context, router.name, tabs, crumbs))
}
