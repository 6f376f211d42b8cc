import { type Json, many, nameOf, one, textOf, withoutEmpty } from '../json.js'
import { part } from '../question.js'
import { demandAddresses } from './addresses.js'
import { choice, choices, form, type Field, type FormQuestion, type ServiceForm } from './service-form.js'

const pathOf = ({ params }: FormQuestion): string => `/routers/${part(params['id'] ?? '')}`

const router = async (question: FormQuestion): Promise<Json> =>
  one(await question.services.get('network', pathOf(question)), 'router')

const update = (question: FormQuestion, change: Json) =>
  question.services.put('network', pathOf(question), { router: change })

const externalNetworks = async ({ services }: FormQuestion) => [
  choice('', 'Select network'),
  ...choices(await services.all('network', '/networks', 'networks', { query: { 'router:external': true } })),
]

/** Where traffic leaves; members do not say how addresses are translated. */
const gatewayOf = (network_id: string): Json => (network_id ? { external_gateway_info: { network_id } } : {})

async function zones({ services }: FormQuestion): Promise<readonly Json[]> {
  const all = await services.all('network', '/availability_zones', 'availability_zones').catch(() => [])
  return all.filter(({ resource }) => resource === 'router')
}

const shownName = (subnet: Json, network: Json) =>
  `${nameOf(network)}: ${textOf(subnet, 'cidr')}${textOf(subnet, 'name') ? ` (${textOf(subnet, 'name')})` : ''}`

/** Subnets of so many networks are asked for at once: ids stand in the address. */
const mostNetworks = 50

/** Subnets that a router may have a foot in: of its project's networks and shared ones. An administrator sees those of all projects. */
async function subnetChoices({ services }: FormQuestion, about: Json) {
  const inside = (query: Readonly<Record<string, string | boolean | undefined>>) =>
    services.all('network', '/networks', 'networks', { query: { ...query, 'router:external': false } })
  const own = inside({ project_id: textOf(about, 'project_id') || undefined })
  const found = (await Promise.all([own, inside({ shared: true })])).flat()
  const networks = new Map(found.map((network) => [textOf(network, 'id'), network]))
  const ids = [...networks.keys()]
  const parts = Array.from({ length: Math.ceil(ids.length / mostNetworks) }, (_, at) =>
    ids.slice(at * mostNetworks, (at + 1) * mostNetworks),
  )
  const subnets = await Promise.all(
    parts.map((some) => {
      const query = new URLSearchParams(some.map((id) => ['network_id', id]))
      return services.all('network', '/subnets', 'subnets', { query })
    }),
  )
  return subnets
    .flat()
    .map((subnet) => choice(textOf(subnet, 'id'), shownName(subnet, networks.get(textOf(subnet, 'network_id')) ?? {})))
}

const stateField = (name: string, checked: boolean): Field => ({
  name,
  label: 'Enable Admin State',
  type: 'checkbox',
  checked,
  help: 'If checked, the router will be enabled.',
})

const edit = form({
  title: 'Edit Router',
  submit: 'Save Changes',
  help: ['You may update the editable properties of your router here.'],
  about: router,
  fields: (_, about) => [
    { name: 'name', label: 'Name', value: textOf(about, 'name'), maxLength: 255 },
    stateField('admin_state', about['admin_state_up'] === true),
  ],
  async save(question, { name = '', admin_state }, about) {
    await update(question, { name, admin_state_up: Boolean(admin_state) })
    return `Router ${name || textOf(about, 'id')} was successfully updated.`
  },
})

