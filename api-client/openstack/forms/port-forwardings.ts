import { many, nameOf, one, textOf, type Json } from '../json.js'
import { whoAmI } from '../keystone/who-am-i.js'
import { portsOf } from '../neutron/port-forwardings.js'
import { part } from '../question.js'
import { reachable } from './reachable.js'
import {
  choice,
  FieldErrors,
  form,
  type Field,
  type Filled,
  type FormQuestion,
  type ServiceForm,
} from './service-form.js'

const addressPath = (id: string): string => `/floatingips/${part(id)}`
const rulesPath = (address: string): string => `${addressPath(address)}/port_forwardings`
const rulePath = ({ params }: FormQuestion): string => `${rulesPath(params['id'] ?? '')}/${part(params['rule'] ?? '')}`

/**
 * Ports of instances with their IPv4 addresses and whose they are: a floating IP forwards to one of those. Neutron refuses an
 * address that has a floating IP of its own.
 */
async function targets({ services }: FormQuestion, project: string) {
  const query = { project_id: project }
  const [ports, addresses, servers, isReached] = await Promise.all([
    services.all('network', '/ports', 'ports', { query }),
    services.all('network', '/floatingips', 'floatingips', { query }).catch(() => []),
    // Without names the addresses are still of use.
    services.all('compute', '/servers', 'servers').catch(() => []),
    reachable(services, project),
  ])
  const taken = new Set(addresses.map((of) => `${textOf(of, 'port_id')} ${textOf(of, 'fixed_ip_address')}`))
  const instances = new Map(servers.map((server) => [textOf(server, 'id'), nameOf(server)]))
  return ports
    .filter((port) => textOf(port, 'device_owner').startsWith('compute:') || textOf(port, 'device_owner') === '')
    .flatMap((port) =>
      many(port, 'fixed_ips').flatMap((fixed) => {
        const address = textOf(fixed, 'ip_address')
        const name = instances.get(textOf(port, 'device_id')) || textOf(port, 'name')
        const target = `${textOf(port, 'id')} ${address}`
        return address.includes('.') && !taken.has(target) && isReached(port, fixed)
          ? [choice(target, address + (name && ` (${name})`))]
          : []
      }),
    )
}

const targetOf = (rule: Json): string =>
  `${textOf(rule, 'internal_port_id')} ${textOf(rule, 'internal_ip_address')}`.trim()

const protocols = [choice('tcp', 'TCP'), choice('udp', 'UDP')]

/** The fields of a rule, as it is. @param project whose instances it may lead to */
async function ruleFields(question: FormQuestion, project: string, rule: Json = {}): Promise<Field[]> {
  const to = await targets(question, project)
  const now = targetOf(rule)
  const isKnown = !now || to.some(({ value }) => value === now)
  const protocol = textOf(rule, 'protocol') || 'tcp'
  const isOther = protocols.every(({ value }) => value !== protocol)
  return [
    {
      name: 'target',
      label: 'Instance Address',
      type: 'select',
      required: true,
      value: now,
      choices: [
        ...(now ? [] : [choice('', 'Select an address')]),
        ...(isKnown ? [] : [choice(now, textOf(rule, 'internal_ip_address'))]),
        ...to,
      ],
    },
    {
      name: 'protocol',
      label: 'Protocol',
      type: 'select',
      value: protocol,
      choices: isOther ? [...protocols, choice(protocol, protocol.toUpperCase())] : protocols,
    },
    portField('external_port', 'External Port', portsOf(rule, 'external')),
    portField('internal_port', 'Internal Port', portsOf(rule, 'internal')),
    { name: 'description', label: 'Description', value: textOf(rule, 'description'), maxLength: 255 },
  ]
}

const portField = (name: string, label: string, value: string): Field => ({
  name,
  label,
  value,
  required: true,
  maxLength: 11,
  help: 'A port from 1 to 65535, or a range of them such as 3000:3003.',
})

const portsIn = (text = ''): string[] => text.split(':').map((port) => port.trim())

