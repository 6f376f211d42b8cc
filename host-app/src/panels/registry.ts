import type { ComponentType } from 'react'

/** What a lazily loaded page module exports. */
export interface PageModule {
  Component: ComponentType
}

/** One page of a panel. */
export interface PanelRoute {
  /** Panel in `navigation.ts`; with it the panel is shown in the navigation. Several pages may belong to one panel. */
  panel: string
  /** Route pattern below the web root, without a leading slash: `project/instances/:id`. */
  path: string
  lazy: () => Promise<PageModule>
}

/** Every page that exists. A panel is added by adding its line here. */
export const panelRoutes: readonly PanelRoute[] = [
  { panel: 'project.overview', path: 'project', lazy: () => import('./overview/OverviewPage.js') },
  { panel: 'admin.overview', path: 'admin', lazy: () => import('./overview/AdminOverviewPage.js') },
  { panel: 'project.instances', path: 'project/instances', lazy: () => import('./nova/instances/InstancesPage.js') },
  { panel: 'project.instances', path: 'project/instances/:id', lazy: () => import('./nova/instances/InstancePage.js') },
  { panel: 'admin.instances', path: 'admin/instances/:id', lazy: () => import('./nova/instances/InstancePage.js') },
  {
    panel: 'admin.instances',
    path: 'admin/instances/:id/detail',
    lazy: () => import('./nova/instances/InstancePage.js'),
  },
  { panel: 'project.images', path: 'project/images', lazy: () => import('./glance/images/ImagesPage.js') },
  {
    panel: 'project.server_groups',
    path: 'project/server_groups',
    lazy: () => import('./nova/server-groups/ServerGroupsPage.js'),
  },
  { panel: 'project.network_qos', path: 'project/network_qos', lazy: () => import('./neutron/qos/QosPage.js') },
  { panel: 'admin.flavors', path: 'admin/flavors', lazy: () => import('./nova/flavors/FlavorsPage.js') },
  { panel: 'admin.images', path: 'admin/images', lazy: () => import('./glance/images/ImagesPage.js') },
  { panel: 'project.key_pairs', path: 'project/key_pairs', lazy: () => import('./nova/key-pairs/KeypairsPage.js') },
  {
    panel: 'project.containers',
    path: 'project/containers/*',
    lazy: () => import('./swift/containers/ContainersPage.js'),
  },
  {
    panel: 'project.network_topology',
    path: 'project/network_topology',
    lazy: () => import('./network-topology/NetworkTopologyPage.js'),
  },
  { panel: 'project.stacks', path: 'project/stacks', lazy: () => import('./heat/stacks/StacksPage.js') },
  { panel: 'project.stacks', path: 'project/stacks/stack/:id', lazy: () => import('./heat/stacks/StackPage.js') },
  { panel: 'project.trunks', path: 'project/trunks', lazy: () => import('./neutron/trunks/TrunksPage.js') },
  { panel: 'admin.trunks', path: 'admin/trunks', lazy: () => import('./neutron/trunks/TrunksPage.js') },
  { panel: 'identity.domains', path: 'identity/domains', lazy: () => import('./keystone/domains/DomainsPage.js') },
  { panel: 'identity.projects', path: 'identity', lazy: () => import('./keystone/projects/ProjectsPage.js') },
  { panel: 'identity.users', path: 'identity/users', lazy: () => import('./keystone/users/UsersPage.js') },
  { panel: 'identity.groups', path: 'identity/groups', lazy: () => import('./keystone/groups/GroupsPage.js') },
  { panel: 'identity.roles', path: 'identity/roles', lazy: () => import('./keystone/roles/RolesPage.js') },
  { panel: 'project.networks', path: 'project/networks', lazy: () => import('./neutron/networks/NetworksPage.js') },
  {
    panel: 'project.networks',
    path: 'project/networks/:id/detail',
    lazy: () => import('./neutron/networks/NetworkPage.js'),
  },
  {
    panel: 'project.networks',
    path: 'project/networks/subnets/:id/detail',
    lazy: () => import('./neutron/networks/SubnetPage.js'),
  },
  {
    panel: 'project.networks',
    path: 'project/networks/ports/:id/detail',
    lazy: () => import('./neutron/ports/PortPage.js'),
  },
  // Of the admin area's networks only ports can be had: its trunks lead to them.
  { panel: 'admin.trunks', path: 'admin/networks/ports/:id/detail', lazy: () => import('./neutron/ports/PortPage.js') },
  {
    panel: 'project.floating_ips',
    path: 'project/floating_ips',
    lazy: () => import('./neutron/floating-ips/FloatingIpsPage.js'),
  },
  {
    panel: 'project.security_groups',
    path: 'project/security_groups',
    lazy: () => import('./neutron/security-groups/SecurityGroupsPage.js'),
  },
  {
    panel: 'project.security_groups',
    path: 'project/security_groups/:id',
    lazy: () => import('./neutron/security-groups/SecurityGroupPage.js'),
  },
  { panel: 'project.volumes', path: 'project/volumes', lazy: () => import('./cinder/volumes/VolumesPage.js') },
  { panel: 'project.volumes', path: 'project/volumes/:id', lazy: () => import('./cinder/volumes/VolumePage.js') },
  { panel: 'project.snapshots', path: 'project/snapshots', lazy: () => import('./cinder/snapshots/SnapshotsPage.js') },
]