export const routerForms = {
  'neutron.createRouter': form({
    title: 'Create Router',
    submit: 'Create Router',
    help: ['Creates a router with specified parameters.'],
    fields: async (question) => [
      { name: 'name', label: 'Router Name', maxLength: 255 },
      stateField('admin_state_up', true),
      {
        name: 'external_network',
        label: 'External Network',
        type: 'select',
        choices: await externalNetworks(question),
      },
      {
        name: 'az_hints',
        label: 'Availability Zone Hints',
        type: 'select',
        multiple: true,
        help: 'Availability Zones where the router may be scheduled. Leaving this unset is equivalent to selecting all Availability Zones',
        choices: (await zones(question)).map((zone) => choice(textOf(zone, 'name'))),
      },
    ],
    async save({ services }, filled) {
      const wanted = withoutEmpty({
        name: filled['name'],
        admin_state_up: Boolean(filled['admin_state_up']),
        availability_zone_hints: filled['az_hints'] ? filled['az_hints'].split('\n') : undefined,
        ...gatewayOf(filled['external_network'] ?? ''),
      })
      const made = one(await services.post('network', '/routers', { router: wanted }), 'router')
      return `Router ${nameOf(made)} was successfully created.`
    },
  }),
  'neutron.editRouter': edit,
  'neutron.editAnyRouter': edit,
  'neutron.setGateway': form({
    title: 'Set Gateway',
    submit: 'Submit',
    help: [
      'You can connect a specified external network to the router. The external network is regarded as a default route of the router and the router acts as a gateway for external connectivity.',
    ],
    about: router,
    fields: async (question) => [
      {
        name: 'network_id',
        label: 'External Network',
        type: 'select',
        required: true,
        choices: await externalNetworks(question),
      },
    ],
    async save(question, { network_id = '' }) {
      await update(question, gatewayOf(network_id))
      return 'Gateway interface is added'
    },
  }),
  'neutron.addInterface': form({
    title: 'Add Interface',
    submit: 'Submit',
    help: [
      'You can connect a specified subnet to the router.',
      'If you don’t specify an IP address here, the gateway’s IP address of the selected subnet will be used as the IP address of the newly created interface of the router. If the gateway’s IP address is in use, you must use a different address which belongs to the selected subnet.',
    ],
    about: router,
    fields: async (question, about) => [
      {
        name: 'subnet_id',
        label: 'Subnet',
        type: 'select',
        required: true,
        choices: [choice('', 'Select Subnet'), ...(await subnetChoices(question, about))],
      },
      { name: 'ip_address', label: 'IP Address (optional)' },
    ],
    async save(question, { subnet_id = '', ip_address = '' }) {
      demandAddresses({ ip_address }, { ip_address: 'address' })
      const { services } = question
      const port_id = ip_address ? await newPort(question, subnet_id, ip_address) : null
      await services
        .put('network', `${pathOf(question)}/add_router_interface`, port_id ? { port_id } : { subnet_id })
        .catch(async (error) => {
          // The port was made for the router alone, and would keep its address from the next try.
          if (port_id) await services.delete('network', `/ports/${part(port_id)}`).catch(() => undefined)
          throw error
        })
      return 'Interface added'
    },
  }),
  'neutron.addRoute': form({
    title: 'Add Static Route',
    submit: 'Submit',
    help: [
      'Add static route to the router.',
      'Next Hop IP must be a part of one of the subnets to which the router interfaces are connected.',
    ],
    about: router,
    fields: () => [
      { name: 'destination', label: 'Destination CIDR', required: true },
      { name: 'nexthop', label: 'Next Hop', required: true },
    ],
    async save(question, { destination = '', nexthop = '' }, about) {
      demandAddresses({ destination, nexthop }, { destination: 'network', nexthop: 'address' })
      await update(question, { routes: [...many(about, 'routes'), { destination, nexthop }] })
      return 'Static route added'
    },
  }),
} satisfies Readonly<Record<string, ServiceForm>>

/** A port with an address of somebody's choice, for a router to take. */
async function newPort({ services }: FormQuestion, subnet_id: string, ip_address: string): Promise<string> {
  const subnet = one(await services.get('network', `/subnets/${part(subnet_id)}`), 'subnet')
  const port = { network_id: subnet['network_id'], fixed_ips: [{ subnet_id, ip_address }] }
  return textOf(one(await services.post('network', '/ports', { port }), 'port'), 'id')
}
