import { giB } from '../../../rules/sizes.js'
import { createServer } from '../../handlers/nova/boot.js'
import { computeLimits, computeUse } from '../../handlers/nova/quotas.js'
import { Refusal, type Context } from '../../handler.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import type { Option } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import { instancesPage } from './instance-form.js'
import { quotaBar, scriptData } from '../templates/quota-markup.js'

/** The launch form of older Horizons (C-LAUNCH-01): its source is a switch, flavors have details and bars. */
export const launchRoutes: readonly PageRoute[] = [
  formRoute(/^\/project\/instances\/launch$/, {
    title: 'Launch Instance',
    submit: 'Launch',
    help: ['Specify the details for launching an instance.'],
    next: instancesPage,
    fields(context) {
      const { cinder, glance } = context.cloud.world.db
      const project = context.session?.project.id ?? ''
      const active = glance.images.filter(({ status }) => status === 'active')
      const images = (snapshots: boolean): Option[] =>
        active
          .filter(({ properties }) => (properties['image_type'] === 'snapshot') === snapshots)
          .map(({ id, name }) => [id, name ?? id])
      return [
        { name: 'name', label: 'Instance Name', required: true },
        {
          name: 'flavor',
          label: 'Flavor',
          kind: 'select',
          required: true,
          options: flavorsOf(context).map(({ id, name }): Option => [id, name]),
        },
        { name: 'count', label: 'Number of Instances', kind: 'number', value: '1', min: 1, required: true },
        {
          name: 'source_type',
          label: 'Instance Boot Source',
          kind: 'select',
          options: [
            ['image_id', 'Boot from image'],
            ['instance_snapshot_id', 'Boot from snapshot'],
            ['volume_id', 'Boot from volume'],
            ['volume_image_id', 'Boot from image (creates a new volume)'],
            ['volume_snapshot_id', 'Boot from volume snapshot (creates a new volume)'],
          ],
        },
        { name: 'image_id', label: 'Image Name', kind: 'select', options: [['', 'Select Image'], ...images(false)] },
        {
          name: 'instance_snapshot_id',
          label: 'Instance Snapshot',
          kind: 'select',
          options: [['', 'Select Instance Snapshot'], ...images(true)],
        },
        {
          name: 'volume_id',
          label: 'Volume',
          kind: 'select',
          options: [
            ['', 'Select Volume'],
            ...cinder.volumes
              .where('project_id', project)
              .filter(({ bootable, status }) => bootable && status === 'available')
              .map(({ id, name, size }): Option => [id, `${name || id} - ${size} GB (Volume)`]),
          ],
        },
        {
          name: 'volume_snapshot_id',
          label: 'Volume Snapshot',
          kind: 'select',
          options: [
            ['', 'Select Volume Snapshot'],
            ...cinder.snapshots
              .where('project_id', project)
              .map(({ id, name, size }): Option => [id, `${name || id} - ${size} GB (Volume Snapshot)`]),
          ],
        },
        { name: 'volume_size', label: 'Device size (GB)', kind: 'number', value: '1', min: 1 },
        { name: 'device_name', label: 'Device Name', value: 'vda' },
        { name: 'vol_delete_on_instance_delete', label: 'Delete on Terminate', kind: 'checkbox' },
      ]
    },
    aside(context) {
      const { cloud, session } = context
      const project = session?.project.id ?? ''
      const use = computeUse(cloud.world, project)
      const limits = computeLimits(cloud.world, project)
      const row = (label: string, id: string, unit = '') =>
        `<tr><td class="flavor_name">${label}</td><td><span id="flavor_${id}"></span>${unit}</td></tr>`
      const images = cloud.world.db.glance.images
        .filter(({ status }) => status === 'active')
        .map(({ id, min_disk, min_ram, size }) => ({ id, min_disk, min_ram, size: Math.ceil((size ?? 0) / giB) }))
      return `<h4>Flavor Details</h4><table class="flavor_table table table-striped"><tbody>${row('Name', 'name')}${row('VCPUs', 'vcpus')}${row('Root Disk', 'disk', ' GB')}${row('Ephemeral Disk', 'ephemeral', ' GB')}${row('Total Disk', 'disk_total', ' GB')}${row('RAM', 'ram', ' MB')}</tbody></table>
        <div class="quota-dynamic"><h4>Project Limits</h4>${quotaBar('instances', 'Number of Instances', use.instances, limits['instances'], 'flavor')}${quotaBar('vcpus', 'Number of VCPUs', use.cores, limits['cores'], 'flavor')}${quotaBar('ram', 'Total RAM', use.ram, limits['ram'], 'flavor')}</div>
        <script type="text/javascript">horizon.Quota.initWithFlavors(${scriptData(flavorsOf(context))}); horizon.Quota.initWithImages(${scriptData(images)}, 'Some flavors not meeting minimum boot source requirements have been disabled.', 'No flavors meet minimum criteria for selected boot source.');</script>`
    },
    save: launch,
  }),
]

function flavorsOf({ cloud }: PageContext) {
  return cloud.world.db.nova.flavors
    .filter(({ is_public }) => is_public)
    .map(({ id, name, vcpus, disk, ram, ephemeral }) => ({
      id,
      name,
      vcpus,
      disk,
      ram,
      'OS-FLV-EXT-DATA:ephemeral': ephemeral,
    }))
}

function launch({ cloud, form, session, policy, say }: PageContext) {
  const source = field(form, 'source_type')
  const ofImage = source === 'volume_image_id' ? 'image_id' : source
  const id = field(form, ofImage)
  if (!id) return { [ofImage]: 'This field is required.' }
  const volumes = { volume_id: 'volume', volume_snapshot_id: 'snapshot', volume_image_id: 'image' } as const
  const kind = volumes[source as keyof typeof volumes]
  const network = cloud.world.db.neutron.networks.where('project_id', session?.project.id ?? '')[0]
  const count = Number(field(form, 'count')) || 1
  try {
    // What launching looks at of an API call is all here.
    createServer({ ...cloud.world, session, policy } as Context, {
      name: field(form, 'name'),
      flavor_id: field(form, 'flavor'),
      source_id: kind ? '' : id,
      block_device_mapping_v2: kind
        ? [
            {
              source_type: kind,
              destination_type: 'volume',
              uuid: id,
              boot_index: '0',
              volume_size: field(form, 'volume_size'),
              delete_on_termination: form.has('vol_delete_on_instance_delete'),
            },
          ]
        : null,
      key_name: null,
      user_data: '',
      security_groups: ['default'],
      nics: network ? [{ 'net-id': network.id, 'v4-fixed-ip': '' }] : [],
      instance_count: count,
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 403) throw error
    return error.message
  }
  say(
    'info',
    count === 1
      ? `Launched instance named "${field(form, 'name')}".`
      : `Launched ${count} instances named "${field(form, 'name')}".`,
  )
  return ''
}
