import type { Answer } from '../../call.js'
import { removePort } from '../../handlers/neutron/ports.js'
import { clientRefusal } from '../../handlers/refusals.js'
import type { RouterRow } from '../../world/tables/neutron.js'
import { field, ownProject, type PageContext, type PageRoute } from '../context.js'
import { formRoute } from '../templates/form-route.js'
import { framedPage, tableMarkup, nameOrId, type HorizonTable } from '../templates/markup.js'
import { upOrDown } from './network-form.js'
import { escapeHtml, htmlAnswer, notFoundPage } from '../../pages.js'
import { tableRoute, type TableVerb } from '../templates/table-routes.js'
import { addInterface, createRouter } from './topology-forms.js'

const page = '/project/routers/'
const help = 'This action cannot be undone.'
const details = /^\/project\/routers\/([\da-f-]{36})\/$/

function routerOf(context: PageContext): RouterRow | undefined {
  const router = context.cloud.world.db.neutron.routers.get(context.params[0] ?? '')
  return router?.project_id === ownProject(context) ? router : undefined
}

const gone = 'Unable to retrieve router details.'
const toRouter = ({ params }: PageContext) => `${page}${params[0] ?? ''}/?tab=router_details__interfaces`

/** Routers: no JSON call makes, changes or connects one. */
export const routerRoutes: readonly PageRoute[] = [
  tableRoute(/^\/project\/routers\/$/, 'Routers', routers, verbs),
  formRoute(/^\/project\/routers\/create\/$/, { ...createRouter, next: page }),
  formRoute<RouterRow>(/^\/project\/routers\/([\da-f-]{36})\/update$/, {
    title: 'Edit Router',
    submit: 'Save Changes',
    help: ['You may update the editable properties of your router here.'],
    next: page,
    find: routerOf,
    gone,
    fields: (_, { name, admin_state_up }) => [
      { name: 'name', label: 'Name', value: name },
      {
        name: 'admin_state',
        label: 'Enable Admin State',
        kind: 'select',
        value: admin_state_up ? 'True' : 'False',
        options: upOrDown,
      },
    ],
    save({ cloud, form, say, policy }, router) {
      const name = field(form, 'name').trim()
      if (!policy?.allows('network', 'update_router')) {
        say('error', `Failed to update router ${router.name}`)
        return ''
      }
      const admin_state_up = field(form, 'admin_state') !== 'False'
      cloud.world.db.neutron.routers.update(router.id, { name, admin_state_up })
      say('success', `Router ${nameOrId({ id: router.id, name })} was successfully updated.`)
      return ''
    },
  }),
  formRoute<RouterRow>(/^\/project\/routers\/([\da-f-]{36})\/setgateway$/, {
    title: 'Set Gateway',
    submit: 'Submit',
    help: [
      'You can connect a specified external network to the router. The external network is regarded as a default route of the router and the router acts as a gateway for external connectivity.',
    ],
    next: page,
    find: routerOf,
    gone,
    fields: ({ cloud }) => [
      {
        name: 'network_id',
        label: 'External Network',
        kind: 'select',
        required: true,
        options: [
          ['', 'Select network'],
          ...cloud.world.db.neutron.networks
            .filter(({ external }) => external)
            .map(({ id, name }) => [id, name] as const),
        ],
      },
      { name: 'enable_snat', label: 'Enable SNAT', kind: 'checkbox', value: 'on' },
    ],
    save({ cloud, form, say, policy }, router) {
      if (!policy?.allows('network', 'update_router')) {
        say('error', 'Failed to set gateway.')
        return ''
      }
      const external_gateway_info = {
        network_id: field(form, 'network_id'),
        enable_snat: form.has('enable_snat'),
        external_fixed_ips: [],
      }
      cloud.world.db.neutron.routers.update(router.id, { external_gateway_info })
      say('success', 'Gateway interface is added')
      return ''
    },
  }),
  formRoute(/^\/project\/routers\/([\da-f-]{36})\/addinterface$/, { ...addInterface, next: toRouter }),
  { path: details, methods: ['GET'], handle: showRouter },
  {
    path: details,
    methods: ['POST'],
    handle: tableRoute(details, '', interfaces, ({ cloud }) => ({
      delete: { past: 'Deleted Interface', present: 'delete interface', run: (id) => removePort(cloud.world, id) },
    })).handle,
  },
]

/** Horizon leaves out what the policy refuses. */
const ifAllowed = <T>({ policy }: PageContext, rule: string, ...items: readonly T[]): readonly T[] =>
  policy?.allows('network', rule) ? items : []

function routers(context: PageContext): HorizonTable {
  const { neutron } = context.cloud.world.db
  return {
    name: 'routers',
    path: page,
    columns: [{ title: 'Name' }, { title: 'Status' }, { title: 'External Network' }, { title: 'Admin State' }],
    stateColumn: 1,
    actions: [
      ...ifAllowed(context, 'create_router', { name: 'create', label: 'Create Router', href: `${page}create/` }),
      ...ifAllowed(context, 'delete_router', { name: 'delete', label: 'Delete Routers', danger: true, help }),
    ],
    rows: neutron.routers.where('project_id', ownProject(context)).map((router) => ({
      id: router.id,
      name: router.name,
      state: 'status_up',
      cells: [
        nameOrId(router),
        'Active',
        neutron.networks.get(router.external_gateway_info?.network_id ?? '')?.name ?? '',
        router.admin_state_up ? 'UP' : 'DOWN',
      ],
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

/** A router's page: its facts, and its interfaces behind a tab. */
function showRouter(context: PageContext): Answer {
  const { call } = context
  const router = routerOf(context)
  if (!router) return notFoundPage()
  const table = tableMarkup(context, interfaces(context))
  const tab = call.url.searchParams.get('tab')
  const onInterfaces = tab === 'router_details__interfaces'
  // A tab asked for by itself comes by itself.
  if (call.ajax && onInterfaces) return htmlAnswer(200, table)
  const facts = `<dl class="dl-horizontal"><dt>Name</dt><dd data-display="${escapeHtml(router.name)}">${escapeHtml(router.name)}</dd><dt>ID</dt><dd>${router.id}</dd><dt>Status</dt><dd>Active</dd></dl>`
  const link = (slug: string, label: string, active: boolean, loaded: boolean) =>
    `<li class="${active ? 'active' : ''}"><a href="?tab=router_details__${slug}" data-toggle="tab" data-target="#router_details__${slug}" data-loaded="${loaded}">${label}</a></li>`
  const tabs = `<div class="tab_wrapper"><ul id="router_details" class="nav nav-tabs ajax-tabs">${link('overview', 'Overview', !onInterfaces, true)}${link('interfaces', 'Interfaces', onInterfaces, onInterfaces)}</ul>
    <div class="tab-content"><div id="router_details__overview" class="tab-pane ${onInterfaces ? '' : 'active'}">${facts}</div><div id="router_details__interfaces" class="tab-pane ${onInterfaces ? 'active' : ''}">${onInterfaces ? table : ''}</div></div></div>`
  const crumbs = `<div class="page-breadcrumb"><ol class="breadcrumb"><li>Project</li><li>Network</li><li><a href="${page}">Routers</a></li><li class="active">${escapeHtml(router.name)}</li></ol></div>`
  return htmlAnswer(200, framedPage(context, router.name, tabs, crumbs))
}
