import { empty, json, Refusal, type Reply } from '../handler.js'
import { mine } from '../handlers/cinder/create-volume.js'
import { mustMigrate, mustTakeType, removeSnapshot, removeVolume } from '../handlers/cinder/group-parts.js'
import { manageVolume } from '../handlers/cinder/manage-volume.js'
import { occupy } from '../handlers/cinder/occupy.js'
import { setVolumeLimits, sizeQuotaRefusal, volumeLimits, volumeUsage } from '../handlers/cinder/quotas.js'
import { storagePools } from '../handlers/cinder/storage-pools.js'
import { uploadVolume } from '../handlers/cinder/upload-volume.js'
import { administer } from '../handlers/cinder/policy.js'
import { cancelTransfer, offerTransfer, takeTransfer, transfersOf } from '../handlers/cinder/transfers.js'
import { snapshotView, volumeView } from '../handlers/cinder/views.js'
import type { SnapshotRow, VolumeRow } from '../world/tables/cinder.js'
import { timestampMicro } from '../world/world.js'
import {
  fieldsOf,
  inside,
  paged,
  without,
  withoutInfinity,
  type Ask,
  type Fields,
  type Routes,
  type Service,
} from './ask.js'
import { backups, groups, groupTypes } from './cinder-groups.js'
import { qosSpecs, volumeTypes } from './cinder-types.js'
import { limitsWithUse, quotaProject } from './quota-set.js'

const byId = ({ path }: Ask) => ({ id: path['id'] ?? '' })

/** What Horizon's API adds to a volume. */
const horizonsOwn = ['tenant_name', 'transfer', 'imageRef']

function view(ask: Ask, row: VolumeRow): Fields {
  const { name: _name, ...volume } = without(volumeView(ask, row), horizonsOwn)
  const seen = Object.entries(volume).filter(
    ([name, value]) => value !== null || !/^os-vol-host|^volume_image/.test(name),
  )
  return {
    ...Object.fromEntries(seen),
    name: row.name,
    user_id: '',
    updated_at: row.created_at,
    replication_status: null,
    links: [],
  }
}

function volumeOf(ask: Ask): VolumeRow {
  const row = ask.db.cinder.volumes.get(byId(ask).id)
  if (!row || !mine(ask, row)) throw new Refusal(404, `Volume ${byId(ask).id} could not be found.`)
  return row
}

function snapshotOf(ask: Ask): SnapshotRow {
  const row = ask.db.cinder.snapshots.get(byId(ask).id)
  if (!row || !mine(ask, row)) throw new Refusal(404, `Snapshot ${byId(ask).id} could not be found.`)
  return row
}

/** Newest first, or in the order that is asked for; those of others for administrators. */
function volumesOf(ask: Ask): VolumeRow[] {
  const { rawQuery, session, db } = ask
  const all = rawQuery.has('all_tenants') && session.isAdmin
  const rows = all ? db.cinder.volumes.all() : db.cinder.volumes.where('project_id', session.project.id)
  const isOf = (name: string, value: string) => (rawQuery.get(name) ?? value).toLowerCase() === value.toLowerCase()
  const wanted = rawQuery.get('bootable')
  const found = rows.filter(
    ({ name, status, bootable, project_id }) =>
      isOf('name', name) &&
      isOf('status', status) &&
      isOf('project_id', project_id) &&
      (wanted === null || /^(1|true)$/i.test(wanted) === bootable),
  )
  const marker = rawQuery.get('marker')
  if (marker !== null && !found.some(({ id }) => id === marker))
    throw new Refusal(404, `Volume ${marker} could not be found.`)
  return rawQuery.get('sort') === 'created_at:asc' ? found : found.reverse()
}

type Act = (ask: Ask, volume: VolumeRow, terms: Fields) => Reply

