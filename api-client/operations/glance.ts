import { z } from '../zod.js'
import { operation } from './operation.js'

export const glanceOperations = {
  'glance.version': operation('GET', '/api/glance/version/', {
    answer: z.unknown(),
    failure: 'Unable to get the Glance service version.',
    cache: 'session',
  }),
  'glance.images.list': operation('GET', '/api/glance/images/', {
    query: z.record(z.string(), z.unknown()).optional(),
    answer: z.unknown(),
    failure: 'Unable to retrieve the images.',
  }),
  'glance.images.get': operation('GET', '/api/glance/images/{id}/', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the image.',
  }),
  'glance.images.createFromFile': operation('POST', '/api/glance/images/', {
    body: z.unknown(),
    bodyKind: 'multipart',
    answer: z.unknown(),
    ok: [201],
    failure: 'Unable to create the image.',
  }),
  'glance.images.create': operation('PUT', '/api/glance/images/', {
    body: z.unknown(),
    answer: z.unknown(),
    ok: [201],
    failure: 'Unable to create the image.',
  }),
  'glance.images.update': operation('PATCH', '/api/glance/images/{id}/', {
    body: z.unknown(),
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
    answer: z.unknown(),
    failure: 'Unable to retrieve the image custom properties.',
  }),
  'glance.images.updateProperties': operation('PATCH', '/api/glance/images/{id}/properties/', {
    body: z.unknown(),
    failure: 'Unable to edit the image custom properties.',
  }),
  'glance.namespaces.list': operation('GET', '/api/glance/metadefs/namespaces/', {
    query: z.record(z.string(), z.unknown()).optional(),
    answer: z.unknown(),
    failure: 'Unable to retrieve the namespaces.',
    cache: 'session',
  }),
  'glance.resourceTypes.list': operation('GET', '/api/glance/metadefs/resourcetypes/', {
    answer: z.unknown(),
    failure: 'Unable to retrieve the resource types.',
    cache: 'session',
  }),
} as const
