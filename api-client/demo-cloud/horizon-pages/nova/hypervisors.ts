import type { Answer } from '../../call.js'
import { Refusal } from '../../handler.js'
import {
  capacity,
  changeHost,
  computeServices,
  machinesOf,
  migrate,
  serversOn,
  type Machine,
} from '../../handlers/nova/hosts.js'
import type { ComputeServiceRow } from '../../world/tables/nova.js'
import { demandAdmin, field, type PageContext, type PageRoute } from '../context.js'
import type { Option } from '../templates/form-fields.js'
import { formRoute, type FormSpec } from '../templates/form-route.js'
import { framedPage, tableMarkup, type HorizonTable, type HorizonTableAction } from '../templates/markup.js'
import { act } from '../templates/table-routes.js'
import { escapeHtml, htmlAnswer, notFoundPage } from '../../pages.js'

const page = '/admin/hypervisors/'

/** The machines that instances run on: pies of what is used, and their compute services behind a tab. */
export const hypervisorRoutes: readonly PageRoute[] = [
  { path: /^\/admin\/hypervisors\/$/, methods: ['GET'], handle: show },
  { path: /^\/admin\/hypervisors\/$/, methods: ['POST'], handle: enable },
  { path: /^\/admin\/hypervisors\/(\d+)_([^/]+)\/$/, methods: ['GET'], handle: showInstances },
  hostForm('disable_service', {
    title: 'Disable Service',
    submit: 'Disable Service',
    help: ['Disable the compute service.'],
    fields: (_, { host }) => [
      { name: 'host', label: 'Host', kind: 'readonly', value: host },
      { name: 'reason', label: 'Reason' },
    ],
    save({ cloud, form, say }, { host }) {
      changeHost(cloud.world, host, { status: 'disabled', disabled_reason: field(form, 'reason') || null })
      say('success', `Disabled compute service for host: ${host}.`)
      return ''
    },
  }),
  hostForm('migrate_host', {
    title: 'Migrate Host',
    submit: 'Migrate Host',
    help: [
      "Migrate all instances from a host with disabled nova-compute service. Optionally you can choose type of migration. All running instances of the host can be Live Migrated. Cold Migration is trying to use 'nova migrate' on each instance of migrated host.",
    ],
    fields: (_, { host }) => {
      const live = (label: string) => ({ shownFor: { switch: 'source', labels: { live_migrate: label } } })
      return [
        { name: 'current_host', label: 'Current Host', kind: 'readonly', value: host },
        {
          name: 'migrate_type',
          label: 'Running Instance Migration Type',
          kind: 'select',
          switches: 'source',
          options: [
            ['live_migrate', 'Live Migrate'],
            ['cold_migrate', 'Cold Migrate'],
          ],
        },
        { name: 'disk_over_commit', label: 'Disk Over Commit', kind: 'checkbox', ...live('Disk Over Commit') },
        { name: 'block_migration', label: 'Block Migration', kind: 'checkbox', ...live('Block Migration') },
      ]
    },
    save: (context, { host }) => moveAll(context, host, 'migrate'),
  }),
  hostForm('evacuate_host', {
    title: 'Evacuate Host',
    submit: 'Evacuate Host',
    help: ['Evacuate the servers from the selected down host to an active target host.'],
    fields: ({ cloud }, { host }) => [
      { name: 'current_host', label: 'Current Host', kind: 'readonly', value: host },
      {
        name: 'target_host',
        label: 'Target Host',
        kind: 'select',
        options: [
          ['', 'Select a target host'],
          ...computeServices(cloud.world)
            .filter((other) => other.host !== host)
            .map((other): Option => [other.host, other.host]),
        ],
      },
      { name: 'on_shared_storage', label: 'Shared Storage', kind: 'checkbox' },
    ],
    save: (context, { host }) => moveAll(context, host, 'evacuate', field(context.form, 'target_host') || undefined),
  }),
]

/** A form about a machine, for administrators. */
function hostForm(
  path: string,
  spec: Pick<FormSpec<ComputeServiceRow>, 'title' | 'submit' | 'help' | 'fields' | 'save'>,
): PageRoute {
  return formRoute<ComputeServiceRow>(new RegExp(`^/admin/hypervisors/([^/]+)/${path}$`), {
    ...spec,
    next: page,
    gone: 'Unable to retrieve compute host instances.',
    find(context) {
      demandAdmin(context)
      return computeServices(context.cloud.world).find(({ host }) => host === context.params[0])
    },
  })
}

