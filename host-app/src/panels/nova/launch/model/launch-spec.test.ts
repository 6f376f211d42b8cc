import { describe, expect, it } from 'vitest'
import { launchDefaults } from './launch-defaults.js'
import { newInstanceSpec } from './launch-spec.js'

describe('a launch nobody has touched', () => {
  it('L-WIZ-08 L-WIZ-09 has its fields and defaults', () => {
    expect(newInstanceSpec(launchDefaults({}))).toEqual({
      availability_zone: null,
      admin_pass: null,
      config_drive: false,
      description: null,
      user_data: '',
      default_user_data: '',
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
      create_volume_default: true,
      hide_create_volume: false,
      vol_create: false,
      vol_delete_on_instance_delete: false,
      vol_type: null,
      vol_size: 1,
      metadata: {},
    })
  })

  it('takes what the operator presets', () => {
    const spec = newInstanceSpec(
      launchDefaults({
        LAUNCH_INSTANCE_DEFAULTS: {
          config_drive: true,
          create_volume: false,
          hide_create_volume: true,
          vol_delete_on_instance_delete: true,
        },
        OPENSTACK_SERVER_DEFAULT_USER_DATA: '#cloud-config',
      }),
    )
    expect(spec).toMatchObject({
      config_drive: true,
      create_volume_default: false,
      hide_create_volume: true,
      vol_delete_on_instance_delete: true,
      user_data: '#cloud-config',
      default_user_data: '#cloud-config',
    })
  })

  it('a setting of another kind than expected counts as none', () => {
    const defaults = launchDefaults({ LAUNCH_INSTANCE_DEFAULTS: { config_drive: 'yes' }, DEFAULT_BOOT_SOURCE: 7 })
    expect([defaults.config_drive, defaults.boot_source]).toEqual([false, 'image'])
  })
})
