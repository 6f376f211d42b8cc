import { defaultGateway, defaultPools, formatCidr, overlap, parseCidr } from '../handlers/neutron-addressing.js'
import { createPort } from '../handlers/neutron-ports.js'
import type { NetworkRow } from '../tables/neutron.js'
import { timestamp, type World } from '../world.js'
import { field, type ClassicContext, type ClassicRoute } from './classic.js'
import { formRoute, type FormSpec } from './form-route.js'
import { formGroup, select, textInput } from './markup.js'

const base = '/project/network_topology/'

/** An interface of a router on a subnet that has none. */
export const addInterface: FormSpec = {
  title: 'Add Interface',
  submit: 'Submit',
  next: base,
  fields: (context) =>
    formGroup('subnet_id', 'Subnet', select('subnet_id', [['', 'Select Subnet'], ...freeSubnets(context)]), '', true),
  save(context) {
    const { db } = context.cloud.world
    const subnet = db.neutron.subnets.get(field(context.form, 'subnet_id'))
    const router = db.neutron.routers.get(context.params[0] ?? '')
    if (!subnet || !router || router.project_id !== context.session?.project.id) return 'This field is required.'
    createPort(context.cloud.world, {
      network_id: subnet.network_id,
      project_id: subnet.project_id,
      device_id: router.id,
      device_owner: 'network:router_interface',
      status: 'ACTIVE',
      security_groups: [],
      port_security_enabled: false,
      fixed_ips: [{ subnet_id: subnet.id, ip_address: subnet.gateway_ip ?? '' }],
    })
    context.say('success', `Interface added ${subnet.gateway_ip ?? ''}`)
    return ''
  },
}

/** The forms behind the topology page (classic.md §10): each leads back to it. */
export const topologyFormRoutes: readonly ClassicRoute[] = [
  formRoute(/^\/project\/network_topology\/createnetwork$/, {
    title: 'Create Network',
    submit: 'Create Network',
    next: base,
    fields: ({ form }) =>
      formGroup('net_name', 'Network Name', textInput('net_name', field(form, 'net_name'))) +
      formGroup('cidr', 'Network Address', textInput('cidr', field(form, 'cidr'))),
    save(context) {
      const { world } = context.cloud
      const cidr = field(context.form, 'cidr').trim()
      const problem = cidr ? problemOf(world, cidr, undefined) : ''
      if (problem) return problem
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
      context.say('success', `Created network "${network.name || `(${network.id.slice(0, 13)})`}".`)
      return ''
    },
  }),
  formRoute(/^\/project\/network_topology\/createrouter$/, {
    title: 'Create Router',
    submit: 'Create Router',
    next: base,
    fields: ({ form, cloud }) =>
      formGroup('name', 'Router Name', textInput('name', field(form, 'name'))) +
      formGroup(
        'external_network',
        'External Network',
        select('external_network', [
          ['', 'Select network'],
          ...cloud.world.db.neutron.networks
            .filter(({ external }) => external)
            .map(({ id, name }) => [id, name] as const),
        ]),
      ),
    save(context) {
      const network_id = field(context.form, 'external_network')
      const router = context.cloud.world.db.neutron.routers.insert({
        ...standard(context),
        name: field(context.form, 'name').trim(),
        admin_state_up: true,
        status: 'ACTIVE',
        external_gateway_info: network_id ? { network_id, enable_snat: true, external_fixed_ips: [] } : null,
      })
      context.say('success', `Router ${router.name} was successfully created.`)
      return ''
    },
  }),
  formRoute(/^\/project\/network_topology\/router\/([^/]+)\/addinterface$/, addInterface),
  formRoute(/^\/project\/network_topology\/network\/([^/]+)\/subnet\/create$/, {
    title: 'Create Subnet',
    submit: 'Create',
    next: base,
    fields: ({ form }) => formGroup('cidr', 'Network Address', textInput('cidr', field(form, 'cidr')), '', true),
    save(context) {
      const { world } = context.cloud
      const network = world.db.neutron.networks.get(context.params[0] ?? '')
      const cidr = field(context.form, 'cidr').trim()
      if (!network || network.project_id !== context.session?.project.id) return 'This network is not yours.'
      const problem = problemOf(world, cidr, network)
      if (problem) return problem
      addSubnet(context, network, cidr)
      context.say('success', `Created subnet "${cidr}".`)
      return ''
    },
  }),
]

export function standard({ cloud, session }: ClassicContext) {
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
function freeSubnets({ cloud, session }: ClassicContext): (readonly [string, string])[] {
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

function addSubnet(context: ClassicContext, network: NetworkRow, text: string): void {
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
