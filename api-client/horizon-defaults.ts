/**
 * What a Horizon 23 tells that nobody has configured, for those who answer in its place: the demo cloud, and OpenStack without a Horizon.
 * @module
 */

/** What `/api/settings/` tells. */
export const defaultSettings: Readonly<Record<string, unknown>> = {
  CREATE_IMAGE_DEFAULTS: { image_visibility: 'public' },
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
  HORIZON_IMAGES_UPLOAD_MODE: 'legacy',
  HORIZON_ACTIVE_IMAGE_VERSION: '2',
  IMAGES_ALLOW_LOCATION: false,
  AJAX_POLL_INTERVAL: 2500,
  OPENSTACK_SERVER_DEFAULT_USER_DATA: '',
}

/** The cookies in which people's settings are kept, with what holds before anybody sets them. */
export const settingCookies = {
  language: ['horizon_language', 'en'],
  timezone: ['django_timezone', 'UTC'],
  pagesize: ['API_RESULT_PAGE_SIZE', '20'],
  instance_log_length: ['INSTANCE_LOG_LENGTH', '35'],
} as const

/** How long such a cookie is kept, s. */
export const settingCookieAge = 31_536_000

const quotaLabels: Readonly<Record<string, string>> = {
  cores: 'VCPUs',
  ram: 'RAM (MB)',
  injected_file_content_bytes: 'Injected File Content (B)',
  injected_file_path_bytes: 'Injected File Path (B)',
  snapshots: 'Volume Snapshots',
  gigabytes: 'Total Size of Volumes and Snapshots (GB)',
  network: 'Networks',
  subnet: 'Subnets',
  port: 'Ports',
  router: 'Routers',
  floatingip: 'Floating IPs',
  security_group: 'Security Groups',
  security_group_rule: 'Security Group Rules',
  trunk: 'Trunks',
}

/** What Horizon's REST calls a quota; one without a name of its own by its key: underscores become spaces, words get capitals. */
export const quotaLabel = (name: string): string =>
  quotaLabels[name] ??
  name.replaceAll('_', ' ').replace(/[a-z]+/gi, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
