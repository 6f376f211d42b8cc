import { isRecord } from '../schemas/fields.js'
import * as schema from '../schemas/nova.js'
import { metadata, metadataChange } from '../schemas/metadata.js'
import { quotaChange, quotas } from '../schemas/quotas.js'
import { securityGroups } from '../schemas/neutron.js'
import * as server from '../schemas/nova-servers.js'
import { operation } from './operation.js'

/** A body with a public key is an import, and fails as one. */
const importFailure = (body: unknown) =>
  isRecord(body) && body.public_key !== undefined ? 'Unable to import the keypair.' : undefined

const operateFailures: Readonly<Record<server.ServerOperation, string>> = {
  start: 'Unable to start the server with id: {id}',
  stop: 'Unable to stop the server with id: {id}',
  pause: 'Unable to pause the server with id: {id}',
  unpause: 'Unable to unpause the server with id: {id}',
  suspend: 'Unable to suspend the server with id: {id}',
  resume: 'Unable to resume the server with id: {id}',
  soft_reboot: 'Unable to soft-reboot the server with id: {id}',
  hard_reboot: 'Unable to hard-reboot the server with id: {id}',
}
const operateFailure = (body: unknown) => {
  const wanted = server.operateBody.safeParse(body)
  return wanted.success ? operateFailures[wanted.data.operation] : undefined
}