/** As Horizon: the first that refuses ends it. */
function moveAll({ cloud: { world }, say }: PageContext, host: string, what: string, wanted?: string): string {
  try {
    for (const server of serversOn(world, host)) migrate(world, server, wanted)
    say('success', `Starting to ${what} host: ${host}${what === 'evacuate' ? '.' : ''}`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    say('error', what === 'evacuate' ? `Failed to evacuate host: ${host}.` : `Failed to migrate host "${host}".`)
  }
  return ''
}

function enable(context: PageContext): Answer {
  demandAdmin(context)
  return act(context, hosts(context), {
    enable: {
      past: 'Enabled Service',
      present: 'enable service',
      run: (host) => changeHost(context.cloud.world, host, { status: 'enabled', disabled_reason: null }),
    },
  })
}

const size = (gb: number) => (gb >= 1024 ? `${Number((gb / 1024).toFixed(1))}TB` : `${Number(gb.toFixed(1))}GB`)

function pies(machines: readonly Machine[]): string {
  const total = (of: 'vcpus' | 'ram' | 'disk') => machines.reduce((all, machine) => all + machine[of], 0)
  const pie = (title: string, used: number, max: number, words: (amount: number) => string) =>
    `<div class="col-sm-4 d3_quota_bar"><div class="pie-chart-usage" data-used="${max ? Math.round((100 * used) / max) : 0}"></div><div class="h5">${title}</div><div class="h6">
        Used <span> ${words(used)} </span> of <span> ${words(max)} </span>
      </div></div>`
  const count = machines.length
  return [
    pie('VCPU Usage', total('vcpus'), count * capacity.vcpus, String),
    pie('Memory Usage', total('ram') / 1024, (count * capacity.ram) / 1024, size),
    pie('Local Disk Usage', total('disk'), count * capacity.disk, size),
  ].join('')
}

const hypervisors = (machines: readonly Machine[]): HorizonTable => ({
  name: 'hypervisors',
  path: page,
  columns: [
    { title: 'Hostname' },
    { title: 'Type' },
    { title: 'VCPUs (used)' },
    { title: 'VCPUs (total)' },
    { title: 'RAM (used)', type: 'size' },
    { title: 'RAM (total)', type: 'size' },
    { title: 'Local Storage (used)', type: 'size' },
    { title: 'Local Storage (total)', type: 'size' },
    { title: 'Instances' },
  ],
  stateColumn: -1,
  still: true,
  actions: [],
  rows: machines.map(({ id, host, instances, vcpus, ram, disk }) => ({
    id: `${id}_${host}`,
    name: host,
    state: 'status_up',
    cells: [
      host,
      'QEMU',
      String(vcpus),
      String(capacity.vcpus),
      size(ram / 1024),
      size(capacity.ram / 1024),
      size(disk),
      size(capacity.disk),
      String(instances),
    ],
    actions: [],
  })),
})

const words = { enabled: 'Enabled', disabled: 'Disabled', up: 'Up', down: 'Down' } as const

function hosts({ cloud }: PageContext): HorizonTable {
  return {
    name: 'compute_host',
    path: page,
    columns: ['Host', 'Availability zone', 'Status', 'State', 'Time since update'].map((title) => ({ title })),
    stateColumn: 3,
    detail: false,
    still: true,
    actions: [],
    rows: computeServices(cloud.world).map((service) => ({
      id: service.host,
      name: service.host,
      state: service.state === 'up' ? 'status_up' : 'status_down',
      cells: [service.host, service.zone, words[service.status], words[service.state], '0 minutes'],
      actions: hostActions(service),
    })),
  }
}

function hostActions({ host, state, status }: ComputeServiceRow): HorizonTableAction[] {
  const link = (name: string, label: string, path: string) => ({
    name,
    label,
    href: `${page}${host}/${path}`,
    modal: true,
  })
  return [
    ...(state === 'down' ? [link('evacuate', 'Evacuate Host', 'evacuate_host')] : []),
    ...(status === 'enabled'
      ? [link('disable', 'Disable Service', 'disable_service')]
      : [{ name: 'enable', label: 'Enable Service' }, link('migrate_maintenance', 'Migrate Host', 'migrate_host')]),
  ]
}

function show(context: PageContext): Answer {
  demandAdmin(context)
  const machines = machinesOf(context.cloud.world)
  const tab = (slug: string, label: string, active: boolean) =>
    `<li class="${active ? 'active' : ''}"><a href="?tab=hypervisor_info__${slug}" data-toggle="tab" data-target="#hypervisor_info__${slug}" data-loaded="true">${label}</a></li>`
  const content = `<div class="quota-dynamic"><h3>Hypervisor Summary</h3>${pies(machines)}</div><div class="row-fluid"><div class="col-sm-12"><ul id="hypervisor_info" class="nav nav-tabs ajax-tabs" data-sticky-tabs="sticky">${tab('hypervisor', 'Hypervisor', true)}${tab('compute_host', 'Compute Host', false)}</ul>
    <div class="tab-content"><div id="hypervisor_info__hypervisor" class="tab-pane active">${tableMarkup(context, hypervisors(machines))}</div><div id="hypervisor_info__compute_host" class="tab-pane">${tableMarkup(context, hosts(context))}</div></div></div></div>`
  return htmlAnswer(200, framedPage(context, 'All Hypervisors', content))
}

/** The instances on one machine. */
function showInstances(context: PageContext): Answer {
  demandAdmin(context)
  const { world } = context.cloud
  const machine = machinesOf(world).find(({ host }) => host === context.params[1])
  if (!machine) return notFoundPage()
  const instances = tableMarkup(context, {
    name: 'hypervisor_instances',
    path: `${page}${machine.id}_${machine.host}/`,
    columns: [{ title: 'Instance Name' }, { title: 'Instance ID' }],
    detail: (id) => `/admin/instances/${id}/detail`,
    stateColumn: -1,
    still: true,
    actions: [],
    rows: serversOn(world, machine.host).map(({ id, name }) => ({
      id,
      name,
      state: 'status_up',
      cells: [name, id],
      actions: [],
    })),
  })
  const crumbs = `<div class="page-breadcrumb"><ol class="breadcrumb"><li>Admin</li><li>Compute</li><li><a href="${page}">Hypervisors</a></li><li class="active">${escapeHtml(machine.host)}</li></ol></div>`
  return htmlAnswer(200, framedPage(context, 'Hypervisor Servers', instances, crumbs))
}
