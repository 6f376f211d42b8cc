import { defaultGateway, defaultPools, formatCidr, overlap, parseCidr } from '../../handlers/neutron/addressing.js'
import { connectSubnet, isTaken } from '../../handlers/neutron/routers.js'
import type { NetworkRow } from '../../world/tables/neutron.js'
import { timestamp, type World } from '../../world/world.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import type { Option } from '../templates/form-fields.js'
import { formRoute, type FormSpec } from '../templates/form-route.js'
import { nameOrId } from '../templates/markup.js'

const base = '/project/network_topology/'

/** An interface of a router on a subnet that has none. */
export const addInterface: FormSpec = {
  title: 'Add Interface',
  submit: 'Submit',
  next: base,
  help: ['You can connect a specified subnet to the router.'],
  fields: (context) => [
    {
      name: 'subnet_id',
      label: 'Subnet',
      kind: 'select',
      required: true,
      options: [['', 'Select Subnet'], ...freeSubnets(context)],
    },
    { name: 'ip_address', label: 'IP Address (optional)' },
  ],
  save(context) {
    const { db } = context.cloud.world
    if (!context.policy?.allows('network', 'add_router_interface')) {
      context.say('error', 'Failed to add an interface.')
      return ''
    }
    const subnet = db.neutron.subnets.get(field(context.form, 'subnet_id'))
    const ip_address = field(context.form, 'ip_address').trim() || (subnet?.gateway_ip ?? '')
    const router = db.neutron.routers.get(context.params[0] ?? '')
    if (!subnet || !router || router.project_id !== context.session?.project.id)
      return { subnet_id: 'Select a valid choice.' }
    if (isTaken(db, subnet, ip_address)) {
      context.say('error', `Failed to add_interface: IP address ${ip_address} already allocated in subnet ${subnet.id}`)
      return ''
    }
    connectSubnet(context.cloud.world, router, subnet, ip_address)
    context.say('success', `Interface added ${ip_address}`)
    return ''
  },
}

/** A router, with a gateway or without. */
export const createRouter: FormSpec = {
  title: 'Create Router',
  submit: 'Create Router',
  help: [
    'Creates a router with specified parameters.',
    'Enable SNAT will only have an effect if an external network is set.',
  ],
  next: base,
  fields: ({ cloud }) => [
    { name: 'name', label: 'Router Name' },
    {
      name: 'admin_state_up',
      label: 'Enable Admin State',
      kind: 'checkbox',
      value: 'on',
      help: 'If checked, the router will be enabled.',
    },
    {
      name: 'external_network',
      label: 'External Network',
      kind: 'select',
      options: [
        ['', 'Select network'],
        ...cloud.world.db.neutron.networks.filter(({ external }) => external).map(({ id, name }): Option => [id, name]),
      ],
    },
  ],
  save(context) {
    const network_id = field(context.form, 'external_network')
    const name = field(context.form, 'name').trim()
    if (name.length > 255) return { name: 'Ensure this value has at most 255 characters.' }
    if (!context.policy?.allows('network', 'create_router')) {
      context.say('error', `Failed to create router "${name}".`)
      return ''
    }
    const router = context.cloud.world.db.neutron.routers.insert({
      ...standard(context),
      name,
      admin_state_up: context.form.has('admin_state_up'),
      status: 'ACTIVE',
      routes: [],
      external_gateway_info: network_id ? { network_id, enable_snat: true, external_fixed_ips: [] } : null,
    })
    context.say('success', `Router ${nameOrId(router)} was successfully created.`)
    return ''
  },
}

