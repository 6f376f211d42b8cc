import { many, nameOf, one, textOf, withoutEmpty, type Json } from '../json.js'
import { part } from '../question.js'
import { chosenQos, qosField } from './network-qos.js'
import { changesOf, choice, choices, form, type Field, type FormQuestion } from './service-form.js'

const projects = async ({ services }: FormQuestion) => choices(await services.all('identity', '/projects', 'projects'))

const networkPath = ({ params }: FormQuestion): string => `/networks/${part(params['id'] ?? '')}`
const policyPath = ({ params }: FormQuestion): string => `/rbac-policies/${part(params['id'] ?? '')}`

/** Of what a policy is, by the value of its form: which thing, and what others may do with it. */
const grants = {
  shared_network: { label: 'Shared Network', field: 'network_id', type: 'network', action: 'access_as_shared' },
  external_network: { label: 'External Network', field: 'network_id', type: 'network', action: 'access_as_external' },
  shared_qos_policy: {
    label: 'Shared QoS Policy',
    field: 'qos_policy_id',
    type: 'qos_policy',
    action: 'access_as_shared',
  },
} as const

const targetField = async (question: FormQuestion, value = ''): Promise<Field> => ({
  name: 'target_tenant',
  label: 'Target Project',
  type: 'select',
  required: true,
  value,
  choices: [choice('', 'Select a project'), choice('*'), ...(await projects(question))],
})

/** What administrators do with the networks of every project. */
export const anyNetworkForms = {
  'neutron.editAnyNetwork': form({
    title: 'Edit Network',
    submit: 'Save Changes',
    help: ['You may update the editable properties of your network here.'],
    about: async (question) => one(await question.services.get('network', networkPath(question)), 'network'),
    fields: async (question, network) => [
      { name: 'name', label: 'Name', value: textOf(network, 'name'), maxLength: 255 },
      {
        name: 'admin_state',
        label: 'Enable Admin State',
        type: 'checkbox',
        checked: network['admin_state_up'] === true,
      },
      { name: 'shared', label: 'Shared', type: 'checkbox', checked: network['shared'] === true },
      { name: 'external', label: 'External Network', type: 'checkbox', checked: network['router:external'] === true },
      ...(await qosField(question, network, 'None')),
    ],
    async save(question, filled, before) {
      const { name = '', admin_state, shared, external } = filled
      // One that is shared with the administrator's project alone says so as one that is shared with all: told again, it would be.
      const network = changesOf(before, {
        name,
        admin_state_up: Boolean(admin_state),
        shared: Boolean(shared),
        'router:external': Boolean(external),
        ...chosenQos(filled),
      })
      if (Object.keys(network).length) await question.services.put('network', networkPath(question), { network })
      return `Network ${name || textOf(before, 'id')} was successfully updated.`
    },
  }),
  'neutron.addDhcpAgent': form({
    title: 'Add DHCP Agent',
    submit: 'Submit',
    help: ['From here you can add a DHCP agent for the network.'],
    async fields(question) {
      const { services } = question
      const [all, there] = await Promise.all([
        services.all('network', '/agents', 'agents', { query: { agent_type: 'DHCP agent' } }),
        services.get('network', `${networkPath(question)}/dhcp-agents`),
      ])
      const known = new Set(many(there, 'agents').map(({ id }) => id))
      const free = all.filter(({ id }) => !known.has(id))
      return [
        {
          name: 'agent',
          label: 'New DHCP Agent',
          type: 'select',
          required: true,
          help: 'Choose an DHCP Agent to attach to.',
          choices: [
            choice('', free.length ? 'Select a new agent' : 'No other agents available.'),
            ...free.map((agent) => choice(textOf(agent, 'id'), textOf(agent, 'host'))),
          ],
        },
      ]
    },
    async save({ services, params }, { agent = '' }) {
      await services.post('network', `/agents/${part(agent)}/dhcp-networks`, { network_id: params['id'] })
      return 'The DHCP agent was added.'
    },
  }),
  'neutron.allocateAnyFloatingIp': form({
    title: 'Allocate Floating IP',
    submit: 'Allocate Floating IP',
    help: ['From here you can allocate a floating IP to a specific project.'],
    async fields(question) {
      const external = { query: { 'router:external': true } }
      return [
        {
          name: 'pool',
          label: 'Pool',
          type: 'select',
          required: true,
          choices: choices(await question.services.all('network', '/networks', 'networks', external)),
        },
        { name: 'tenant', label: 'Project', type: 'select', required: true, choices: await projects(question) },
        { name: 'floating_ip_address', label: 'Floating IP Address (optional)' },
        { name: 'description', label: 'Description', maxLength: 255 },
      ]
    },
    async save({ services }, { pool, tenant, floating_ip_address, description }) {
      const wanted = withoutEmpty({ floating_ip_address, description })
      const floatingip: Json = { floating_network_id: pool, project_id: tenant, ...wanted }
      const made = one(await services.post('network', '/floatingips', { floatingip }), 'floatingip')
      return `Allocated floating IP ${textOf(made, 'floating_ip_address')}.`
    },
  }),
  'neutron.createRbacPolicy': form({
    title: 'Create RBAC Policy',
    submit: 'Create RBAC Policy',
    help: ['A policy lets another project, or all of them, use a thing of the network service.'],
    async fields(question) {
      const { services } = question
      const [networks, policies] = await Promise.all([
        services.all('network', '/networks', 'networks'),
        services.all('network', '/qos/policies', 'policies').catch(() => []),
      ])
      const only =
        (...kinds: (keyof typeof grants)[]) =>
        (label: string) => ({
          requiredWhenShown: true,
          shownFor: { switch: 'action_object_type', labels: Object.fromEntries(kinds.map((kind) => [kind, label])) },
        })
      return [
        await targetField(question),
        {
          name: 'action_object_type',
          label: 'Action and Object Type',
          type: 'select',
          required: true,
          switches: 'action_object_type',
          choices: [
            choice('', 'Select action and object type'),
            ...Object.entries(grants).map(([value, { label }]) => choice(value, label)),
          ],
        },
        {
          name: 'network_id',
          label: 'Network',
          type: 'select',
          ...only('shared_network', 'external_network')('Network'),
          choices: [choice('', 'Select a network'), ...choices(networks)],
        },
        {
          name: 'qos_policy_id',
          label: 'QoS Policy',
          type: 'select',
          ...only('shared_qos_policy')('QoS Policy'),
          choices: [choice('', 'Select a QoS policy'), ...choices(policies)],
        },
      ]
    },
    async save({ services }, filled) {
      const { field, type, action } = grants[filled['action_object_type'] as keyof typeof grants]
      const rbac_policy = {
        object_type: type,
        object_id: filled[field],
        action,
        target_tenant: filled['target_tenant'],
      }
      await services.post('network', '/rbac-policies', { rbac_policy })
      return 'RBAC Policy was successfully created.'
    },
  }),
  'neutron.editRbacPolicy': form({
    title: 'Edit RBAC Policy',
    submit: 'Save Changes',
    help: ['Another project may use the thing in place of the one before.'],
    about: async (question) => one(await question.services.get('network', policyPath(question)), 'rbac_policy'),
    fields: async (question, policy) => [await targetField(question, textOf(policy, 'target_tenant'))],
    async save(question, { target_tenant }, policy) {
      await question.services.put('network', policyPath(question), { rbac_policy: { target_tenant } })
      return `RBAC Policy ${nameOf(policy)} was successfully updated.`
    },
  }),
}
