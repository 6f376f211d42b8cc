import { removePort } from '../handlers/neutron-ports.js'
import { clientRefusal } from '../handlers/service-refusals.js'
import type { SecurityGroupRow } from '../tables/neutron.js'
import { timestamp } from '../world.js'
import { field, type ClassicContext, type ClassicRoute } from './classic.js'
import { formRoute } from './form-route.js'
import { formGroup, select, textInput, type ClassicTable } from './markup.js'
import { tableRoute, type TableVerb } from './table-routes.js'

const floatingIps = '/project/floating_ips/'
const groups = '/project/security_groups/'
const help = 'This action cannot be undone.'

/** What the JSON calls of networks leave out: releasing floating IPs, everything about security groups but their list, Edit Network. */
export const networkTableRoutes: readonly ClassicRoute[] = [
  tableRoute(/^\/project\/floating_ips\/$/, 'Floating IPs', floatingIpTable, floatingIpVerbs),
  tableRoute(/^\/project\/networks\/$/, 'Networks', networkTable, () => ({})),
  tableRoute(/^\/project\/security_groups\/$/, 'Security Groups', groupTable, groupVerbs),
  formRoute(/^\/project\/security_groups\/create\/$/, {
    title: 'Create Security Group',
    submit: 'Create Security Group',
    next: groups,
    fields: ({ form }) => nameFields(field(form, 'name'), field(form, 'description')),
    save(context) {
      const name = field(context.form, 'name').trim()
      if (!name) return 'This field is required.'
      const { world } = context.cloud
      const now = timestamp(world.clock)
      world.db.neutron.securityGroups.insert({
        id: world.ids.uuid(),
        name,
        description: field(context.form, 'description'),
        project_id: context.session?.project.id ?? '',
        rules: [],
        created_at: now,
        updated_at: now,
        revision_number: 1,
      })
      context.say('success', `Successfully created security group: ${name}`)
      return ''
    },
  }),
  formRoute(/^\/project\/security_groups\/([^/]+)\/update\/$/, {
    title: 'Edit Security Group',
    submit: 'Edit Security Group',
    next: groups,
    fields(context) {
      const group = groupOf(context)
      return nameFields(group?.name ?? '', group?.description ?? '')
    },
    save(context) {
      const group = groupOf(context)
      const name = field(context.form, 'name').trim()
      if (!group || !name) return 'This field is required.'
      const { securityGroups } = context.cloud.world.db.neutron
      securityGroups.update(group.id, { name, description: field(context.form, 'description') })
      context.say('success', `Successfully updated security group: ${name}`)
      return ''
    },
  }),
  formRoute(/^\/project\/security_groups\/([^/]+)\/add_rule\/$/, {
    title: 'Add Rule',
    submit: 'Add',
    next: groups,
    fields: ({ form }) =>
      formGroup('port', 'Port', textInput('port', field(form, 'port')), '', true) +
      formGroup('cidr', 'CIDR', textInput('cidr', field(form, 'cidr') || '0.0.0.0/0')),
    save(context) {
      const group = groupOf(context)
      const port = Number(field(context.form, 'port'))
      if (!group || !Number.isInteger(port) || port < 1 || port > 65535) return 'Not a valid port number'
      const rule = {
        id: context.cloud.world.ids.uuid(),
        direction: 'ingress' as const,
        ethertype: 'IPv4' as const,
        protocol: 'tcp',
        port_range_min: port,
        port_range_max: port,
        remote_ip_prefix: field(context.form, 'cidr'),
        remote_group_id: null,
        description: '',
      }
      context.cloud.world.db.neutron.securityGroups.update(group.id, { rules: [...group.rules, rule] })
      context.say('success', `Successfully added rule: ALLOW IPv4 ${port}/tcp from ${rule.remote_ip_prefix}`)
      return ''
    },
  }),
  tableRoute(/^\/project\/security_groups\/([^/]+)\/$/, 'Manage Security Group Rules', ruleTable, ruleVerbs),
  formRoute(/^\/project\/networks\/([^/]+)\/update$/, {
    title: 'Edit Network',
    submit: 'Save Changes',
    next: '/project/networks/',
    fields: (context) =>
      formGroup('name', 'Name', textInput('name', networkOf(context)?.name ?? '')) +
      formGroup(
        'admin_state',
        'Admin State',
        select(
          'admin_state',
          [
            ['True', 'UP'],
            ['False', 'DOWN'],
          ],
          networkOf(context)?.admin_state_up ? 'True' : 'False',
        ),
      ),
    save(context) {
      const network = networkOf(context)
      if (!network) return 'This network is not yours.'
      const name = field(context.form, 'name').trim()
      const admin_state_up = field(context.form, 'admin_state') !== 'False'
      context.cloud.world.db.neutron.networks.update(network.id, { name, admin_state_up })
      context.say('success', `Network ${name} was successfully updated.`)
      return ''
    },
  }),
]

