import { attachVolume, detachVolume } from '../../handlers/nova/devices.js'
import type { VolumeRow } from '../../world/tables/cinder.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import type { Field, Option } from '../templates/form-fields.js'
import { tableMarkup, type HorizonTable } from '../templates/markup.js'
import { act } from '../templates/table-routes.js'
import { volumeForm, volumesPage } from './volume-form.js'

const help =
  'The data will remain in the volume and another instance will be able to access the data if you attach this volume to it.'

const canAttach = ({ status, multiattach }: VolumeRow) => status === 'available' || multiattach

/** Where a volume is plugged in: a table above the form that plugs it in, which is there while it can be. */
export const volumeAttachmentRoutes: readonly PageRoute[] = [
  volumeForm('attach/', {
    title: 'Manage Volume Attachments',
    submit: (_, volume) => (canAttach(volume) ? 'Attach Volume' : ''),
    above: (context, volume) => tableMarkup(context, attachments(context, volume)),
    fields: (context, volume) => (canAttach(volume) && !isOfTable(context) ? [instanceField(context, volume)] : []),
    save(context, volume) {
      if (isOfTable(context)) return detach(context, volume)
      const { cloud, form, say } = context
      const server = cloud.world.db.nova.servers.get(field(form, 'instance'))
      if (!server || !canAttach(volume)) return { instance: 'Select a valid choice.' }
      attachVolume(cloud.world, server, volume.id)
      say('info', `Attaching volume ${volume.name} to instance ${server.name} on /dev/sdb.`)
      return ''
    },
  }),
]

/** Both forms of the modal go to the same address. */
const isOfTable = ({ form }: PageContext) => field(form, 'action') !== ''

function attachments({ cloud }: PageContext, volume: VolumeRow): HorizonTable {
  const name = (server: string) => cloud.world.db.nova.servers.get(server)?.name ?? server
  const servers = new Map(volume.attachments.map(({ attachment_id, server_id }) => [attachment_id, server_id]))
  return {
    name: 'attachments',
    path: `/project/volumes/${volume.id}/attach/`,
    still: true,
    detail: (id) => `/project/instances/${servers.get(id) ?? ''}/`,
    columns: [{ title: 'Instance' }, { title: 'Device' }],
    stateColumn: -1,
    actions: [{ name: 'detach', label: 'Detach Volumes', danger: true, help }],
    rows: volume.attachments.map(({ attachment_id: id, server_id, device }) => ({
      id,
      name: `Volume ${volume.name || volume.id} on instance ${name(server_id)}`,
      state: 'status_up',
      cells: [name(server_id), device],
      actions: [{ name: 'detach', label: 'Detach Volume', danger: true, help }],
    })),
  }
}

function detach(context: PageContext, volume: VolumeRow): ReturnType<typeof act> {
  const run = (id: string): void => {
    const attachment = volume.attachments.find(({ attachment_id }) => attachment_id === id)
    if (attachment) detachVolume(context.cloud.world, volume.id, attachment.server_id)
  }
  const verb = { past: 'Detaching Volume', present: 'detach volume', run }
  return act(context, attachments(context, volume), { detach: verb }, volumesPage)
}

function instanceField({ cloud }: PageContext, volume: VolumeRow): Field {
  const attached = new Set(volume.attachments.map(({ server_id }) => server_id))
  return {
    name: 'instance',
    label: 'Attach to Instance',
    kind: 'select',
    required: true,
    help: 'Select an instance to attach to.',
    options: [
      ['', 'Select an instance'],
      ...cloud.world.db.nova.servers
        .where('project_id', volume.project_id)
        .filter(({ id, status }) => status === 'ACTIVE' && !attached.has(id))
        .map(({ id, name }): Option => [id, `${name} (${id})`]),
    ],
  }
}
