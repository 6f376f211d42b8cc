import { nonBootableFormats } from '../../rules/images.js'
import { type Json, many, nameOf, one, textOf, withoutEmpty } from '../json.js'
import { part } from '../question.js'
import { act, fixedIps, portsOf, server } from './about-server.js'
import { choice, choices, FieldErrors, form, type FormQuestion } from './service-form.js'

async function images({ services }: FormQuestion) {
  const active = await services.all('image', '/images', 'images', { query: { status: 'active' } })
  return choices(active.filter((image) => !nonBootableFormats.includes(textOf(image, 'container_format'))))
}

/** Networks that a server's project may plug into: Nova refuses an external one that is not shared. */
async function networks({ services }: FormQuestion, project: string): Promise<Json[]> {
  const all = await services.all('network', '/networks', 'networks')
  return all.filter(
    (network) =>
      network['shared'] === true || (network['router:external'] !== true && textOf(network, 'tenant_id') === project),
  )
}

const rescue = form({
  title: 'Rescue Instance',
  submit: 'Confirm',
  help: [
    'The rescue mode is only for emergency purpose, for example in case of a system or access failure.',
    'This will shut down your instance and mount the root disk to a temporary server.',
  ],
  about: server,
  fields: async (question) => [
    {
      name: 'image',
      label: 'Select Image',
      type: 'select',
      required: true,
      choices: [choice('', 'Select Image'), ...(await images(question))],
    },
    { name: 'password', label: 'Password', type: 'password' },
  ],
  async save(question, { image, password }, about) {
    await act(question, about, { rescue: withoutEmpty({ rescue_image_ref: image, adminPass: password }) })
    return `Successfully rescued instance: ${nameOf(about)}`
  },
})

