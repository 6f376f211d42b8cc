import { type Json, many, nameOf, one, textOf, withoutEmpty } from '../json.js'
import { whoAmI } from '../keystone/who-am-i.js'
import { part } from '../question.js'
import type { Ask } from '../services.js'
import { readTexts } from '../../schemas/fields.js'
import { act, portsOf, server } from './about-server.js'
import { reachable } from './reachable.js'
import { groupChoices } from './security-groups.js'
import { choice, choices, FieldErrors, form, lines, type Filled, type FormQuestion } from './service-form.js'

const groupsField = 'update_security_groups_role_member'

/** Ports that take security groups. */
const guarded = async (question: FormQuestion, about: Json): Promise<Json[]> =>
  (await portsOf(question, about)).filter((port) => port['port_security_enabled'] !== false)

const groupsOf = (ports: readonly Json[]): string[] => [
  ...new Set(ports.flatMap((port) => readTexts(port['security_groups']))),
]

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

/** All interfaces of a server get the same groups, as Horizon gives them. */
async function saveGroups(question: FormQuestion, about: Json, wanted: readonly string[]): Promise<void> {
  const ports = await guarded(question, about)
  // What stands in the form is that of all of them: unchanged, each keeps its own.
  if (sameSet(groupsOf(ports), wanted)) return
  for (const port of ports)
    await question.services.put('network', `/ports/${part(textOf(port, 'id'))}`, { port: { security_groups: wanted } })
}

const edit = form({
  title: 'Edit Instance',
  submit: 'Save',
  help: ['Security groups of an instance are those of all its interfaces.'],
  about: server,
  async fields(question, about) {
    const ports = question.services.has('network') ? await guarded(question, about) : []
    const standing = groupsOf(ports)
    return [
      { name: 'name', label: 'Name', value: textOf(about, 'name'), required: true, maxLength: 255 },
      {
        name: 'description',
        label: 'Description',
        type: 'multiline',
        value: textOf(about, 'description'),
        maxLength: 255,
      },
      ...(ports.length
        ? [
            {
              name: groupsField,
              label: 'Security Groups',
              type: 'select' as const,
              multiple: true,
              value: standing.join('\n'),
              choices: await groupChoices(question, textOf(about, 'tenant_id')),
            },
          ]
        : []),
    ]
  },
  async save(question, filled: Filled, about) {
    const { name = '', description = '' } = filled
    const path = `/servers/${part(textOf(about, 'id'))}`
    // Before 2.19 a server has no description.
    const isKnown = await question.services.offers('compute', '2.19')
    const wanted = { name, ...(isKnown && { description: description || null }) }
    await question.services.put('compute', path, { server: wanted }, { microversion: '2.19' })
    if (question.services.has('network')) await saveGroups(question, about, lines(filled[groupsField]))
    return `Modified instance "${name}".`
  },
})

