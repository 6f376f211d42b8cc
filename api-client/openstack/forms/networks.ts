import { type Json, nameOf, one, textOf, withoutEmpty } from '../json.js'
import { part } from '../question.js'
import { demandAddresses } from './addresses.js'
import { chosenQos, qosField } from './network-qos.js'
import {
  changesOf,
  choice,
  FieldErrors,
  form,
  nameFields,
  type Field,
  type Filled,
  type FormQuestion,
} from './service-form.js'

const groupPath = ({ params }: FormQuestion): string => `/security-groups/${part(params['id'] ?? '')}`
const networkPath = ({ params }: FormQuestion): string => `/networks/${part(params['id'] ?? '')}`

const group = async (question: FormQuestion): Promise<Json> =>
  one(await question.services.get('network', groupPath(question)), 'security_group')

const aboutGroups =
  'Security groups are sets of IP filter rules that are applied to network interfaces of a VM. After the security group is created, you can add rules to the security group.'

const groupFields = (about: Json = {}): Field[] =>
  nameFields('Name', about).map((field) => ({ ...field, required: field.name === 'name' }))

/** Ports of what Horizon's form offers by name. */
const wellKnown = {
  dns: ['DNS', 53],
  http: ['HTTP', 80],
  https: ['HTTPS', 443],
  imap: ['IMAP', 143],
  imaps: ['IMAPS', 993],
  ldap: ['LDAP', 389],
  ms_sql: ['MS SQL', 1433],
  mysql: ['MYSQL', 3306],
  pop3: ['POP3', 110],
  pop3s: ['POP3S', 995],
  rdp: ['RDP', 3389],
  smtp: ['SMTP', 25],
  smtps: ['SMTPS', 465],
  ssh: ['SSH', 22],
} as const

const kinds = {
  tcp: 'Custom TCP Rule',
  udp: 'Custom UDP Rule',
  icmp: 'Custom ICMP Rule',
  custom: 'Other Protocol',
  all_icmp: 'All ICMP',
  all_tcp: 'All TCP',
  all_udp: 'All UDP',
} as const

const only = (name: string, labels: Readonly<Record<string, string>>) => ({ shownFor: { switch: name, labels } })

/** The groups of a group's project. */
const groupsBeside = ({ services }: FormQuestion, about: Json) =>
  services.all('network', '/security-groups', 'security_groups', { query: { tenant_id: textOf(about, 'tenant_id') } })

