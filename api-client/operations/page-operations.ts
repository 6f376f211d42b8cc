import { aggregates } from '../schemas/aggregates.js'
import { anyFloatingIps, anyNetworks, dhcpAgents, rbacPolicies } from '../schemas/any-networks.js'
import { anyServers } from '../schemas/any-servers.js'
import { volumeProcesses } from '../schemas/any-services.js'
import { anyVolumeTypes } from '../schemas/any-volume-types.js'
import { backups } from '../schemas/backups.js'
import { applicationCredentialDetails, applicationCredentials, ec2Credential } from '../schemas/access.js'
import { heatResourceTypes, heatTypeSchema, templateFunctions, templateVersions } from '../schemas/heat-types.js'
import { metadefContents, metadefs } from '../schemas/metadefs.js'
import { hypervisors } from '../schemas/hypervisors.js'
import { quotas } from '../schemas/quotas.js'
import { routers, routes } from '../schemas/routers.js'
import { toldVolumes } from '../schemas/told-volumes.js'
import { groupSnapshots, groupSpecs, groupTypes, volumeGroups } from '../schemas/volume-groups.js'
import { stackEvents, stackResources, stacks } from '../schemas/stacks.js'
import { pageOperation } from './operation.js'

const backupColumns = {
  name: 'Name',
  description: 'Description',
  size: 'Size',
  status: 'Status',
  volume: 'Volume Name',
  snapshot: 'Snapshot',
}
const groupColumns = {
  name: 'Name',
  description: 'Description',
  status: 'Status',
  availability_zone: 'Availability Zone',
  volume_types: 'Volume Type(s)',
  has_snapshots: 'Has Snapshots',
}
const groupSnapshotColumns = { name: 'Name', description: 'Description', status: 'Status', group: 'Group' }
const project = { project: 'Project' }

/**
 * What Horizon tells on its pages only: which table of which page, and its columns. The client reads the page; where there is no
 * Horizon, the services are asked instead.
 */
