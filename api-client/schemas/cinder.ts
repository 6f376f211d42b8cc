import { z } from '../zod.js'
import {
  count,
  flag,
  id,
  limit,
  list,
  many,
  type Model,
  page,
  pairs,
  raw,
  reader,
  single,
  text,
  used,
} from './fields.js'
import { presence } from './queries.js'

const attachmentShape = {
  id: text(),
  attachment_id: text(),
  server_id: text(),
  device: text(),
  volume_id: text(),
  host_name: text(),
  attached_at: text(),
  /** Only for a single volume. */
  instance_name: text(),
}

const volumeShape = {
  id: id(),
  /** The id when it has none (the server does that). */
  name: text(),
  description: text(),
  /** GiB. */
  size: count(),
  /** available, creating, deleting, error, error_deleting, in-use … */
  status: text(),
  created_at: text(),
  volume_type: text(),
  availability_zone: text(),
  image_id: text('imageRef', 'image_id'),
  /** A text on the wire. */
  bootable: flag('bootable', 'is_bootable'),
  snapshot_id: text(),
  source_volid: text('source_volid', 'source_volume_id'),
  attachments: many(reader(attachmentShape)),
  tenant_name: text(),
  group_id: text(),
  consistencygroup_id: text(),
  host: text('os-vol-host-attr:host', 'host'),
  tenant_id: text('os-vol-tenant-attr:tenant_id', 'project_id'),
  metadata: pairs(),
  volume_image_metadata: pairs(),
  encrypted: flag('encrypted', 'is_encrypted'),
  transfer: raw(),
  multiattach: flag('multiattach', 'is_multiattach'),
}
/** OS::Cinder::Volume. */
export type Volume = Model<typeof volumeShape>
const readVolume = reader(volumeShape)

export const volume = single(readVolume)
export const volumes = page(readVolume)

/** `all_projects` makes the server ignore the rest. Search options of the volume service by name (`status`, `bootable: 1`). */
export const volumeQuery = z.optional(
  z.partial(
    z.looseObject({
      all_projects: presence,
      /** Part of the names of their projects, without a Horizon only. */
      project_like: z.string(),
      paginate: presence,
      marker: z.string(),
      sort_dir: z.enum(['asc', 'desc']),
      status: z.string(),
      bootable: z.number(),
      name: z.string(),
    }),
  ),
)

const nothing = z.prefault(z.nullable(z.string()), null)

/** All nine keys travel, null or not; the server fails on a missing one. */
export const volumeCreate = z.looseObject({
  size: z.int().check(z.positive()),
  name: z.string(),
  description: z.prefault(z.nullable(z.string()), null),
  volume_type: nothing,
  snapshot_id: nothing,
  metadata: z.prefault(z.nullable(z.record(z.string(), z.string())), null),
  image_id: nothing,
  availability_zone: nothing,
  source_volid: nothing,
})

const typeShape = {
  id: id(),
  name: text(),
  description: text(),
  extra_specs: pairs(),
  created_at: text(),
  encryption: raw(),
  associated_qos_spec: raw(),
}
/** A volume type. */
export type VolumeType = Model<typeof typeShape>
export const volumeType = single(reader(typeShape))
export const volumeTypes = list(reader(typeShape))

const snapshotShape = {
  id: id(),
  name: text(),
  description: text(),
  /** GiB. */
  size: count(),
  status: text(),
  created_at: text(),
  volume_id: text(),
  group_snapshot_id: text(),
  project_id: text('os-extended-snapshot-attributes:project_id', 'project_id'),
  metadata: pairs(),
}
/** A volume snapshot. */
export type VolumeSnapshot = Model<typeof snapshotShape>
export const volumeSnapshots = list(reader(snapshotShape))
/** Search options of the volume service; `all_tenants` is for administrators. */
export const snapshotQuery = z.optional(
  z.partial(
    /** `project_like`: part of the names of their projects, without a Horizon only. */
    z.looseObject({ status: z.string(), all_tenants: z.number(), project_like: z.string(), volume_id: z.string() }),
  ),
)

export const qosSpecs = list(reader({ id: id(), name: text(), consumer: text(), specs: pairs() }))

const limitsShape = {
  maxTotalVolumes: limit(),
  totalVolumesUsed: used(),
  /** GiB. */
  maxTotalVolumeGigabytes: limit(),
  totalGigabytesUsed: used(),
  maxTotalSnapshots: limit(),
  totalSnapshotsUsed: used(),
  maxTotalBackups: limit(),
  totalBackupsUsed: used(),
  /** GiB. */
  maxTotalBackupGigabytes: limit(),
  totalBackupGigabytesUsed: used(),
}
/** Absolute limits of the project: Infinity is unlimited, null is unknown. */
export type VolumeLimits = Model<typeof limitsShape>
export const volumeLimits = single(reader(limitsShape))

const serviceShape = {
  id: text(),
  binary: id(),
  host: text(),
  zone: text(),
  status: text(),
  state: text(),
  updated_at: text(),
}
/** A process of the volume service. */
export type VolumeService = Model<typeof serviceShape>
export const volumeServices = list(reader(serviceShape))
