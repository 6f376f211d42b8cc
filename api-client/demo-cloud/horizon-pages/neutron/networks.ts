import { parseCidr } from '../../handlers/neutron/addressing.js'
import { createPort, fixedIpOn, removePort } from '../../handlers/neutron/ports.js'
import type { NetworkRow, SubnetRow } from '../../world/tables/neutron.js'
import { timestamp } from '../../world/world.js'
import { field, ownProject, type PageContext, type PageRoute } from '../context.js'
import type { Option } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import { nameOrId, type HorizonTable } from '../templates/markup.js'
import { networkLimits } from '../../handlers/neutron/limits.js'
import { goneNetwork, networkOf, networkPage, upOrDown } from './network-form.js'
import { notFoundPage } from '../../pages.js'
import { portFields } from './port-update.js'
import { tableRoute } from '../templates/table-routes.js'

const help = 'This action cannot be undone.'

/** Networks with what lies in them, as far as Horizon's own forms change it. */
export const networkRoutes: readonly PageRoute[] = [
  tableRoute(/^\/project\/networks\/$/, 'Networks', networkTable, () => ({})),
  formRoute<NetworkRow>(/^\/project\/networks\/([^/]+)\/update$/, {
    title: 'Edit Network',
    submit: 'Save Changes',
    help: ['You may update the editable properties of your network here.'],
    next: '/project/networks/',
    find: networkOf,
    gone: goneNetwork,
    fields: (_, { name, admin_state_up }) => [
      { name: 'name', label: 'Name', value: name },
      {
        name: 'admin_state',
        label: 'Admin State',
        kind: 'select',
        value: admin_state_up ? 'True' : 'False',
        options: upOrDown,
      },
    ],
    save(context, network) {
      const name = field(context.form, 'name').trim()
      const admin_state_up = field(context.form, 'admin_state') !== 'False'
      context.cloud.world.db.neutron.networks.update(network.id, { name, admin_state_up })
      context.say('success', `Network ${name} was successfully updated.`)
      return ''
    },
  }),
  formRoute<{ network: NetworkRow; subnet: SubnetRow }>(/^\/project\/networks\/([^/]+)\/subnets\/([^/]+)\/update$/, {
    title: 'Edit Subnet',
    submit: 'Save',
    help: [
      'Update a subnet associated with the network. Advanced configuration are available at "Subnet Details" tab.',
    ],
    next: (context) => networkPage(context, 'subnets'),
    find(context) {
      const network = networkOf(context)
      const subnet = context.cloud.world.db.neutron.subnets.get(context.params[1] ?? '')
      return network && subnet?.network_id === network.id ? { network, subnet } : undefined
    },
    gone: 'Unable to retrieve subnet details.',
    fields: (_, { subnet }) => [
      { name: 'subnet_name', label: 'Subnet Name', value: subnet.name },
      { name: 'cidr', label: 'Network Address', kind: 'readonly', value: subnet.cidr },
      { name: 'ip_version', label: 'IP Version', kind: 'readonly', value: `IPv${subnet.ip_version}` },
      { name: 'gateway_ip', label: 'Gateway IP', value: subnet.gateway_ip ?? '' },
      { name: 'no_gateway', label: 'Disable Gateway', kind: 'checkbox', value: subnet.gateway_ip ? '' : 'on' },
      { name: 'enable_dhcp', label: 'Enable DHCP', kind: 'checkbox', value: subnet.enable_dhcp ? 'on' : '' },
      {
        name: 'dns_nameservers',
        label: 'DNS Name Servers',
        kind: 'textarea',
        value: subnet.dns_nameservers.join('\n'),
      },
    ],
    save({ cloud, form, say }, { subnet }) {
      const gateway = field(form, 'gateway_ip').trim()
      const cidr = parseCidr(`${gateway}/${subnet.ip_version === 4 ? 32 : 128}`)
      if (gateway && !cidr) return { gateway_ip: 'Incorrect format for IP address' }
      const name = field(form, 'subnet_name').trim()
      cloud.world.db.neutron.subnets.update(subnet.id, {
        name,
        gateway_ip: form.has('no_gateway') ? null : gateway || subnet.gateway_ip,
        enable_dhcp: form.has('enable_dhcp'),
        dns_nameservers: field(form, 'dns_nameservers').split(/\s+/).filter(Boolean),
        updated_at: timestamp(cloud.world.clock),
      })
      say('success', `Updated subnet "${name || subnet.cidr}".`)
      return ''
    },
  }),
  formRoute<NetworkRow>(/^\/project\/networks\/([^/]+)\/ports\/create$/, {
    title: 'Create Port',
    submit: 'Create',
    help: ['From here you can create a port on the network, with an address of one of its subnets.'],
    next: (context) => networkPage(context, 'ports'),
    find: networkOf,
    gone: goneNetwork,
    fields: (context, network) => [
      ...portFields(),
      {
        name: 'specify_ip',
        label: 'Specify IP address or subnet',
        kind: 'select',
        switches: 'specify_ip',
        options: [
          ['', 'Unspecified'],
          ['subnet_id', 'Subnet'],
          ['fixed_ip', 'Fixed IP Address'],
        ],
      },
      {
        name: 'subnet_id',
        label: 'Subnet',
        kind: 'select',
        shownFor: { switch: 'specify_ip', labels: { subnet_id: 'Subnet' } },
        options: network.subnets.flatMap((id): Option[] => {
          const subnet = context.cloud.world.db.neutron.subnets.get(id)
          return subnet ? [[id, `${subnet.name || subnet.id} ${subnet.cidr}`]] : []
        }),
      },
      {
        name: 'fixed_ip',
        label: 'Fixed IP Address',
        shownFor: { switch: 'specify_ip', labels: { fixed_ip: 'Fixed IP Address' } },
      },
    ],
    save(context, network) {
      const { cloud, form, say } = context
      const wanted = field(form, 'specify_ip') === 'fixed_ip' ? field(form, 'fixed_ip').trim() : ''
      if (wanted && !/^[\d.]+$|:/.test(wanted)) return { fixed_ip: 'Incorrect format for IP address' }
      const subnet_id = field(form, 'specify_ip') === 'subnet_id' ? field(form, 'subnet_id') : ''
      const asked = wanted ? { ip_address: wanted } : subnet_id ? { subnet_id } : undefined
      const one = asked && fixedIpOn(cloud.world, network.id, asked)
      const name = field(form, 'name').trim()
      if (asked && !one) {
        say('error', `Failed to create port "${name}".`)
        return ''
      }
      const port = createPort(cloud.world, {
        network_id: network.id,
        project_id: ownProject(context),
        name,
        admin_state_up: form.has('admin_state'),
        device_id: field(form, 'device_id').trim(),
        device_owner: field(form, 'device_owner').trim(),
        ...(one && { fixed_ips: [one] }),
      })
      say('success', `Port ${nameOrId(port)} was successfully created.`)
      return ''
    },
  }),
  {
    path: /^\/project\/networks\/([^/]+)\/detail$/,
    methods: ['GET', 'POST'],
    handle(context) {
      const network = networkOf(context)
      if (!network) return notFoundPage()
      const ports = tableRoute(/^/, nameOrId(network), portTable, ({ cloud }) => ({
        delete: { past: 'Deleted Port', present: 'delete port', run: (id) => removePort(cloud.world, id) },
      }))
      return ports.handle(context)
    },
  },
]

