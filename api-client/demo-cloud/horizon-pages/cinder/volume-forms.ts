import { occupy } from '../../handlers/cinder/occupy.js'
import { volumeLimits, volumeUsage } from '../../handlers/cinder/quotas.js'
import { uploadVolume } from '../../handlers/cinder/upload-volume.js'
import { timestampMicro } from '../../world/world.js'
import { field, type PageRoute } from '../context.js'
import { named, sentNames, snapshotForm, snapshotsPage, volumeForm } from './volume-form.js'

/** What the block storage service does only by Horizon's own pages: forms of volumes and of their snapshots. */
export const volumeFormRoutes: readonly PageRoute[] = [
  volumeForm('update/', {
    title: 'Edit Volume',
    submit: 'Submit',
    help: [
      'Modify the name and description of a volume. The "Bootable" flag specifies that this volume can be used to launch an instance.',
    ],
    fields: (_, volume) => [
      ...named('Volume Name', volume.name, volume.description),
      { name: 'bootable', label: 'Bootable', kind: 'checkbox', value: volume.bootable ? 'on' : '' },
    ],
    save(context, volume) {
      const change = { ...sentNames(context), bootable: context.form.has('bootable') }
      context.cloud.world.db.cinder.volumes.update(volume.id, change)
      context.say('info', `Updating volume "${change.name || volume.id}"`)
      return ''
    },
  }),
  volumeForm('extend/', {
    title: 'Extend Volume',
    submit: 'Extend Volume',
    help: ['Extend the size of a volume.'],
    fields: (_, volume) => [
      { name: 'name', label: 'Volume Name', kind: 'readonly', value: volume.name },
      { name: 'orig_size', label: 'Current Size (GiB)', kind: 'readonly', value: String(volume.size) },
      {
        name: 'new_size',
        label: 'New Size (GiB)',
        kind: 'number',
        value: String(volume.size + 1),
        min: 1,
        required: true,
      },
    ],
    save({ cloud, form, say }, volume) {
      const size = Number(field(form, 'new_size'))
      if (!Number.isInteger(size) || size <= volume.size)
        return { new_size: 'New size must be greater than current size.' }
      const { gigabytes = -1 } = volumeLimits(cloud.world, volume.project_id)
      const most = gigabytes - volumeUsage(cloud.world, volume.project_id).gigabytes + volume.size
      if (gigabytes >= 0 && size > most)
        return {
          new_size: `Volume cannot be extended to ${size}GiB as the maximum size it can be extended to is ${most}GiB.`,
        }
      cloud.world.db.cinder.volumes.update(volume.id, { size })
      say('info', `Extending volume: "${volume.name}"`)
      return ''
    },
  }),
  volumeForm('create_snapshot/', {
    title: 'Create Volume Snapshot',
    submit: 'Create Volume Snapshot',
    help: ['A snapshot is a copy of a volume as it is now.'],
    next: snapshotsPage,
    fields: () => named('Snapshot Name'),
    save(context, volume) {
      const { db, ids, clock } = context.cloud.world
      const snapshot = db.cinder.snapshots.insert({
        ...sentNames(context),
        id: ids.uuid(),
        size: volume.size,
        status: 'available',
        project_id: volume.project_id,
        created_at: timestampMicro(clock),
        volume_id: volume.id,
        group_snapshot_id: null,
        metadata: {},
      })
      context.say('info', `Creating volume snapshot "${snapshot.name}".`)
      return ''
    },
  }),
  volumeForm('upload_to_image/', {
    title: 'Upload Volume to Image',
    submit: 'Upload',
    help: [
      'Upload the volume to the Image Service as an image. This is equivalent to the <tt>openstack image create --volume</tt> command.',
    ],
    fields: (_, volume) => [
      { name: 'name', label: 'Volume Name', kind: 'readonly', value: volume.name },
      { name: 'image_name', label: 'Image Name', required: true },
      {
        name: 'disk_format',
        label: 'Disk Format',
        kind: 'select',
        options: [
          ['raw', 'Raw'],
          ['qcow2', 'QCOW2 - QEMU Emulator'],
          ['vmdk', 'VMDK - Virtual Machine Disk'],
        ],
      },
    ],
    save({ cloud, form, say }, volume) {
      const { world } = cloud
      uploadVolume(world, volume, field(form, 'image_name').trim(), field(form, 'disk_format') || 'raw')
      say('info', `Successfully sent the request to upload volume to image for volume: "${volume.name}"`)
      return ''
    },
  }),
  volumeForm('retype/', {
    title: 'Change Volume Type',
    submit: 'Change Volume Type',
    help: [
      'Change the volume type after its creation. This is equivalent to the <tt>openstack volume set --type</tt> command.',
    ],
    fields: ({ cloud }, volume) => [
      { name: 'name', label: 'Volume Name', kind: 'readonly', value: volume.name },
      {
        name: 'volume_type',
        label: 'Type',
        kind: 'select',
        value: volume.volume_type,
        options: cloud.world.db.cinder.types.all().map(({ name }) => [name, name]),
      },
      {
        name: 'migration_policy',
        label: 'Migration Policy',
        kind: 'select',
        options: [
          ['never', 'Never'],
          ['on-demand', 'On Demand'],
        ],
      },
    ],
    save({ cloud, form, say }, volume) {
      const volume_type = field(form, 'volume_type')
      if (volume_type === volume.volume_type)
        return { volume_type: 'The new type must be different from the current volume type' }
      occupy(cloud.world, volume, 'retyping', { volume_type })
      say(
        'info',
        `Successfully sent the request to change the volume type to "${volume_type}" for volume: "${volume.name}"`,
      )
      return ''
    },
  }),
  snapshotForm(/^\/project\/snapshots\/([^/]+)\/update\/$/, {
    title: 'Edit Snapshot',
    submit: 'Submit',
    help: ['Edit the name and description of a volume snapshot.'],
    fields: (_, snapshot) => named('Snapshot Name', snapshot.name, snapshot.description),
    save(context, snapshot) {
      const names = sentNames(context)
      context.cloud.world.db.cinder.snapshots.update(snapshot.id, names)
      context.say('info', `Updating volume snapshot "${names.name}"`)
      return ''
    },
  }),
]
