import type { Context } from '../../handler.js'
import { moveServer } from '../../handlers/nova/lifecycle.js'
import { takeSnapshot } from '../../handlers/nova/snapshot.js'
import type { ServerRow } from '../../world/tables/nova.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import { encryptedPassword } from '../../handlers/nova/encrypted-password.js'
import type { Option } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import { instanceForm, serverOf } from './instance-form.js'
import { startResize } from '../../handlers/nova/resize.js'

/** The forms behind Horizon's list of instances: what no JSON call does. */
export const instanceFormRoutes: readonly PageRoute[] = [
  instanceForm('resize', {
    title: 'Resize Instance',
    submit: 'Resize',
    help: ['The old flavor stays until the resize is confirmed or reverted.'],
    fields: ({ cloud }, server) => [
      {
        name: 'old_flavor_name',
        label: 'Old Flavor',
        kind: 'readonly',
        value: cloud.world.db.nova.flavors.get(server.flavor_id)?.name,
      },
      {
        name: 'flavor',
        label: 'New Flavor',
        kind: 'select',
        required: true,
        options: [
          ['', 'Select a New Flavor'],
          ...cloud.world.db.nova.flavors
            .filter(({ id, is_public }) => is_public && id !== server.flavor_id)
            .map(({ id, name }): Option => [id, name]),
        ],
      },
    ],
    save(context, server) {
      const flavor = field(context.form, 'flavor')
      if (!context.cloud.world.db.nova.flavors.has(flavor)) return { flavor: 'Select a valid choice.' }
      startResize(context.cloud.world, server, flavor)
      context.say('success', `Request for resizing of instance "${server.name}" has been submitted.`)
      return ''
    },
  }),
  instanceForm('rebuild', {
    title: 'Rebuild Instance',
    submit: 'Rebuild Instance',
    help: ['Select the image to rebuild your instance.'],
    fields: (context, server) => [
      { name: 'image', label: 'Select Image', kind: 'select', value: server.image_id ?? '', options: images(context) },
      {
        name: 'disk_config',
        label: 'Disk Partition',
        kind: 'select',
        options: [
          ['AUTO', 'Automatic'],
          ['MANUAL', 'Manual'],
        ],
      },
    ],
    save({ cloud, form, say }, server) {
      cloud.world.db.nova.servers.update(server.id, { image_id: field(form, 'image') })
      moveServer(cloud.world, server.id, { task_state: 'rebuilding' })
      cloud.world.clock.schedule(4000, () => moveServer(cloud.world, server.id, { task_state: null }))
      say('info', `Rebuilding instance ${server.name}.`)
      return ''
    },
  }),
  rescue(/^\/project\/instances\/([^/]+)\/rescue$/, '/project/instances/'),
  rescue(/^\/admin\/instances\/([^/]+)\/rescue$/, '/admin/instances/'),
  instanceForm('changepassword', {
    title: 'Change Instance Password',
    submit: 'Change Password',
    fields: (_, server) => [
      { name: 'instance_id', label: '', kind: 'hidden', value: server.id },
      { name: 'password', label: 'New Password', kind: 'password', required: true },
      { name: 'confirm_password', label: 'Confirm New Password', kind: 'password', required: true },
    ],
    save({ form, say }, server) {
      if (field(form, 'password') !== field(form, 'confirm_password'))
        return { confirm_password: 'Passwords do not match.' }
      say('success', `Password changed for instance "${server.name}".`)
      return ''
    },
  }),
  formRoute<ServerRow>(/^\/project\/instances\/([^/]+)\/[^/]+\/decryptpassword$/, {
    title: 'Retrieve Instance Password',
    submit: 'Decrypt Password',
    help: [
      'To decrypt your password you will need the private key of your key pair for this instance.',
      '<b>Note: </b> The private key will be only used in your browser and will not be sent to the server',
    ],
    next: '/project/instances/',
    find: serverOf,
    fields: (_, server) => [
      { name: 'instance_id', label: '', kind: 'hidden', value: server.id },
      { name: 'keypair_name', label: 'Key Pair Name', kind: 'readonly', value: server.key_name ?? '' },
      {
        name: 'encrypted_password',
        label: 'Encrypted Password',
        kind: 'readonly',
        value: server.image_id ? encryptedPassword : 'Instance Password is not set or is not yet available',
      },
      // As Horizon: without a password there is nothing to decrypt.
      ...(server.image_id
        ? [
            { name: 'private_key_file', label: 'Private Key File' },
            { name: 'private_key', label: 'OR Copy/Paste your Private Key', kind: 'textarea' as const },
            { name: 'decrypted_password', label: 'Password', kind: 'readonly' as const },
          ]
        : []),
    ],
    save: () => '',
  }),
  formRoute<ServerRow>(/^\/project\/images\/([^/]+)\/create\/$/, {
    title: 'Create Snapshot',
    submit: 'Create Snapshot',
    help: ['A snapshot is an image which preserves the disk state of a running instance.'],
    next: '/project/images/',
    find: ({ cloud, params, session }) => {
      const server = cloud.world.db.nova.servers.get(params[0] ?? '')
      return server && (session?.isAdmin || server.project_id === session?.project.id) ? server : undefined
    },
    gone: 'Unable to retrieve instance details.',
    fields: () => [{ name: 'name', label: 'Snapshot Name', required: true }],
    save(context, server) {
      const { cloud, session, policy, form, say } = context
      const name = field(form, 'name').trim()
      // What a snapshot looks at of an API call is all here.
      takeSnapshot({ ...cloud.world, session, policy } as Context, { instance_id: server.id, name })
      say('success', `Snapshot "${name}" created for instance "${server.name}"`)
      return ''
    },
  }),
]

function rescue(path: RegExp, next: string): PageRoute {
  return formRoute<ServerRow>(path, {
    title: 'Rescue Instance',
    submit: 'Confirm',
    help: ['The rescue mode is only for emergency purpose, for example in case of a system or access failure.'],
    next,
    find: serverOf,
    gone: 'Unable to retrieve instance details.',
    fields: (context) => [
      { name: 'image', label: 'Select Image', kind: 'select', options: images(context) },
      { name: 'password', label: 'Password' },
    ],
    save({ cloud, say }, server) {
      cloud.world.db.nova.servers.update(server.id, { vm_state: 'rescued', status: 'RESCUE' })
      say('success', `Successfully rescued instance: ${server.name}`)
      return ''
    },
  })
}

function images({ cloud }: PageContext): Option[] {
  return cloud.world.db.glance.images
    .filter(({ status, visibility }) => status === 'active' && visibility === 'public')
    .map(({ id, name }) => [id, name ?? id])
}
