import { parseCidr } from '../../../rules/addressing.js'
import { clientRefusal } from '../../handlers/refusals.js'
import type { SecurityGroupRow } from '../../world/tables/neutron.js'
import { timestamp } from '../../world/world.js'
import { field, ownProject, type PageContext, type PageRoute } from '../context.js'
import type { Field } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import type { HorizonTable } from '../templates/markup.js'
import { tableRoute, type TableVerb } from '../templates/table-routes.js'

const groups = '/project/security_groups/'
const help = 'This action cannot be undone.'
const gone = 'Unable to retrieve security group.'

function groupOf(context: PageContext): SecurityGroupRow | undefined {
  const group = context.cloud.world.db.neutron.securityGroups.get(context.params[0] ?? '')
  return group?.project_id === ownProject(context) ? group : undefined
}

const groupFields = (name = '', description = ''): Field[] => [
  { name: 'name', label: 'Name', value: name, required: true },
  { name: 'description', label: 'Description', kind: 'textarea', value: description },
]

const openPort = { switch: 'range', labels: { port: 'Port' }, required: true } as const
const about = [
  'Security groups are sets of IP filter rules that are applied to network interfaces of a VM. After the security group is created, you can add rules to the security group.',
]

/** Security groups: the JSON calls only list them. */
export const securityGroupRoutes: readonly PageRoute[] = [
  tableRoute(/^\/project\/security_groups\/$/, 'Security Groups', groupTable, groupVerbs),
  formRoute(/^\/project\/security_groups\/create\/$/, {
    title: 'Create Security Group',
    submit: 'Create Security Group',
    help: about,
    next: groups,
    fields: () => groupFields(),
    save(context) {
      const name = field(context.form, 'name').trim()
      const { world } = context.cloud
      const now = timestamp(world.clock)
      world.db.neutron.securityGroups.insert({
        id: world.ids.uuid(),
        name,
        description: field(context.form, 'description'),
        project_id: ownProject(context),
        rules: [],
        created_at: now,
        updated_at: now,
        revision_number: 1,
      })
      context.say('success', `Successfully created security group: ${name}`)
      return ''
    },
  }),
  formRoute<SecurityGroupRow>(/^\/project\/security_groups\/([^/]+)\/update\/$/, {
    title: 'Edit Security Group',
    submit: 'Edit Security Group',
    help: about,
    next: groups,
    find: groupOf,
    gone,
    fields: (_, group) => groupFields(group.name, group.description),
    save(context, group) {
      const name = field(context.form, 'name').trim()
      const { securityGroups } = context.cloud.world.db.neutron
      securityGroups.update(group.id, { name, description: field(context.form, 'description') })
      context.say('success', `Successfully updated security group: ${name}`)
      return ''
    },
  }),
  formRoute<SecurityGroupRow>(/^\/project\/security_groups\/([^/]+)\/add_rule\/$/, {
    title: 'Add Rule',
    submit: 'Add',
    help: [
      'Rules define which traffic is allowed to instances assigned to the security group. A security group rule consists of three main parts:',
      '<b>Rule</b>: You can specify the desired rule template or use custom rules, the options are Custom TCP Rule, Custom UDP Rule, or Custom ICMP Rule.',
      '<b>Open Port/Port Range</b>: For TCP and UDP rules you may choose to open either a single port or a range of ports.',
      '<b>Remote</b>: You must specify the source of the traffic to be allowed via this rule.',
    ],
    next: ({ params }) => `${groups}${params[0] ?? ''}/`,
    find: groupOf,
    gone,
    fields: ({ cloud }, group) => [
      {
        name: 'rule_menu',
        label: 'Rule',
        kind: 'select',
        required: true,
        switches: 'rule_menu',
        options: [
          ['tcp', 'Custom TCP Rule'],
          ['udp', 'Custom UDP Rule'],
          ['icmp', 'Custom ICMP Rule'],
        ],
      },
      { name: 'description', label: 'Description', kind: 'textarea' },
      {
        name: 'direction',
        label: 'Direction',
        kind: 'select',
        options: [
          ['ingress', 'Ingress'],
          ['egress', 'Egress'],
        ],
      },
      {
        name: 'port_or_range',
        label: 'Open Port',
        kind: 'select',
        switches: 'range',
        shownFor: { switch: 'rule_menu', labels: { tcp: 'Open Port', udp: 'Open Port' } },
        options: [
          ['port', 'Port'],
          ['range', 'Port Range'],
          ['all', 'All ports'],
        ],
      },
      { name: 'port', label: 'Port', help: 'Enter an integer value between 1 and 65535.', shownFor: openPort },
      {
        name: 'from_port',
        label: 'From Port',
        shownFor: { switch: 'range', labels: { range: 'From Port' }, required: true },
      },
      {
        name: 'to_port',
        label: 'To Port',
        shownFor: { switch: 'range', labels: { range: 'To Port' }, required: true },
      },
      { name: 'icmp_type', label: 'Type', shownFor: { switch: 'rule_menu', labels: { icmp: 'Type' } } },
      {
        name: 'remote',
        label: 'Remote',
        kind: 'select',
        required: true,
        switches: 'remote',
        options: [
          ['cidr', 'CIDR'],
          ['sg', 'Security Group'],
        ],
      },
      {
        name: 'cidr',
        label: 'CIDR',
        value: '0.0.0.0/0',
        shownFor: { switch: 'remote', labels: { cidr: 'CIDR' }, required: true },
      },
      {
        name: 'security_group',
        label: 'Security Group',
        kind: 'select',
        shownFor: { switch: 'remote', labels: { sg: 'Security Group' } },
        options: cloud.world.db.neutron.securityGroups
          .where('project_id', group.project_id)
          .map(({ id, name }) => [id, id === group.id ? `${name} (current)` : name]),
      },
    ],
    save: addRule,
  }),
  tableRoute(/^\/project\/security_groups\/([^/]+)\/$/, 'Manage Security Group Rules', ruleTable, ruleVerbs),
]