/** The forms behind the topology page: each leads back to it. */
export const topologyFormRoutes: readonly PageRoute[] = [
  formRoute(/^\/project\/network_topology\/createnetwork$/, {
    title: 'Create Network',
    submit: 'Create Network',
    next: base,
    fields: () => [
      { name: 'net_name', label: 'Network Name' },
      { name: 'cidr', label: 'Network Address' },
    ],
    save(context) {
      const { world } = context.cloud
      const cidr = field(context.form, 'cidr').trim()
      const problem = cidr ? problemOf(world, cidr, undefined) : ''
      if (problem) return { cidr: problem }
      const network = world.db.neutron.networks.insert({
        ...standard(context),
        name: field(context.form, 'net_name').trim(),
        admin_state_up: true,
        status: 'ACTIVE',
        shared: false,
        shared_with: [],
        external: false,
        mtu: 1450,
        subnets: [],
        availability_zones: [],
        port_security_enabled: true,
        qos_policy_id: null,
        provider: {
          network_type: 'vxlan',
          physical_network: null,
          segmentation_id: 100 + world.db.neutron.networks.size,
        },
      })
      if (cidr) addSubnet(context, network, cidr)
      context.say('success', `Created network "${nameOrId(network)}".`)
      return ''
    },
  }),
  formRoute(/^\/project\/network_topology\/createrouter$/, createRouter),
  formRoute(/^\/project\/network_topology\/router\/([^/]+)\/addinterface$/, addInterface),
  // The list of networks has the same form.
  formRoute(/^\/project\/(?:network_topology\/network\/([^/]+)\/subnet|networks\/([^/]+)\/subnets)\/create$/, {
    title: 'Create Subnet',
    submit: 'Create',
    next: ({ params }) => (params[0] ? base : '/project/networks/'),
    fields: () => [{ name: 'cidr', label: 'Network Address', required: true }],
    save(context) {
      const { world } = context.cloud
      const network = world.db.neutron.networks.get(context.params.find(Boolean) ?? '')
      const cidr = field(context.form, 'cidr').trim()
      if (!network || network.project_id !== context.session?.project.id) return 'This network is not yours.'
      const problem = problemOf(world, cidr, network)
      if (problem) return { cidr: problem }
      addSubnet(context, network, cidr)
      context.say('success', `Created subnet "${cidr}".`)
      return ''
    },
  }),
]

function standard({ cloud, session }: PageContext) {
  const time = timestamp(cloud.world.clock)
  return {
    id: cloud.world.ids.uuid(),
    project_id: session?.project.id ?? '',
    description: '',
    created_at: time,
    updated_at: time,
    revision_number: 1,
  }
}

/** Subnets of the project that no router has an interface on. */
function freeSubnets({ cloud, session }: PageContext): (readonly [string, string])[] {
  const { neutron } = cloud.world.db
  const taken = new Set(
    neutron.ports
      .filter(({ device_owner }) => device_owner === 'network:router_interface')
      .flatMap(({ fixed_ips }) => fixed_ips.map(({ subnet_id }) => subnet_id)),
  )
  return neutron.subnets
    .where('project_id', session?.project.id ?? '')
    .filter(({ id }) => !taken.has(id))
    .map(
      ({ id, name, cidr, network_id }) => [id, `${neutron.networks.get(network_id)?.name}: ${cidr} (${name})`] as const,
    )
}

function problemOf({ db }: World, text: string, network: NetworkRow | undefined): string {
  const cidr = parseCidr(text)
  if (!cidr) return 'Incorrect format for IP address'
  const overlaps = network?.subnets.some((id) => {
    const other = parseCidr(db.neutron.subnets.get(id)?.cidr ?? '')
    return other && overlap(cidr, other)
  })
  return overlaps ? `Requested subnet with cidr: ${text} overlaps with another subnet.` : ''
}

function addSubnet(context: PageContext, network: NetworkRow, text: string): void {
  const cidr = parseCidr(text)
  if (!cidr) return
  const { neutron } = context.cloud.world.db
  const gateway_ip = defaultGateway(cidr)
  const subnet = neutron.subnets.insert({
    ...standard(context),
    name: '',
    network_id: network.id,
    ip_version: cidr.version,
    cidr: formatCidr(cidr),
    gateway_ip,
    enable_dhcp: true,
    allocation_pools: defaultPools(cidr, gateway_ip),
    dns_nameservers: [],
    host_routes: [],
    ipv6_ra_mode: null,
    ipv6_address_mode: null,
  })
  neutron.networks.update(network.id, { subnets: [...network.subnets, subnet.id] })
}
