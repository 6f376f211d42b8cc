import { giB } from '../../../rules/sizes.js'
import { Refusal, type Context } from '../../handler.js'
import type { ServerRow } from '../../world/tables/nova.js'
import type { VolumeRow } from '../../world/tables/cinder.js'
import { timestamp, timestampMicro } from '../../world/world.js'
import { fallbackType } from '../cinder/create-volume.js'
import { attachVolume, checkNics, plugNics, type Nic } from './devices.js'
import { volumeQuotaRefusal } from '../cinder/quotas.js'
import { build, failBuild, newAction } from './lifecycle.js'
import { checkServerQuota } from './quotas.js'
import { clientRefusal } from '../refusals.js'

const requiredKeys = ['name', 'source_id', 'flavor_id', 'key_name', 'user_data', 'security_groups'] as const
const maxUserData = 65_535

/** What a block device mapping of version 2 says; everything else in it is nova's business. */
interface BlockDevice {
  readonly source: string
  readonly uuid: string
  readonly size: number
  readonly deleteWithServer: boolean
  /** Of the volume that is made; null: the cloud's default. */
  readonly type: string | null
}

/** POST servers/: checks in nova's order, then one server for each of `instance_count`. @returns the first */
export function createServer(context: Context, body: Record<string, unknown>): ServerRow {
  for (const key of requiredKeys) if (!(key in body)) throw new Refusal(400, `missing required parameter '${key}'`)
  if (typeof body.name !== 'string')
    throw new Refusal(500, `'${pythonType(body.name)}' object has no attribute 'strip'`)
  const name = body.name.trim()
  const nics = readNics(context, body.nics)
  if (nics === undefined) throw new Refusal(500, 'nics are required after microversion 2.36')
  if (name === '') throw clientRefusal(context, 400, "Invalid input for field/attribute name. Value: . '' is too short")
  const metadata = readMetadata(context, body.meta)
  if (typeof body.user_data === 'string' && body.user_data.length * (4 / 3) > maxUserData) {
    throw clientRefusal(context, 400, 'Invalid input for field/attribute user_data. The value is too long')
  }

  const { db, session } = context
  const devices = readDevices(context, body)
  const imageId = typeof body.source_id === 'string' && body.source_id !== '' ? body.source_id : null
  if (imageId === null && devices.length === 0) throw clientRefusal(context, 400, 'Missing imageRef attribute')
  const flavor = db.nova.flavors.get(String(body.flavor_id))
  if (!flavor) throw clientRefusal(context, 400, `Flavor ${String(body.flavor_id)} could not be found.`)
  if (imageId !== null) checkImage(context, imageId, flavor)
  const keyName = typeof body.key_name === 'string' && body.key_name !== '' ? body.key_name : null
  if (keyName !== null && !db.nova.keypairs.has(`${session.user.id}/${keyName}`))
    throw clientRefusal(context, 400, 'Invalid key_name provided.')
  const zone =
    typeof body.availability_zone === 'string' && body.availability_zone !== '' ? body.availability_zone : 'nova'
  if (!db.nova.services.find((service) => service.zone === zone && service.zone !== 'internal')) {
    throw clientRefusal(context, 400, 'The requested availability zone is not available')
  }
  checkNics(context, nics, session.project.id)
  const groups = readGroups(context, body.security_groups)
  const group = readGroupHint(context, body.scheduler_hints)
  const count = Math.max(1, Number(body.instance_count ?? 1) || 1)
  checkServerQuota(context, session.project.id, count, flavor)

  const rows = Array.from({ length: count }, (_, at) => {
    const row = db.nova.servers.insert({
      id: context.ids.uuid(),
      name: count === 1 ? name : `${name}-${at + 1}`,
      description: typeof body.description === 'string' && body.description !== '' ? body.description : null,
      status: 'BUILD',
      vm_state: 'building',
      task_state: 'scheduling',
      power_state: 0,
      project_id: session.project.id,
      user_id: session.user.id,
      flavor_id: flavor.id,
      image_id: devices.length > 0 ? null : imageId,
      key_name: keyName,
      created: timestamp(context.clock),
      updated: timestamp(context.clock),
      metadata,
      security_groups: groups,
      availability_zone: zone,
      config_drive: body.config_drive === true,
      locked: false,
      disk_config: body.disk_config === 'AUTO' ? 'AUTO' : 'MANUAL',
      host: null,
      fault: null,
      volumes_to_delete: [],
      tags: [],
      actions: [newAction(context, 'create', session.user.id, session.project.id)],
    })
    const fails = metadata.livecloud === 'fail'
    if (!fails) {
      context.clock.schedule(1000, () => plugNics(context, row, nics))
      context.clock.schedule(2500, () => attachDevices(context, row, devices))
    }
    build(context, row.id, fails)
    return row
  })
  if (group) db.nova.serverGroups.update(group.id, { members: [...group.members, ...rows.map((row) => row.id)] })
  const [first] = rows
  if (!first) throw new Error('No server was made.')
  return first
}

function checkImage(context: Context, id: string, flavor: { disk: number; ram: number }): void {
  const image = context.db.glance.images.get(id)
  if (!image) throw clientRefusal(context, 400, 'Can not find requested image')
  if (image.status !== 'active') throw clientRefusal(context, 400, `Image ${id} is not active.`)
  if (flavor.ram < image.min_ram) throw clientRefusal(context, 400, "Flavor's memory is too small for requested image.")
  if (flavor.disk > 0 && flavor.disk < image.min_disk) {
    throw clientRefusal(
      context,
      400,
      `Flavor's disk is smaller than the minimum size specified in image metadata. Flavor disk is ${flavor.disk * giB} bytes, minimum size is ${image.min_disk * giB} bytes.`,
    )
  }
}