/** What is wrong with a port or a range, if anything: the field's help says how it should be. */
function wrongPort(text?: string): string | undefined {
  const ports = portsIn(text)
  if (ports.length > 2) return 'A range has two ports, with one colon between them.'
  if (!ports.every((port) => /^\d+$/.test(port))) return 'A port is a number: digits only.'
  const [from = 0, to = from] = ports.map(Number)
  if (Math.min(from, to) < 1 || Math.max(from, to) > 65_535) return 'There are no ports below 1 or above 65535.'
  return to < from ? 'A range begins with its lower port.' : undefined
}

/** @throws FieldErrors what is wrong with each of them */
function demandPorts(fields: Readonly<Record<string, string | undefined>>): void {
  const wrong = Object.entries(fields).flatMap(([name, text]) => {
    const said = wrongPort(text)
    return said ? [[name, said] as const] : []
  })
  if (wrong.length) throw new FieldErrors(Object.fromEntries(wrong))
}

/** As Neutron takes a port, or a range. */
function portSent(field: 'external_port' | 'internal_port', text?: string): Json {
  const ports = portsIn(text).map(Number)
  return ports.length === 2 ? { [`${field}_range`]: ports.join(':') } : { [field]: ports[0] }
}

function ruleSent({ target = '', protocol, external_port, internal_port, description = '' }: Filled): Json {
  demandPorts({ external_port, internal_port })
  const [internal_port_id, internal_ip_address] = target.split(' ')
  return {
    internal_port_id,
    internal_ip_address,
    protocol,
    ...portSent('external_port', external_port),
    ...portSent('internal_port', internal_port),
    description,
  }
}

const said = (address: Json, { external_port, internal_port, target = '' }: Filled): string =>
  `Port ${external_port} of ${textOf(address, 'floating_ip_address')} leads to ${target.split(' ')[1]}:${internal_port}.`

const help = ['What arrives at the external port goes to the internal port of the instance.']

/** Ports of a floating IP that lead to instances, asked of Neutron itself: not every Horizon has pages for them. */
export const portForwardingForms = {
  'neutron.forwardPort': form({
    title: 'Forward Port',
    submit: 'Forward Port',
    help,
    about: async ({ services, params }) =>
      one(await services.get('network', addressPath(params['id'] ?? '')), 'floatingip'),
    fields: (question, address) => ruleFields(question, textOf(address, 'project_id')),
    async save({ services }, filled, address) {
      const rule = { port_forwarding: ruleSent(filled) }
      await services.post('network', rulesPath(textOf(address, 'id')), rule)
      return said(address, filled)
    },
  }),
  'neutron.forwardAnyPort': form({
    title: 'Forward Port',
    submit: 'Forward Port',
    help,
    async about({ services }) {
      const { project } = await whoAmI(services)
      const addresses = await services.all('network', '/floatingips', 'floatingips', { query: { project_id: project } })
      return { project, addresses: addresses.filter(({ port_id }) => !port_id) }
    },
    fields: async (question, about) => [
      {
        name: 'floating_ip',
        label: 'Floating IP',
        type: 'select',
        required: true,
        help: 'One that is not associated with an instance as a whole.',
        choices: [
          choice('', 'Select a floating IP'),
          ...many(about, 'addresses').map((address) =>
            choice(textOf(address, 'id'), textOf(address, 'floating_ip_address')),
          ),
        ],
      },
      ...(await ruleFields(question, textOf(about, 'project'))),
    ],
    async save({ services }, { floating_ip = '', ...filled }, about) {
      await services.post('network', rulesPath(floating_ip), { port_forwarding: ruleSent(filled) })
      return said(many(about, 'addresses').find(({ id }) => id === floating_ip) ?? {}, filled)
    },
  }),
  'neutron.editPortForwarding': form({
    title: 'Edit Port Forwarding',
    submit: 'Save',
    help,
    async about(question) {
      const [address, rule] = await Promise.all([
        question.services.get('network', addressPath(question.params['id'] ?? '')),
        question.services.get('network', rulePath(question)),
      ])
      return { address: one(address, 'floatingip'), rule: one(rule, 'port_forwarding') }
    },
    fields: (question, about) => ruleFields(question, textOf(one(about, 'address'), 'project_id'), one(about, 'rule')),
    async save(question, filled, about) {
      await question.services.put('network', rulePath(question), { port_forwarding: ruleSent(filled) })
      return said(one(about, 'address'), filled)
    },
  }),
} satisfies Readonly<Record<string, ServiceForm>>