function addRule({ cloud, form, say }: PageContext, group: SecurityGroupRow) {
  const isPort = (port: number) => Number.isInteger(port) && port >= 1 && port <= 65535
  const kind = field(form, 'rule_menu') || 'tcp'
  const range = kind === 'icmp' ? 'all' : field(form, 'port_or_range') || 'port'
  const from = Number(field(form, range === 'range' ? 'from_port' : 'port'))
  const to = Number(field(form, range === 'range' ? 'to_port' : 'port'))
  if (range !== 'all' && !isPort(from)) return { [range === 'range' ? 'from_port' : 'port']: 'Not a valid port number' }
  if (range !== 'all' && (!isPort(to) || to < from))
    return { to_port: 'The "to" port number must be greater than or equal to the "from" port number.' }
  const remote = field(form, 'remote') === 'sg' ? field(form, 'security_group') : null
  const cidr = field(form, 'cidr').trim()
  if (!remote && !parseCidr(cidr)) return { cidr: 'Incorrect format for IP address' }
  const rule = {
    id: cloud.world.ids.uuid(),
    direction: field(form, 'direction') === 'egress' ? ('egress' as const) : ('ingress' as const),
    ethertype: cidr.includes(':') ? ('IPv6' as const) : ('IPv4' as const),
    protocol: kind,
    port_range_min: range === 'all' ? null : from,
    port_range_max: range === 'all' ? null : to,
    remote_ip_prefix: remote ? null : cidr,
    remote_group_id: remote,
    description: field(form, 'description'),
  }
  cloud.world.db.neutron.securityGroups.update(group.id, { rules: [...group.rules, rule] })
  const port = range === 'all' ? '' : from === to ? `${from}` : `${from}-${to}`
  const source = remote ? group.name : cidr
  say('success', `Successfully added rule: ALLOW ${rule.ethertype} ${port}/${kind} from ${source}`)
  return ''
}

function groupTable(context: PageContext): HorizonTable {
  return {
    name: 'security_groups',
    path: groups,
    columns: [{ title: 'Name' }, { title: 'Security Group ID' }, { title: 'Description' }],
    stateColumn: -1,
    actions: [
      { name: 'create', label: 'Create Security Group', href: `${groups}create/` },
      { name: 'delete', label: 'Delete Security Groups', danger: true, help },
    ],
    rows: context.cloud.world.db.neutron.securityGroups.where('project_id', ownProject(context)).map((row) => ({
      id: row.id,
      name: row.name,
      state: 'status_up',
      cells: [row.name, row.id, row.description],
      actions: [
        { name: 'manage_rules', label: 'Manage Rules', href: `${groups}${row.id}/` },
        { name: 'edit', label: 'Edit Security Group', href: `${groups}${row.id}/update/`, modal: true },
        ...(row.name === 'default' ? [] : [{ name: 'delete', label: 'Delete Security Group', danger: true, help }]),
      ],
    })),
  }
}

function groupVerbs({ cloud: { world } }: PageContext): Readonly<Record<string, TableVerb>> {
  const { neutron } = world.db
  return {
    delete: {
      past: 'Deleted Security Group',
      present: 'delete security group',
      run(id) {
        const used = neutron.ports.filter(({ security_groups }) => security_groups.includes(id))
        if (used.length > 0) throw clientRefusal(world, 409, `Security Group ${id} in use.`)
        neutron.securityGroups.remove(id)
      },
    },
  }
}

function ruleTable(context: PageContext): HorizonTable {
  const group = groupOf(context)
  const path = `${groups}${group?.id ?? ''}/`
  const ports = (from: number | null, to: number | null) =>
    from === null ? 'Any' : from === to ? `${from}` : `${from} - ${to}`
  return {
    name: 'rules',
    path,
    detail: false,
    columns: ['Direction', 'Ether Type', 'IP Protocol', 'Port Range', 'Remote IP Prefix', 'Remote Security Group'].map(
      (title) => ({ title }),
    ),
    stateColumn: -1,
    actions: [
      { name: 'add_rule', label: 'Add Rule', href: `${path}add_rule/` },
      { name: 'delete', label: 'Delete Rules', danger: true, help },
    ],
    rows: (group?.rules ?? []).map((rule) => ({
      id: rule.id,
      name: `${rule.direction} ${rule.ethertype}`,
      state: 'status_up',
      cells: [
        rule.direction === 'ingress' ? 'Ingress' : 'Egress',
        rule.ethertype,
        rule.protocol?.toUpperCase() ?? 'Any',
        ports(rule.port_range_min, rule.port_range_max),
        rule.remote_ip_prefix ?? '',
        rule.remote_group_id
          ? (context.cloud.world.db.neutron.securityGroups.get(rule.remote_group_id)?.name ?? rule.remote_group_id)
          : '',
      ],
      actions: [{ name: 'delete', label: 'Delete Rule', danger: true, help }],
    })),
  }
}

function ruleVerbs(context: PageContext): Readonly<Record<string, TableVerb>> {
  return {
    delete: {
      past: 'Deleted Rule',
      present: 'delete rule',
      run(id) {
        const group = groupOf(context)
        if (!group) return
        const rules = group.rules.filter((rule) => rule.id !== id)
        context.cloud.world.db.neutron.securityGroups.update(group.id, { rules })
      },
    },
  }
}
