import type { Answer } from '../../call.js'
import { Refusal, type Context } from '../../handler.js'
import { escapeHtml, htmlAnswer } from '../../pages.js'
import { allocateAddress } from '../../handlers/neutron/floating-ips.js'
import {
  createRbac,
  needRbac,
  rbacPolicies,
  removeRbac,
  retargetRbac,
  type RbacRow,
} from '../../handlers/neutron/rbac.js'
import { demandAdmin, field, type PageContext, type PageRoute } from '../context.js'
import type { Field, Option } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import { framedPage, nameOrId, type HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'
import { addressRow, verbs } from './floating-ips.js'

const addressesPage = '/admin/floating_ips/'
const policiesPage = '/admin/rbac_policies/'
const help = 'This action cannot be undone.'

/** Floating IPs of all projects, and what projects let one another use. */
export const adminAddressRoutes: readonly PageRoute[] = [
  tableRoute(/^\/admin\/floating_ips\/$/, 'Floating IPs', addresses, verbs),
  formRoute(/^\/admin\/floating_ips\/allocate\/$/, {
    title: 'Allocate Floating IP',
    submit: 'Allocate Floating IP',
    help: ['From here you can allocate a floating IP to a specific project.'],
    next: addressesPage,
    find: demandAdmin,
    fields: (context) => [
      {
        name: 'pool',
        label: 'Pool',
        kind: 'select',
        required: true,
        options: context.cloud.world.db.neutron.networks.where('external', true).map(({ id, name }) => [id, name]),
      },
      { name: 'tenant', label: 'Project', kind: 'select', required: true, options: projects(context) },
      { name: 'floating_ip_address', label: 'Floating IP Address (optional)' },
      { name: 'description', label: 'Description' },
    ],
    save({ cloud, session, policy, form, say }) {
      const address = allocateAddress({ ...cloud.world, session, policy } as Context, field(form, 'pool'))
      cloud.world.db.neutron.floatingIps.update(address.id, {
        project_id: field(form, 'tenant'),
        description: field(form, 'description'),
      })
      say('success', `Allocated floating IP ${address.floating_ip_address}.`)
      return ''
    },
  }),
  tableRoute(/^\/admin\/rbac_policies\/$/, 'RBAC Policies', policies, ({ cloud }) => ({
    delete: { past: 'Deleted RBAC Policy', present: 'delete RBAC policy', run: (id) => removeRbac(cloud.world, id) },
  })),
  formRoute(/^\/admin\/rbac_policies\/create\/$/, {
    title: 'Create A RBAC Policy',
    submit: 'Create RBAC Policy',
    help: ['From here you can create a rbac policy.'],
    next: policiesPage,
    find: demandAdmin,
    fields: (context) => [target(context), ...objects(context)],
    save(context) {
      const { cloud, form, say } = context
      const kind = field(form, 'action_object_type')
      const isPolicy = kind === 'shared_qos_policy'
      const chosen = field(form, isPolicy ? 'qos_policy_id' : 'network_id')
      if (!chosen) return { [isPolicy ? 'qos_policy_id' : 'network_id']: 'This field is required.' }
      try {
        createRbac(cloud.world, {
          object_type: isPolicy ? 'qos_policy' : 'network',
          object_id: chosen,
          action: kind === 'external_network' ? 'access_as_external' : 'access_as_shared',
          target_tenant: field(form, 'target_tenant'),
        })
        say('success', 'RBAC Policy was successfully created.')
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        say('error', 'Failed to create a rbac policy.')
      }
      return ''
    },
  }),
  { path: /^\/admin\/rbac_policies\/([\da-f-]{36})\/$/, methods: ['GET'], handle: policyPage },
  formRoute<RbacRow>(/^\/admin\/rbac_policies\/([\da-f-]{36})\/update$/, {
    title: 'Update RBAC Policy',
    submit: 'Save Changes',
    help: ['You may update the editable properties of the RBAC policy here.'],
    next: policiesPage,
    gone: 'Unable to retrieve rbac policy details.',
    find(context) {
      demandAdmin(context)
      return needRbac(context.cloud.world, context.params[0] ?? '')
    },
    fields: (context, policy) => [target(context, policy.target_tenant)],
    save({ cloud, form, say }, { id }) {
      retargetRbac(cloud.world, id, field(form, 'target_tenant'))
      say('success', `RBAC Policy ${id} was successfully updated.`)
      return ''
    },
  }),
]

const projects = ({ cloud }: PageContext): Option[] =>
  cloud.world.db.keystone.projects.all().map(({ id, name }) => [id, name])

const target = (context: PageContext, value = ''): Field => ({
  name: 'target_tenant',
  label: 'Target Project',
  kind: 'select',
  required: true,
  value,
  options: [['', 'Select a project'], ['*', '*'], ...projects(context)],
})

function objects({ cloud }: PageContext): Field[] {
  const { networks, qosPolicies } = cloud.world.db.neutron
  const shownFor = (labels: Readonly<Record<string, string>>) =>
    ({ switch: 'action_object_type', labels, required: true }) as const
  return [
    {
      name: 'action_object_type',
      label: 'Action and Object Type',
      kind: 'select',
      required: true,
      switches: 'action_object_type',
      options: [
        ['', 'Select action and object type'],
        ['shared_network', 'Shared Network'],
        ['external_network', 'External Network'],
        ['shared_qos_policy', 'Shared QoS Policy'],
      ],
    },
    {
      name: 'network_id',
      label: 'Network',
      kind: 'select',
      shownFor: shownFor({ shared_network: 'Network', external_network: 'Network' }),
      options: [['', 'Select a network'], ...networks.all().map((row): Option => [row.id, nameOrId(row)])],
    },
    {
      name: 'qos_policy_id',
      label: 'QoS Policy',
      kind: 'select',
      shownFor: shownFor({ shared_qos_policy: 'QoS Policy' }),
      options: [['', 'Select a QoS policy'], ...qosPolicies.all().map((row): Option => [row.id, nameOrId(row)])],
    },
  ]
}

const projectName = ({ cloud }: PageContext, id: string) => cloud.world.db.keystone.projects.get(id)?.name ?? id

function addresses(context: PageContext): HorizonTable {
  demandAdmin(context)
  return {
    name: 'floating_ips',
    path: addressesPage,
    detail: (id) => `${addressesPage}${id}/detail/`,
    columns: ['Project', 'IP Address', 'Description', 'Mapped Fixed IP Address', 'Pool', 'Status'].map((title) => ({
      title,
    })),
    stateColumn: 5,
    actions: [
      { name: 'allocate', label: 'Allocate IP To Project', href: `${addressesPage}allocate/` },
      { name: 'release', label: 'Release Floating IPs', danger: true, help },
    ],
    rows: context.cloud.world.db.neutron.floatingIps.all().map((address) => {
      const row = addressRow(context, address)
      return { ...row, cells: [projectName(context, address.project_id), ...row.cells] }
    }),
  }
}

function policyPage(context: PageContext): Answer {
  demandAdmin(context)
  const [id = ''] = context.params
  const policy = rbacPolicies(context.cloud.world).find((each) => each.id === id)
  if (!policy) context.say('error', `Unable to retrieve details for rbac_policy "${id}".`)
  const facts = [
    ['ID', policy?.id ?? 'None'],
    ['Project ID', policy?.project_id ?? '-'],
    ['Object Type', policy?.object_type ?? 'Unknown'],
    ['Object ID', policy?.object_id ?? 'Unknown'],
    ['Action', policy?.action ?? 'Unknown'],
    ['Target Tenant', policy?.target_tenant ?? 'None'],
  ] as const
  const body = facts.map(([name, value]) => `<dt title="${name}">${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')
  const markup = `<div class="info detail"><dl class="dl-horizontal">${body}</dl></div>`
  return htmlAnswer(200, framedPage(context, id, markup))
}

function policies(context: PageContext): HorizonTable {
  demandAdmin(context)
  const { networks, qosPolicies } = context.cloud.world.db.neutron
  return {
    name: 'rbac-policies',
    rowsName: 'rbac policies',
    path: policiesPage,
    columns: ['Project', 'ID', 'Object Type', 'Object', 'Target Project'].map((title) => ({ title })),
    stateColumn: -1,
    still: true,
    actions: [
      { name: 'create', label: 'Create RBAC Policy', href: `${policiesPage}create/` },
      { name: 'delete', label: 'Delete RBAC Policies', danger: true, help },
    ],
    rows: rbacPolicies(context.cloud.world).map((policy) => ({
      id: policy.id,
      name: policy.id,
      state: 'status_up',
      cells: [
        projectName(context, policy.project_id),
        policy.id,
        policy.object_type,
        (networks.get(policy.object_id) ?? qosPolicies.get(policy.object_id))?.name ?? policy.object_id,
        projectName(context, policy.target_tenant),
      ],
      actions: [
        { name: 'update', label: 'Edit Policy', href: `${policiesPage}${policy.id}/update`, modal: true },
        { name: 'delete', label: 'Delete RBAC Policy', danger: true, help },
      ],
    })),
  }
}
