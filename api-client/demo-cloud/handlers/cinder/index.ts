import { created, empty, items, json, Refusal, type Context, type HandlersOf, type Query } from '../../handler.js'
import type { SnapshotRow, VolumeRow, VolumeTypeRow } from '../../world/tables/cinder.js'
import { createVolume, mine, readVolumeRequest } from './create-volume.js'
import { volumeExtensions } from './extensions.js'
import { administer } from './policy.js'
import { quotaHandlers } from './quotas.js'
import { snapshotView, visibleSpecs, volumeTypeView, volumeView } from './views.js'
import { patched, readMetadataPatch, type MetadataPatch } from '../metadata-patch.js'
import { pageOf } from '../paging.js'
import { clientRefusal } from '../refusals.js'

function volumeOf(context: Context, id: string): VolumeRow {
  const volume = context.db.cinder.volumes.get(id)
  if (!volume || !mine(context, volume)) throw clientRefusal(context, 404, `Volume ${id} could not be found.`)
  return volume
}

function snapshotOf(context: Context, id: string): SnapshotRow {
  const snapshot = context.db.cinder.snapshots.get(id)
  if (!snapshot || !mine(context, snapshot)) throw clientRefusal(context, 404, `Snapshot ${id} could not be found.`)
  return snapshot
}

const usable = ({ session }: Context, type: VolumeTypeRow) =>
  type.is_public || session.isAdmin || type.access.includes(session.project.id)

function typeOf(context: Context, id: string): VolumeTypeRow {
  const type = context.db.cinder.types.get(id)
  if (!type || !usable(context, type)) throw clientRefusal(context, 404, `Volume type ${id} could not be found.`)
  return type
}

/** Search options of cinder; those it does not know are ignored. */
function matches(row: VolumeRow | SnapshotRow, query: Query): boolean {
  const asText = (value: unknown) => String(value).toLowerCase()
  const is = (name: string, value: unknown) => query[name] === undefined || asText(query[name]) === asText(value)
  const owner = row.project_id
  if (!is('name', row.name) || !is('status', row.status) || !is('id', row.id) || !is('project_id', owner)) return false
  if ('volume_id' in row) return is('volume_id', row.volume_id)
  const wanted = query.bootable
  return wanted === undefined || ['1', 'true'].includes(asText(wanted)) === row.bootable
}

function listVolumes(context: Context) {
  const { db, query, session } = context
  const everything = query.all_projects === 'true' || query.all_projects === true
  const rows = (
    everything && session.isAdmin ? db.cinder.volumes.all() : db.cinder.volumes.where('project_id', session.project.id)
  ).reverse()
  // The real server cannot write a list in which a transfer is pending.
  if (rows.some((row) => row.transfer_id)) throw new Refusal(500, 'Circular reference detected')
  const found = everything ? rows : rows.filter((row) => matches(row, query))
  const marker = typeof query.marker === 'string' && !everything ? query.marker : undefined
  const index = marker === undefined ? -1 : found.findIndex((row) => row.id === marker)
  if (marker !== undefined && index < 0) volumeOf(context, marker)
  const page = pageOf(found, everything ? {} : query, index, context.pageSize)
  return json({ ...page, items: page.items.map((row) => volumeView(context, row)) })
}

/** The service has written the new keys by the time it looks for the ones to remove. */
function refuseMissingKey(
  context: Context,
  what: string,
  old: Readonly<Record<string, string>>,
  patch: MetadataPatch,
): void {
  const missing = patch.removed.find((key) => !(key in old) && !(key in patch.updated))
  if (missing !== undefined) throw clientRefusal(context, 404, `${what} has no metadata with key ${missing}.`)
}

