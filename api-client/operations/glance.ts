import * as schema from '../schemas/glance.js'
import { metadataChange } from '../schemas/metadata.js'
import { operation } from './operation.js'

export const glanceOperations = {
  'glance.version': operation('GET', '/api/glance/version/', {
    answer: schema.version,
    failure: 'Unable to get the Glance service version.',
    cache: 'session',
  }),
  'glance.images.list': operation('GET', '/api/glance/images/', {
    query: schema.imageQuery,
    answer: schema.images,
    failure: 'Unable to retrieve the images.',
  }),
  'glance.images.get': operation('GET', '/api/glance/images/{id}/', {
    answer: schema.image,
    failure: 'Unable to retrieve the image.',
  }),
  'glance.images.createFromFile': operation('POST', '/api/glance/images/', {
    body: schema.imageUpload,
    bodyKind: 'multipart',
    answer: schema.image,
    ok: [201],
    failure: 'Unable to create the image.',
    unguarded: true,
  }),
  'glance.images.create': operation('PUT', '/api/glance/images/', {
    body: schema.imageCreate,
    answer: schema.image,
    ok: [201],
    failure: 'Unable to create the image.',
  }),
  'glance.images.update': operation('PATCH', '/api/glance/images/{id}/', {
    body: schema.imageUpdate,
    failure: 'Unable to update the image.',
  }),
  'glance.images.delete': operation('DELETE', '/api/glance/images/{id}/', {
    failure: 'Unable to delete the image with id: {id}',
  }),
  'glance.images.deactivate': operation('POST', '/api/glance/images/{id}/actions/deactivate', {
    failure: 'Unable to deactivate the image with id: {id}',
  }),
  'glance.images.reactivate': operation('POST', '/api/glance/images/{id}/actions/reactivate', {
    failure: 'Unable to reactivate the image with id: {id}',
  }),
  'glance.images.properties': operation('GET', '/api/glance/images/{id}/properties/', {
    answer: schema.properties,
    failure: 'Unable to retrieve the image custom properties.',
  }),
  'glance.images.updateProperties': operation('PATCH', '/api/glance/images/{id}/properties/', {
    body: metadataChange,
    failure: 'Unable to edit the image custom properties.',
  }),
  'glance.namespaces.list': operation('GET', '/api/glance/metadefs/namespaces/', {
    query: schema.namespaceQuery,
    answer: schema.namespaces,
    failure: 'Unable to retrieve the namespaces.',
    cache: 'session',
  }),
  'glance.resourceTypes.list': operation('GET', '/api/glance/metadefs/resourcetypes/', {
    answer: schema.resourceTypes,
    failure: 'Unable to retrieve the resource types.',
    cache: 'session',
  }),
} as const
