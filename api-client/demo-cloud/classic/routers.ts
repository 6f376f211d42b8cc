import type { Answer } from '../call.js'
import { removePort } from '../handlers/neutron-ports.js'
import { clientRefusal } from '../handlers/service-refusals.js'
import { timestamp } from '../world.js'
import { field, type ClassicContext, type ClassicRoute } from './classic.js'
import { formRoute } from './form-route.js'
import { formGroup, framedPage, modalForm, select, tableMarkup, textInput, type ClassicTable } from './markup.js'
import { escapeHtml, htmlAnswer, notFoundPage, redirect } from './pages.js'
import { tableRoute, type TableVerb } from './table-routes.js'
import { addInterface } from './topology-forms.js'

/** Routers: no JSON call makes one, so their form is Horizon's own. */
export const routerRoutes: readonly ClassicRoute[] = [
  tableRoute(/^\/project\/routers\/$/, 'Routers', routers, verbs),
  { path: /^\/project\/routers\/create\/$/, methods: ['GET'], handle: (context) => showForm(context) },
  { path: /^\/project\/routers\/create\/$/, methods: ['POST'], handle: create },
  formRoute(/^\/project\/routers\/([\da-f-]{36})\/addinterface$/, { ...addInterface, next: '/project/routers/' }),
  { path: /^\/project\/routers\/([\da-f-]{36})\/$/, methods: ['GET'], handle: showRouter },
]

function routers({ cloud, session }: ClassicContext): ClassicTable {
  const { neutron } = cloud.world.db
  return {
    name: 'routers',
    path: '/project/routers/',
    columns: [{ title: 'Name' }, { title: 'Status' }, { title: 'External Network' }, { title: 'Admin State' }],
    stateColumn: 1,
    actions: [
      { name: 'create', label: 'Create Router', href: '/project/routers/create/' },
      { name: 'delete', label: 'Delete Routers', danger: true, help: 'This action cannot be undone.' },
    ],
    rows: neutron.routers.where('project_id', session?.project.id ?? '').map((router) => ({
      id: router.id,
      name: router.name,
      state: 'status_up',
      cells: [
        router.name || `(${router.id.slice(0, 13)})`,
        'Active',
        neutron.networks.get(router.external_gateway_info?.network_id ?? '')?.name ?? '',
        router.admin_state_up ? 'UP' : 'DOWN',
      ],
      actions: [{ name: 'delete', label: 'Delete Router', danger: true, help: 'This action cannot be undone.' }],
    })),
  }
}

function verbs({ cloud }: ClassicContext): Readonly<Record<string, TableVerb>> {
  const { neutron } = cloud.world.db
  return {
    delete: {
      past: 'Deleted Router',
      present: 'delete router',
      run(id) {
        const ports = neutron.ports.where('device_id', id)
        if (ports.some(({ device_owner }) => device_owner.endsWith('interface')))
          throw clientRefusal(cloud.world, 409, `Router ${id} still has ports`)
        for (const port of ports) removePort(cloud.world, port.id)
        neutron.routers.remove(id)
      },
    },
  }
}

/** A router's page: its facts, and its interfaces behind a tab. */
function showRouter(context: ClassicContext): Answer {
  const { cloud, params, session, call } = context
  const { neutron } = cloud.world.db
  const router = neutron.routers.get(params[0] ?? '')
  if (!router || router.project_id !== session?.project.id) return notFoundPage()
  const facts = `<dl class="dl-horizontal"><dt>Name</dt><dd data-display="${escapeHtml(router.name)}">${escapeHtml(router.name)}</dd><dt>ID</dt><dd>${router.id}</dd><dt>Status</dt><dd>Active</dd></dl>`
  const interfaces = tableMarkup(context, {
    name: 'interfaces',
    path: `/project/routers/${router.id}/`,
    columns: [{ title: 'Name' }, { title: 'Fixed IPs' }, { title: 'Status' }],
    stateColumn: 2,
    actions: [{ name: 'create', label: 'Add Interface', href: `/project/routers/${router.id}/addinterface` }],
    rows: neutron.ports.where('device_id', router.id).map(({ id, fixed_ips }) => ({
      id,
      name: id.slice(0, 13),
      state: 'status_up',
      cells: [`(${id.slice(0, 13)})`, fixed_ips.map(({ ip_address }) => ip_address).join(', '), 'Active'],
      actions: [],
    })),
  })
  // A tab asked for by itself comes by itself.
  if (call.ajax && call.url.searchParams.get('tab') === 'router_details__interfaces') return htmlAnswer(200, interfaces)
  const tabs = `<div class="tab_wrapper"><ul id="router_details" class="nav nav-tabs"><li class="active"><a href="?tab=router_details__overview" data-toggle="tab" data-target="#router_details__overview" data-loaded="true">Overview</a></li><li><a href="?tab=router_details__interfaces" data-toggle="tab" data-target="#router_details__interfaces" data-loaded="false">Interfaces</a></li></ul>
    <div class="tab-content"><div id="router_details__overview" class="tab-pane active">${facts}</div><div id="router_details__interfaces" class="tab-pane"></div></div></div>`
  const crumbs = `<div class="page-breadcrumb"><ol class="breadcrumb"><li>Project</li><li>Network</li><li><a href="/project/routers/">Routers</a></li><li class="active">${escapeHtml(router.name)}</li></ol></div>`
  return htmlAnswer(200, framedPage(context, router.name, tabs, crumbs))
}

function showForm(context: ClassicContext, error = ''): Answer {
  const { cloud, form } = context
  const external = cloud.world.db.neutron.networks.filter((network) => network.external)
  const fields = [
    formGroup('name', 'Router Name', textInput('name', field(form, 'name')), error),
    `<div class="form-group"><div class="themable-checkbox"><input type="checkbox" name="admin_state_up" id="id_admin_state_up" checked><label for="id_admin_state_up"><span class="control-label">Enable Admin State</span><span class="help-icon" data-toggle="tooltip" title="If checked, the router will be enabled."><span class="fa fa-question-circle"></span></span></label></div></div>`,
    formGroup(
      'external_network',
      'External Network',
      select(
        'external_network',
        [['', 'Select network'], ...external.map(({ id, name }) => [id, name] as const)],
        field(form, 'external_network'),
      ),
    ),
  ]
  return htmlAnswer(
    200,
    modalForm(context, {
      title: 'Create Router',
      action: '/project/routers/create/',
      submit: 'Create Router',
      fields: fields.join(''),
      help: '<p>Creates a router with specified parameters.</p>',
    }),
  )
}

function create(context: ClassicContext): Answer {
  const { call, cloud, form, session, say } = context
  const name = field(form, 'name').trim()
  if (name.length > 255) return showForm(context, 'Ensure this value has at most 255 characters.')
  const { world } = cloud
  const network = field(form, 'external_network')
  const time = timestamp(world.clock)
  const router = world.db.neutron.routers.insert({
    id: world.ids.uuid(),
    project_id: session?.project.id ?? '',
    description: '',
    created_at: time,
    updated_at: time,
    revision_number: 1,
    name,
    admin_state_up: form.has('admin_state_up'),
    status: 'ACTIVE',
    external_gateway_info: network ? { network_id: network, enable_snat: true, external_fixed_ips: [] } : null,
  })
  say('success', `Router ${router.name} was successfully created.`)
  return redirect(call.ajax, '/project/routers/')
}