/** What is done to a volume by `POST /volumes/{id}/action`. */
const actions: Readonly<Record<string, Act>> = {
  'os-extend'(ask, volume, { new_size }) {
    const tooMuch = sizeQuotaRefusal(ask.world, volume.project_id, Number(new_size) - volume.size)
    if (tooMuch) throw new Refusal(413, tooMuch)
    occupy(ask, volume, 'extending', { size: Number(new_size) })
    return empty(202)
  },
  'os-set_bootable'(ask, { id }, { bootable }) {
    ask.db.cinder.volumes.update(id, { bootable: bootable === true })
    return empty()
  },
  'os-retype'(ask, volume, { new_type }) {
    mustTakeType(volume)
    occupy(ask, volume, 'retyping', { volume_type: String(new_type) })
    return empty(202)
  },
  'os-reset_status'(ask, { id }, { status }) {
    administer(ask, 'volume_extension:volume_admin_actions:reset_status')
    ask.db.cinder.volumes.update(id, { status: String(status) })
    return empty(202)
  },
  'os-migrate_volume'(ask, volume, { host }) {
    administer(ask, 'volume_extension:volume_admin_actions:migrate_volume')
    mustMigrate(ask.world, volume)
    occupy(ask, volume, volume.status, { host: String(host) })
    return empty(202)
  },
  'os-unmanage'(ask, { id }) {
    administer(ask, 'volume_extension:volume_unmanage')
    removeVolume(ask.world, id)
    return empty(202)
  },
  'os-volume_upload_image': uploadImage,
}

function uploadImage(ask: Ask, volume: VolumeRow, { image_name, disk_format }: Fields): Reply {
  const image = uploadVolume(ask.world, volume, String(image_name), String(disk_format))
  return json({ 'os-volume_upload_image': { image_id: image.id, status: 'uploading' } }, 202)
}

/** Metadata at one address: read, added to, and taken from key by key. */
function metadata(
  path: string,
  name: string,
  read: Parameters<Ask['run']>[0],
  write: Parameters<Ask['run']>[0],
): Routes {
  const change = (ask: Ask, updated: Fields, removed: readonly string[]) =>
    ask.run(write, { params: byId(ask), body: { updated, removed } })
  return {
    [`GET ${path}`]: async (ask) => json({ [name]: await ask.run(read, { params: byId(ask) }) }),
    [`POST ${path}`]: async (ask) => {
      await change(ask, inside(ask.sent, name), [])
      return json({ [name]: inside(ask.sent, name) })
    },
    [`DELETE ${path}/{key}`]: async (ask) => {
      await change(ask, {}, [ask.path['key'] ?? ''])
      return empty()
    },
  }
}

const volumes: Routes = {
  'GET /volumes/detail': (ask) => json({ volumes: paged(ask, volumesOf(ask)).map((row) => view(ask, row)) }),
  'GET /volumes': (ask) =>
    json({ volumes: paged(ask, volumesOf(ask)).map(({ id, name }) => ({ id, name, links: [] })) }),
  'POST /volumes': async (ask) => {
    const { imageRef: image_id, ...given } = inside(ask.sent, 'volume')
    const blank = {
      name: '',
      description: '',
      volume_type: '',
      snapshot_id: '',
      source_volid: '',
      availability_zone: '',
    }
    const body = { size: null, metadata: {}, ...blank, image_id: image_id ?? '', ...given }
    const { id } = await ask.run('cinder.volumes.create', { body })
    return json({ volume: view(ask, ask.db.cinder.volumes.need(String(id))) }, 202)
  },
  'GET /volumes/{id}': (ask) => json({ volume: view(ask, volumeOf(ask)) }),
  'PUT /volumes/{id}'(ask) {
    ask.db.cinder.volumes.update(volumeOf(ask).id, inside(ask.sent, 'volume'))
    return json({ volume: view(ask, volumeOf(ask)) })
  },
  'DELETE /volumes/{id}'(ask) {
    ask.policy.demand('volume', 'volume:delete', { project_id: volumeOf(ask).project_id })
    removeVolume(ask.world, volumeOf(ask).id)
    return empty(202)
  },
  'POST /volumes/{id}/action'(ask) {
    const [name = '', terms] = Object.entries(ask.sent)[0] ?? []
    const act = actions[name]
    if (!act) throw new Refusal(400, `There is no such action: ${name}`)
    return act(ask, volumeOf(ask), fieldsOf(terms))
  },
  'POST /os-volume-manage'(ask) {
    administer(ask, 'volume_extension:volume_manage')
    const { ref, host, name, description, volume_type, bootable } = inside(ask.sent, 'volume')
    const [identifier] = Object.values(fieldsOf(ref))
    const row = manageVolume(ask.world, ask.session.project.id, {
      name: String(name ?? identifier),
      host: String(host),
      description: String(description ?? ''),
      volume_type: String(volume_type ?? ''),
      bootable: bootable === true,
    })
    return json({ volume: view(ask, row) }, 202)
  },
  ...metadata('/volumes/{id}/metadata', 'metadata', 'cinder.volumes.metadata', 'cinder.volumes.updateMetadata'),
  'GET /os-volume-transfer/detail'(ask) {
    const waiting = volumesOf(ask).filter(({ transfer_id }) => transfer_id)
    const transfers = waiting.map(({ id: volume_id, transfer_id, created_at }) => {
      const name = transfersOf(ask.world).get(transfer_id ?? '')?.name ?? ''
      return { id: transfer_id, name, volume_id, created_at, links: [] }
    })
    return json({ transfers })
  },
  'POST /os-volume-transfer'(ask) {
    const { volume_id, name } = inside(ask.sent, 'transfer')
    const volume = volumesOf(ask).find(({ id }) => id === volume_id)
    if (volume?.status !== 'available')
      throw new Refusal(400, `Invalid volume: status must be available, and is ${String(volume?.status)}.`)
    const { id, ...transfer } = offerTransfer(ask.world, volume, String(name ?? ''))
    return json({ transfer: { id, name: transfer.name, volume_id: volume.id, auth_key: transfer.key } }, 202)
  },
  'DELETE /os-volume-transfer/{id}'(ask) {
    cancelTransfer(
      ask.world,
      volumesOf(ask).find(({ transfer_id }) => transfer_id === byId(ask).id),
    )
    return empty(202)
  },
  'POST /os-volume-transfer/{id}/accept'(ask) {
    const { id } = byId(ask)
    const taken = takeTransfer(ask.world, id, String(inside(ask.sent, 'accept')['auth_key']), ask.session.project.id)
    if (!taken && transfersOf(ask.world).has(id))
      throw new Refusal(400, `Invalid auth key: Attempt to transfer ${id} with invalid auth key.`)
    if (!taken) throw new Refusal(404, `Transfer ${id} could not be found.`)
    return json({ transfer: { id, name: taken.name, volume_id: taken.volume } }, 202)
  },
}

