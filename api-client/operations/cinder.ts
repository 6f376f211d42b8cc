import * as schema from '../schemas/cinder.js'
import { metadata, metadataChange } from '../schemas/metadata.js'
import { availabilityZoneQuery, availabilityZones } from '../schemas/nova.js'
import { quotaChange, quotas } from '../schemas/quotas.js'
import { operation } from './operation.js'
import { extensions } from '../schemas/extensions.js'

export const cinderOperations = {
  'cinder.volumes.list': operation('GET', '/api/cinder/volumes/', {
    query: schema.volumeQuery,
    answer: schema.volumes,
    failure: 'Unable to retrieve the volumes.',
  }),
  'cinder.volumes.create': operation('POST', '/api/cinder/volumes/', {
    body: schema.volumeCreate,
    answer: schema.volume,
    ok: [201],
    failure: 'Unable to create the volume.',
  }),
  'cinder.volumes.get': operation('GET', '/api/cinder/volumes/{id}/', {
    answer: schema.volume,
    failure: 'Unable to retrieve the volume.',
  }),
  'cinder.volumes.metadata': operation('GET', '/api/cinder/volumes/{id}/metadata', {
    answer: metadata,
    failure: 'Unable to retrieve the volume metadata.',
  }),
  'cinder.volumes.updateMetadata': operation('PATCH', '/api/cinder/volumes/{id}/metadata', {
    body: metadataChange,
    failure: 'Unable to edit the volume metadata.',
  }),
  'cinder.volumeTypes.list': operation('GET', '/api/cinder/volumetypes/', {
    answer: schema.volumeTypes,
    failure: 'Unable to retrieve the volume types.',
  }),
  'cinder.volumeTypes.get': operation('GET', '/api/cinder/volumetypes/{id}/', {
    answer: schema.volumeType,
    failure: 'Unable to retrieve the volume type.',
  }),
  'cinder.volumeTypes.default': operation('GET', '/api/cinder/volumetypes/default/', {
    answer: schema.volumeType,
    failure: 'Unable to retrieve the default volume type.',
  }),
  'cinder.volumeTypes.metadata': operation('GET', '/api/cinder/volumetypes/{id}/metadata', {
    answer: metadata,
    failure: 'Unable to retrieve the volume type metadata.',
  }),
  'cinder.volumeTypes.updateMetadata': operation('PATCH', '/api/cinder/volumetypes/{id}/metadata', {
    body: metadataChange,
    failure: 'Unable to edit the volume type metadata.',
  }),
  'cinder.snapshots.list': operation('GET', '/api/cinder/volumesnapshots/', {
    query: schema.snapshotQuery,
    answer: schema.volumeSnapshots,
    failure: 'Unable to retrieve the volume snapshots.',
  }),
  'cinder.snapshots.metadata': operation('GET', '/api/cinder/volumesnapshots/{id}/metadata', {
    answer: metadata,
    failure: 'Unable to retrieve the snapshot metadata.',
  }),
  'cinder.snapshots.updateMetadata': operation('PATCH', '/api/cinder/volumesnapshots/{id}/metadata', {
    body: metadataChange,
    failure: 'Unable to edit the snapshot metadata.',
  }),
  'cinder.extensions.list': operation('GET', '/api/cinder/extensions/', {
    answer: extensions,
    failure: 'Unable to retrieve the extensions.',
    cache: 'session',
  }),
  'cinder.qosSpecs.list': operation('GET', '/api/cinder/qosspecs/', {
    answer: schema.qosSpecs,
    failure: 'Unable to retrieve the QoS Specs.',
  }),
  'cinder.limits': operation('GET', '/api/cinder/tenantabsolutelimits/', {
    answer: schema.volumeLimits,
    failure: 'Unable to retrieve the Absolute Limits.',
  }),
  'cinder.services.list': operation('GET', '/api/cinder/services/', {
    answer: schema.volumeServices,
    failure: 'Unable to retrieve the cinder services.',
  }),
  'cinder.availabilityZones.list': operation('GET', '/api/cinder/availzones/', {
    query: availabilityZoneQuery,
    answer: availabilityZones,
    failure: 'Unable to retrieve the volume availability zones.',
  }),
  'cinder.quotas.defaults': operation('GET', '/api/cinder/quota-sets/defaults/', {
    answer: quotas,
    failure: 'Unable to retrieve the default quotas.',
  }),
  'cinder.quotas.updateDefaults': operation('PATCH', '/api/cinder/quota-sets/defaults/', {
    body: quotaChange,
    failure: 'Unable to set the default quotas.',
  }),
  'cinder.quotas.update': operation('PATCH', '/api/cinder/quota-sets/{project}', {
    body: quotaChange,
    failure: 'Unable to update project quota data.',
  }),
} as const
