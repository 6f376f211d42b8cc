import { aggregates } from '../schemas/aggregates.js'
import { anyServers } from '../schemas/any-servers.js'
import { hypervisors } from '../schemas/hypervisors.js'
import { routers, routes } from '../schemas/routers.js'
import { pageOperation } from './operation.js'

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
} as const