async function ruleFields(question: FormQuestion, about: Json): Promise<Field[]> {
  const groups = await groupsBeside(question, about)
  const whole = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 'Direction']))
  return [
    {
      name: 'rule_menu',
      label: 'Rule',
      type: 'select',
      required: true,
      switches: 'rule_menu',
      choices: [
        ...Object.entries(kinds).map(([value, label]) => choice(value, label)),
        ...Object.entries(wellKnown).map(([value, [label]]) => choice(value, label)),
      ],
    },
    { name: 'description', label: 'Description', type: 'multiline', maxLength: 255 },
    {
      name: 'direction',
      label: 'Direction',
      type: 'select',
      choices: [choice('ingress', 'Ingress'), choice('egress', 'Egress')],
      ...only('rule_menu', whole),
    },
    {
      name: 'ip_protocol',
      label: 'IP Protocol',
      help: 'Enter an integer value between -1 and 255 (-1 means wild card), or a name.',
      requiredWhenShown: true,
      ...only('rule_menu', { custom: 'IP Protocol' }),
    },
    {
      name: 'port_or_range',
      label: 'Open Port',
      type: 'select',
      switches: 'range',
      choices: [choice('port', 'Port'), choice('range', 'Port Range'), choice('all', 'All ports')],
      ...only('rule_menu', { tcp: 'Open Port', udp: 'Open Port' }),
    },
    {
      name: 'port',
      label: 'Port',
      help: 'Enter an integer value between 1 and 65535.',
      requiredWhenShown: true,
      ...only('range', { port: 'Port' }),
    },
    { name: 'from_port', label: 'From Port', requiredWhenShown: true, ...only('range', { range: 'From Port' }) },
    { name: 'to_port', label: 'To Port', requiredWhenShown: true, ...only('range', { range: 'To Port' }) },
    {
      name: 'icmp_type',
      label: 'Type',
      help: 'A value between 0 and 255; empty: any.',
      ...only('rule_menu', { icmp: 'Type' }),
    },
    {
      name: 'icmp_code',
      label: 'Code',
      help: 'A value between 0 and 255; empty: any.',
      ...only('rule_menu', { icmp: 'Code' }),
    },
    {
      name: 'remote',
      label: 'Remote',
      type: 'select',
      required: true,
      switches: 'remote',
      choices: [choice('cidr', 'CIDR'), choice('sg', 'Security Group')],
    },
    {
      name: 'cidr',
      label: 'CIDR',
      value: '0.0.0.0/0',
      requiredWhenShown: true,
      ...only('remote', { cidr: 'CIDR' }),
    },
    {
      name: 'security_group',
      label: 'Security Group',
      type: 'select',
      requiredWhenShown: true,
      choices: groups.map((each) => {
        const current = each['id'] === about['id'] ? ' (current)' : ''
        return choice(textOf(each, 'id'), nameOf(each) + current)
      }),
      ...only('remote', { sg: 'Security Group' }),
    },
    {
      name: 'ethertype',
      label: 'Ether Type',
      type: 'select',
      choices: [choice('IPv4'), choice('IPv6')],
      ...only('remote', { sg: 'Ether Type' }),
    },
  ]
}

/** A number of a field, within bounds; null when it is empty, or the -1 for any. */
function within(filled: Filled, name: string, min: number, max: number, text: string): number | null {
  const typed = (filled[name] ?? '').trim()
  if (typed === '' || typed === '-1') return null
  const value = Number(typed)
  if (!Number.isInteger(value) || value < min || value > max) throw new FieldErrors({ [name]: text })
  return value
}

/** Protocol and ports as Neutron takes them. */
function reachOf(filled: Filled): Json {
  const kind = filled['rule_menu'] ?? ''
  const known = (wellKnown as Readonly<Record<string, readonly [string, number]>>)[kind]
  if (known) return { protocol: 'tcp', port_range_min: known[1], port_range_max: known[1] }
  if (kind.startsWith('all_')) return { protocol: kind.slice('all_'.length) }
  if (kind === 'custom') {
    const protocol = (filled['ip_protocol'] ?? '').trim()
    return { protocol: protocol === '-1' ? null : protocol }
  }
  if (kind === 'icmp') {
    const type = within(filled, 'icmp_type', 0, 255, 'The ICMP type not in range (-1, 255)')
    const code = within(filled, 'icmp_code', 0, 255, 'The ICMP code not in range (-1, 255)')
    if (type === null && code !== null)
      throw new FieldErrors({ icmp_type: 'ICMP code is provided but ICMP type is missing.' })
    return { protocol: 'icmp', port_range_min: type, port_range_max: code }
  }
  const how = filled['port_or_range'] || 'port'
  if (how === 'all') return { protocol: kind }
  const port = (name: string): number => {
    const found = within(filled, name, 1, 65_535, 'Not a valid port number')
    if (found === null) throw new FieldErrors({ [name]: 'This field is required.' })
    return found
  }
  const from = port(how === 'port' ? 'port' : 'from_port')
  const to = how === 'port' ? from : port('to_port')
  if (to < from)
    throw new FieldErrors({ to_port: 'The "to" port number must be greater than or equal to the "from" port number.' })
  return { protocol: kind, port_range_min: from, port_range_max: to }
}

