import { Table } from '../table.js'

export interface VolumeRow {
  readonly id: string
  readonly name: string
  readonly description: string | null
  /** GiB. */
  readonly size: number
  readonly status: string
  readonly project_id: string
  readonly created_at: string
  /** Name of the type. */
  readonly volume_type: string
  readonly availability_zone: string
  readonly bootable: boolean
  readonly multiattach: boolean
  readonly encrypted: boolean
  readonly snapshot_id: string | null
  readonly source_volid: string | null
  readonly group_id: string | null
  /** Back end; null while it has none. Only administrators see it. */
  readonly host: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly volume_image_metadata: Readonly<Record<string, string>> | null
  /** Id of a pending transfer. */
  readonly transfer_id: string | null
  readonly attachments: readonly {
    readonly id: string
    readonly attachment_id: string
    readonly volume_id: string
    readonly server_id: string
    readonly device: string
    readonly host_name: string | null
    readonly attached_at: string
  }[]
}

export interface SnapshotRow {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly size: number
  readonly status: string
  readonly project_id: string
  readonly created_at: string
  readonly volume_id: string
  readonly group_snapshot_id: string | null
  readonly metadata: Readonly<Record<string, string>>
}

export interface VolumeEncryption {
  readonly provider: string
  readonly control_location: 'front-end' | 'back-end'
  readonly cipher: string | null
  /** Bits. */
  readonly key_size: number | null
}

export interface VolumeTypeRow {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly is_public: boolean
  readonly extra_specs: Readonly<Record<string, string>>
  /** How its volumes are encrypted. */
  readonly encryption: VolumeEncryption | null
  /** Id of the QoS spec it is associated with. */
  readonly qos_spec_id: string | null
  /** Projects that may use a private type. */
  readonly access: readonly string[]
}

export interface VolumeQosSpecRow {
  readonly id: string
  readonly name: string
  readonly consumer: 'front-end' | 'back-end' | 'both'
  readonly specs: Readonly<Record<string, string>>
}

/** A process of the service. */
export interface VolumeProcessRow {
  /** Binary, host and zone, with dashes between them. */
  readonly id: string
  readonly binary: string
  readonly host: string
  readonly zone: string
  readonly status: 'enabled' | 'disabled'
  readonly state: 'up' | 'down'
}

export interface BackupRow {
  readonly id: string
  readonly name: string
  readonly description: string | null
  /** GiB. */
  readonly size: number
  readonly status: string
  readonly project_id: string
  readonly created_at: string
  readonly volume_id: string
  readonly snapshot_id: string | null
}

/** Volumes that snapshots are taken of together. */
export interface VolumeGroupRow {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly status: string
  readonly project_id: string
  readonly created_at: string
  readonly availability_zone: string
  /** Id of its type. */
  readonly group_type: string
  /** Ids of the types that its volumes may have. */
  readonly volume_types: readonly string[]
}

export interface GroupSnapshotRow {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly status: string
  readonly project_id: string
  readonly created_at: string
  readonly group_id: string
}

export interface GroupTypeRow {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly is_public: boolean
  readonly specs: Readonly<Record<string, string>>
}

/** Limits of one project; the row `default` holds for the rest. -1 is unlimited. */
export interface VolumeQuotaRow {
  readonly id: string
  readonly limits: Readonly<Record<string, number>>
}

export interface CinderTables {
  readonly volumes: Table<VolumeRow>
  readonly snapshots: Table<SnapshotRow>
  readonly types: Table<VolumeTypeRow>
  readonly qosSpecs: Table<VolumeQosSpecRow>
  readonly processes: Table<VolumeProcessRow>
  readonly backups: Table<BackupRow>
  readonly groups: Table<VolumeGroupRow>
  readonly groupSnapshots: Table<GroupSnapshotRow>
  readonly groupTypes: Table<GroupTypeRow>
  readonly quotas: Table<VolumeQuotaRow>
}

export function createCinderTables(): CinderTables {
  return {
    volumes: new Table(),
    snapshots: new Table(),
    types: new Table(),
    qosSpecs: new Table(),
    processes: new Table(),
    backups: new Table(),
    groups: new Table(),
    groupSnapshots: new Table(),
    groupTypes: new Table(),
    quotas: new Table(),
  }
}
