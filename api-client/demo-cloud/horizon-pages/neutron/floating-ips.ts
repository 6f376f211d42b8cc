import type { Answer } from '../../call.js'
import { Refusal, type Context } from '../../handler.js'
import { allocateAddress, associateAddress } from '../../handlers/neutron/floating-ips.js'
import { removePort } from '../../handlers/neutron/ports.js'
import type { FloatingIpRow } from '../../world/tables/neutron.js'
import { field, ownProject, ownAddress, type PageContext, type PageRoute } from '../context.js'
import { drawFields, type FieldErrors, type Option } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import type { HorizonRow, HorizonTable } from '../templates/markup.js'
import { htmlAnswer, redirect } from '../../pages.js'
import { workflowDialog } from '../templates/workflow.js'
import { tableRoute, type TableVerb } from '../templates/table-routes.js'

const page = '/project/floating_ips/'
const help = 'This action cannot be undone.'

/** What the work on addresses looks at of an API call is all here. */
const asCall = ({ cloud, session, policy }: PageContext) => ({ ...cloud.world, session, policy }) as Context

/** Floating IPs: releasing one has no JSON call; Horizon's own forms allocate and associate. */
export const floatingIpRoutes: readonly PageRoute[] = [
  tableRoute(/^\/project\/floating_ips\/$/, 'Floating IPs', table, verbs),
  formRoute(/^\/project\/floating_ips\/allocate\/$/, {
    title: 'Allocate Floating IP',
    submit: 'Allocate IP',
    help: ['Allocate a floating IP from a given floating IP pool.'],
    next: page,
    fields: ({ cloud }) => [
      {
        name: 'pool',
        label: 'Pool',
        kind: 'select',
        required: true,
        options: cloud.world.db.neutron.networks.where('external', true).map(({ id, name }) => [id, name]),
      },
      { name: 'description', label: 'Description' },
    ],
    save(context) {
      const { call, form, cloud, say } = context
      const address = allocateAddress(asCall(context), field(form, 'pool'))
      cloud.world.db.neutron.floatingIps.update(address.id, { description: field(form, 'description') })
      say('success', `Allocated Floating IP ${address.floating_ip_address}.`)
      const into = call.headers.get('X-Horizon-Add-To-Field')
      if (!into) return ''
      return {
        status: 200,
        headers: [
          ['Content-Type', 'text/plain'],
          ['X-Horizon-Add-To-Field', into],
        ],
        body: JSON.stringify([address.id, address.floating_ip_address]),
      }
    },
  }),
  { path: /^\/project\/floating_ips\/associate\/$/, methods: ['GET', 'POST'], handle: associate },
]

/** A workflow of one step: an address, and the port that gets it. */
function associate(context: PageContext): Answer {
  const { call, form, say } = context
  const query = call.url.searchParams
  const next = ownAddress(field(form, 'next') || (query.get('next') ?? ''), page)
  const errors: Record<string, string> = {}
  if (call.method === 'POST') {
    for (const name of ['ip_id', 'port_id']) if (!field(form, name)) errors[name] = 'This field is required.'
    if (Object.keys(errors).length === 0) {
      try {
        const address = associateAddress(asCall(context), field(form, 'ip_id'), field(form, 'port_id'))
        say('success', `IP address ${address.floating_ip_address} associated.`)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        say('error', `Unable to associate IP address.`)
      }
      return redirect(call.ajax, next)
    }
  }
  return htmlAnswer(200, associateDialog(context, next, errors))
}

