import { settingAt, type Settings } from '@stratus/api-client'

/** What an operator presets for launching (L-WIZ-09). */
export interface LaunchDefaults {
  readonly config_drive: boolean
  readonly create_volume: boolean
  readonly hide_create_volume: boolean
  readonly vol_delete_on_instance_delete: boolean
  readonly default_availability_zone: string
  readonly disable_image: boolean
  readonly disable_instance_snapshot: boolean
  readonly disable_volume: boolean
  readonly disable_volume_snapshot: boolean
  readonly enable_net_ports: boolean
  readonly enable_scheduler_hints: boolean
  readonly enable_metadata: boolean
  /** `DEFAULT_BOOT_SOURCE`. */
  readonly boot_source: string
  /** `OPENSTACK_SERVER_DEFAULT_USER_DATA`. */
  readonly user_data: string
  /** `OPENSTACK_HYPERVISOR_FEATURES`. */
  readonly requires_keypair: boolean
  readonly can_set_password: boolean
  readonly can_set_mount_point: boolean
}

/** The defaults in the cloud's settings; a value of another kind than expected counts as none. */
export function launchDefaults(settings: Settings): LaunchDefaults {
  const launch = <Value>(name: string, fallback: Value) =>
    settingAt(settings, `LAUNCH_INSTANCE_DEFAULTS.${name}`, fallback)
  const hypervisor = (name: string) => settingAt(settings, `OPENSTACK_HYPERVISOR_FEATURES.${name}`, false)
  return {
    config_drive: launch<boolean>('config_drive', false),
    create_volume: launch<boolean>('create_volume', true),
    hide_create_volume: launch<boolean>('hide_create_volume', false),
    vol_delete_on_instance_delete: launch<boolean>('vol_delete_on_instance_delete', false),
    default_availability_zone: launch<string>('default_availability_zone', 'Any'),
    disable_image: launch<boolean>('disable_image', false),
    disable_instance_snapshot: launch<boolean>('disable_instance_snapshot', false),
    disable_volume: launch<boolean>('disable_volume', false),
    disable_volume_snapshot: launch<boolean>('disable_volume_snapshot', false),
    enable_net_ports: launch<boolean>('enable_net_ports', false),
    enable_scheduler_hints: launch<boolean>('enable_scheduler_hints', false),
    enable_metadata: launch<boolean>('enable_metadata', false),
    boot_source: settingAt<string>(settings, 'DEFAULT_BOOT_SOURCE', 'image'),
    user_data: settingAt<string>(settings, 'OPENSTACK_SERVER_DEFAULT_USER_DATA', ''),
    requires_keypair: hypervisor('requires_keypair'),
    can_set_password: hypervisor('can_set_password'),
    can_set_mount_point: hypervisor('can_set_mount_point'),
  }
}
