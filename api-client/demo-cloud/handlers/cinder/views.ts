import type { Context } from '../../handler.js'
import type { SnapshotRow, VolumeRow, VolumeTypeRow } from '../../world/tables/cinder.js'

/** @param withNames the details also name the instance of each attachment */
export function volumeView(context: Context, volume: VolumeRow, withNames = false) {
  const named = (id: string) => ({ instance_name: context.db.nova.servers.get(id)?.name ?? null })
  return {
    id: volume.id,
    name: volume.name || volume.id,
    description: volume.description,
    size: volume.size,
    status: volume.status,
    created_at: volume.created_at,
    volume_type: volume.volume_type,
    availability_zone: volume.availability_zone,
    imageRef: null,
    bootable: String(volume.bootable),
    snapshot_id: volume.snapshot_id,
    source_volid: volume.source_volid,
    attachments: volume.attachments.map((attachment) => ({
      ...attachment,
      host_name: context.session.isAdmin ? 'demo-compute' : null,
      ...(withNames ? named(attachment.server_id) : {}),
    })),
    tenant_name: null,
    group_id: volume.group_id,
    consistencygroup_id: null,
    'os-vol-host-attr:host': context.session.isAdmin ? volume.host : null,
    'os-vol-tenant-attr:tenant_id': volume.project_id,
    metadata: volume.metadata,
    volume_image_metadata: volume.volume_image_metadata,
    encrypted: volume.encrypted,
    transfer: null,
    multiattach: volume.multiattach,
  }
}

export function snapshotView(snapshot: SnapshotRow) {
  return {
    id: snapshot.id,
    name: snapshot.name,
    description: snapshot.description,
    size: snapshot.size,
    status: snapshot.status,
    created_at: snapshot.created_at,
    volume_id: snapshot.volume_id,
    group_snapshot_id: snapshot.group_snapshot_id,
    'os-extended-snapshot-attributes:project_id': snapshot.project_id,
    metadata: snapshot.metadata,
  }
}

/** Extra specs that say what a user gets are for everybody; where it is stored is the administrators' business. */
const openSpecs = new Set(['multiattach', 'RESKEY:availability_zones', 'replication_enabled'])

export function visibleSpecs(context: Context, type: VolumeTypeRow): Record<string, string> {
  const all = Object.entries(type.extra_specs)
  return Object.fromEntries(context.session.isAdmin ? all : all.filter(([key]) => openSpecs.has(key)))
}

export function volumeTypeView(context: Context, type: VolumeTypeRow) {
  return {
    id: type.id,
    name: type.name,
    extra_specs: visibleSpecs(context, type),
    created_at: null,
    encryption: null,
    associated_qos_spec: null,
    description: type.description,
    'os-extended-snapshot-attributes:project_id': null,
  }
}