/** What is done to instances by forms. */
export const instanceForms = {
  'nova.attachVolume': form({
    title: 'Attach Volume',
    submit: 'Attach Volume',
    help: ['Attach Volume to Running Instance.'],
    about: server,
    async fields({ services }) {
      const volumes = await services.all('volume', '/volumes/detail', 'volumes')
      const free = volumes.filter(
        ({ status, multiattach }) => status === 'available' || (status === 'in-use' && multiattach === true),
      )
      const sizes = choices(free, ({ size }) => ` (${String(size)} GiB)`)
      return [
        {
          name: 'volume',
          label: 'Volume',
          type: 'select',
          required: true,
          help: 'Select a volume to attach to this instance.',
          choices: [choice('', free.length ? 'Select a volume' : 'No volumes available'), ...sizes],
        },
      ]
    },
    async save({ services }, { volume = '' }, about) {
      const body = { volumeAttachment: { volumeId: volume } }
      // From there on a volume may be with several.
      const path = `/servers/${part(String(about['id']))}/os-volume_attachments`
      await services.post('compute', path, body, { microversion: '2.60' })
      return `Attaching volume ${volume} to instance ${nameOf(about)}.`
    },
  }),
  'nova.detachVolume': form({
    title: 'Detach Volume',
    submit: 'Detach Volume',
    help: ['Detach Volume from Running Instance.'],
    about: server,
    async fields({ services }, about) {
      const path = `/servers/${part(String(about['id']))}/os-volume_attachments`
      const attached = many(await services.get('compute', path), 'volumeAttachments')
      const named = await Promise.all(
        attached.map(async (each) => {
          const id = textOf(each, 'volumeId')
          const volume = await services.get('volume', `/volumes/${part(id)}`).catch(() => ({}))
          return choice(id, `${nameOf({ id, ...one(volume, 'volume') })} (${textOf(each, 'device')})`)
        }),
      )
      return [
        {
          name: 'volume',
          label: 'Volume',
          type: 'select',
          required: true,
          choices: [choice('', named.length ? 'Select a volume' : 'No volumes attached'), ...named],
        },
      ]
    },
    async save({ services }, { volume = '' }, about) {
      const path = `/servers/${part(String(about['id']))}/os-volume_attachments/${part(volume)}`
      await services.delete('compute', path)
      return `Detaching volume ${volume} from instance ${nameOf(about)}.`
    },
  }),
  'nova.attachInterface': form({
    title: 'Attach Interface',
    submit: 'Attach Interface',
    help: ['Select the network for interface attaching.'],
    about: server,
    async fields(question, about) {
      const project = textOf(about, 'tenant_id')
      const query = { tenant_id: project }
      const [nets, ports] = await Promise.all([
        networks(question, project),
        question.services.all('network', '/ports', 'ports', { query }),
      ])
      const free = ports.filter((port) => textOf(port, 'device_id') === '')
      const by = (value: string, label: string) => ({ switch: 'specification_method', labels: { [value]: label } })
      return [
        {
          name: 'specification_method',
          label: 'The way to specify an interface',
          type: 'select',
          switches: 'specification_method',
          choices: [choice('network', 'by Network (and IP address)'), choice('port', 'by Port')],
        },
        {
          name: 'network',
          label: 'Network',
          type: 'select',
          requiredWhenShown: true,
          shownFor: by('network', 'Network'),
          choices: [choice('', 'Select Network'), ...choices(nets)],
        },
        {
          name: 'fixed_ip',
          label: 'Fixed IP Address',
          help: 'IP address for the new port',
          shownFor: by('network', 'Fixed IP Address'),
        },
        {
          name: 'port',
          label: 'Port',
          type: 'select',
          requiredWhenShown: true,
          shownFor: by('port', 'Port'),
          choices: [choice('', 'Select Port'), ...choices(free, (port) => ` (${fixedIps(port)})`)],
        },
      ]
    },
    async save({ services }, { specification_method, network, fixed_ip = '', port }, about) {
      const address = fixed_ip.trim()
      const plug =
        specification_method === 'port'
          ? { port_id: port }
          : { net_id: network, ...(address && { fixed_ips: [{ ip_address: address }] }) }
      const path = `/servers/${part(String(about['id']))}/os-interface`
      await services.post('compute', path, { interfaceAttachment: plug })
      return `Attaching interface to instance ${nameOf(about)}.`
    },
  }),
  'nova.detachInterface': form({
    title: 'Detach Interface',
    submit: 'Detach Interface',
    help: ['Select the port to detach.'],
    about: server,
    fields: async (question, about) => [
      {
        name: 'port',
        label: 'Port',
        type: 'select',
        required: true,
        choices: [
          choice('', 'Select Port'),
          ...(await portsOf(question, about)).map((port) => choice(textOf(port, 'id'), fixedIps(port) || nameOf(port))),
        ],
      },
    ],
    async save({ services }, { port = '' }, about) {
      await services.delete('compute', `/servers/${part(String(about['id']))}/os-interface/${part(port)}`)
      return `Detached interface ${port} for instance ${nameOf(about)}.`
    },
  }),
  'nova.disassociate': form({
    title: 'Disassociate Floating IP',
    submit: 'Disassociate',
    help: ['Select the floating IP to be disassociated from the instance.'],
    about: server,
    async fields(question, about) {
      const ports = new Set((await portsOf(question, about)).map(({ id }) => id))
      const all = await question.services.all('network', '/floatingips', 'floatingips')
      const mine = all.filter(({ port_id }) => ports.has(port_id))
      return [
        {
          name: 'fip',
          label: 'Floating IP',
          type: 'select',
          required: true,
          choices: [
            choice('', 'Select a floating IP to disassociate'),
            ...mine.map((each) => choice(textOf(each, 'id'), textOf(each, 'floating_ip_address'))),
          ],
        },
        { name: 'is_release', label: 'Release Floating IP', type: 'checkbox' },
      ]
    },
    async save({ services }, { fip = '', is_release }) {
      const path = `/floatingips/${part(fip)}`
      const { floating_ip_address } = one(await services.get('network', path), 'floatingip')
      if (is_release) await services.delete('network', path)
      else await services.put('network', path, { floatingip: { port_id: null } })
      return `Successfully disassociated Floating IP ${String(floating_ip_address)}`
    },
  }),
  'nova.rescue': rescue,
  'nova.rescueAny': rescue,
  'nova.rebuild': form({
    title: 'Rebuild Instance',
    submit: 'Rebuild Instance',
    help: ['Select the image to rebuild your instance.', 'You may optionally set a password on the rebuilt instance.'],
    about: server,
    fields: async (question, about) => [
      {
        name: 'image',
        label: 'Select Image',
        type: 'select',
        required: true,
        value: textOf(one(about, 'image'), 'id'),
        choices: [choice('', 'Select Image'), ...(await images(question))],
      },
      { name: 'password', label: 'Rebuild Password', type: 'password' },
      { name: 'confirm_password', label: 'Confirm Rebuild Password', type: 'password' },
      {
        name: 'disk_config',
        label: 'Disk Partition',
        type: 'select',
        value: textOf(about, 'OS-DCF:diskConfig'),
        choices: [choice('AUTO', 'Automatic'), choice('MANUAL', 'Manual')],
      },
      {
        name: 'description',
        label: 'Description',
        type: 'multiline',
        value: textOf(about, 'description'),
        maxLength: 255,
      },
    ],
    async save(question, { image, password = '', confirm_password = '', disk_config, description }, about) {
      if (password !== confirm_password) throw new FieldErrors({ confirm_password: 'Passwords do not match.' })
      const more = withoutEmpty({ adminPass: password, 'OS-DCF:diskConfig': disk_config, description })
      await act(question, about, { rebuild: { imageRef: image, ...more } }, description ? '2.19' : undefined)
      return `Rebuilding instance ${nameOf(about)}.`
    },
  }),
  'nova.changePassword': form({
    title: 'Change Instance Password',
    submit: 'Change Password',
    help: [
      'The new password is that of the administrator in the instance. An agent in it has to set it: not every image has one.',
    ],
    about: server,
    fields: () => [
      { name: 'password', label: 'New Password', type: 'password', required: true },
      { name: 'confirm_password', label: 'Confirm New Password', type: 'password', required: true },
    ],
    async save(question, { password = '', confirm_password = '' }, about) {
      if (password !== confirm_password) throw new FieldErrors({ confirm_password: 'Passwords do not match.' })
      await act(question, about, { changePassword: { adminPass: password } })
      return `Password changed for instance "${nameOf(about)}".`
    },
  }),
  'nova.snapshot': form({
    title: 'Create Snapshot',
    submit: 'Create Snapshot',
    help: ['A snapshot is an image which preserves the disk state of a running instance.'],
    about: server,
    fields: () => [{ name: 'name', label: 'Snapshot Name', required: true, maxLength: 255 }],
    async save(question, { name = '' }, about) {
      await act(question, about, { createImage: { name } })
      return `Snapshot "${name}" created for instance "${nameOf(about)}"`
    },
  }),
  'nova.liveMigrate': form({
    title: 'Live Migrate',
    submit: 'Live Migrate Instance',
    help: ['Live migrate an instance to a specific host.'],
    about: server,
    async fields({ services }, about) {
      const now = textOf(about, 'OS-EXT-SRV-ATTR:host')
      const query = { binary: 'nova-compute' }
      const computes = many(await services.get('compute', '/os-services', { query }), 'services')
      const hosts = computes.map((each) => textOf(each, 'host')).filter((host) => host !== now)
      return [
        { name: 'current_host', label: 'Current Host', value: now, readOnly: true },
        {
          name: 'host',
          label: 'New Host',
          type: 'select',
          help: 'Choose a Host to migrate to.',
          choices: [choice('', 'Automatically schedule new host.'), ...hosts.map((host) => choice(host))],
        },
        { name: 'disk_over_commit', label: 'Disk Over Commit', type: 'checkbox' },
        { name: 'block_migration', label: 'Block Migration', type: 'checkbox' },
      ]
    },
    async save(question, { host, disk_over_commit, block_migration }, about) {
      const how = { disk_over_commit: Boolean(disk_over_commit), block_migration: Boolean(block_migration) }
      await act(question, about, { 'os-migrateLive': { host: host || null, ...how } })
      return host
        ? `Preparing live migration of instance "${nameOf(about)}" to host "${host}".`
        : `The instance is preparing the live migration to a new host.`
    },
  }),
}
