import { many, nameOf, one, textOf, withoutEmpty, type Json } from '../json.js'
import { whoAmI } from '../keystone/who-am-i.js'
import { part } from '../question.js'
import { nameServersOf, pairOf } from '../../rules/addressing.js'
import { readTexts } from '../../schemas/fields.js'
import { demandAddresses } from './addresses.js'
import { chosenQos, qosField } from './network-qos.js'
import { groupChoices } from './security-groups.js'
import {
  changesOf,
  choice,
  choices,
  FieldErrors,
  form,
  lines,
  type Field,
  type Filled,
  type FormQuestion,
} from './service-form.js'

const portPath = ({ params }: FormQuestion): string => `/ports/${part(params['id'] ?? '')}`
const subnetPath = ({ params }: FormQuestion): string => `/subnets/${part(params['id'] ?? '')}`

const vnicTypes = ['normal', 'direct', 'direct-physical', 'macvtap', 'baremetal', 'virtio-forwarder']

/** Fields that a port is made and changed with. */
const portFields = (port: Json): Field[] => [
  { name: 'name', label: 'Name', value: textOf(port, 'name'), maxLength: 255 },
  {
    name: 'admin_state',
    label: 'Enable Admin State',
    type: 'checkbox',
    checked: port['admin_state_up'] !== false,
  },
  {
    name: 'binding__vnic_type',
    label: 'VNIC Type',
    type: 'select',
    value: textOf(port, 'binding:vnic_type') || 'normal',
    choices: vnicTypes.map((each) => choice(each)),
  },
]

/** A network service without port security has no word for it. */
const securityField = (port: Json): Field[] =>
  'port_security_enabled' in port
    ? [
        {
          name: 'port_security_enabled',
          label: 'Port Security',
          type: 'checkbox',
          checked: port['port_security_enabled'] === true,
          help: 'Without it no security groups guard the port.',
        },
      ]
    : []

const groupsField = (name: string, value: readonly string[], of: Field['choices']): Field => ({
  name,
  label: 'Port Security Groups',
  type: 'select',
  multiple: true,
  value: value.join('\n'),
  ...(of && { choices: of }),
})

const projectOf = (thing: Json): string => textOf(thing, 'project_id') || textOf(thing, 'tenant_id')

/**
 * Whose a new port on a network is. On one that others may use, too: of who makes it. Else of the network's project, as an administrator
 * makes it in Horizon: another's port would be unknown to those whose network it is.
 */
async function ownerOnNetwork({ services }: FormQuestion, of: Json): Promise<string> {
  const isOfMany = of['shared'] === true || of['router:external'] === true
  return (!isOfMany && projectOf(of)) || (await whoAmI(services)).project
}

/** In the order of before: the same groups are no change. */
function inOrder(before: readonly string[], now: readonly string[]): string[] {
  return [...before.filter((each) => now.includes(each)), ...now.filter((each) => !before.includes(each))]
}

function securityOf(filled: Filled, port: Json, groups: string) {
  const isGuarded = !('port_security_enabled' in port) || Boolean(filled['port_security_enabled'])
  return {
    ...('port_security_enabled' in port && { port_security_enabled: isGuarded }),
    security_groups: isGuarded ? inOrder(readTexts(port['security_groups']), lines(filled[groups])) : [],
  }
}

function addressOf({ specify_ip, subnet_id, fixed_ip = '' }: Filled): Json {
  if (specify_ip === 'subnet_id') return { fixed_ips: [{ subnet_id }] }
  if (specify_ip !== 'fixed_ip') return {}
  demandAddresses({ fixed_ip }, { fixed_ip: 'address' })
  return { fixed_ips: [{ ip_address: fixed_ip.trim() }] }
}

