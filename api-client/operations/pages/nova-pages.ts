import { aggregates } from '../../schemas/aggregates.js'
import { anyServers } from '../../schemas/any-servers.js'
import { hypervisors } from '../../schemas/hypervisors.js'
import { usageOfAll, usageOfProject } from '../../schemas/usage.js'
import { pageOperation } from '../operation.js'

const used = { vcpus: 'VCPUs', disk: 'Disk', ram: 'RAM' } as const

/** The list above a usage report: the only one on its pages. */
const usageSummary = {
  instances: { tag: 'dd', at: 0, of: 5 },
  ram: { tag: 'dd', at: 1, of: 5 },
  vcpu_hours: { tag: 'dd', at: 2, of: 5 },
  disk_hours: { tag: 'dd', at: 3, of: 5 },
  ram_hours: { tag: 'dd', at: 4, of: 5 },
} as const

const projectUsageParts = {
  ...usageSummary,
  rows: {
    table: 'project_usage',
    // In Identity, as seen in 27.
    mayBeNameless: true,
    columns: { name: 'Instance Name', ...used, age: 'Age' },
    seconds: ['age'],
  },
} as const

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
          created: 'Age',
        },
        since: ['created'],
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
  /** What each project used from one day to another, both `yyyy-mm-dd` and included. */
  'nova.usage.list': pageOperation(
    '/api/nova/usage/{start}/{end}/',
    {
      one: {
        path: 'admin/?start={start}&end={end}',
        parts: {
          ...usageSummary,
          rows: {
            table: 'global_usage',
            columns: {
              name: 'Project Name',
              ...used,
              vcpu_hours: 'VCPU Hours',
              disk_hours: 'Disk GB Hours',
              ram_hours: 'Memory MB Hours',
            },
          },
        },
      },
    },
    { answer: usageOfAll, failure: 'Unable to retrieve usage information.' },
  ),
  /** Of one project with its instances: the session's, or any with `all_projects`. */
  'nova.usage.get': pageOperation(
    '/api/nova/usage/{start}/{end}/{id}/',
    {
      one: { path: 'project/?start={start}&end={end}', parts: projectUsageParts },
      anyOne: { path: 'identity/{id}/usage/?start={start}&end={end}', parts: projectUsageParts },
    },
    { answer: usageOfProject, failure: 'Unable to retrieve usage information.' },
  ),
} as const