function associateDialog(context: PageContext, next: string, errors: FieldErrors): string {
  const query = context.call.url.searchParams
  const { floatingIps, ports } = context.cloud.world.db.neutron
  const instance = field(context.form, 'instance_id') || (query.get('instance_id') ?? '')
  const named = (device: string) => context.cloud.world.db.nova.servers.get(device)?.name ?? device
  const targets = ports
    .where('project_id', ownProject(context))
    .filter(
      ({ device_owner, device_id }) => device_owner.startsWith('compute:') && (!instance || device_id === instance),
    )
    .flatMap(({ id, device_id, fixed_ips }) =>
      fixed_ips
        .filter(({ ip_address }) => !ip_address.includes(':'))
        .map(({ ip_address }) => {
          const option: Option = [`${id}_${ip_address}`, `${named(device_id)}: ${ip_address}`]
          return [device_id, option] as const
        }),
    )
  const free = floatingIps.where('project_id', ownProject(context)).filter(({ port_id }) => !port_id)
  const fields = drawFields(
    context,
    [
      { name: 'instance_id', label: '', kind: 'hidden', value: instance },
      { name: 'next', label: '', kind: 'hidden', value: next },
      {
        name: 'ip_id',
        label: 'IP Address',
        kind: 'select',
        required: true,
        value: query.get('ip_id') ?? '',
        addHref: `${page}allocate/`,
        options: [
          ['', free.length ? 'Select an IP address' : 'No floating IP addresses allocated'],
          ...free.map(({ id, floating_ip_address }): Option => [id, floating_ip_address]),
        ],
      },
      {
        name: 'port_id',
        label: 'Port to be associated',
        kind: 'select',
        required: true,
        value: instance ? (targets[0]?.[1][0] ?? '') : '',
        options: [['', 'Select a port'], ...targets.map(([, option]) => option)],
      },
    ],
    errors,
  )
  return workflowDialog(context, {
    slug: 'ip_association',
    title: 'Manage Floating IP Associations',
    submit: 'Associate',
    action: `${page}associate/`,
    wizard: false,
    steps: [
      {
        slug: 'associateipaction',
        title: 'IP Address',
        content: `<div class="row"><div class="col-sm-6">${fields}</div><div class="col-sm-6"><p>Select the IP address you wish to associate with the selected instance or port.</p></div></div>`,
      },
    ],
  })
}

function table(context: PageContext): HorizonTable {
  return {
    name: 'floating_ips',
    path: page,
    detail: false,
    columns: ['IP Address', 'Description', 'Mapped Fixed IP Address', 'Pool', 'Status'].map((title) => ({ title })),
    stateColumn: 4,
    actions: [
      { name: 'allocate', label: 'Allocate IP To Project', href: `${page}allocate/` },
      { name: 'release', label: 'Release Floating IPs', danger: true, help },
    ],
    rows: context.cloud.world.db.neutron.floatingIps.where('project_id', ownProject(context)).map((address) => {
      const row = addressRow(context, address)
      const associate = {
        name: 'associate',
        label: 'Associate',
        href: `${page}associate/?ip_id=${row.id}`,
        modal: true,
      }
      return { ...row, actions: address.port_id ? row.actions : [associate, ...row.actions] }
    }),
  }
}

/** A floating IP, and what anybody who sees it may do. */
export function addressRow({ cloud }: PageContext, row: FloatingIpRow): HorizonRow {
  const { networks, ports } = cloud.world.db.neutron
  const device = ports.get(row.port_id ?? '')?.device_id ?? ''
  const name = cloud.world.db.nova.servers.get(device)?.name ?? device
  const release = { name: 'release', label: 'Release Floating IP', danger: true, help }
  const disassociate = { name: 'disassociate', label: 'Disassociate', danger: true, help }
  return {
    id: row.id,
    name: row.floating_ip_address,
    state: 'status_up',
    cells: [
      row.floating_ip_address,
      row.description,
      row.fixed_ip_address ? `${name} ${row.fixed_ip_address}`.trim() : '',
      networks.get(row.floating_network_id)?.name ?? '',
      row.status === 'ACTIVE' ? 'Active' : 'Down',
    ],
    actions: row.port_id ? [disassociate, release] : [release],
  }
}

export function verbs({ cloud: { world } }: PageContext): Readonly<Record<string, TableVerb>> {
  const { neutron } = world.db
  const free = { port_id: null, fixed_ip_address: null, router_id: null, status: 'DOWN' }
  return {
    disassociate: {
      past: 'Successfully disassociated Floating IP',
      present: 'disassociate floating IP',
      run: (id) => void neutron.floatingIps.update(id, free),
    },
    release: {
      past: 'Released Floating IP',
      present: 'release floating IP',
      run(id) {
        for (const port of neutron.ports.where('device_id', id)) removePort(world, port.id)
        neutron.floatingIps.remove(id)
      },
    },
  }
}
