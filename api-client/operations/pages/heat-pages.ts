import { heatResourceTypes, heatTypeSchema, templateFunctions, templateVersions } from '../../schemas/heat-types.js'
import { stackEvents, stackResources, stacks } from '../../schemas/stacks.js'
import { pageOperation } from '../operation.js'

/** What Horizon tells of Heat on its pages only. */
export const heatPages = {
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
  'heat.stacks.list': pageOperation(
    '/api/heat/stacks/',
    {
      own: {
        path: 'project/stacks/',
        table: 'stacks',
        columns: { name: 'Stack Name', created: 'Created', updated: 'Updated', status: 'Status' },
        optional: ['created', 'updated'],
        since: ['created'],
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
} as const
