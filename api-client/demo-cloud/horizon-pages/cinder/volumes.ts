import { giB } from '../../../rules/sizes.js'
import { createVolume } from '../../handlers/cinder/create-volume.js'
import { removeVolume } from '../../handlers/cinder/group-parts.js'
import { volumeLimits, volumeUsage } from '../../handlers/cinder/quotas.js'
import { Refusal, type Context } from '../../handler.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import type { Option } from '../templates/form-fields.js'
import { formRoute, type FormSpec } from '../templates/form-route.js'
import type { HorizonTable } from '../templates/markup.js'
import { quotaBar, scriptData } from '../templates/quota-markup.js'
import { volumesPage } from './volume-form.js'
import { attachedTo, statusWord, yesOrNo } from './volume-words.js'
import { cancelTransfer } from '../../handlers/cinder/transfers.js'
import { tableRoute } from '../templates/table-routes.js'

/** Volumes as Horizon's own page has them, and the form that makes one. */
export const volumeRoutes: readonly PageRoute[] = [
  tableRoute(/^\/project\/volumes\/$/, 'Volumes', volumes, ({ cloud }) => ({
    delete: {
      past: 'Scheduled deletion of Volume',
      present: 'delete volume',
      run: (id) => removeVolume(cloud.world, id),
    },
    delete_transfer: {
      past: 'Successfully deleted volume transfer',
      present: 'delete volume transfer',
      run: (id) => cancelTransfer(cloud.world, cloud.world.db.cinder.volumes.get(id)),
    },
  })),
  // A constant below: read when it is asked for.
  {
    path: /^\/project\/volumes\/create\/$/,
    methods: ['GET', 'POST'],
    handle: (context) => createRoute.handle(context),
  },
]

const help = 'Deleted volumes are not recoverable. All data stored in the volume will be removed.'

/** Horizon's forms about a volume: below its address, and in which states they are offered. */
const forms: readonly (readonly [path: string, label: string, statuses: readonly string[]])[] = [
  ['update', 'Edit Volume', ['available', 'in-use']],
  ['extend', 'Extend Volume', ['available', 'in-use']],
  ['attach', 'Manage Attachments', ['available', 'in-use']],
  ['create_snapshot', 'Create Snapshot', ['available', 'in-use']],
  ['create_backup', 'Create Backup', ['available', 'in-use']],
  ['retype', 'Change Volume Type', ['available', 'in-use']],
  ['upload_to_image', 'Upload to Image', ['available', 'in-use']],
  ['create_transfer', 'Create Transfer', ['available']],
]

function volumes({ cloud, session }: PageContext): HorizonTable {
  const own = cloud.world.db.cinder.volumes.where('project_id', session?.project.id ?? '')
  return {
    name: 'volumes',
    path: '/project/volumes/',
    columns: [
      { title: 'Name' },
      { title: 'Description' },
      { title: 'Size', type: 'size' },
      { title: 'Status' },
      { title: 'Group' },
      { title: 'Type' },
      { title: 'Attached To' },
      { title: 'Availability Zone' },
      { title: 'Bootable' },
      { title: 'Encrypted' },
    ],
    stateColumn: 3,
    actions: [
      { name: 'create', label: 'Create Volume', href: '/project/volumes/create/' },
      { name: 'accept_transfer', label: 'Accept Transfer', href: '/project/volumes/accept_transfer/' },
      { name: 'delete', label: 'Delete Volumes', danger: true, help },
    ],
    rows: own.map(({ id, name, status, ...volume }) => ({
      id,
      name: name || id,
      state: status === 'error' ? 'status_down' : status.endsWith('ing') ? 'warning' : 'status_up',
      cells: [
        name || id,
        volume.description ?? '',
        `${volume.size}GiB`,
        statusWord(status),
        volume.group_id ?? '',
        volume.volume_type,
        attachedTo(cloud.world, volume),
        volume.availability_zone,
        yesOrNo(volume.bootable),
        yesOrNo(volume.encrypted),
      ],
      actions: [
        ...forms
          .filter(([, , statuses]) => statuses.includes(status))
          .map(([action, label]) => ({ name: action, label, href: `/project/volumes/${id}/${action}/`, modal: true })),
        ...(status === 'awaiting-transfer' ? [{ name: 'delete_transfer', label: 'Cancel Transfer' }] : []),
        ...(status === 'in-use' ? [] : [{ name: 'delete', label: 'Delete Volume', danger: true, help }]),
      ],
    })),
  }
}