/** Undefined when there are none: nova insists on them. `__auto_allocate__` stands for any network of the project. */
function readNics(context: Context, value: unknown): Nic[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  return value.map((nic: Record<string, unknown>) => {
    const network = text(nic['net-id'])
    if (network === '__auto_allocate__') {
      return { network: context.db.neutron.networks.where('project_id', context.session.project.id)[0]?.id }
    }
    return { network, port: text(nic['port-id']), address: text(nic['v4-fixed-ip']) }
  })
}

function readMetadata(context: Context, value: unknown): Record<string, string> {
  const metadata: Record<string, string> = {}
  for (const [key, item] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    if (typeof item !== 'string') {
      const shown = JSON.stringify(item)
      throw clientRefusal(
        context,
        400,
        `Invalid input for field/attribute ${key}. Value: ${shown}. ${shown} is not of type 'string'`,
      )
    }
    metadata[key] = item
  }
  return metadata
}

function readGroups(context: Context, value: unknown): string[] {
  const wanted = Array.isArray(value)
    ? value.map((one: unknown) =>
        typeof one === 'object' && one !== null && 'name' in one ? String(one.name) : String(one),
      )
    : []
  const groups = context.db.neutron.securityGroups.where('project_id', context.session.project.id)
  if (wanted.length === 0) return groups.filter((group) => group.name === 'default').map((group) => group.id)
  return wanted.map((name) => {
    const found = groups.find((group) => group.id === name || group.name === name)
    if (!found) throw clientRefusal(context, 400, `Unable to find security_group with name or id '${name}'`)
    return found.id
  })
}

function readGroupHint(context: Context, hints: unknown) {
  const id = text((hints as Record<string, unknown> | undefined)?.group)
  if (!id) return undefined
  const group = context.db.nova.serverGroups.get(id)
  if (!group) throw clientRefusal(context, 400, `Instance group ${id} could not be found.`)
  return group
}

function readDevices(context: Context, body: Record<string, unknown>): BlockDevice[] {
  if (Array.isArray(body.block_device_mapping_v2)) {
    const typed = body.block_device_mapping_v2.filter((one: Record<string, unknown>) => 'volume_type' in one)
    const unknown = typed.find(({ volume_type }) => !context.db.cinder.types.find(({ name }) => name === volume_type))
    if (unknown)
      throw clientRefusal(
        context,
        400,
        `Block Device Mapping is Invalid: Volume type ${unknown.volume_type} could not be found.`,
      )
    return body.block_device_mapping_v2.map((one: Record<string, unknown>) => ({
      source: String(one.source_type),
      uuid: String(one.uuid),
      size: Number(one.volume_size ?? 1) || 1,
      deleteWithServer: one.delete_on_termination === true || one.delete_on_termination === 1,
      type: text(one.volume_type) ?? null,
    }))
  }
  // The older form: {"vda": "<id>:<vol|snap>::<delete on termination>"}.
  return Object.values((body.block_device_mapping ?? {}) as Record<string, unknown>).map((value) => {
    const [uuid = '', kind = 'vol', size = '', toDelete = '0'] = String(value).split(':')
    return {
      source: kind === 'snap' ? 'snapshot' : 'volume',
      uuid,
      size: Number(size) || 1,
      deleteWithServer: toDelete === '1' || toDelete === 'True',
      type: null,
    }
  })
}

/** Makes the volumes a server boots from, or takes the given ones, and attaches them; without room for them the build ends. */
function attachDevices(context: Context, server: ServerRow, devices: readonly BlockDevice[]): void {
  const toDelete: string[] = []
  for (const device of devices) {
    const isNew = device.source !== 'volume'
    const refusal = isNew ? volumeQuotaRefusal(context, server.project_id, device.size) : null
    if (refusal) return failBuild(context, server.id, `Build of instance ${server.id} aborted: ${refusal}`)
    const id = isNew ? context.db.cinder.volumes.insert(bootVolume(context, server, device)).id : device.uuid
    attachVolume(context, server, id)
    if (device.deleteWithServer) toDelete.push(id)
  }
  if (toDelete.length > 0) context.db.nova.servers.update(server.id, { volumes_to_delete: toDelete })
}

function bootVolume(context: Context, server: ServerRow, device: BlockDevice): VolumeRow {
  const image = device.source === 'image' ? context.db.glance.images.get(device.uuid) : undefined
  return {
    id: context.ids.uuid(),
    name: '',
    description: '',
    size: device.size,
    status: 'available',
    project_id: server.project_id,
    created_at: timestampMicro(context.clock),
    volume_type: device.type ?? fallbackType,
    availability_zone: 'nova',
    bootable: true,
    multiattach: false,
    encrypted: false,
    snapshot_id: device.source === 'snapshot' ? device.uuid : null,
    source_volid: null,
    group_id: null,
    host: null,
    metadata: {},
    volume_image_metadata: image ? { image_id: image.id, image_name: image.name ?? '' } : null,
    transfer_id: null,
    attachments: [],
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function pythonType(value: unknown): string {
  if (value === null) return 'NoneType'
  if (typeof value === 'number') return 'int'
  if (typeof value === 'boolean') return 'bool'
  return Array.isArray(value) ? 'list' : 'dict'
}
