import type { Answer } from '../../call.js'
import { Refusal } from '../../handler.js'
import type { PageContext, PageRoute } from '../context.js'
import { framedPage, tableMarkup } from '../templates/markup.js'
import { htmlAnswer } from '../../pages.js'

const page = '/admin/hypervisors/'

/** What the machines of the demo cloud have; MB and GB. */
const capacity = { vcpus: 64, ram: 262_144, disk: 4096 }

/** The machines that instances run on, with pies of what is used. */
export const hypervisorRoutes: readonly PageRoute[] = [
  { path: /^\/admin\/hypervisors\/$/, methods: ['GET'], handle: show },
]

const size = (gb: number) => (gb >= 1024 ? `${Number((gb / 1024).toFixed(1))}TB` : `${Number(gb.toFixed(1))}GB`)

function show(context: PageContext): Answer {
  const { cloud, session } = context
  if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
  const { nova } = cloud.world.db
  const hosts = [...new Set(nova.services.filter(({ binary }) => binary === 'nova-compute').map(({ host }) => host))]
  const machines = hosts.map((host) => {
    const servers = nova.servers.filter((server) => server.host === host)
    const flavors = servers.map(({ flavor_id }) => nova.flavors.get(flavor_id))
    const add = (of: 'vcpus' | 'ram' | 'disk') => flavors.reduce((all, flavor) => all + (flavor?.[of] ?? 0), 0)
    return { host, instances: servers.length, vcpus: add('vcpus'), ram: add('ram'), disk: add('disk') }
  })
  const total = (of: 'vcpus' | 'ram' | 'disk') => machines.reduce((all, machine) => all + machine[of], 0)
  const pie = (title: string, used: number, max: number, words: (amount: number) => string) =>
    `<div class="col-sm-4 d3_quota_bar"><div class="pie-chart-usage" data-used="${max ? Math.round((100 * used) / max) : 0}"></div><div class="h5">${title}</div><div class="h6">
        Used <span> ${words(used)} </span> of <span> ${words(max)} </span>
      </div></div>`
  const count = machines.length
  const pies = [
    pie('VCPU Usage', total('vcpus'), count * capacity.vcpus, String),
    pie('Memory Usage', total('ram') / 1024, (count * capacity.ram) / 1024, size),
    pie('Local Disk Usage', total('disk'), count * capacity.disk, size),
  ]
  const table = tableMarkup(context, {
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
    detail: false,
    actions: [],
    rows: machines.map(({ host, instances, vcpus, ram, disk }) => ({
      id: host,
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
  const services = tableMarkup(context, {
    name: 'compute_host',
    path: page,
    columns: ['Host', 'Availability zone', 'Status', 'State'].map((title) => ({ title })),
    stateColumn: 3,
    detail: false,
    actions: [],
    rows: machines.map(({ host }) => ({
      id: host,
      name: host,
      state: 'status_up',
      cells: [host, 'nova', 'Enabled', 'Up'],
      actions: [],
    })),
  })
  const tab = (slug: string, label: string, active: boolean) =>
    `<li class="${active ? 'active' : ''}"><a href="?tab=hypervisor_info__${slug}" data-toggle="tab" data-target="#hypervisor_info__${slug}" data-loaded="true">${label}</a></li>`
  const content = `<div class="quota-dynamic"><h3>Hypervisor Summary</h3>${pies.join('')}</div><div class="row-fluid"><div class="col-sm-12"><ul id="hypervisor_info" class="nav nav-tabs ajax-tabs" data-sticky-tabs="sticky">${tab('hypervisor', 'Hypervisor', true)}${tab('compute_host', 'Compute Host', false)}</ul>
    <div class="tab-content"><div id="hypervisor_info__hypervisor" class="tab-pane active">${table}</div><div id="hypervisor_info__compute_host" class="tab-pane">${services}</div></div></div></div>`
  return htmlAnswer(200, framedPage(context, 'All Hypervisors', content))
}
