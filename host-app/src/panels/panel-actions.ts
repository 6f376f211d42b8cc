import type { Gate } from '@stratus/api-client'
import type { IconName } from '@stratus/widgets'

/** A page action, as far as the command palette looks at it. */
export interface PanelCommand extends Gate {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  readonly palette?: boolean
  readonly primary?: boolean
}

interface WithCommands {
  readonly items: readonly { readonly id: string }[]
  readonly page?: readonly PanelCommand[]
}

/** By id of a panel in `navigation.ts`, in the order of the palette: what can be done on it. */
export const panelActions: Readonly<Record<string, () => Promise<WithCommands>>> = {
  'project.instances': async () => (await import('./nova/instances/actions.js')).instanceActions.project,
  'project.images': async () => (await import('./glance/images/actions.js')).imageActions,
  'project.key_pairs': async () => (await import('./nova/key-pairs/actions.js')).keypairActions,
  'project.server_groups': async () => (await import('./nova/server-groups/actions.js')).serverGroupActions,
  'project.trunks': async () => (await import('./neutron/trunks/actions.js')).trunkActions.project,
  'project.network_qos': async () => (await import('./neutron/qos/actions.js')).policyActions,
  'project.volumes': async () => (await import('./cinder/volumes/actions.js')).volumeActions,
  'admin.volumes': async () => (await import('./cinder/volumes/actions.js')).anyVolumeActions,
  'project.backups': async () => (await import('./cinder/backups/actions.js')).backupActions.project,
  'admin.backups': async () => (await import('./cinder/backups/actions.js')).backupActions.admin,
  'project.volume_groups': async () => (await import('./cinder/volume-groups/actions.js')).volumeGroupActions.project,
  'project.vg_snapshots': async () =>
    (await import('./cinder/group-snapshots/actions.js')).groupSnapshotActions.project,
  'admin.group_types': async () => (await import('./cinder/group-types/actions.js')).groupTypeActions,
  'project.networks': async () => (await import('./neutron/networks/actions.js')).networkActions,
  'project.routers': async () => (await import('./neutron/routers/actions.js')).routerActions.project,
  'project.floating_ips': async () => (await import('./neutron/floating-ips/actions.js')).floatingIpActions,
  'project.security_groups': async () => (await import('./neutron/security-groups/actions.js')).groupActions,
  'project.containers': async () => (await import('./swift/containers/actions.js')).containerActions,
  'admin.hypervisors': async () => (await import('./nova/hypervisors/actions.js')).computeHostActions,
  'admin.aggregates': async () => (await import('./nova/aggregates/actions.js')).aggregateActions,
  'admin.defaults': async () => (await import('./defaults/actions.js')).computeDefaultActions,
  'admin.info': async () => (await import('./system-info/actions.js')).computeProcessActions,
  'admin.flavors': async () => (await import('./nova/flavors/actions.js')).flavorActions,
  'admin.networks': async () => (await import('./neutron/networks/any-network.js')).anyNetworkActions,
  'admin.floating_ips': async () => (await import('./neutron/floating-ips/any-floating-ip.js')).anyFloatingIpActions,
  'admin.rbac_policies': async () => (await import('./neutron/rbac-policies/actions.js')).rbacActions,
  'project.port_forwardings': async () => (await import('./neutron/port-forwardings/actions.js')).portForwardingActions,
  'project.subnet_pools': async () => (await import('./neutron/subnet-pools/actions.js')).subnetPoolActions.project,
  'project.address_scopes': async () =>
    (await import('./neutron/address-scopes/actions.js')).addressScopeActions.project,
  'admin.subnet_pools': async () => (await import('./neutron/subnet-pools/actions.js')).subnetPoolActions.admin,
  'admin.address_scopes': async () => (await import('./neutron/address-scopes/actions.js')).addressScopeActions.admin,
  'project.api_access': async () => (await import('./keystone/api-access/actions.js')).accessActions,
  'identity.domains': async () => (await import('./keystone/domains/actions.js')).domainActions,
  'identity.projects': async () => (await import('./keystone/projects/actions.js')).projectActions,
  'identity.users': async () => (await import('./keystone/users/actions.js')).userActions,
  'identity.groups': async () => (await import('./keystone/groups/actions.js')).groupActions,
  'identity.roles': async () => (await import('./keystone/roles/actions.js')).roleActions,
  'identity.application_credentials': async () =>
    (await import('./keystone/application-credentials/actions.js')).credentialActions,
  'identity.credentials': async () =>
    (await import('./keystone/user-credentials/actions.js')).userCredentialActions.all,
  'identity.identity_providers': async () =>
    (await import('./keystone/identity-providers/provider.js')).providerActions.project,
  'identity.mappings': async () => (await import('./keystone/mappings/mapping.js')).mappingActions.project,
  'settings.credentials': async () =>
    (await import('./keystone/user-credentials/actions.js')).userCredentialActions.own,
  'admin.metadata_defs': async () => (await import('./glance/metadata-definitions/actions.js')).metadefActions,
  'admin.volume_types': async () => (await import('./cinder/volume-types/actions.js')).volumeTypeActions,
}