/** What an instance is changed to by forms of Horizon that have several steps. */
export const instanceChangeForms = {
  'nova.edit': edit,
  'nova.editAny': edit,
  'nova.resize': form({
    title: 'Resize Instance',
    submit: 'Resize',
    help: ['The old flavor stays until the resize is confirmed or reverted.'],
    about: server,
    async fields({ services }, about) {
      const flavors = await services.all('compute', '/flavors/detail', 'flavors')
      // Newer answers name the flavor of a server, older ones have its id.
      const { id: now, original_name: nameNow } = one(about, 'flavor')
      const old = flavors.find(({ id, name }) => id === now || name === nameNow)
      const others = flavors.filter((each) => each !== old)
      return [
        {
          name: 'old_flavor_name',
          label: 'Old Flavor',
          value: old ? textOf(old, 'name') : String(nameNow ?? now ?? ''),
          readOnly: true,
        },
        {
          name: 'flavor',
          label: 'New Flavor',
          type: 'select',
          required: true,
          help: 'Choose the flavor to launch.',
          choices: [choice('', 'Select a New Flavor'), ...choices(others, sizeOf)],
        },
        {
          name: 'disk_config',
          label: 'Disk Partition',
          type: 'select',
          value: textOf(about, 'OS-DCF:diskConfig'),
          choices: [choice('AUTO', 'Automatic'), choice('MANUAL', 'Manual')],
        },
      ]
    },
    async save(question, { flavor, disk_config }, about) {
      await act(question, about, { resize: withoutEmpty({ flavorRef: flavor, 'OS-DCF:diskConfig': disk_config }) })
      return `Request for resizing of instance "${nameOf(about)}" has been submitted.`
    },
  }),
  'nova.associate': form({
    title: 'Manage Floating IP Associations',
    submit: 'Associate',
    help: ['Select the IP address you wish to associate with the selected instance or port.'],
    async fields(question) {
      const instance = question.filled['instance_id'] ?? ''
      const project_id = await projectOf(question, instance)
      const ask = (path: string, name: string, query: Ask['query']) =>
        question.services.all('network', path, name, { query })
      const [addresses, ports, isReached] = await Promise.all([
        ask('/floatingips', 'floatingips', { project_id }),
        ask('/ports', 'ports', instance ? { device_id: instance } : { project_id }),
        reachable(question.services, project_id),
      ])
      const targets = ports.flatMap((port) =>
        textOf(port, 'device_owner').startsWith('network:')
          ? []
          : many(port, 'fixed_ips')
              .filter((fixed) => isReached(port, fixed))
              .map((fixed) => textOf(fixed, 'ip_address'))
              // Floating IPs stand for no others.
              .filter((address) => !address.includes(':'))
              .map((address) => choice(`${textOf(port, 'id')}_${address}`, address)),
      )
      const free = addresses.filter(({ port_id }) => !port_id)
      return [
        { name: 'instance_id', label: '', type: 'hidden', value: instance },
        {
          name: 'ip_id',
          label: 'IP Address',
          type: 'select',
          required: true,
          choices: [
            choice('', free.length ? 'Select an IP address' : 'No floating IP addresses allocated'),
            ...free.map((each) => choice(textOf(each, 'id'), textOf(each, 'floating_ip_address'))),
          ],
        },
        {
          name: 'port_id',
          label: 'Port to be associated',
          type: 'select',
          required: true,
          value: targets[0]?.value ?? '',
          choices: [choice('', targets.length ? 'Select a port' : nothingFor(ports)), ...targets],
        },
      ]
    },
    async save({ services }, { ip_id = '', port_id = '' }) {
      const [port = '', fixed_ip_address] = port_id.split('_')
      const floatingip = withoutEmpty({ port_id: port, fixed_ip_address })
      const answer = await services.put('network', `/floatingips/${part(ip_id)}`, { floatingip })
      return `IP address ${textOf(one(answer, 'floatingip'), 'floating_ip_address')} associated.`
    },
  }),
  'nova.password': form({
    title: 'Retrieve Instance Password',
    submit: 'Decrypt Password',
    help: ['The password is decrypted in the browser: the private key is not sent.'],
    about: server,
    async fields({ services }, about) {
      const path = `/servers/${part(textOf(about, 'id'))}/os-server-password`
      const encrypted = textOf(await services.get('compute', path), 'password')
      const shown = { value: encrypted || 'Instance Password is not set or is not yet available', readOnly: true }
      return [
        { name: 'keypair_name', label: 'Key Pair Name', value: textOf(about, 'key_name'), readOnly: true },
        { name: 'encrypted_password', label: 'Encrypted Password', type: 'multiline', ...shown },
        ...(encrypted ? [{ name: 'private_key', label: 'Private Key', type: 'multiline' as const }] : []),
      ]
    },
    save: () => Promise.reject(new FieldErrors({ private_key: 'The password is decrypted in the browser.' })),
  }),
}

const nothingFor = (ports: readonly Json[]): string =>
  ports.length ? 'No router leads to these ports' : 'No ports available'

/** Whose an instance is; without one, of the session. Neutron gives an administrator the things of all projects, and lets them be mixed. */
async function projectOf({ services }: FormQuestion, instance: string): Promise<string> {
  if (!instance) return (await whoAmI(services)).project
  return textOf(one(await services.get('compute', `/servers/${part(instance)}`), 'server'), 'tenant_id')
}

/** What a flavor has, behind its name. */
function sizeOf(flavor: Json): string {
  const [vcpus, ram, disk] = ['vcpus', 'ram', 'disk'].map((key) => Number(flavor[key])) as [number, number, number]
  const memory = ram < 1024 ? `${ram} MiB` : `${Number((ram / 1024).toFixed(2))} GiB`
  return ` (${vcpus} ${vcpus === 1 ? 'vCPU' : 'vCPUs'}, ${memory} RAM, ${disk} GiB disk)`
}