function networkTable(context: PageContext): HorizonTable {
  const { world } = context.cloud
  const { networks, subnets } = world.db.neutron
  const project = ownProject(context)
  const limit = networkLimits(world, project)['subnet'] ?? -1
  const full = limit >= 0 && subnets.where('project_id', project).length >= limit
  return {
    name: 'networks',
    path: '/project/networks/',
    detail: (id) => `${id}/detail`,
    columns: ['Name', 'Subnets Associated', 'Shared', 'External', 'Status', 'Admin State'].map((title) => ({ title })),
    stateColumn: 4,
    actions: [],
    rows: networks.where('project_id', project).map((row) => ({
      id: row.id,
      name: row.name,
      state: 'status_up',
      cells: [
        nameOrId(row),
        row.subnets.flatMap((id) => {
          const subnet = subnets.get(id)
          return subnet ? [`${subnet.name} ${subnet.cidr}`] : []
        }),
        row.shared ? 'Yes' : 'No',
        row.external ? 'Yes' : 'No',
        row.status === 'ACTIVE' ? 'Active' : 'Down',
        row.admin_state_up ? 'UP' : 'DOWN',
      ],
      actions: [
        { name: 'update', label: 'Edit Network', href: `/project/networks/${row.id}/update`, modal: true },
        {
          name: 'subnet',
          label: 'Create Subnet',
          href: `/project/networks/${row.id}/subnets/create`,
          modal: true,
          full,
        },
        { name: 'ports', label: 'Create Port', href: `/project/networks/${row.id}/ports/create`, modal: true },
      ],
    })),
  }
}

function portTable(context: PageContext): HorizonTable {
  const network = context.params[0] ?? ''
  const base = `/project/networks/${network}/`
  return {
    name: 'ports',
    path: `${base}detail`,
    detail: false,
    columns: ['Name', 'Fixed IPs', 'MAC Address', 'Attached Device', 'Status', 'Admin State'].map((title) => ({
      title,
    })),
    stateColumn: 4,
    actions: [
      { name: 'create', label: 'Create Port', href: `${base}ports/create` },
      { name: 'delete', label: 'Delete Ports', danger: true, help },
    ],
    rows: context.cloud.world.db.neutron.ports
      .where('network_id', network)
      .filter(({ project_id }) => project_id === ownProject(context))
      .map((port) => ({
        id: port.id,
        name: nameOrId(port),
        state: port.status === 'ACTIVE' ? 'status_up' : 'status_down',
        cells: [
          nameOrId(port),
          port.fixed_ips.map(({ ip_address }) => ip_address),
          port.mac_address,
          port.device_owner || 'Detached',
          port.status === 'ACTIVE' ? 'Active' : 'Down',
          port.admin_state_up ? 'UP' : 'DOWN',
        ],
        actions: [
          { name: 'update', label: 'Edit Port', href: `${base}ports/${port.id}/update?step=update_info`, modal: true },
          { name: 'delete', label: 'Delete Port', danger: true, help },
        ],
      })),
  }
}
