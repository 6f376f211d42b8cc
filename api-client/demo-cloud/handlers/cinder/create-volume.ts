import { fields, required, type Context } from '../../handler.js'
import type { VolumeRow, VolumeTypeRow } from '../../world/tables/cinder.js'
import { timestampMicro } from '../../world/world.js'
import { volumeQuotaRefusal } from './quotas.js'
import { clientRefusal } from '../refusals.js'

/** How long a volume is being made, ms of demo time. */
const creationTime = 4_000
/** The type of volumes whose maker names none. */
export const fallbackType = 'standard'

/** All of them must be there, null allowed; the first that is missing is named. */
const neededFields = [
  'size',
  'name',
  'description',
  'volume_type',
  'snapshot_id',
  'metadata',
  'image_id',
  'availability_zone',
  'source_volid',
] as const

type Request = Record<(typeof neededFields)[number], unknown>

export function readVolumeRequest(context: Context): Request {
  const body = fields(context.body)
  return Object.fromEntries(neededFields.map((name) => [name, required(body, name)])) as Request
}

/** Makes a volume from a request of the API; it is `creating` and becomes `available` (or `error`) on the demo clock. */
export function createVolume(context: Context, request: Request): VolumeRow {
  const { db, ids, session } = context
  context.policy.demand('volume', 'volume:create')
  const size = readSize(context, request.size)
  const type = typeOf(context, request.volume_type)
  const source = sourceOf(context, request, size)
  if (request.availability_zone && request.availability_zone !== 'nova')
    throw clientRefusal(context, 400, `Availability zone '${String(request.availability_zone)}' is invalid.`)
  demandQuota(context, size)
  if (type.encryption) throw clientRefusal(context, 400, 'Key manager error')

  const metadata = (request.metadata ?? {}) as Record<string, string>
  const volume = db.cinder.volumes.insert({
    id: ids.uuid(),
    name: String(request.name ?? ''),
    description: request.description ? String(request.description) : null,
    size,
    status: 'creating',
    project_id: session.project.id,
    created_at: timestampMicro(context.clock),
    volume_type: type.name,
    availability_zone: 'nova',
    bootable: false,
    multiattach: type.extra_specs.multiattach === '<is> True',
    encrypted: type.encryption !== null,
    snapshot_id: source.snapshot_id,
    source_volid: source.source_volid,
    group_id: null,
    host: null,
    metadata,
    volume_image_metadata: null,
    transfer_id: null,
    attachments: [],
  })
  context.clock.schedule(creationTime, () => {
    if (metadata.livecloud === 'fail') db.cinder.volumes.update(volume.id, { status: 'error' })
    else
      db.cinder.volumes.update(volume.id, {
        status: 'available',
        host: 'demo-storage@demo#pool',
        bootable: source.bootable,
        volume_image_metadata: source.image_metadata,
      })
  })
  return volume
}

function readSize(context: Context, value: unknown): number {
  const refuse = (reason: string) =>
    clientRefusal(context, 400, `Invalid input for field/attribute size. Value: ${String(value)}. ${reason}`)
  if (value === null)
    throw clientRefusal(
      context,
      400,
      'The server could not comply with the request since it is either malformed or otherwise incorrect.',
    )
  if (!/^\d+$/.test(String(value))) throw refuse(`'${String(value)}' does not match '^[0-9]+$'`)
  const size = Number(value)
  if (size < 1) throw refuse(`${size} is less than the minimum of 1`)
  return size
}

function typeOf(context: Context, wanted: unknown): VolumeTypeRow {
  const name = wanted ? String(wanted) : fallbackType
  const type = context.db.cinder.types.find((row) => row.name === name || row.id === name)
  if (!type) throw clientRefusal(context, 404, `Volume type with name ${name} could not be found.`)
  return type
}

interface Source {
  readonly snapshot_id: string | null
  readonly source_volid: string | null
  readonly bootable: boolean
  readonly image_metadata: Readonly<Record<string, string>> | null
}

function sourceOf(context: Context, request: Request, size: number): Source {
  const { cinder, glance } = context.db
  const blank = { snapshot_id: null, source_volid: null, bootable: false, image_metadata: null }
  if (request.snapshot_id) {
    const id = String(request.snapshot_id)
    const snapshot = cinder.snapshots.get(id)
    if (!snapshot || !mine(context, snapshot)) throw clientRefusal(context, 404, `Snapshot ${id} could not be found.`)
    if (size < snapshot.size)
      throw clientRefusal(
        context,
        400,
        `Invalid input received: Volume size '${size}'GB cannot be smaller than the snapshot size ${snapshot.size}GB. They must be >= original snapshot size.`,
      )
    const origin = cinder.volumes.get(snapshot.volume_id)
    return {
      ...blank,
      snapshot_id: id,
      bootable: origin?.bootable ?? false,
      image_metadata: origin?.volume_image_metadata ?? null,
    }
  }
  if (request.source_volid) {
    const id = String(request.source_volid)
    const origin = cinder.volumes.get(id)
    if (!origin || !mine(context, origin)) throw clientRefusal(context, 404, `Volume ${id} could not be found.`)
    if (size < origin.size)
      throw clientRefusal(
        context,
        400,
        `Invalid input received: Volume size '${size}'GB cannot be smaller than original volume size  ${origin.size}GB. They must be >= original volume size.`,
      )
    return { ...blank, source_volid: id, bootable: origin.bootable, image_metadata: origin.volume_image_metadata }
  }
  if (request.image_id) {
    const image = glance.images.get(String(request.image_id))
    if (!image) throw clientRefusal(context, 400, 'Invalid image identifier or unable to access requested image.')
    const about = {
      ...image.properties,
      image_id: image.id,
      image_name: image.name ?? '',
      checksum: image.checksum ?? '',
      container_format: image.container_format ?? '',
      disk_format: image.disk_format ?? '',
      min_disk: String(image.min_disk),
      min_ram: String(image.min_ram),
      size: String(image.size ?? 0),
    }
    return { ...blank, bootable: true, image_metadata: about }
  }
  return blank
}

export const mine = ({ session }: Context, row: { readonly project_id: string }) =>
  session.isAdmin || row.project_id === session.project.id

function demandQuota(context: Context, size: number): void {
  const refusal = volumeQuotaRefusal(context, context.session.project.id, size)
  if (refusal) throw clientRefusal(context, 413, refusal)
}
