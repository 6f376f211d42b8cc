import { takeSnapshot } from '../handlers/nova-snapshot.js'
import { attachedVolumes, attachVolume, plugNics } from '../handlers/nova-devices.js'
import { moveServer } from '../handlers/nova-lifecycle.js'
import { removePort } from '../handlers/neutron-ports.js'
import type { Context } from '../handler.js'
import type { ServerRow } from '../tables/nova.js'
import { timestamp } from '../world.js'
import { field, type ClassicContext, type ClassicRoute } from './classic.js'
import { formRoute } from './form-route.js'
import { formGroup, select, textInput } from './markup.js'

const list = '/project/instances/'

interface Spec {
  readonly title: string
  readonly submit: string
  fields(server: ServerRow, context: ClassicContext): string
  save(server: ServerRow, context: ClassicContext): string
}

/** The forms behind Horizon's list of instances (classic.md §10): what no JSON call does. */
export const instanceFormRoutes: readonly ClassicRoute[] = [
  form('update', {
    title: 'Edit Instance',
    submit: 'Save',
    fields: (server, { form: sent }) =>
      formGroup('name', 'Name', textInput('name', field(sent, 'name') || server.name), '', true),
    save(server, { cloud, form: sent, say }) {
      const name = field(sent, 'name').trim()
      if (!name) return 'This field is required.'
      cloud.world.db.nova.servers.update(server.id, { name, updated: timestamp(cloud.world.clock) })
      say('success', `Modified instance "${name}".`)
      return ''
    },
  }),
  form('resize', {
    title: 'Resize Instance',
    submit: 'Resize',
    fields: (server, { cloud }) =>
      formGroup(
        'flavor',
        'New Flavor',
        select(
          'flavor',
          cloud.world.db.nova.flavors
            .filter(({ id, is_public }) => is_public && id !== server.flavor_id)
            .map(({ id, name }) => [id, name] as const),
        ),
      ),
    // As a cloud that confirms resizes by itself.
    save(server, { cloud, form: sent, say }) {
      if (!cloud.world.db.nova.flavors.has(field(sent, 'flavor'))) return 'This field is required.'
      cloud.world.db.nova.servers.update(server.id, { flavor_id: field(sent, 'flavor') })
      say('success', `Request for resizing of instance "${server.name}" has been submitted.`)
      return ''
    },
  }),
  form('rebuild', {
    title: 'Rebuild Instance',
    submit: 'Rebuild Instance',
    fields: (server, context) =>
      formGroup('image', 'Select Image', select('image', images(context), server.image_id ?? '')),
    save(server, { cloud, form: sent, say }) {
      cloud.world.db.nova.servers.update(server.id, { image_id: field(sent, 'image') })
      moveServer(cloud.world, server.id, { task_state: 'rebuilding' })
      cloud.world.clock.schedule(4000, () => moveServer(cloud.world, server.id, { task_state: null }))
      say('info', `Rebuilding instance ${server.name}.`)
      return ''
    },
  }),
  form('rescue', {
    title: 'Rescue Instance',
    submit: 'Confirm',
    fields: (_, context) => formGroup('image', 'Select Image', select('image', images(context))),
    save(server, { cloud, say }) {
      cloud.world.db.nova.servers.update(server.id, { vm_state: 'rescued', status: 'RESCUE' })
      say('success', `Successfully rescued instance: ${server.name}`)
      return ''
    },
  }),
  form('attach_volume/', {
    title: 'Attach Volume',
    submit: 'Attach Volume',
    fields: (server, { cloud }) =>
      formGroup(
        'volume',
        'Volume ID',
        select('volume', [
          ['', 'Select a volume'],
          ...cloud.world.db.cinder.volumes
            .where('project_id', server.project_id)
            .filter(({ status }) => status === 'available')
            .map(({ id, name, size }) => [id, `${name || id} (${size}GiB)`] as const),
        ]),
        '',
        true,
      ),
    save(server, { cloud, form: sent, say }) {
      const volume = cloud.world.db.cinder.volumes.get(field(sent, 'volume'))
      if (!volume) return 'This field is required.'
      attachVolume(cloud.world, server, volume.id)
      say('info', `Attaching volume ${volume.name} to instance ${server.name}.`)
      return ''
    },
  }),
  form('detach_volume/', {
    title: 'Detach Volume',
    submit: 'Detach Volume',
    fields: (server, { cloud }) =>
      formGroup(
        'volume',
        'Volume ID',
        select(
          'volume',
          attachedVolumes(cloud.world, server.id).map(({ volume }) => [volume.id, volume.name || volume.id] as const),
        ),
        '',
        true,
      ),
    save(server, { cloud, form: sent, say }) {
      const volume = cloud.world.db.cinder.volumes.get(field(sent, 'volume'))
      if (!volume) return 'This field is required.'
      const attachments = volume.attachments.filter(({ server_id }) => server_id !== server.id)
      cloud.world.db.cinder.volumes.update(volume.id, {
        attachments,
        status: attachments.length ? 'in-use' : 'available',
      })
      say('info', `Detaching volume ${volume.name} from instance ${server.name}.`)
      return ''
    },
  }),
  form('attach_interface', {
    title: 'Attach Interface',
    submit: 'Attach Interface',
    fields: (server, { cloud }) =>
      formGroup(
        'network',
        'Network',
        select(
          'network',
          cloud.world.db.neutron.networks
            .filter(({ project_id, shared, external }) => !external && (shared || project_id === server.project_id))
            .map(({ id, name }) => [id, name] as const),
        ),
      ),
    save(server, { cloud, form: sent, say }) {
      plugNics(cloud.world, server, [{ network: field(sent, 'network') }])
      say('success', 'Attaching interface to instance ' + server.id + '.')
      return ''
    },
  }),
  form('detach_interface', {
    title: 'Detach Interface',
    submit: 'Detach Interface',
    fields: (server, context) => formGroup('port', 'Port', select('port', ports(server, context)), '', true),
    save(server, { cloud, form: sent, say }) {
      const port = cloud.world.db.neutron.ports.get(field(sent, 'port'))
      if (port?.device_id !== server.id) return 'This field is required.'
      removePort(cloud.world, port.id)
      say('success', `Detached interface ${port.id} for instance ${server.id}.`)
      return ''
    },
  }),
  form('disassociate', {
    title: 'Disassociate Floating IP',
    submit: 'Disassociate',
    fields: (server, { cloud }) =>
      formGroup(
        'fip',
        'Floating IP',
        select(
          'fip',
          cloud.world.db.neutron.floatingIps
            .filter(({ port_id }) => cloud.world.db.neutron.ports.get(port_id ?? '')?.device_id === server.id)
            .map(({ id, floating_ip_address }) => [id, floating_ip_address] as const),
        ),
        '',
        true,
      ),
    save(_, { cloud, form: sent, say }) {
      const address = cloud.world.db.neutron.floatingIps.get(field(sent, 'fip'))
      if (!address) return 'This field is required.'
      const free = { port_id: null, fixed_ip_address: null, router_id: null, status: 'DOWN' }
      cloud.world.db.neutron.floatingIps.update(address.id, free)
      say('success', `Successfully disassociated Floating IP ${address.floating_ip_address}`)
      return ''
    },
  }),
  formRoute(/^\/project\/images\/([^/]+)\/create\/$/, {
    title: 'Create Snapshot',
    submit: 'Create Snapshot',
    next: '/project/images/',
    fields: ({ form: sent }) => formGroup('name', 'Snapshot Name', textInput('name', field(sent, 'name')), '', true),
    save(context) {
      const { cloud, session, policy, params, form: sent, say } = context
      const name = field(sent, 'name').trim()
      if (!name) return 'This field is required.'
      // What a snapshot looks at of an API call is all here.
      takeSnapshot({ ...cloud.world, session, policy } as Context, { instance_id: params[0], name })
      say('success', `Snapshot "${name}" created for instance "${serverOf(context)?.name ?? ''}"`)
      return ''
    },
  }),
]

function form(path: string, { title, submit, fields, save }: Spec): ClassicRoute {
  const gone = 'The instance is gone.'
  return formRoute(new RegExp(`^/project/instances/([^/]+)/${path}$`), {
    title,
    submit,
    next: list,
    fields(context) {
      const server = serverOf(context)
      return server ? fields(server, context) : gone
    },
    save(context) {
      const server = serverOf(context)
      return server ? save(server, context) : gone
    },
  })
}

function serverOf({ cloud, params, session }: ClassicContext): ServerRow | undefined {
  const server = cloud.world.db.nova.servers.get(params[0] ?? '')
  return server?.project_id === session?.project.id ? server : undefined
}

function images({ cloud }: ClassicContext): (readonly [string, string])[] {
  return cloud.world.db.glance.images
    .filter(({ status, visibility }) => status === 'active' && visibility === 'public')
    .map(({ id, name }) => [id, name ?? id] as const)
}

function ports(server: ServerRow, { cloud }: ClassicContext): (readonly [string, string])[] {
  return cloud.world.db.neutron.ports
    .where('device_id', server.id)
    .map(({ id, fixed_ips }) => [id, fixed_ips.map(({ ip_address }) => ip_address).join(', ')] as const)
}
