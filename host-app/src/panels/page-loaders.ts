import type { PagePath } from '../navigation/page-addresses.js'
import type { laterPageLoaders } from './later-page-loaders.js'
import type { PageModule } from './page-module.js'

export type { PageModule }

const later = (path: keyof typeof laterPageLoaders) => async (): Promise<PageModule> =>
  (await import('./later-page-loaders.js')).laterPageLoaders[path]()

/** What shows the pages of a project. */
const firstPageLoaders = {
  'project/backups': () => import('./cinder/backups/BackupsPage.js'),
  'project/backups/:id': () => import('./cinder/backups/BackupPage.js'),
  'project/volume_groups': () => import('./cinder/volume-groups/VolumeGroupsPage.js'),
  'project/volume_groups/:id': () => import('./cinder/volume-groups/VolumeGroupPage.js'),
  'project/vg_snapshots': () => import('./cinder/group-snapshots/GroupSnapshotsPage.js'),
  'project/vg_snapshots/:id/detail': () => import('./cinder/group-snapshots/GroupSnapshotPage.js'),
  'project/my_projects': () => import('./keystone/my-projects/MyProjectsPage.js'),
  'project/api_access': () => import('./keystone/api-access/ApiAccessPage.js'),
  project: () => import('./overview/OverviewPage.js'),
  'project/instances': () => import('./nova/instances/InstancesPage.js'),
  'project/instances/:id': () => import('./nova/instances/InstancePage.js'),
  'project/images': () => import('./glance/images/ImagesPage.js'),
  'project/server_groups': () => import('./nova/server-groups/ServerGroupsPage.js'),
  'project/network_qos': () => import('./neutron/qos/QosPage.js'),
  'project/key_pairs': () => import('./nova/key-pairs/KeypairsPage.js'),
  'project/containers/*': () => import('./swift/containers/ContainersPage.js'),
  'project/network_topology': () => import('./network-topology/NetworkTopologyPage.js'),
  'project/stacks': () => import('./heat/stacks/StacksPage.js'),
  'project/stacks/stack/:id': () => import('./heat/stacks/StackPage.js'),
  'project/resource_types': () => import('./heat/resource-types/ResourceTypesPage.js'),
  'project/resource_types/:id': () => import('./heat/resource-types/ResourceTypePage.js'),
  'project/template_versions': () => import('./heat/template-versions/TemplateVersionsPage.js'),
  'project/template_versions/:id': () => import('./heat/template-versions/TemplateVersionPage.js'),
  'project/template_generator': () => import('./heat/template-generator/TemplateGeneratorPage.js'),
  'project/trunks': () => import('./neutron/trunks/TrunksPage.js'),
  'project/networks': () => import('./neutron/networks/NetworksPage.js'),
  'project/networks/:id/detail': () => import('./neutron/networks/NetworkPage.js'),
  'project/networks/subnets/:id/detail': () => import('./neutron/networks/SubnetPage.js'),
  'project/networks/ports/:id/detail': () => import('./neutron/ports/PortPage.js'),
  'project/routers': () => import('./neutron/routers/RoutersPage.js'),
  'project/routers/:id': () => import('./neutron/routers/RouterPage.js'),
  'project/floating_ips': () => import('./neutron/floating-ips/FloatingIpsPage.js'),
  'project/security_groups': () => import('./neutron/security-groups/SecurityGroupsPage.js'),
  'project/security_groups/:id': () => import('./neutron/security-groups/SecurityGroupPage.js'),
  'project/volumes': () => import('./cinder/volumes/VolumesPage.js'),
  'project/volumes/:id': () => import('./cinder/volumes/VolumePage.js'),
  'project/snapshots': () => import('./cinder/snapshots/SnapshotsPage.js'),
  'project/snapshots/:id': () => import('./cinder/snapshots/SnapshotPage.js'),
  settings: () => import('./settings/SettingsPage.js'),
  'settings/password': () => import('./settings/PasswordPage.js'),
} as const satisfies Partial<Readonly<Record<PagePath, () => Promise<PageModule>>>>

const isFirst = (path: PagePath): path is keyof typeof firstPageLoaders => Object.hasOwn(firstPageLoaders, path)

/** What shows a page; only the routes ask. One that neither table names does not compile. */
export const pageLoader = (path: PagePath): (() => Promise<PageModule>) =>
  isFirst(path) ? firstPageLoaders[path] : later(path)
