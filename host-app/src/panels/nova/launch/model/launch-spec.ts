import type {
  Flavor,
  Image,
  Keypair,
  Network,
  Port,
  SecurityGroup,
  ServerGroup,
  Volume,
  VolumeSnapshot,
  VolumeType,
} from '@stratus/api-client'
import type { LaunchDefaults } from './launch-defaults.js'

/** The boot source types (L-SEL-04); a cloud may name one that nobody knows. */
export const sourceTypes = ['image', 'snapshot', 'volume', 'volume_snapshot'] as const
export type SourceType = (typeof sourceTypes)[number]

/** What an instance can boot from; which of them it is says `source_type`. */
export type Source = Image | Volume | VolumeSnapshot

export type DiskConfig = 'AUTO' | 'MANUAL'

/** The instance as the wizard describes it (L-WIZ-08, L-WIZ-09). */
export interface NewInstanceSpec {
  /** Null while unknown; '' is any zone. */
  readonly availability_zone: string | null
  readonly admin_pass: string | null
  readonly config_drive: boolean
  readonly description: string | null
  readonly user_data: string
  /** What `user_data` was before anybody typed. */
  readonly default_user_data: string
  readonly disk_config: DiskConfig
  readonly flavor: Flavor | null
  /** Null: what is typed is no integer. */
  readonly instance_count: number | null
  /** At most one. */
  readonly key_pair: readonly Keypair[]
  readonly name: string | null
  readonly networks: readonly Network[]
  readonly ports: readonly Port[]
  readonly scheduler_hints: Readonly<Record<string, string>>
  readonly security_groups: readonly SecurityGroup[]
  /** At most one. */
  readonly server_groups: readonly ServerGroup[]
  readonly source_type: SourceType | null
  /** At most one. */
  readonly source: readonly Source[]
  /** A volume is created from the image or snapshot. */
  readonly vol_create: boolean
  readonly vol_delete_on_instance_delete: boolean
  readonly vol_type: VolumeType | null
  /** GiB; null: what is typed is no integer. */
  readonly vol_size: number | null
  /** Only where the hypervisor can set a mount point; the server ignores it. */
  readonly vol_device_name?: string
  readonly create_volume_default: boolean
  readonly hide_create_volume: boolean
  readonly metadata: Readonly<Record<string, string>>
}

/** A launch nobody has touched (L-WIZ-08, L-WIZ-09). */
export function newInstanceSpec(defaults: LaunchDefaults): NewInstanceSpec {
  return {
    availability_zone: null,
    admin_pass: null,
    config_drive: defaults.config_drive,
    description: null,
    user_data: defaults.user_data,
    default_user_data: defaults.user_data,
    disk_config: 'AUTO',
    flavor: null,
    instance_count: 1,
    key_pair: [],
    name: null,
    networks: [],
    ports: [],
    scheduler_hints: {},
    security_groups: [],
    server_groups: [],
    source_type: null,
    source: [],
    vol_create: false,
    vol_delete_on_instance_delete: defaults.vol_delete_on_instance_delete,
    vol_type: null,
    vol_size: 1,
    create_volume_default: defaults.create_volume,
    hide_create_volume: defaults.hide_create_volume,
    metadata: {},
  }
}