export const pageOperations = {
  'nova.anyServers.list': pageOperation(
    '/api/nova/any-servers/',
    {
      own: {
        path: 'admin/instances/',
        table: 'instances',
        columns: {
          project: 'Project',
          host: 'Host',
          name: 'Name',
          image: 'Image Name',
          addresses: 'IP Address',
          flavor: 'Flavor',
          status: 'Status',
          // An icon, without a head.
          locked: '',
          task_state: 'Task',
          power: 'Power State',
          age: 'Age',
        },
      },
    },
    { answer: anyServers, failure: 'Unable to retrieve the instances.' },
  ),
  'nova.hypervisors.list': pageOperation(
    '/api/nova/hypervisors/',
    {
      own: {
        path: 'admin/hypervisors/',
        table: 'hypervisors',
        columns: {
          name: 'Hostname',
          type: 'Type',
          vcpus_used: 'VCPUs (used)',
          vcpus: 'VCPUs (total)',
          memory_used: 'RAM (used)',
          memory: 'RAM (total)',
          storage_used: 'Local Storage (used)',
          storage: 'Local Storage (total)',
          instances: 'Instances',
        },
        // Newer ones tell of processors in their table of resource providers.
        optional: ['vcpus_used', 'vcpus'],
      },
    },
    { answer: hypervisors, failure: 'Unable to retrieve the hypervisors.' },
  ),
  'nova.aggregates.list': pageOperation(
    '/api/nova/aggregates/',
    {
      own: {
        path: 'admin/aggregates/',
        table: 'host_aggregates',
        columns: { name: 'Name', availability_zone: 'Availability Zone', hosts: 'Hosts', metadata: 'Metadata' },
      },
    },
    { answer: aggregates, failure: 'Unable to retrieve the host aggregates.' },
  ),
  'neutron.anyNetworks.list': pageOperation(
    '/api/neutron/any-networks/',
    {
      own: {
        path: 'admin/networks/',
        table: 'networks',
        columns: {
          project: 'Project',
          name: 'Network Name',
          subnets: 'Subnets Associated',
          dhcp_agents: 'DHCP Agents',
          shared: 'Shared',
          external: 'External',
          status: 'Status',
          admin_state: 'Admin State',
          availability_zones: 'Availability Zones',
        },
        optional: ['availability_zones', 'dhcp_agents'],
      },
    },
    { answer: anyNetworks, failure: 'Unable to retrieve the networks.' },
  ),
  'neutron.anyNetworks.agents': pageOperation(
    '/api/neutron/any-networks/{id}/agents/',
    {
      own: {
        path: 'admin/networks/{id}/detail?tab=network_tabs__agents_tab',
        table: 'agents',
        columns: { host: 'Host', status: 'Status', admin_state: 'Admin State', updated: 'Updated At' },
      },
    },
    { answer: dhcpAgents, failure: 'Unable to retrieve the DHCP agents.' },
  ),
  'neutron.anyFloatingIps.list': pageOperation(
    '/api/neutron/any-floating-ips/',
    {
      own: {
        path: 'admin/floating_ips/',
        table: 'floating_ips',
        columns: {
          project: 'Project',
          ip: 'IP Address',
          description: 'Description',
          fixed_ip: 'Mapped Fixed IP Address',
          pool: 'Pool',
          status: 'Status',
        },
      },
    },
    { answer: anyFloatingIps, failure: 'Unable to retrieve the floating IPs.' },
  ),
  'neutron.rbacPolicies.list': pageOperation(
    '/api/neutron/rbac-policies/',
    {
      own: {
        path: 'admin/rbac_policies/',
        table: 'rbac-policies',
        rows: 'rbac policies',
        columns: {
          project: 'Project',
          id: 'ID',
          object_type: 'Object Type',
          object: 'Object',
          target: 'Target Project',
        },
      },
    },
    { answer: rbacPolicies, failure: 'Unable to retrieve the RBAC policies.' },
  ),
  'neutron.defaultQuotas.list': pageOperation(
    '/api/neutron/default-quotas/',
    {
      own: {
        path: 'admin/defaults/?tab=defaults__network_quotas',
        table: 'network_quotas',
        columns: { display_name: 'Quota Name', limit: 'Limit' },
      },
    },
    { answer: quotas, failure: 'Unable to retrieve the default quotas.' },
  ),
  'neutron.routers.list': pageOperation(
    '/api/neutron/routers/',
    {
      own: {
        path: 'project/routers/',
        table: 'routers',
        columns: {
          name: 'Name',
          status: 'Status',
          external_network: 'External Network',
          distributed: 'Distributed',
          ha: 'HA mode',
          admin_state: 'Admin State',
          availability_zones: 'Availability Zones',
        },
        optional: ['availability_zones', 'ha', 'distributed'],
      },
      all: {
        path: 'admin/routers/',
        table: 'routers',
        columns: {
          project: 'Project',
          name: 'Name',
          status: 'Status',
          external_network: 'External Network',
          availability_zones: 'Availability Zones',
          distributed: 'Distributed',
          ha: 'HA mode',
          admin_state: 'Admin State',
        },
        optional: ['availability_zones', 'ha', 'distributed'],
      },
    },
    { answer: routers, failure: 'Unable to retrieve the routers.' },
  ),
  'neutron.routers.routes': pageOperation(
    '/api/neutron/routers/{id}/routes/',
    {
      own: {
        path: 'project/routers/{id}/?tab=router_details__extraroutes',
        table: 'extra_routes',
        columns: { destination: 'Destination CIDR', nexthop: 'Next Hop' },
      },
    },
    { answer: routes, failure: 'Unable to retrieve the static routes.' },
  ),
  'glance.metadefs.list': pageOperation(
    '/api/glance/metadefs/',
    {
      own: {
        path: 'admin/metadata_defs/',
        table: 'namespaces',
        columns: {
          display_name: 'Name',
          description: 'Description',
          resource_types: 'Resource Types',
          public: 'Public',
          protected: 'Protected',
        },
      },
    },
    { answer: metadefs, failure: 'Unable to retrieve the metadata definitions.' },
  ),
  'glance.metadefs.get': pageOperation(
    '/api/glance/metadefs/{id}/',
    {
      one: {
        path: 'admin/metadata_defs/{id}/detail?tab=namespace_details__contents',
        parts: { contents: { tag: 'pre', at: 0, of: 1 } },
      },
    },
    { answer: metadefContents, failure: 'Unable to retrieve the namespace.' },
  ),
  'heat.resourceTypes.list': pageOperation(
    '/api/heat/resource-types/',
    { own: { path: 'project/resource_types/', table: 'resource_types', columns: { type: 'Type' } } },
    { answer: heatResourceTypes, failure: 'Unable to retrieve the resource types.' },
  ),
  'heat.resourceTypes.get': pageOperation(
    '/api/heat/resource-types/{id}/',
    {
      one: {
        path: 'project/resource_types/{id}/',
        parts: { attributes: { tag: 'pre', at: 0, of: 2 }, properties: { tag: 'pre', at: 1, of: 2 } },
      },
    },
    { answer: heatTypeSchema, failure: 'Unable to retrieve the resource type.' },
  ),
  'heat.templateVersions.list': pageOperation(
    '/api/heat/template-versions/',
    {
      own: {
        path: 'project/template_versions/',
        table: 'template_versions',
        columns: { version: 'Version', type: 'Type' },
      },
    },
    { answer: templateVersions, failure: 'Unable to retrieve the template versions.' },
  ),
  'heat.templateVersions.functions': pageOperation(
    '/api/heat/template-versions/{id}/functions/',
    {
      own: {
        path: 'project/template_versions/{id}/',
        table: 'template_functions',
        columns: { function: 'Function', description: 'Description' },
      },
    },
    { answer: templateFunctions, failure: 'Unable to retrieve the template functions.' },
  ),
  'keystone.applicationCredentials.list': pageOperation(
    '/api/keystone/application-credentials/',
    {
      own: {
        path: 'identity/application_credentials/',
        table: 'application_credentials',
        columns: {
          name: 'Name',
          project_id: 'Project ID',
          description: 'Description',
          expires_at: 'Expiration',
          id: 'ID',
          roles: 'Roles',
        },
      },
    },
    { answer: applicationCredentials, failure: 'Unable to retrieve the application credentials.' },
  ),
  'keystone.applicationCredentials.get': pageOperation(
    '/api/keystone/application-credentials/{id}/',
    {
      one: {
        path: 'identity/application_credentials/{id}/detail/',
        parts: { access_rules: { tag: 'dd', at: 5, of: 8 }, unrestricted: { tag: 'dd', at: 7, of: 8 } },
      },
    },
    { answer: applicationCredentialDetails, failure: 'Unable to retrieve the application credential.' },
  ),
  'keystone.ec2Credential': pageOperation(
    '/api/keystone/ec2-credential/',
    {
      one: {
        path: 'project/api_access/view_credentials/',
        parts: { access: { id: 'ec2-access' }, secret: { id: 'ec2-secret' } },
      },
    },
    { answer: ec2Credential, failure: 'Unable to retrieve the EC2 credentials.' },
  ),
  'heat.stacks.list': pageOperation(
    '/api/heat/stacks/',
    {
      own: {
        path: 'project/stacks/',
        table: 'stacks',
        columns: { name: 'Stack Name', created: 'Created', updated: 'Updated', status: 'Status' },
        optional: ['created', 'updated'],
      },
    },
    { answer: stacks, failure: 'Unable to retrieve the stacks.' },
  ),
  'heat.stacks.resources': pageOperation(
    '/api/heat/stacks/{id}/resources/',
    {
      own: {
        path: 'project/stacks/stack/{id}/?tab=stack_details__resources',
        table: 'resources',
        columns: {
          name: 'Stack Resource',
          resource: 'Resource',
          type: 'Stack Resource Type',
          updated: 'Date Updated',
          status: 'Status',
          reason: 'Status Reason',
        },
      },
    },
    { answer: stackResources, failure: 'Unable to retrieve the resources of the stack.' },
  ),
  'heat.stacks.events': pageOperation(
    '/api/heat/stacks/{id}/events/',
    {
      own: {
        path: 'project/stacks/stack/{id}/?tab=stack_details__events',
        table: 'events',
        columns: {
          name: 'Stack Resource',
          resource: 'Resource',
          time: 'Time Since Event',
          status: 'Status',
          reason: 'Status Reason',
        },
      },
    },
    { answer: stackEvents, failure: 'Unable to retrieve the events of the stack.' },
  ),
  'cinder.backups.list': pageOperation(
    '/api/cinder/backups/',
    {
      own: { path: 'project/backups/', table: 'volume_backups', columns: backupColumns },
      all: { path: 'admin/backups/', table: 'volume_backups', columns: { ...project, ...backupColumns } },
    },
    { answer: backups, failure: 'Unable to retrieve the volume backups.' },
  ),
  'cinder.anyServices.list': pageOperation(
    '/api/cinder/any-services/',
    {
      own: {
        path: 'admin/info/?tab=system_info__cinder_services',
        table: 'cinder_services',
        columns: {
          binary: 'Name',
          host: 'Host',
          zone: 'Zone',
          status: 'Status',
          running: 'State',
          updated: 'Last Updated',
        },
      },
    },
    { answer: volumeProcesses, failure: 'Unable to retrieve the cinder services.' },
  ),
  'cinder.anyVolumeTypes.list': pageOperation(
    '/api/cinder/any-volume-types/',
    {
      own: {
        path: 'admin/volume_types/',
        table: 'volume_types',
        columns: {
          name: 'Name',
          description: 'Description',
          qos_spec: 'Associated QoS Spec',
          encryption: 'Encryption',
          public: 'Public',
        },
      },
    },
    { answer: anyVolumeTypes, failure: 'Unable to retrieve the volume types.' },
  ),
  'cinder.toldVolumes.list': pageOperation(
    '/api/cinder/told-volumes/',
    {
      own: {
        path: 'project/volumes/',
        table: 'volumes',
        columns: {
          name: 'Name',
          description: 'Description',
          size: 'Size',
          status: 'Status',
          group: 'Group',
          type: 'Type',
          attached_to: 'Attached To',
          availability_zone: 'Availability Zone',
          bootable: 'Bootable',
          encrypted: 'Encrypted',
        },
      },
      all: {
        path: 'admin/volumes/',
        table: 'volumes',
        columns: {
          ...project,
          host: 'Host',
          name: 'Name',
          size: 'Size',
          status: 'Status',
          group: 'Group',
          type: 'Type',
          attached_to: 'Attached To',
          bootable: 'Bootable',
          encrypted: 'Encrypted',
        },
      },
    },
    { answer: toldVolumes, failure: 'Unable to retrieve the volumes.' },
  ),
  'cinder.groups.list': pageOperation(
    '/api/cinder/groups/',
    {
      own: { path: 'project/volume_groups/', table: 'volume_groups', columns: groupColumns },
      all: { path: 'admin/volume_groups/', table: 'volume_groups', columns: { ...project, ...groupColumns } },
    },
    { answer: volumeGroups, failure: 'Unable to retrieve the volume groups.' },
  ),
  'cinder.groupSnapshots.list': pageOperation(
    '/api/cinder/group-snapshots/',
    {
      own: { path: 'project/vg_snapshots/', table: 'volume_vg_snapshots', columns: groupSnapshotColumns },
      all: {
        path: 'admin/vg_snapshots/',
        table: 'volume_vg_snapshots',
        columns: { ...project, ...groupSnapshotColumns },
      },
    },
    { answer: groupSnapshots, failure: 'Unable to retrieve the group snapshots.' },
  ),
  'cinder.groupTypes.list': pageOperation(
    '/api/cinder/group-types/',
    {
      own: {
        path: 'admin/group_types/',
        table: 'group_types',
        columns: { name: 'Name', description: 'Description', public: 'Public' },
      },
    },
    { answer: groupTypes, failure: 'Unable to retrieve the group types.' },
  ),
  'cinder.groupTypes.specs': pageOperation(
    '/api/cinder/group-types/{id}/specs/',
    { own: { path: 'admin/group_types/{id}/specs/', table: 'specs', columns: { key: 'Key', value: 'Value' } } },
    { answer: groupSpecs, failure: 'Unable to retrieve the specs of the group type.' },
  ),
} as const