function remoteOf({ remote, cidr = '', security_group, ethertype }: Filled): Json {
  if (remote === 'sg') return { remote_group_id: security_group, ethertype: ethertype || 'IPv4' }
  const prefix = cidr.trim()
  demandAddresses({ cidr: prefix }, { cidr: 'network' })
  return { remote_ip_prefix: prefix, ethertype: prefix.includes(':') ? 'IPv6' : 'IPv4' }
}

/** What a rule allows, as Horizon words it: `ALLOW IPv4 22/tcp from 10.0.0.0/24`. */
function ruleInWords(
  { direction, ethertype, protocol, port_range_min: from, port_range_max: to }: Json,
  remote: string,
) {
  const ports = typeof from === 'number' ? [[...new Set([from, to])].join('-')] : []
  const reach = [...ports, protocol].join('/')
  return ['ALLOW', ethertype, reach, direction === 'egress' ? 'to' : 'from', remote].filter(Boolean).join(' ')
}

/** What is done to security groups and networks by forms. */
export const networkForms = {
  'neutron.createSecurityGroup': form({
    title: 'Create Security Group',
    submit: 'Create Security Group',
    help: [aboutGroups],
    fields: () => groupFields(),
    async save({ services }, { name = '', description = '' }) {
      await services.post('network', '/security-groups', { security_group: { name, description } })
      return `Successfully created security group: ${name}`
    },
  }),
  'neutron.editSecurityGroup': form({
    title: 'Edit Security Group',
    submit: 'Edit Security Group',
    help: [aboutGroups],
    about: group,
    fields: (_, about) => groupFields(about),
    async save(question, { name = '', description = '' }) {
      await question.services.put('network', groupPath(question), { security_group: { name, description } })
      return `Successfully updated security group: ${name}`
    },
  }),
  'neutron.addRule': form({
    title: 'Add Rule',
    submit: 'Add',
    help: [
      'Rules define which traffic is allowed to instances assigned to the security group. A security group rule consists of three main parts:',
      'Rule: You can specify the desired rule template or use custom rules, the options are Custom TCP Rule, Custom UDP Rule, or Custom ICMP Rule.',
      'Open Port/Port Range: For TCP and UDP rules you may choose to open either a single port or a range of ports.',
      'Remote: You must specify the source of the traffic to be allowed via this rule.',
    ],
    about: group,
    fields: ruleFields,
    async save(question, filled, about) {
      const rule = {
        security_group_id: about['id'],
        direction: filled['direction'] || 'ingress',
        ...withoutEmpty({ description: filled['description'] }),
        ...withoutEmpty(reachOf(filled)),
        ...remoteOf(filled),
      }
      const beside = filled['remote'] === 'sg' ? await groupsBeside(question, about) : []
      const remote = beside.find(({ id }) => id === filled['security_group'])
      await question.services.post('network', '/security-group-rules', { security_group_rule: rule })
      return `Successfully added rule: ${ruleInWords(rule, remote ? nameOf(remote) : (filled['cidr'] ?? ''))}`
    },
  }),
  'neutron.editNetwork': form({
    title: 'Edit Network',
    submit: 'Save Changes',
    help: ['You may update the editable properties of your network here.'],
    about: async (question: FormQuestion) =>
      one(await question.services.get('network', networkPath(question)), 'network'),
    fields: async (question, about) => [
      { name: 'name', label: 'Name', value: textOf(about, 'name'), maxLength: 255 },
      {
        name: 'admin_state',
        label: 'Enable Admin State',
        type: 'checkbox',
        checked: about['admin_state_up'] === true,
        help: 'If checked, the network will be enabled.',
      },
      ...(await qosField(question, about, 'None')),
    ],
    async save(question, filled, about) {
      const { name = '', admin_state } = filled
      const network = changesOf(about, { name, admin_state_up: Boolean(admin_state), ...chosenQos(filled) })
      if (Object.keys(network).length) await question.services.put('network', networkPath(question), { network })
      return `Network ${name || String(question.params['id'])} was successfully updated.`
    },
  }),
}