const own = ({ session }: ClassicContext) => session?.project.id ?? ''

function groupOf(context: ClassicContext): SecurityGroupRow | undefined {
  const group = context.cloud.world.db.neutron.securityGroups.get(context.params[0] ?? '')
  return group?.project_id === own(context) ? group : undefined
}

function networkOf(context: ClassicContext) {
  const network = context.cloud.world.db.neutron.networks.get(context.params[0] ?? '')
  return network?.project_id === own(context) ? network : undefined
}

function nameFields(name: string, description: string): string {
  return (
    formGroup('name', 'Name', textInput('name', name), '', true) +
    formGroup('description', 'Description', textInput('description', description))
  )
}

function networkTable(context: ClassicContext): ClassicTable {
  const { networks } = context.cloud.world.db.neutron
  return {
    name: 'networks',
    path: '/project/networks/',
    columns: [{ title: 'Name' }, { title: 'Status' }],
    stateColumn: 1,
    actions: [],
    rows: networks.where('project_id', own(context)).map((row) => ({
      id: row.id,
      name: row.name,
      state: 'status_up',
      cells: [row.name, row.status === 'ACTIVE' ? 'Active' : 'Down'],
      actions: [],
    })),
  }
}

function floatingIpTable(context: ClassicContext): ClassicTable {
  const { floatingIps: rows, networks } = context.cloud.world.db.neutron
  return {
    name: 'floating_ips',
    path: floatingIps,
    columns: [{ title: 'IP Address' }, { title: 'Description' }, { title: 'Pool' }, { title: 'Status' }],
    stateColumn: 3,
    actions: [{ name: 'release', label: 'Release Floating IPs', danger: true, help }],
    rows: rows.where('project_id', own(context)).map((row) => ({
      id: row.id,
      name: row.floating_ip_address,
      state: 'status_up',
      cells: [
        row.floating_ip_address,
        row.description,
        networks.get(row.floating_network_id)?.name ?? '',
        row.status === 'ACTIVE' ? 'Active' : 'Down',
      ],
      actions: [{ name: 'release', label: 'Release Floating IP', danger: true, help }],
    })),
  }
}

function floatingIpVerbs({ cloud: { world } }: ClassicContext): Readonly<Record<string, TableVerb>> {
  const { neutron } = world.db
  return {
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

function groupTable(context: ClassicContext): ClassicTable {
  return {
    name: 'security_groups',
    path: groups,
    columns: [{ title: 'Name' }, { title: 'Security Group ID' }, { title: 'Description' }],
    stateColumn: -1,
    actions: [
      { name: 'create', label: 'Create Security Group', href: `${groups}create/` },
      { name: 'delete', label: 'Delete Security Groups', danger: true, help },
    ],
    rows: context.cloud.world.db.neutron.securityGroups.where('project_id', own(context)).map((row) => ({
      id: row.id,
      name: row.name,
      state: 'status_up',
      cells: [row.name, row.id, row.description],
      actions: [{ name: 'delete', label: 'Delete Security Group', danger: true, help }],
    })),
  }
}

function groupVerbs({ cloud: { world } }: ClassicContext): Readonly<Record<string, TableVerb>> {
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

function ruleTable(context: ClassicContext): ClassicTable {
  const group = groupOf(context)
  return {
    name: 'rules',
    path: `${groups}${group?.id ?? ''}/`,
    columns: [{ title: 'Direction' }, { title: 'Ether Type' }, { title: 'IP Protocol' }],
    stateColumn: -1,
    actions: [{ name: 'delete', label: 'Delete Rules', danger: true, help }],
    rows: (group?.rules ?? []).map((rule) => ({
      id: rule.id,
      name: `${rule.direction} ${rule.ethertype}`,
      state: 'status_up',
      cells: [rule.direction === 'ingress' ? 'Ingress' : 'Egress', rule.ethertype, rule.protocol ?? 'Any'],
      actions: [{ name: 'delete', label: 'Delete Rule', danger: true, help }],
    })),
  }
}

function ruleVerbs(context: ClassicContext): Readonly<Record<string, TableVerb>> {
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
