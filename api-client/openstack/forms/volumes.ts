import { volumeTypesOf } from '../cinder/volume-types.js'
import { type Json, many, nameOf, one, textOf, withoutEmpty } from '../json.js'
import { part } from '../question.js'
import { choice, choices, FieldErrors, form, nameFields, type Field, type FormQuestion } from './service-form.js'

const volume = async ({ services, params }: FormQuestion): Promise<Json> =>
  one(await services.get('volume', `/volumes/${part(params['id'] ?? '')}`), 'volume')

const act = ({ services }: FormQuestion, { id }: Json, action: Json, microversion?: string) =>
  services.post('volume', `/volumes/${part(String(id))}/action`, action, { microversion })

const snapshotPath = ({ params }: FormQuestion): string => `/snapshots/${part(params['id'] ?? '')}`

const snapshot = async (question: FormQuestion): Promise<Json> =>
  one(await question.services.get('volume', snapshotPath(question)), 'snapshot')

const isUsed = ({ status }: Json): boolean => status === 'in-use'

const shown = (name: string, label: string, value: string): Field => ({ name, label, value, readOnly: true })

export const statusField = (now: Json, statuses: readonly string[]): Field => ({
  name: 'status',
  label: 'Status',
  type: 'select',
  required: true,
  value: textOf(now, 'status'),
  choices: statuses.map((status) => choice(status, status === now['status'] ? `${status} (current)` : status)),
})

const hostOf = 'os-vol-host-attr:host'

const statuses = {
  volume: ['attaching', 'available', 'creating', 'deleting', 'detaching', 'error', 'error_deleting', 'in-use'],
  snapshot: ['available', 'creating', 'deleting', 'error', 'error_deleting'],
}

const backup = form({
  title: 'Create Volume Backup',
  submit: 'Create Volume Backup',
  help: [
    'If a snapshot is specified here only the specified snapshot of the volume will be backed up.',
    'Backups will be the same size as the volume they originate from.',
  ],
  about: volume,
  async fields({ services, params }, about) {
    const query = { volume_id: String(about['id']) }
    const of = params['snapshot']
    const taken = of ? [] : await services.all('volume', '/snapshots', 'snapshots', { query })
    return [
      { name: 'name', label: 'Backup Name', required: true, maxLength: 255 },
      { name: 'description', label: 'Description', type: 'multiline', maxLength: 255 },
      { name: 'container_name', label: 'Container Name', maxLength: 255 },
      of
        ? { name: 'snapshot_id', label: 'Backup Snapshot', type: 'hidden', value: of }
        : {
            name: 'snapshot_id',
            label: 'Backup Snapshot',
            type: 'select',
            choices: [
              choice('', taken.length ? 'Select snapshot to backup (Optional)' : 'No snapshots for this volume'),
              ...choices(taken),
            ],
          },
      { name: 'incremental', label: 'Incremental', type: 'checkbox' },
    ]
  },
  async save({ services }, { name = '', description, container_name, snapshot_id, incremental }, about) {
    const named = withoutEmpty({ description, container: container_name, snapshot_id })
    const how = { incremental: Boolean(incremental), force: isUsed(about) }
    await services.post('volume', '/backups', { backup: { volume_id: about['id'], name, ...named, ...how } })
    return `Creating volume backup "${name}"`
  },
})