/** Only administrators learn where a type is stored; `default` is the one that is taken when none is named. */
async function typeOf(ask: Ask): Promise<Fields> {
  return byId(ask).id === 'default'
    ? ask.run('cinder.volumeTypes.default')
    : ask.run('cinder.volumeTypes.get', { params: byId(ask) })
}

function typeView(ask: Ask, { id, name, description, extra_specs }: Fields): Fields {
  const row = ask.db.cinder.types.need(String(id))
  return {
    id,
    name,
    description,
    extra_specs,
    is_public: row.is_public,
    ...(ask.session.isAdmin && { qos_specs_id: row.qos_spec_id }),
  }
}

const types: Routes = {
  'GET /types': async (ask) =>
    json({
      volume_types: (await ask.rows('cinder.volumeTypes.list'))
        .map((type): Fields => ({
          ...typeView(ask, type),
          'os-volume-type-access:is_public': ask.db.cinder.types.need(String(type['id'])).is_public,
        }))
        .filter(({ is_public }) => is_public || !ask.session.isAdmin || ask.rawQuery.get('is_public') === 'None'),
    }),
  'GET /types/{id}': async (ask) => json({ volume_type: typeView(ask, await typeOf(ask)) }),
  ...volumeTypes,
  ...metadata(
    '/types/{id}/extra_specs',
    'extra_specs',
    'cinder.volumeTypes.metadata',
    'cinder.volumeTypes.updateMetadata',
  ),
}

const snapshotsOf = async (ask: Ask) => {
  const { limit: _limit, marker: _marker, ...query } = ask.query
  const rows = await ask.rows('cinder.snapshots.list', { query })
  return json({
    snapshots: rows.map((row) => ({
      ...row,
      updated_at: row['created_at'],
      'os-extended-snapshot-attributes:progress': '100%',
    })),
  })
}

/** What a service of block storage says of its copies elsewhere. */
const noReplica = { replication_status: 'disabled', active_backend_id: null, frozen: false }

