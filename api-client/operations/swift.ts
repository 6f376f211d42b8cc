import * as schema from '../schemas/swift.js'
import { operation } from './operation.js'

export const swiftOperations = {
  'swift.info': operation('GET', '/api/swift/info/', {
    answer: schema.info,
    failure: 'Unable to get the Swift service info.',
  }),
  'swift.policies.list': operation('GET', '/api/swift/policies/', {
    answer: schema.policies,
    failure: 'Unable to fetch the policy details.',
  }),
  'swift.containers.list': operation('GET', '/api/swift/containers/', {
    query: schema.containerQuery,
    answer: schema.containers,
    failure: 'Unable to get the Swift container listing.',
  }),
  'swift.containers.create': operation('POST', '/api/swift/containers/{container}/metadata/', {
    body: schema.containerCreate,
    answerKind: 'empty',
    ok: [201],
    failure: 'Unable to create the container.',
  }),
  'swift.containers.get': operation('GET', '/api/swift/containers/{container}/metadata/', {
    answer: schema.container,
    failure: 'Unable to get the container details.',
  }),
  'swift.containers.setAccess': operation('PUT', '/api/swift/containers/{container}/metadata/', {
    body: schema.containerAccess,
    failure: 'Unable to change the container access.',
  }),
  'swift.containers.delete': operation('DELETE', '/api/swift/containers/{container}/metadata/', {
    failure: 'Unable to delete the container: {container}',
  }),
  'swift.objects.list': operation('GET', '/api/swift/containers/{container}/objects/', {
    query: schema.objectQuery,
    answer: schema.objects,
    failure: 'Unable to get the objects in container.',
  }),
  'swift.objects.get': operation('GET', '/api/swift/containers/{container}/metadata/{path*}', {
    answer: schema.object,
    failure: 'Unable to get details of the object.',
  }),
  'swift.objects.download': operation('GET', '/api/swift/containers/{container}/object/{path*}', {
    answerKind: 'blob',
    answer: schema.download,
    failure: 'Unable to download the object.',
    unguarded: true,
  }),
  'swift.objects.upload': operation('POST', '/api/swift/containers/{container}/object/{path*}', {
    body: schema.upload,
    bodyKind: 'multipart',
    answerKind: 'empty',
    ok: [201],
    failure: 'Unable to upload the object.',
    unguarded: true,
  }),
  'swift.objects.delete': operation('DELETE', '/api/swift/containers/{container}/object/{path*}', {
    failure: 'Unable to delete the object: {path}',
  }),
  'swift.objects.copy': operation('POST', '/api/swift/containers/{container}/copy/{path*}', {
    body: schema.copy,
    answerKind: 'empty',
    ok: [201],
    failure: 'Unable to copy the object.',
  }),
  'swift.folders.create': operation('POST', '/api/swift/containers/{container}/object/{path*}/', {
    body: schema.folder,
    bodyKind: 'multipart',
    answerKind: 'empty',
    ok: [201],
    failure: 'Unable to create the folder.',
    unguarded: true,
  }),
  'swift.folders.delete': operation('DELETE', '/api/swift/containers/{container}/object/{path*}/', {
    conflict: 'Unable to delete the folder because it is not empty.',
    failure: 'Unable to delete the folder: {path}',
  }),
} as const
