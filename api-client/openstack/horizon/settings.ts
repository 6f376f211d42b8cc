import type { Json } from '../json.js'
import { objectsUploadPath } from '../file-paths.js'

/**
 * What `/api/settings/` tells where there is no Horizon: its defaults, but for uploads of images and objects, which pass through the
 * server as they come. `STRATUS_WITHOUT_HORIZON`: there are no pages of Horizon behind the dashboard.
 */
export const usualSettings: Json = {
  STRATUS_WITHOUT_HORIZON: true,
  CREATE_IMAGE_DEFAULTS: { image_visibility: 'private' },
  DEFAULT_BOOT_SOURCE: 'image',
  ENFORCE_PASSWORD_CHECK: false,
  LAUNCH_INSTANCE_DEFAULTS: {
    config_drive: false,
    create_volume: false,
    hide_create_volume: false,
    disable_image: false,
    disable_instance_snapshot: false,
    disable_volume: false,
    disable_volume_snapshot: false,
    enable_scheduler_hints: true,
    enable_metadata: true,
    enable_net_ports: true,
    default_availability_zone: 'Any',
  },
  OPENSTACK_HYPERVISOR_FEATURES: {
    can_set_mount_point: false,
    can_set_password: true,
    requires_keypair: false,
    enable_quotas: true,
  },
  OPENSTACK_ENABLE_INSTANCE_PASSWORD_CHANGE: true,
  OPENSTACK_IMAGE_FORMATS: ['aki', 'ami', 'ari', 'iso', 'ploop', 'qcow2', 'raw', 'vdi', 'vhd', 'vhdx', 'vmdk'],
  OPENSTACK_KEYSTONE_BACKEND: {
    name: 'native',
    can_edit_domain: true,
    can_edit_group: true,
    can_edit_project: true,
    can_edit_role: true,
    can_edit_user: true,
  },
  OPENSTACK_KEYSTONE_DEFAULT_DOMAIN: 'Default',
  HORIZON_IMAGES_UPLOAD_MODE: 'direct',
  STRATUS_OBJECTS_UPLOAD_URL: objectsUploadPath,
  HORIZON_ACTIVE_IMAGE_VERSION: '2',
  IMAGES_ALLOW_LOCATION: false,
  AJAX_POLL_INTERVAL: 2500,
  OPENSTACK_SERVER_DEFAULT_USER_DATA: '',
}
