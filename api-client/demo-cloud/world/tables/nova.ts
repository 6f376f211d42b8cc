import { Table } from '../table.js'

export interface ServerAction {
  readonly action: string
  readonly request_id: string
  readonly user_id: string
  readonly project_id: string
  readonly start_time: string
  readonly message: string | null
}

/** A server as nova keeps it; `handlers/nova-server-view.ts` writes it on the wire. Addresses come from neutron's ports. */
export interface ServerRow {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly status: string
  readonly vm_state: string
  readonly task_state: string | null
  /** 0 none, 1 running, 3 paused, 4 shut down. */
  readonly power_state: number
  readonly project_id: string
  readonly user_id: string
  readonly flavor_id: string
  /** Null when booted from a volume. */
  readonly image_id: string | null
  readonly key_name: string | null
  readonly created: string
  readonly updated: string
  readonly metadata: Readonly<Record<string, string>>
  readonly security_groups: readonly string[]
  readonly availability_zone: string
  readonly config_drive: boolean
  readonly locked: boolean
  readonly disk_config: string
  readonly host: string | null
  readonly fault: {
    readonly code: number
    readonly created: string
    readonly message: string
  } | null
  /** Ids of attached volumes that go with the server. */
  readonly volumes_to_delete: readonly string[]
  readonly tags: readonly string[]
  readonly actions: readonly ServerAction[]
}

export interface FlavorRow {
  readonly id: string
  readonly name: string
  readonly vcpus: number
  readonly ram: number
  readonly disk: number
  readonly swap: number
  readonly ephemeral: number
  readonly rxtx_factor: number
  readonly is_public: boolean
  readonly disabled: boolean
  readonly extra_specs: Readonly<Record<string, string>>
  /** Projects that may use a private flavor. */
  readonly access: readonly string[]
}

/** `id` is `user/name`: names are unique per user. */
export interface KeypairRow {
  readonly id: string
  readonly name: string
  readonly user_id: string
  readonly type: 'ssh' | 'x509'
  readonly public_key: string
  readonly fingerprint: string
  readonly created_at: string
}

export interface ServerGroupRow {
  readonly id: string
  readonly name: string
  readonly policy: string
  readonly project_id: string
  readonly user_id: string
  readonly members: readonly string[]
  readonly metadata: Readonly<Record<string, string>>
}

export interface AggregateRow {
  readonly id: string
  readonly name: string
  readonly availability_zone: string | null
  readonly hosts: readonly string[]
  readonly metadata: Readonly<Record<string, string>>
}

export interface ComputeServiceRow {
  readonly id: string
  readonly binary: string
  readonly host: string
  readonly zone: string
  readonly status: 'enabled' | 'disabled'
  readonly state: 'up' | 'down'
  readonly disabled_reason: string | null
  readonly updated_at: string
}

/** Limits of one project; the row `default` holds for the rest. -1 is unlimited. */
export interface ComputeQuotaRow {
  readonly id: string
  readonly limits: Readonly<Record<string, number>>
}

export interface NovaTables {
  readonly servers: Table<ServerRow>
  /** Nova tells of them to who asks what has changed since a time. */
  readonly deletedServers: Table<ServerRow>
  readonly flavors: Table<FlavorRow>
  readonly keypairs: Table<KeypairRow>
  readonly serverGroups: Table<ServerGroupRow>
  readonly aggregates: Table<AggregateRow>
  readonly services: Table<ComputeServiceRow>
  readonly quotas: Table<ComputeQuotaRow>
}

export function createNovaTables(): NovaTables {
  return {
    servers: new Table(),
    deletedServers: new Table(),
    flavors: new Table(),
    keypairs: new Table(),
    serverGroups: new Table(),
    aggregates: new Table(),
    services: new Table(),
    quotas: new Table(),
  }
}
