import type { Answer } from '../../call.js'
import { Refusal } from '../../handler.js'
import { agentsOf, freeAgents, serve } from '../../handlers/neutron/dhcp-agents.js'
import type { NetworkRow } from '../../world/tables/neutron.js'
import { demandAdmin, field, type PageContext, type PageRoute } from '../context.js'
import { escapeHtml, htmlAnswer, notFoundPage } from '../../pages.js'
import { formRoute, type FormSpec } from '../templates/form-route.js'
import { framedPage, nameOrId, type HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'
import { removeNetwork } from '../../handlers/neutron/networks.js'

const page = '/admin/networks/'
const help = 'This action cannot be undone.'
const agentsTab = ({ params }: PageContext) => `${page}${params[0] ?? ''}/detail?tab=network_tabs__agents_tab`

/** Networks of all projects. */
export const adminNetworkRoutes: readonly PageRoute[] = [
  tableRoute(/^\/admin\/networks\/$/, 'Networks', networks, ({ cloud }) => ({
    delete: { past: 'Deleted Network', present: 'delete network', run: (id) => removeNetwork(cloud.world, id) },
  })),
  networkForm('update', {
    title: 'Edit Network',
    submit: 'Save Changes',
    help: ['You may update the editable properties of your network here.'],
    next: page,
    fields: (_, network) => [
      { name: 'name', label: 'Name', value: network.name },
      box('admin_state', 'Enable Admin State', network.admin_state_up),
      box('shared', 'Shared', network.shared),
      box('external', 'External Network', network.external),
    ],
    save({ cloud, form, say }, { id }) {
      const name = field(form, 'name').trim()
      cloud.world.db.neutron.networks.update(id, {
        name,
        admin_state_up: form.has('admin_state'),
        shared: form.has('shared'),
        external: form.has('external'),
      })
      say('success', `Network ${name} was successfully updated.`)
      return ''
    },
  }),
  networkForm('agents/add', {
    title: 'Add DHCP Agent',
    submit: 'Add DHCP Agent',
    help: ['From here you can add a DHCP agent for the network.'],
    next: agentsTab,
    fields({ cloud }, { id, name }) {
      const free = freeAgents(cloud.world, id)
      return [
        { name: 'network_id', label: '', kind: 'hidden', value: id },
        { name: 'network_name', label: 'Network Name', kind: 'readonly', value: name },
        {
          name: 'agent',
          label: 'New DHCP Agent',
          kind: 'select',
          required: true,
          options: [
            ['', free.length ? 'Select a new agent' : 'No other agents available.'],
            ...free.map((agent) => [agent.id, agent.host] as const),
          ],
        },
      ]
    },
    save({ cloud, form, say }, { id, name }) {
      serve(cloud.world, field(form, 'agent'), id, true)
      say('success', `Agent was successfully added to network ${name}.`)
      return ''
    },
  }),
  { path: /^\/admin\/networks\/([^/]+)\/detail$/, methods: ['GET', 'POST'], handle: showNetwork },
]

const box = (name: string, label: string, on: boolean) =>
  ({ name, label, kind: 'checkbox', value: on ? 'on' : '' }) as const

function networkForm(
  path: string,
  spec: Pick<FormSpec<NetworkRow>, 'title' | 'submit' | 'help' | 'next' | 'fields' | 'save'>,
): PageRoute {
  return formRoute<NetworkRow>(new RegExp(`^/admin/networks/([\\da-f-]{36})/${path}$`), {
    ...spec,
    gone: 'Unable to retrieve network details.',
    find: networkOf,
  })
}

function networkOf(context: PageContext): NetworkRow | undefined {
  demandAdmin(context)
  return context.cloud.world.db.neutron.networks.get(context.params[0] ?? '')
}

function networks(context: PageContext): HorizonTable {
  demandAdmin(context)
  const { world } = context.cloud
  const { neutron, keystone } = world.db
  return {
    name: 'networks',
    path: page,
    detail: (id) => `${page}${id}/detail`,
    columns: [
      'Project',
      'Network Name',
      'Subnets Associated',
      'DHCP Agents',
      'Shared',
      'External',
      'Status',
      'Admin State',
      'Availability Zones',
    ].map((title) => ({ title })),
    stateColumn: 6,
    actions: [{ name: 'delete', label: 'Delete Networks', danger: true, help }],
    rows: neutron.networks.all().map((row) => ({
      id: row.id,
      name: row.name,
      state: 'status_up',
      cells: [
        keystone.projects.get(row.project_id)?.name ?? row.project_id,
        nameOrId(row),
        row.subnets.flatMap((id) => {
          const subnet = neutron.subnets.get(id)
          return subnet ? [`${subnet.name} ${subnet.cidr}`] : []
        }),
        String(agentsOf(world, row).length),
        row.shared ? 'Yes' : 'No',
        row.external ? 'Yes' : 'No',
        row.status === 'ACTIVE' ? 'Active' : 'Down',
        row.admin_state_up ? 'UP' : 'DOWN',
        row.availability_zones.join(', '),
      ],
      actions: [
        { name: 'update', label: 'Edit Network', href: `${page}${row.id}/update`, modal: true },
        { name: 'delete', label: 'Delete Network', danger: true, help },
      ],
    })),
  }
}

/** Of the tabs of a network only that of its agents tells what no JSON does. */
/** What the page tells of a network itself. */
function factsOf({ id, name, project_id, mtu, provider }: NetworkRow): string {
  const { network_type, physical_network, segmentation_id } = provider
  const fact = (term: string, ...said: readonly string[]) =>
    `<dt title="${term}">${term}</dt>${said.map((text) => `<dd>${escapeHtml(text)}</dd>`).join('')}`
  return `<dl class="dl-horizontal">${[
    fact('Name', name),
    fact('ID', id),
    fact('Project ID', project_id),
    fact('MTU', String(mtu)),
    fact(
      'Provider Network',
      `Network Type: ${network_type}`,
      `Physical Network: ${physical_network ?? '-'}`,
      `Segmentation ID: ${String(segmentation_id ?? '-')}`,
    ),
  ].join('')}</dl>`
}

function showNetwork(context: PageContext): Answer | Promise<Answer> {
  const network = networkOf(context)
  if (!network) return notFoundPage()
  const { world } = context.cloud
  const { method, url } = context.call
  if (method === 'GET' && !url.searchParams.has('tab'))
    return htmlAnswer(200, framedPage(context, nameOrId(network), factsOf(network)))
  const agents: HorizonTable = {
    name: 'agents',
    path: agentsTab(context),
    detail: false,
    still: true,
    columns: ['Host', 'Status', 'Admin State', 'Updated At'].map((title) => ({ title })),
    stateColumn: -1,
    actions: [{ name: 'delete', label: 'Delete DHCP Agents', danger: true, help }],
    rows: agentsOf(world, network).map(({ id, host, admin_state_up, alive }) => ({
      id,
      name: host,
      state: 'status_up',
      cells: [host, admin_state_up ? 'Enabled' : 'Disabled', alive ? 'Up' : 'Down', '0 minutes'],
      actions: [{ name: 'delete', label: 'Delete DHCP Agent', danger: true, help }],
    })),
  }
  const remove = {
    past: 'Deleted DHCP Agent',
    present: 'delete DHCP agent',
    run(id: string) {
      if (!world.db.neutron.agents.get(id)) throw new Refusal(404, `Agent ${id} could not be found.`)
      serve(world, id, network.id, false)
    },
  }
  return tableRoute(
    /^/,
    nameOrId(network),
    () => agents,
    () => ({ delete: remove }),
  ).handle(context)
}
