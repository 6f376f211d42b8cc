import { z } from '../zod.js'
import { operation } from './operation.js'

export const novaOperations = {
  'nova.features.get': operation('GET', '/api/nova/features/{feature}/', {
    answer: z.unknown(),
    failure: 'Unable to check the features.',
    cache: 'session',
  }),
  'nova.keypairs.list': operation('GET', '/api/nova/keypairs/', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the key pairs.',
  }),
  'nova.keypairs.create': operation('POST', '/api/nova/keypairs/', {
    body: z.unknown(),
    answer: z.unknown(),
    ok: [201],
    failure: 'Unable to create the key pair.',
  }),
  'nova.keypairs.get': operation('GET', '/api/nova/keypairs/{name}', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the key pair.',
  }),
  'nova.keypairs.delete': operation('DELETE', '/api/nova/keypairs/{name}', {
    failure: 'Unable to delete the key pair with name: {name}',
  }),
  'nova.services.list': operation('GET', '/api/nova/services/', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the nova services.',
  }),
  'nova.availabilityZones.list': operation('GET', '/api/nova/availzones/', {
    query: z.record(z.string(), z.unknown()).optional(),
    answer: z.unknown(),
    failure: 'Unable to retrieve the availability zones.',
  }),
  'nova.limits': operation('GET', '/api/nova/limits/', {
    query: z.record(z.string(), z.unknown()).optional(),
    answer: z.unknown(),
    failure: 'Unable to retrieve the limits.',
  }),
  'nova.servers.list': operation('GET', '/api/nova/servers/', {
    query: z.record(z.string(), z.unknown()).optional(),
    answer: z.unknown(),
    failure: 'Unable to retrieve instances.',
  }),
  'nova.servers.create': operation('POST', '/api/nova/servers/', {
    body: z.unknown(),
    answer: z.unknown(),
    ok: [201],
    failure: 'Unable to create the server.',
  }),
  'nova.servers.get': operation('GET', '/api/nova/servers/{id}', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the server.',
  }),
  'nova.servers.delete': operation('DELETE', '/api/nova/servers/{id}', {
    failure: 'Unable to delete the server with id: {id}',
  }),
  'nova.servers.operate': operation('POST', '/api/nova/servers/{id}', {
    body: z.unknown(),
    failure: 'Unable to change the server with id: {id}',
  }),
  'nova.servers.actions': operation('GET', '/api/nova/servers/{id}/actions/', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the server actions.',
  }),
  'nova.servers.securityGroups': operation('GET', '/api/nova/servers/{id}/security-groups/', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the server security groups.',
  }),
  'nova.servers.volumes': operation('GET', '/api/nova/servers/{id}/volumes/', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the server volumes.',
  }),
  'nova.servers.consoleInfo': operation('POST', '/api/nova/servers/{id}/console-info/', {
    body: z.unknown(),
    answer: z.unknown(),
    failure: 'Unable to load the server console.',
  }),
  'nova.servers.consoleOutput': operation('POST', '/api/nova/servers/{id}/console-output/', {
    body: z.unknown(),
    answer: z.unknown(),
    failure: 'Unable to load the server console log.',
  }),
  'nova.servers.metadata': operation('GET', '/api/nova/servers/{id}/metadata', {
    answer: z.unknown(),
    failure: 'Unable to retrieve instance metadata.',
  }),
  'nova.servers.updateMetadata': operation('PATCH', '/api/nova/servers/{id}/metadata', {
    body: z.unknown(),
    failure: 'Unable to edit instance metadata.',
  }),
  'nova.serverGroups.list': operation('GET', '/api/nova/servergroups/', {
    answer: z.unknown(),
    failure: 'Unable to retrieve server groups.',
  }),
  'nova.serverGroups.create': operation('POST', '/api/nova/servergroups/', {
    body: z.unknown(),
    answer: z.unknown(),
    ok: [201],
    failure: 'Unable to create the server group.',
  }),
  'nova.serverGroups.get': operation('GET', '/api/nova/servergroups/{id}/', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the server group.',
  }),
  'nova.serverGroups.delete': operation('DELETE', '/api/nova/servergroups/{id}/', {
    failure: 'Unable to delete the server group with id {id}',
  }),
  'nova.flavors.list': operation('GET', '/api/nova/flavors/', {
    query: z.record(z.string(), z.unknown()).optional(),
    answer: z.unknown(),
    failure: 'Unable to retrieve the flavors.',
  }),
  'nova.flavors.create': operation('POST', '/api/nova/flavors/', {
    body: z.unknown(),
    answer: z.unknown(),
    ok: [201],
    failure: 'Unable to create the flavor.',
  }),
  'nova.flavors.get': operation('GET', '/api/nova/flavors/{id}/', {
    query: z.record(z.string(), z.unknown()).optional(),
    answer: z.unknown(),
    failure: 'Unable to retrieve the flavor.',
  }),
  'nova.flavors.update': operation('PATCH', '/api/nova/flavors/{id}/', {
    body: z.unknown(),
    failure: 'Unable to update the flavor.',
  }),
  'nova.flavors.delete': operation('DELETE', '/api/nova/flavors/{id}/', {
    failure: 'Unable to delete the flavor with id: {id}',
  }),
  'nova.flavors.extraSpecs': operation('GET', '/api/nova/flavors/{id}/extra-specs/', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the flavor extra specs.',
  }),
  'nova.flavors.updateExtraSpecs': operation('PATCH', '/api/nova/flavors/{id}/extra-specs/', {
    body: z.unknown(),
    failure: 'Unable to edit the flavor extra specs.',
  }),
  'nova.aggregates.extraSpecs': operation('GET', '/api/nova/aggregates/{id}/extra-specs/', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the aggregate extra specs.',
  }),
  'nova.aggregates.updateExtraSpecs': operation('PATCH', '/api/nova/aggregates/{id}/extra-specs/', {
    body: z.unknown(),
    failure: 'Unable to edit the aggregate extra specs.',
  }),
  'nova.snapshots.create': operation('POST', '/api/nova/snapshots/', {
    body: z.unknown(),
    answer: z.unknown(),
    failure: 'Unable to create the server snapshot.',
  }),
  'nova.quotas.defaults': operation('GET', '/api/nova/quota-sets/defaults/', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the default quotas.',
  }),
  'nova.quotas.updateDefaults': operation('PATCH', '/api/nova/quota-sets/defaults/', {
    body: z.unknown(),
    failure: 'Unable to set the default quotas.',
  }),
  'nova.quotas.editable': operation('GET', '/api/nova/quota-sets/editable/', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the editable quotas.',
  }),
  'nova.quotas.update': operation('PATCH', '/api/nova/quota-sets/{project}', {
    body: z.unknown(),
    failure: 'Unable to update project quota data.',
  }),
} as const