/** What is done to volumes and their snapshots by forms. */
export const volumeForms = {
  'cinder.edit': form({
    title: 'Edit Volume',
    submit: 'Submit',
    help: [
      'Modify name and description of a volume.',
      'The "Bootable" flag specifies that this volume can be used to launch an instance.',
    ],
    about: volume,
    fields: (_, about) => [
      ...nameFields('Volume Name', about),
      { name: 'bootable', label: 'Bootable', type: 'checkbox', checked: about['bootable'] === 'true' },
    ],
    async save(question, { name = '', description = '', bootable }, about) {
      const path = `/volumes/${part(String(about['id']))}`
      await question.services.put('volume', path, { volume: { name, description } })
      if (Boolean(bootable) !== (about['bootable'] === 'true'))
        await act(question, about, { 'os-set_bootable': { bootable: Boolean(bootable) } })
      return `Updating volume "${name || String(about['id'])}"`
    },
  }),
  'cinder.extend': form({
    title: 'Extend Volume',
    submit: 'Extend Volume',
    help: ['Extend the size of a volume.'],
    about: volume,
    fields: (_, about) => [
      shown('name', 'Volume Name', nameOf(about)),
      shown('orig_size', 'Current Size (GiB)', textOf(about, 'size')),
      { name: 'new_size', label: 'New Size (GiB)', type: 'number', required: true, min: Number(about['size']) + 1 },
    ],
    async save(question, { new_size }, about) {
      await act(question, about, { 'os-extend': { new_size: Number(new_size) } }, isUsed(about) ? '3.42' : undefined)
      return `Extending volume: "${nameOf(about)}"`
    },
  }),
  'cinder.snapshot': form({
    title: 'Create Volume Snapshot',
    submit: 'Create Volume Snapshot',
    help: ['From here you can create a snapshot of a volume.'],
    about: volume,
    fields: () => nameFields('Snapshot Name'),
    async save({ services }, { name = '', description = '' }, about) {
      const taken = { volume_id: about['id'], name, description, force: isUsed(about) }
      await services.post('volume', '/snapshots', { snapshot: taken })
      return `Creating volume snapshot "${name}".`
    },
  }),
  'cinder.backup': backup,
  'cinder.backupSnapshot': backup,
  'cinder.retype': form({
    title: 'Change Volume Type',
    submit: 'Change Volume Type',
    help: [
      'The "Type" selected must be different from the current volume type.',
      'The "Migration Policy" is only used if the volume retype cannot be completed. If the "Migration Policy" is "On Demand", the back end will perform volume migration. Note that migration may take a significant amount of time to complete, in some cases hours.',
    ],
    about: volume,
    async fields({ services }, about) {
      const now = textOf(about, 'volume_type')
      const types = (await volumeTypesOf(services)).map((type) => textOf(type, 'name'))
      return [
        shown('name', 'Volume Name', nameOf(about)),
        {
          name: 'volume_type',
          label: 'Type',
          type: 'select',
          required: true,
          value: now,
          choices: types.map((name) => choice(name, name === now ? `${name} (current)` : name)),
        },
        {
          name: 'migration_policy',
          label: 'Migration Policy',
          type: 'select',
          choices: [choice('never', 'Never'), choice('on-demand', 'On Demand')],
        },
      ]
    },
    async save(question, { volume_type = '', migration_policy }, about) {
      if (volume_type === about['volume_type'])
        throw new FieldErrors({
          volume_type: `New volume type must be different from the original volume type "${volume_type}".`,
        })
      await act(question, about, { 'os-retype': { new_type: volume_type, migration_policy } })
      return `Successfully sent the request to change the volume type to "${volume_type}" for volume: "${nameOf(about)}"`
    },
  }),
  'cinder.upload': form({
    title: 'Upload Volume to Image',
    submit: 'Upload',
    help: ['Upload the volume to the Image Service as an image.'],
    about: volume,
    fields: (_, about) => [
      shown('name', 'Volume Name', nameOf(about)),
      { name: 'image_name', label: 'Image Name', required: true, maxLength: 255 },
      {
        name: 'disk_format',
        label: 'Disk Format',
        type: 'select',
        choices: [
          choice('raw', 'Raw'),
          choice('qcow2', 'QCOW2 - QEMU Emulator'),
          choice('vdi', 'VDI - Virtual Disk Image'),
          choice('vmdk', 'VMDK - Virtual Machine Disk'),
        ],
      },
    ],
    async save(question, { image_name, disk_format }, about) {
      const image = { image_name, disk_format, container_format: 'bare', force: isUsed(about) }
      await act(question, about, { 'os-volume_upload_image': image })
      return `Successfully sent the request to upload volume to image for volume: "${nameOf(about)}"`
    },
  }),
  'cinder.createTransfer': form({
    title: 'Create Volume Transfer',
    submit: 'Create Volume Transfer',
    help: [
      'Ownership of a volume can be transferred from one project to another. Once a volume transfer is created in a donor project, it then can be "accepted" by a recipient project.',
    ],
    about: volume,
    fields: () => [{ name: 'name', label: 'Transfer Name', required: true, maxLength: 255 }],
    async save({ services }, { name }, about) {
      const answer = await services.post('volume', '/os-volume-transfer', {
        transfer: { volume_id: textOf(about, 'id'), name },
      })
      const made = one(answer, 'transfer')
      const told = (field: string, label: string): Field => ({
        name: field,
        label,
        value: textOf(made, field),
        readOnly: true,
      })
      return {
        title: 'Volume Transfer',
        fields: [told('name', 'Transfer Name'), told('id', 'Transfer ID'), told('auth_key', 'Authorization Key')],
      }
    },
  }),
  'cinder.acceptTransfer': form({
    title: 'Accept Volume Transfer',
    submit: 'Accept Volume Transfer',
    help: [
      'Ownership of a volume can be transferred from one project to another. Accepting a transfer requires obtaining the Transfer ID and Authorization Key from the donor.',
    ],
    fields: () => [
      { name: 'transfer_id', label: 'Transfer ID', required: true },
      { name: 'auth_key', label: 'Authorization Key', required: true },
    ],
    async save({ services }, { transfer_id = '', auth_key = '' }) {
      const path = `/os-volume-transfer/${part(transfer_id.trim())}/accept`
      const answer = await services.post('volume', path, { accept: { auth_key: auth_key.trim() } })
      return `Successfully accepted volume transfer: "${nameOf(one(answer, 'transfer'))}"`
    },
  }),
  'cinder.setStatus': form({
    title: 'Update Volume Status',
    submit: 'Update Status',
    help: ['The status of a volume is normally managed automatically. Change it only to match what is really so.'],
    about: volume,
    fields: (_, about) => [statusField(about, statuses.volume)],
    async save(question, { status = '' }, about) {
      await act(question, about, { 'os-reset_status': { status } })
      return `Successfully updated volume status to "${status}".`
    },
  }),
  'cinder.migrate': form({
    title: 'Migrate Volume',
    submit: 'Migrate',
    help: ['Migrate a volume to a specific host.'],
    about: volume,
    async fields({ services }, about) {
      const pools = await services.all('volume', '/scheduler-stats/get_pools', 'pools')
      const host = textOf(about, hostOf)
      const others = pools.map((pool) => textOf(pool, 'name')).filter((pool) => pool !== host)
      return [
        shown('name', 'Volume Name', nameOf(about)),
        shown('current_host', 'Current Host', host),
        {
          name: 'host',
          label: 'Destination Host',
          type: 'select',
          required: true,
          choices: [
            choice('', others.length ? 'Select a new host' : 'No other hosts available'),
            ...others.map((pool) => choice(pool)),
          ],
        },
        { name: 'force_host_copy', label: 'Force Host Copy', type: 'checkbox' },
      ]
    },
    async save(question, { host, force_host_copy }, about) {
      await act(question, about, { 'os-migrate_volume': { host, force_host_copy: Boolean(force_host_copy) } })
      return `Successfully sent the request to migrate volume: "${nameOf(about)}"`
    },
  }),
  'cinder.manage': form({
    title: 'Manage Volume',
    submit: 'Manage',
    help: ['A volume that is stored on a host already is made known to the volume service.'],
    async fields({ services }) {
      const [types, zones] = await Promise.all([
        volumeTypesOf(services),
        services.get('volume', '/os-availability-zone').then((answer) => many(answer, 'availabilityZoneInfo')),
      ])
      return [
        {
          name: 'identifier',
          label: 'Identifier',
          required: true,
          help: 'Name or other identifier for existing volume',
        },
        {
          name: 'id_type',
          label: 'Identifier Type',
          type: 'select',
          required: true,
          choices: [choice('source-name', 'Name'), choice('source-id', 'ID')],
        },
        {
          name: 'host',
          label: 'Host',
          required: true,
          help: 'Cinder host on which the existing volume resides; takes the form: host@backend-name#pool',
        },
        ...nameFields('Volume Name', {}),
        { name: 'metadata', label: 'Metadata', help: 'Comma-separated key=value pairs' },
        {
          name: 'volume_type',
          label: 'Volume Type',
          type: 'select',
          choices: [choice('', 'No volume type'), ...types.map((type) => choice(nameOf(type)))],
        },
        {
          name: 'availability_zone',
          label: 'Availability Zone',
          type: 'select',
          choices: zones.map((zone) => choice(textOf(zone, 'zoneName'))),
        },
        { name: 'bootable', label: 'Bootable', type: 'checkbox' },
      ]
    },
    async save({ services }, filled) {
      const { identifier = '', id_type = '', metadata = '', bootable, ...rest } = filled
      const pairs = metadata.split(',').flatMap((pair) => {
        const [key = '', ...value] = pair.split('=')
        return key.trim() ? [[key.trim(), value.join('=').trim()]] : []
      })
      const volume = withoutEmpty({
        ...rest,
        ref: { [id_type]: identifier },
        metadata: Object.fromEntries(pairs),
        bootable: Boolean(bootable),
      })
      await services.post('volume', '/os-volume-manage', { volume })
      return `Successfully sent the request to manage volume: "${rest['name'] || identifier}"`
    },
  }),
  'cinder.unmanage': form({
    title: 'Confirm Unmanage Volume',
    submit: 'Unmanage',
    help: [
      'When a volume is unmanaged, the volume will no longer be visible within OpenStack. Note that the volume will not be deleted from the volume host.',
    ],
    about: volume,
    fields: (_, about) => [
      shown('name', 'Volume Name', nameOf(about)),
      shown('host', 'Host', textOf(about, hostOf)),
      shown('volume_id', 'ID', textOf(about, 'id')),
    ],
    async save(question, _, about) {
      await act(question, about, { 'os-unmanage': {} })
      return `Successfully sent the request to unmanage volume: "${nameOf(about)}"`
    },
  }),
  'cinder.editSnapshot': form({
    title: 'Edit Snapshot',
    submit: 'Save Changes',
    help: ['Modify the name and description of a snapshot.'],
    about: snapshot,
    fields: (_, about) => nameFields('Snapshot Name', about),
    async save(question, { name = '', description = '' }) {
      await question.services.put('volume', snapshotPath(question), { snapshot: { name, description } })
      return `Updating volume snapshot "${name}"`
    },
  }),
  'cinder.setSnapshotStatus': form({
    title: 'Update Volume Snapshot Status',
    submit: 'Update Status',
    help: ['The status of a snapshot is normally managed automatically. Change it only to match what is really so.'],
    about: snapshot,
    fields: (_, about) => [statusField(about, statuses.snapshot)],
    async save(question, { status = '' }) {
      await question.services.post('volume', `${snapshotPath(question)}/action`, { 'os-reset_status': { status } })
      return `Successfully updated volume snapshot status: "${status}".`
    },
  }),
}