/** The form that makes a volume: of nothing, a snapshot, an image or another volume. */
const createForm: FormSpec = {
  title: 'Create Volume',
  submit: 'Create Volume',
  help: ['Volumes are block devices that can be attached to instances.'],
  next: volumesPage,
  fields({ cloud, session }) {
    const { cinder, glance } = cloud.world.db
    const project = session?.project.id ?? ''
    const source = (value: string, label: string) => ({ switch: 'source', labels: { [value]: label } })
    return [
      { name: 'name', label: 'Volume Name' },
      { name: 'description', label: 'Description', kind: 'textarea' },
      {
        name: 'volume_source_type',
        label: 'Volume Source',
        kind: 'select',
        switches: 'source',
        options: [
          ['no_source_type', 'No source, empty volume'],
          ['snapshot_source', 'Snapshot'],
          ['image_source', 'Image'],
          ['volume_source', 'Volume'],
        ],
      },
      {
        name: 'snapshot_source',
        label: 'Use snapshot as a source',
        kind: 'select',
        shownFor: source('snapshot_source', 'Snapshot'),
        options: [
          ['', 'Choose a snapshot'],
          ...cinder.snapshots
            .where('project_id', project)
            .map(({ id, name, size }): Option => [id, `${name} (${size}GiB)`, { name, size }]),
        ],
      },
      {
        name: 'image_source',
        label: 'Use image as a source',
        kind: 'select',
        shownFor: source('image_source', 'Image'),
        options: [
          ['', 'Choose an image'],
          ...glance.images
            .filter(({ status, visibility }) => status === 'active' && visibility === 'public')
            .map(({ id, name, size, min_disk }): Option => {
              const gigabytes = Math.ceil((size ?? 0) / giB)
              return [id, name ?? id, { name: name ?? id, size: gigabytes, min_disk }]
            }),
        ],
      },
      {
        name: 'volume_source',
        label: 'Use a volume as source',
        kind: 'select',
        shownFor: source('volume_source', 'Use a volume as source'),
        options: [
          ['', 'Choose a volume'],
          ...cinder.volumes
            .where('project_id', project)
            .filter(({ status }) => status === 'available')
            .map(({ id, name, size }): Option => [id, `${name || id} (${size}GiB)`, { name: name || id, size }]),
        ],
      },
      {
        name: 'type',
        label: 'Type',
        kind: 'select',
        value: 'standard',
        shownFor: {
          switch: 'source',
          labels: { no_source_type: 'Type', image_source: 'Type', volume_source: 'Type' },
        },
        options: cinder.types.all().map(({ name }): Option => [name, name]),
      },
      { name: 'size', label: 'Size (GiB)', kind: 'number', value: '1', min: 1, required: true },
    ]
  },
  aside({ cloud, session }) {
    const project = session?.project.id ?? ''
    const use = volumeUsage(cloud.world, project)
    const limits = volumeLimits(cloud.world, project)
    const types = cloud.world.db.cinder.types.all().map(({ name, description }) => ({ name, description }))
    return `<div id="id_show_volume_type_desc_div"><h3>Volume Type Description:</h3><h4><strong id="id_show_volume_type_name"></strong></h4><p id="id_show_volume_type_desc"></p></div>
      <div class="quota-dynamic"><h3>Volume Limits</h3>${quotaBar('volume_storage', 'Total Gibibytes', use.gigabytes, limits['gigabytes'], 'for="id_size"')}${quotaBar('volume', 'Number of Volumes', use.volumes, limits['volumes'], 'step-by="1"')}</div>
      <script type="text/javascript">if (typeof horizon.Volumes !== 'undefined') { horizon.Volumes.initWithTypes(${scriptData(types)}); }</script>`
  },
  save(context) {
    const { cloud, form, session, policy, say } = context
    const size = Number(field(form, 'size'))
    if (!(size >= 1)) return { size: 'Ensure this value is greater than or equal to 1.' }
    const name = field(form, 'name')
    const source = field(form, 'volume_source_type')
    const of = (kind: string) => (source === kind ? field(form, kind) || null : null)
    try {
      // What making a volume looks at of an API call is all here.
      createVolume({ ...cloud.world, session, policy } as Context, {
        size,
        name,
        description: field(form, 'description'),
        volume_type: source === 'snapshot_source' ? null : field(form, 'type') || null,
        snapshot_id: of('snapshot_source'),
        image_id: of('image_source'),
        source_volid: of('volume_source'),
        metadata: {},
        availability_zone: 'nova',
      })
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 403) throw error
      return error.message
    }
    say('info', `Creating volume "${name}"`)
    return ''
  },
}

const createRoute = formRoute(/^\/project\/volumes\/create\/$/, createForm)
