import type { ComponentType } from 'react'
import type { PagePath } from '../navigation/page-addresses.js'

/** What a lazily loaded page module exports. */
export interface PageModule {
  Component: ComponentType
}

/** What shows each page; only the routes read it. */
export const pageLoaders: Readonly<Record<PagePath, () => Promise<PageModule>>> = {
  'admin/volume_types': () => import('./cinder/volume-types/VolumeTypesPage.js'),
  project: () => import('./overview/OverviewPage.js'),
  admin: () => import('./overview/AdminOverviewPage.js'),
  'project/instances': () => import('./nova/instances/InstancesPage.js'),
  'project/instances/:id': () => import('./nova/instances/InstancePage.js'),
  'admin/instances': () => import('./nova/instances/AnyInstancesPage.js'),
  'admin/instances/:id': () => import('./nova/instances/InstancePage.js'),
  'admin/instances/:id/detail': () => import('./nova/instances/InstancePage.js'),
  'project/images': () => import('./glance/images/ImagesPage.js'),
  'project/server_groups': () => import('./nova/server-groups/ServerGroupsPage.js'),
  'project/network_qos': () => import('./neutron/qos/QosPage.js'),
  'admin/hypervisors': () => import('./nova/hypervisors/HypervisorsPage.js'),
  'admin/aggregates': () => import('./nova/aggregates/AggregatesPage.js'),
  'admin/flavors': () => import('./nova/flavors/FlavorsPage.js'),
  'admin/images': () => import('./glance/images/ImagesPage.js'),
  'project/key_pairs': () => import('./nova/key-pairs/KeypairsPage.js'),
  'project/containers/*': () => import('./swift/containers/ContainersPage.js'),
  'project/network_topology': () => import('./network-topology/NetworkTopologyPage.js'),
  'project/stacks': () => import('./heat/stacks/StacksPage.js'),
  'project/stacks/stack/:id': () => import('./heat/stacks/StackPage.js'),
  'project/trunks': () => import('./neutron/trunks/TrunksPage.js'),
  'admin/trunks': () => import('./neutron/trunks/TrunksPage.js'),
  'identity/domains': () => import('./keystone/domains/DomainsPage.js'),
  identity: () => import('./keystone/projects/ProjectsPage.js'),
  'identity/users': () => import('./keystone/users/UsersPage.js'),
  'identity/groups': () => import('./keystone/groups/GroupsPage.js'),
  'identity/roles': () => import('./keystone/roles/RolesPage.js'),
  'project/networks': () => import('./neutron/networks/NetworksPage.js'),
  'project/networks/:id/detail': () => import('./neutron/networks/NetworkPage.js'),
  'project/networks/subnets/:id/detail': () => import('./neutron/networks/SubnetPage.js'),
  'project/networks/ports/:id/detail': () => import('./neutron/ports/PortPage.js'),
  'admin/networks/ports/:id/detail': () => import('./neutron/ports/PortPage.js'),
  'project/routers': () => import('./neutron/routers/RoutersPage.js'),
  'project/routers/:id': () => import('./neutron/routers/RouterPage.js'),
  'admin/routers': () => import('./neutron/routers/RoutersPage.js'),
  'admin/routers/:id': () => import('./neutron/routers/RouterPage.js'),
  'project/floating_ips': () => import('./neutron/floating-ips/FloatingIpsPage.js'),
  'project/security_groups': () => import('./neutron/security-groups/SecurityGroupsPage.js'),
  'project/security_groups/:id': () => import('./neutron/security-groups/SecurityGroupPage.js'),
  'project/volumes': () => import('./cinder/volumes/VolumesPage.js'),
  'project/volumes/:id': () => import('./cinder/volumes/VolumePage.js'),
  'project/snapshots': () => import('./cinder/snapshots/SnapshotsPage.js'),
  settings: () => import('./settings/SettingsPage.js'),
  'settings/password': () => import('./settings/PasswordPage.js'),
}