export const novaOperations = {
  'nova.features.get': operation('GET', '/api/nova/features/{feature}/', {
    answer: schema.feature,
    failure: 'Unable to check the features.',
    cache: 'session',
  }),
  'nova.keypairs.list': operation('GET', '/api/nova/keypairs/', {
    answer: schema.keypairs,
    failure: 'Unable to retrieve the key pairs.',
  }),
  'nova.keypairs.create': operation('POST', '/api/nova/keypairs/', {
    body: schema.keypairCreate,
    answer: schema.keypair,
    ok: [201],
    failureFor: importFailure,
    failure: 'Unable to create the key pair.',
  }),
  'nova.keypairs.get': operation('GET', '/api/nova/keypairs/{name}', {
    answer: schema.keypair,
    failure: 'Unable to retrieve the key pair.',
  }),
  'nova.keypairs.delete': operation('DELETE', '/api/nova/keypairs/{name}', {
    failure: 'Unable to delete the key pair with name: {name}',
  }),
  'nova.services.list': operation('GET', '/api/nova/services/', {
    answer: schema.computeServices,
    failure: 'Unable to retrieve the nova services.',
  }),
  'nova.availabilityZones.list': operation('GET', '/api/nova/availzones/', {
    query: schema.availabilityZoneQuery,
    answer: schema.availabilityZones,
    failure: 'Unable to retrieve the availability zones.',
  }),
  'nova.limits': operation('GET', '/api/nova/limits/', {
    query: schema.limitsQuery,
    answer: schema.computeLimits,
    failure: 'Unable to retrieve the limits.',
  }),
  /**
   * Where services answer: with `limit` the newest ones, and whether there are more; with `changes_since`, an ISO time, what has changed
   * since then, and what was deleted as `DELETED`.
   */
  'nova.servers.list': operation('GET', '/api/nova/servers/', {
    query: server.serversQuery,
    answer: server.servers,
    failure: 'Unable to retrieve instances.',
  }),
  'nova.servers.create': operation('POST', '/api/nova/servers/', {
    body: server.serverCreate,
    answer: server.server,
    ok: [201],
    failure: 'Unable to create the server.',
  }),
  'nova.servers.get': operation('GET', '/api/nova/servers/{id}', {
    answer: server.server,
    failure: 'Unable to retrieve the server.',
  }),
  'nova.servers.delete': operation('DELETE', '/api/nova/servers/{id}', {
    failure: 'Unable to delete the server with id: {id}',
  }),
  'nova.servers.operate': operation('POST', '/api/nova/servers/{id}', {
    body: server.operateBody,
    failureFor: operateFailure,
    failure: 'Unable to change the server with id: {id}',
  }),
  'nova.servers.actions': operation('GET', '/api/nova/servers/{id}/actions/', {
    answer: server.serverActions,
    failure: 'Unable to retrieve the server actions.',
  }),
  'nova.servers.securityGroups': operation('GET', '/api/nova/servers/{id}/security-groups/', {
    answer: securityGroups,
    failure: 'Unable to retrieve the server security groups.',
  }),
  'nova.servers.volumes': operation('GET', '/api/nova/servers/{id}/volumes/', {
    answer: server.serverVolumes,
    failure: 'Unable to retrieve the server volumes.',
  }),
  'nova.servers.consoleInfo': operation('POST', '/api/nova/servers/{id}/console-info/', {
    body: server.consoleInfoBody,
    answer: server.consoleInfo,
    failure: 'Unable to load the server console.',
  }),
  'nova.servers.consoleOutput': operation('POST', '/api/nova/servers/{id}/console-output/', {
    body: server.consoleOutputBody,
    answer: server.consoleOutput,
    failure: 'Unable to load the server console log.',
  }),
  'nova.servers.metadata': operation('GET', '/api/nova/servers/{id}/metadata', {
    answer: metadata,
    failure: 'Unable to retrieve instance metadata.',
  }),
  'nova.servers.updateMetadata': operation('PATCH', '/api/nova/servers/{id}/metadata', {
    body: metadataChange,
    failure: 'Unable to edit instance metadata.',
  }),
  'nova.serverGroups.list': operation('GET', '/api/nova/servergroups/', {
    answer: server.serverGroups,
    failure: 'Unable to retrieve server groups.',
  }),
  'nova.serverGroups.create': operation('POST', '/api/nova/servergroups/', {
    body: server.serverGroupBody,
    answer: server.serverGroup,
    ok: [201],
    failure: 'Unable to create the server group.',
  }),
  'nova.serverGroups.get': operation('GET', '/api/nova/servergroups/{id}/', {
    answer: server.serverGroup,
    failure: 'Unable to retrieve the server group.',
  }),
  'nova.serverGroups.delete': operation('DELETE', '/api/nova/servergroups/{id}/', {
    failure: 'Unable to delete the server group with id {id}',
  }),
  'nova.flavors.list': operation('GET', '/api/nova/flavors/', {
    query: schema.flavorQuery,
    answer: schema.flavors,
    failure: 'Unable to retrieve the flavors.',
  }),
  'nova.flavors.create': operation('POST', '/api/nova/flavors/', {
    body: schema.flavorCreate,
    answer: schema.flavor,
    ok: [201],
    failure: 'Unable to create the flavor.',
  }),
  'nova.flavors.get': operation('GET', '/api/nova/flavors/{id}/', {
    query: schema.flavorQuery,
    answer: schema.flavor,
    failure: 'Unable to retrieve the flavor.',
  }),
  'nova.flavors.update': operation('PATCH', '/api/nova/flavors/{id}/', {
    body: schema.flavorUpdate,
    failure: 'Unable to update the flavor.',
  }),
  'nova.flavors.delete': operation('DELETE', '/api/nova/flavors/{id}/', {
    failure: 'Unable to delete the flavor with id: {id}',
  }),
  'nova.flavors.extraSpecs': operation('GET', '/api/nova/flavors/{id}/extra-specs/', {
    answer: metadata,
    failure: 'Unable to retrieve the flavor extra specs.',
  }),
  'nova.flavors.updateExtraSpecs': operation('PATCH', '/api/nova/flavors/{id}/extra-specs/', {
    body: metadataChange,
    failure: 'Unable to edit the flavor extra specs.',
  }),
  'nova.aggregates.extraSpecs': operation('GET', '/api/nova/aggregates/{id}/extra-specs/', {
    answer: metadata,
    failure: 'Unable to retrieve the aggregate extra specs.',
  }),
  'nova.aggregates.updateExtraSpecs': operation('PATCH', '/api/nova/aggregates/{id}/extra-specs/', {
    body: metadataChange,
    failure: 'Unable to edit the aggregate extra specs.',
  }),
  'nova.snapshots.create': operation('POST', '/api/nova/snapshots/', {
    body: server.snapshotBody,
    answer: server.snapshotAnswer,
    failure: 'Unable to create the server snapshot.',
  }),
  'nova.quotas.defaults': operation('GET', '/api/nova/quota-sets/defaults/', {
    answer: quotas,
    failure: 'Unable to retrieve the default quotas.',
  }),
  'nova.quotas.updateDefaults': operation('PATCH', '/api/nova/quota-sets/defaults/', {
    body: quotaChange,
    failure: 'Unable to set the default quotas.',
  }),
  'nova.quotas.editable': operation('GET', '/api/nova/quota-sets/editable/', {
    answer: schema.editableQuotas,
    failure: 'Unable to retrieve the editable quotas.',
  }),
  'nova.quotas.update': operation('PATCH', '/api/nova/quota-sets/{project}', {
    body: quotaChange,
    failure: 'Unable to update project quota data.',
  }),
} as const
