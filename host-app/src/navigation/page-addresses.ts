/** One page of a panel. */
export interface PageAddress {
  /** Panel in `navigation/navigation.ts`; with it the panel is shown in the navigation. Several pages may belong to one panel. */
  readonly panel: string
  /** Route pattern below the web root, without a leading slash: `project/instances/:id`. */
  readonly path: string
}

/** Every page that exists. What shows it is named in `panels/page-loaders.ts`. */
export const pageAddresses = [
  { panel: 'project.overview', path: 'project' },
  { panel: 'admin.overview', path: 'admin' },
  { panel: 'project.instances', path: 'project/instances' },
  { panel: 'project.instances', path: 'project/instances/:id' },
  { panel: 'admin.instances', path: 'admin/instances' },
  { panel: 'admin.instances', path: 'admin/instances/:id' },
  { panel: 'admin.instances', path: 'admin/instances/:id/detail' },
  { panel: 'project.images', path: 'project/images' },
  { panel: 'project.server_groups', path: 'project/server_groups' },
  { panel: 'project.network_qos', path: 'project/network_qos' },
  { panel: 'admin.hypervisors', path: 'admin/hypervisors' },
  { panel: 'admin.aggregates', path: 'admin/aggregates' },
  { panel: 'admin.flavors', path: 'admin/flavors' },
  { panel: 'admin.images', path: 'admin/images' },
  { panel: 'project.key_pairs', path: 'project/key_pairs' },
  { panel: 'project.containers', path: 'project/containers/*' },
  { panel: 'project.network_topology', path: 'project/network_topology' },
  { panel: 'project.stacks', path: 'project/stacks' },
  { panel: 'project.stacks', path: 'project/stacks/stack/:id' },
  { panel: 'project.trunks', path: 'project/trunks' },
  { panel: 'admin.trunks', path: 'admin/trunks' },
  { panel: 'identity.domains', path: 'identity/domains' },
  { panel: 'identity.projects', path: 'identity' },
  { panel: 'identity.users', path: 'identity/users' },
  { panel: 'identity.groups', path: 'identity/groups' },
  { panel: 'identity.roles', path: 'identity/roles' },
  { panel: 'project.networks', path: 'project/networks' },
  { panel: 'project.networks', path: 'project/networks/:id/detail' },
  { panel: 'project.networks', path: 'project/networks/subnets/:id/detail' },
  { panel: 'project.networks', path: 'project/networks/ports/:id/detail' },
  // Of the admin area's networks only ports can be had: its trunks lead to them.
  { panel: 'admin.trunks', path: 'admin/networks/ports/:id/detail' },
  { panel: 'project.routers', path: 'project/routers' },
  { panel: 'project.routers', path: 'project/routers/:id' },
  { panel: 'admin.routers', path: 'admin/routers' },
  { panel: 'admin.routers', path: 'admin/routers/:id' },
  { panel: 'project.floating_ips', path: 'project/floating_ips' },
  { panel: 'project.security_groups', path: 'project/security_groups' },
  { panel: 'project.security_groups', path: 'project/security_groups/:id' },
  { panel: 'project.volumes', path: 'project/volumes' },
  { panel: 'project.volumes', path: 'project/volumes/:id' },
  { panel: 'project.snapshots', path: 'project/snapshots' },
  { panel: 'project.backups', path: 'project/backups' },
  { panel: 'project.backups', path: 'project/backups/:id' },
  { panel: 'project.volume_groups', path: 'project/volume_groups' },
  { panel: 'project.volume_groups', path: 'project/volume_groups/:id' },
  { panel: 'project.vg_snapshots', path: 'project/vg_snapshots' },
  { panel: 'project.vg_snapshots', path: 'project/vg_snapshots/:id/detail' },
  { panel: 'admin.backups', path: 'admin/backups' },
  { panel: 'admin.backups', path: 'admin/backups/:id' },
  { panel: 'admin.volume_groups', path: 'admin/volume_groups' },
  { panel: 'admin.volume_groups', path: 'admin/volume_groups/:id' },
  { panel: 'admin.vg_snapshots', path: 'admin/vg_snapshots' },
  { panel: 'admin.vg_snapshots', path: 'admin/vg_snapshots/:id/detail' },
  { panel: 'admin.group_types', path: 'admin/group_types' },
  { panel: 'admin.volume_types', path: 'admin/volume_types' },
  { panel: 'settings.user', path: 'settings' },
  { panel: 'settings.password', path: 'settings/password' },
] as const satisfies readonly PageAddress[]

export type PagePath = (typeof pageAddresses)[number]['path']