export const cinderHandlers: HandlersOf<'cinder'> = {
  ...quotaHandlers,

  'cinder.volumes.list': listVolumes,
  'cinder.volumes.create': (context) => {
    const volume = createVolume(context, readVolumeRequest(context))
    return created(`/api/cinder/volumes/${volume.id}`, volumeView(context, volume))
  },
  'cinder.volumes.get': (context) => json(volumeView(context, volumeOf(context, context.params.id), true)),
  'cinder.volumes.metadata': (context) => json(volumeOf(context, context.params.id).metadata),
  'cinder.volumes.updateMetadata': (context) => {
    const patch = readMetadataPatch(context.body)
    const volume = volumeOf(context, context.params.id)
    context.policy.demand('volume', 'volume:update_volume_metadata', { project_id: volume.project_id })
    const write = (metadata: VolumeRow['metadata']) => context.db.cinder.volumes.update(volume.id, { metadata })
    write({ ...volume.metadata, ...patch.updated })
    refuseMissingKey(context, `Volume ${volume.id}`, volume.metadata, patch)
    write(patched(volume.metadata, patch))
    return empty()
  },

  'cinder.volumeTypes.list': (context) =>
    items(context.db.cinder.types.filter((type) => usable(context, type)).map((type) => volumeTypeView(context, type))),
  'cinder.volumeTypes.get': (context) => json(volumeTypeView(context, typeOf(context, context.params.id))),
  'cinder.volumeTypes.default': (context) => {
    const type = context.db.cinder.types.find((row) => row.name === 'standard') ?? context.db.cinder.types.all()[0]
    if (!type) throw clientRefusal(context, 404, 'Default volume type can not be found.')
    return json(volumeTypeView(context, type))
  },
  'cinder.volumeTypes.metadata': (context) => json(visibleSpecs(context, typeOf(context, context.params.id))),
  'cinder.volumeTypes.updateMetadata': (context) => {
    const patch = readMetadataPatch(context.body)
    const type = typeOf(context, context.params.id)
    const updates = Object.keys(patch.updated).length > 0
    if (!updates && patch.removed.length === 0) return empty()
    administer(context, `volume_extension:types_extra_specs:${updates ? 'create' : 'delete'}`)
    if (context.db.cinder.volumes.find((row) => row.volume_type === type.name))
      throw clientRefusal(context, 400, 'Volume Type is currently in use.')
    const missing = patch.removed.find((key) => !(key in type.extra_specs) && !(key in patch.updated))
    if (missing !== undefined)
      throw clientRefusal(context, 404, `Volume Type ${type.id} has no extra specs with key ${missing}.`)
    context.db.cinder.types.update(type.id, { extra_specs: patched(type.extra_specs, patch) })
    return empty()
  },

  // The filters go to the service, which tells administrators of all projects' when it is asked to.
  'cinder.snapshots.list': ({ db, query, session }) =>
    items(
      (query.all_tenants && session.isAdmin
        ? db.cinder.snapshots.all()
        : db.cinder.snapshots.where('project_id', session.project.id)
      )
        .reverse()
        .filter((row) => matches(row, query))
        .map(snapshotView),
    ),
  'cinder.snapshots.metadata': (context) => json(snapshotOf(context, context.params.id).metadata),
  'cinder.snapshots.updateMetadata': (context) => {
    const patch = readMetadataPatch(context.body)
    const snapshot = snapshotOf(context, context.params.id)
    context.policy.demand('volume', 'volume:update_snapshot_metadata', { project_id: snapshot.project_id })
    const write = (metadata: SnapshotRow['metadata']) => context.db.cinder.snapshots.update(snapshot.id, { metadata })
    write({ ...snapshot.metadata, ...patch.updated })
    refuseMissingKey(context, `Snapshot ${snapshot.id}`, snapshot.metadata, patch)
    write(patched(snapshot.metadata, patch))
    return empty()
  },

  'cinder.extensions.list': () =>
    items(volumeExtensions.map(([alias, name, updated]) => ({ alias, description: name, links: [], name, updated }))),

  'cinder.qosSpecs.list': (context) => {
    administer(context, 'volume_extension:qos_specs_manage:get_all')
    return items(context.db.cinder.qosSpecs.all())
  },

  // The catalogue has no service of the type this view asks for: the real Horizon 23 never answers it.
  'cinder.services.list': () => json('', 501),

  'cinder.availabilityZones.list': (context) => {
    if (context.query.detailed === 'true') throw clientRefusal(context, 404, 'The resource could not be found.')
    return items([{ zoneName: 'nova', zoneState: { available: true } }])
  },
}