/** `10.0.0.2,10.0.0.9` a line. */
function pairsOf(filled: Filled, field: string, names: readonly [string, string]): Json[] {
  return lines(filled[field]).map((line) => {
    const [first = '', second = '', ...rest] = pairOf(line)
    if (!first || !second || rest.length)
      throw new FieldErrors({ [field]: `Two values with a comma are wanted: ${line}` })
    return { [names[0]]: first, [names[1]]: second }
  })
}

const poolNames = ['start', 'end'] as const
const routeNames = ['destination', 'nexthop'] as const

const written = (of: Json, field: string, [first, second]: readonly [string, string]): string =>
  many(of, field)
    .map((each) => `${textOf(each, first)},${textOf(each, second)}`)
    .join('\n')

const network = async ({ services, params }: FormQuestion): Promise<Json> =>
  one(await services.get('network', `/networks/${part(params['id'] ?? '')}`), 'network')

/** What a port without a policy of its own is ruled by. */
const ofNetwork = 'As on the network'

const newGroups = 'create_security_groups_role_member'
const changedGroups = 'update_security_groups_role_member'

/** What is done to ports and subnets by forms. */
export const portForms = {
  'neutron.createPort': form({
    title: 'Create Port',
    submit: 'Create',
    help: ['From here you can create a port on the network, with an address of one of its subnets.'],
    about: network,
    async fields(question, about) {
      const { services } = question
      const [subnets, groups, qos] = await Promise.all([
        services.all('network', '/subnets', 'subnets', { query: { network_id: textOf(about, 'id') } }),
        ownerOnNetwork(question, about).then((project) => groupChoices(question, project)),
        qosField(question, about, ofNetwork, ''),
      ])
      const by = (value: string, label: string) => ({ switch: 'specify_ip', labels: { [value]: label } })
      return [
        ...portFields({}),
        { name: 'device_id', label: 'Device ID', help: 'Device ID attached to the port', maxLength: 100 },
        {
          name: 'device_owner',
          label: 'Device Owner',
          help: 'Owner of the device attached to the port',
          maxLength: 100,
        },
        {
          name: 'specify_ip',
          label: 'Specify IP address or subnet',
          type: 'select',
          switches: 'specify_ip',
          choices: [choice('', 'Unspecified'), choice('subnet_id', 'Subnet'), choice('fixed_ip', 'Fixed IP Address')],
        },
        {
          name: 'subnet_id',
          label: 'Subnet',
          type: 'select',
          requiredWhenShown: true,
          shownFor: by('subnet_id', 'Subnet'),
          choices: [choice('', 'Select a subnet'), ...choices(subnets, (subnet) => ` (${textOf(subnet, 'cidr')})`)],
        },
        {
          name: 'fixed_ip',
          label: 'Fixed IP Address',
          requiredWhenShown: true,
          shownFor: by('fixed_ip', 'Fixed IP Address'),
        },
        { name: 'mac_address', label: 'MAC Address', help: 'Specify the MAC address for the port' },
        ...securityField(about),
        { ...groupsField(newGroups, [], groups), help: 'Without a choice it is the default group of the project.' },
        ...qos,
      ]
    },
    async save(question, filled, about) {
      const { name = '', admin_state, device_id, device_owner, mac_address, binding__vnic_type: vnic } = filled
      const { port_security_enabled: guarded, security_groups: groups } = securityOf(filled, about, newGroups)
      const port = {
        ...withoutEmpty({ name, device_id, device_owner, mac_address: mac_address?.trim() }),
        network_id: about['id'],
        project_id: await ownerOnNetwork(question, about),
        admin_state_up: Boolean(admin_state),
        ...(vnic && vnic !== 'normal' && { 'binding:vnic_type': vnic }),
        // As it is on the network, where nobody says otherwise.
        ...(guarded !== undefined && guarded !== about['port_security_enabled'] && { port_security_enabled: guarded }),
        ...((guarded === false || groups.length > 0) && { security_groups: groups }),
        ...addressOf(filled),
        ...withoutEmpty(chosenQos(filled)),
      }
      const made = one(await question.services.post('network', '/ports', { port }), 'port')
      return `Port ${nameOf(made)} was successfully created.`
    },
  }),
  'neutron.editPort': form({
    title: 'Edit Port',
    submit: 'Update',
    help: ['You can edit the properties of your port here.'],
    about: async (question) => one(await question.services.get('network', portPath(question)), 'port'),
    async fields(question, about) {
      const standing = readTexts(about['security_groups'])
      const [groups, qos] = await Promise.all([
        groupChoices(question, projectOf(about)),
        qosField(question, about, ofNetwork),
      ])
      return [...portFields(about), ...securityField(about), groupsField(changedGroups, standing, groups), ...qos]
    },
    async save(question, filled, about) {
      const { name = '', admin_state, binding__vnic_type: vnic } = filled
      const port = changesOf(about, {
        name,
        admin_state_up: Boolean(admin_state),
        ...(about['binding:vnic_type'] !== undefined && { 'binding:vnic_type': vnic }),
        ...securityOf(filled, about, changedGroups),
        ...chosenQos(filled),
      })
      if (Object.keys(port).length) await question.services.put('network', portPath(question), { port })
      return `Port ${name || textOf(about, 'id')} was successfully updated.`
    },
  }),
  'neutron.editSubnet': form({
    title: 'Edit Subnet',
    submit: 'Save',
    help: ['Update a subnet associated with the network.'],
    about: async (question) => one(await question.services.get('network', subnetPath(question)), 'subnet'),
    fields: (_, about) => [
      { name: 'subnet_name', label: 'Subnet Name', value: textOf(about, 'name'), maxLength: 255 },
      { name: 'cidr', label: 'Network Address', value: textOf(about, 'cidr'), readOnly: true },
      { name: 'gateway_ip', label: 'Gateway IP', value: textOf(about, 'gateway_ip') },
      { name: 'no_gateway', label: 'Disable Gateway', type: 'checkbox', checked: !about['gateway_ip'] },
      { name: 'enable_dhcp', label: 'Enable DHCP', type: 'checkbox', checked: about['enable_dhcp'] === true },
      {
        name: 'allocation_pools',
        label: 'Allocation Pools',
        type: 'multiline',
        value: written(about, 'allocation_pools', poolNames),
        help: 'IP address allocation pools. Each entry is: start_ip_address,end_ip_address and must be on its own line.',
      },
      {
        name: 'dns_nameservers',
        label: 'DNS Name Servers',
        type: 'multiline',
        value: readTexts(about['dns_nameservers']).join('\n'),
        help: 'IP address list of DNS name servers for this subnet. One entry per line.',
      },
      {
        name: 'host_routes',
        label: 'Host Routes',
        type: 'multiline',
        value: written(about, 'host_routes', routeNames),
        help: 'Additional routes announced to the hosts. Each entry is: destination_cidr,nexthop and must be on its own line.',
      },
    ],
    async save(question, filled, about) {
      const { subnet_name: name = '', gateway_ip = '', no_gateway, enable_dhcp } = filled
      const servers = nameServersOf(filled['dns_nameservers'] ?? '')
      demandAddresses(
        { gateway_ip, dns_nameservers: servers.join('\n') },
        { gateway_ip: 'address', dns_nameservers: 'address' },
      )
      const subnet = changesOf(about, {
        name,
        // An empty one stays as it was.
        gateway_ip: no_gateway ? null : gateway_ip.trim() || (about['gateway_ip'] ?? null),
        enable_dhcp: Boolean(enable_dhcp),
        allocation_pools: pairsOf(filled, 'allocation_pools', poolNames),
        dns_nameservers: servers,
        host_routes: pairsOf(filled, 'host_routes', routeNames),
      })
      if (Object.keys(subnet).length) await question.services.put('network', subnetPath(question), { subnet })
      return `Updated subnet "${name || textOf(about, 'cidr')}".`
    },
  }),
}