const snapshots: Routes = {
  'GET /snapshots/detail': snapshotsOf,
  'GET /snapshots': snapshotsOf,
  'POST /snapshots'(ask) {
    const { volume_id, name, description } = inside(ask.sent, 'snapshot')
    const volume = ask.db.cinder.volumes.need(String(volume_id))
    const row = ask.db.cinder.snapshots.insert({
      id: ask.ids.uuid(),
      name: String(name ?? ''),
      description: String(description ?? ''),
      size: volume.size,
      status: 'available',
      project_id: volume.project_id,
      created_at: timestampMicro(ask.clock),
      volume_id: volume.id,
      group_snapshot_id: null,
      metadata: {},
    })
    return json({ snapshot: snapshotView(row) }, 202)
  },
  'GET /snapshots/{id}': (ask) => json({ snapshot: snapshotView(snapshotOf(ask)) }),
  'PUT /snapshots/{id}'(ask) {
    ask.db.cinder.snapshots.update(snapshotOf(ask).id, inside(ask.sent, 'snapshot'))
    return json({ snapshot: snapshotView(snapshotOf(ask)) })
  },
  'DELETE /snapshots/{id}'(ask) {
    removeSnapshot(ask.world, snapshotOf(ask).id)
    return empty(202)
  },
  'POST /snapshots/{id}/action'(ask) {
    administer(ask, 'volume_extension:snapshot_admin_actions:reset_status')
    ask.db.cinder.snapshots.update(snapshotOf(ask).id, {
      status: String(inside(ask.sent, 'os-reset_status')['status']),
    })
    return empty(202)
  },
  ...metadata('/snapshots/{id}/metadata', 'metadata', 'cinder.snapshots.metadata', 'cinder.snapshots.updateMetadata'),
}

const switchesProcess = (status: 'enabled' | 'disabled') => (ask: Ask) => {
  administer(ask, 'volume_extension:services:update')
  const { binary, host } = ask.sent
  const process = ask.db.cinder.processes.find((each) => each.binary === binary && each.host === host)
  if (!process) throw new Refusal(404, `Service ${String(binary)} could not be found on host ${String(host)}.`)
  ask.db.cinder.processes.update(process.id, { status })
  return json({ binary, host, service: binary, disabled: status === 'disabled', status })
}

export const volume: Service = {
  name: 'volumev3',
  routes: {
    ...volumes,
    ...types,
    ...snapshots,
    ...backups,
    ...groups,
    ...groupTypes,
    'GET /extensions': async (ask) => json({ extensions: await ask.rows('cinder.extensions.list') }),
    ...qosSpecs,
    'GET /limits': async (ask) =>
      json({ limits: { rate: [], absolute: withoutInfinity(await ask.run('cinder.limits')) } }),
    'GET /os-services'(ask) {
      administer(ask, 'volume_extension:services:index')
      const updated_at = timestampMicro(ask.clock)
      const services = ask.db.cinder.processes
        .all()
        .map(({ id: _id, ...process }) => ({ ...process, updated_at, disabled_reason: null, ...noReplica }))
      return json({ services })
    },
    'PUT /os-services/enable': switchesProcess('enabled'),
    'PUT /os-services/disable': switchesProcess('disabled'),
    'GET /scheduler-stats/get_pools'(ask) {
      administer(ask, 'scheduler_extension:scheduler_stats:get_pools')
      return json({ pools: storagePools.map((name) => ({ name })) })
    },
    'GET /os-availability-zone': async (ask) =>
      json({ availabilityZoneInfo: await ask.rows('cinder.availabilityZones.list') }),
    'GET /os-quota-sets/{project}/defaults': async (ask) => {
      const limits = (await ask.rows('cinder.quotas.defaults')).map(({ name, limit }) => [name, limit])
      return json({ quota_set: { id: ask.path['project'], ...(Object.fromEntries(limits) as Fields) } })
    },
    'GET /os-quota-sets/{project}'(ask) {
      const project = quotaProject(ask)
      const limits = volumeLimits(ask.world, project)
      const isWithUse = ask.rawQuery.get('usage')?.toLowerCase() === 'true'
      const told = isWithUse ? limitsWithUse(limits, { ...volumeUsage(ask.world, project) }) : limits
      return json({ quota_set: { id: project, ...told } })
    },
    // Some of them or all, where Horizon's API takes all.
    'PUT /os-quota-sets/{project}': async (ask) => {
      const project = ask.path['project'] ?? ''
      const quota_set = { ...volumeLimits(ask.world, project), ...inside(ask.sent, 'quota_set') }
      await ask.run('cinder.quotas.update', { params: { project }, body: quota_set })
      return json({ quota_set })
    },
    // Any of them, where Horizon's API takes three.
    'PUT /os-quota-class-sets/default'(ask) {
      administer(ask, 'volume_extension:quota_classes:update')
      const quota_class_set = inside(ask.sent, 'quota_class_set')
      const limits = Object.entries(quota_class_set).map(([name, limit]) => [name, Number(limit)] as const)
      setVolumeLimits(ask, 'default', Object.fromEntries(limits))
      return json({ quota_class_set })
    },
  },
}
