import { many, nameOf, one, textOf, type Json } from '../json.js'
import { part } from '../question.js'
import { choice, FieldErrors, form, type FormQuestion, type ServiceForm } from './service-form.js'

const pathOf = ({ params }: FormQuestion): string => `/floatingips/${part(params['id'] ?? '')}/port_forwardings`

const addressOf = async (question: FormQuestion): Promise<Json> =>
  one(await question.services.get('network', `/floatingips/${part(question.params['id'] ?? '')}`), 'floatingip')

/** Ports of instances with their IPv4 addresses and whose they are: a floating IP forwards to one of those. */
async function targets({ services }: FormQuestion, project: string) {
  const [ports, servers] = await Promise.all([
    services.all('network', '/ports', 'ports', { query: { project_id: project } }),
    // Without names the addresses are still of use.
    services.all('compute', '/servers', 'servers').catch(() => []),
  ])
  const instances = new Map(servers.map((server) => [textOf(server, 'id'), nameOf(server)]))
  return ports
    .filter((port) => textOf(port, 'device_owner').startsWith('compute:') || textOf(port, 'device_owner') === '')
    .flatMap((port) =>
      many(port, 'fixed_ips').flatMap((fixed) => {
        const address = textOf(fixed, 'ip_address')
        const name = instances.get(textOf(port, 'device_id')) || textOf(port, 'name')
        return address.includes('.')
          ? [choice(`${textOf(port, 'id')} ${address}`, address + (name && ` (${name})`))]
          : []
      }),
    )
}

function portNumber(field: string, text = ''): number {
  const number = Number(text)
  if (!/^\d+$/.test(text.trim()) || number < 1 || number > 65_535)
    throw new FieldErrors({ [field]: 'Enter a whole number from 1 to 65535.' })
  return number
}

/** A port, or a range of them. */
const portsOf = (rule: Json, side: 'external' | 'internal'): string =>
  String(rule[`${side}_port`] ?? rule[`${side}_port_range`])

const inWords = (rule: Json): string => {
  const inside = `${textOf(rule, 'internal_ip_address')}:${portsOf(rule, 'internal')}`
  const description = textOf(rule, 'description')
  return `${textOf(rule, 'protocol').toUpperCase()} ${portsOf(rule, 'external')} → ${inside}${description && ` (${description})`}`
}

/** Ports of a floating IP that lead to instances: an extension of Neutron, which Horizon has no page for. */
export const portForwardingForms = {
  'neutron.forwardPort': form({
    title: 'Forward Port',
    submit: 'Forward Port',
    help: ['What arrives at the external port goes to the internal port of the instance.'],
    about: addressOf,
    async fields(question, about) {
      return [
        {
          name: 'target',
          label: 'Instance Address',
          type: 'select',
          required: true,
          choices: [choice('', 'Select an address'), ...(await targets(question, textOf(about, 'project_id')))],
        },
        {
          name: 'protocol',
          label: 'Protocol',
          type: 'select',
          value: 'tcp',
          choices: [choice('tcp', 'TCP'), choice('udp', 'UDP')],
        },
        { name: 'external_port', label: 'External Port', type: 'number', required: true, min: 1, max: 65_535 },
        { name: 'internal_port', label: 'Internal Port', type: 'number', required: true, min: 1, max: 65_535 },
        { name: 'description', label: 'Description', maxLength: 255 },
      ]
    },
    async save(question, { target = '', protocol, external_port, internal_port, description }, about) {
      const [internal_port_id, internal_ip_address] = target.split(' ')
      const rule = {
        internal_port_id,
        internal_ip_address,
        protocol,
        external_port: portNumber('external_port', external_port),
        internal_port: portNumber('internal_port', internal_port),
        ...(description && { description }),
      }
      await question.services.post('network', pathOf(question), { port_forwarding: rule })
      return `Port ${rule.external_port} of ${textOf(about, 'floating_ip_address')} leads to ${internal_ip_address}:${rule.internal_port}.`
    },
  }),
  'neutron.portForwardings': form({
    title: 'Port Forwardings',
    submit: 'Save',
    help: ['What is no longer chosen ends at once.'],
    async about(question) {
      const rules = await question.services.all('network', pathOf(question), 'port_forwardings')
      return { rules }
    },
    fields: (_question, about) => {
      const rules = many(about, 'rules')
      return [
        {
          name: 'kept',
          label: 'Forwarded Ports',
          type: 'select',
          multiple: true,
          value: rules.map((rule) => textOf(rule, 'id')).join('\n'),
          choices: rules.map((rule) => choice(textOf(rule, 'id'), inWords(rule))),
        },
      ]
    },
    async save(question, { kept = '' }, about) {
      const left = kept.split('\n')
      for (const rule of many(about, 'rules')) {
        const id = textOf(rule, 'id')
        if (!left.includes(id)) await question.services.delete('network', `${pathOf(question)}/${part(id)}`)
      }
      return 'Updated the port forwardings.'
    },
  }),
} satisfies Readonly<Record<string, ServiceForm>>
