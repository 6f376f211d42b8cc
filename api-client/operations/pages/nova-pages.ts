import { aggregates } from '../../schemas/aggregates.js'
import { anyServers } from '../../schemas/any-servers.js'
import { hypervisors } from '../../schemas/hypervisors.js'
import { pageOperation } from '../operation.js'

/** What Horizon tells of Nova on its pages only. */
export const novaPages = {
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
} as const
