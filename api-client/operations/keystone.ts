import * as schema from '../schemas/keystone.js'
import { operation } from './operation.js'

export const keystoneOperations = {
  'keystone.version': operation('GET', '/api/keystone/version/', {
    answer: schema.version,
    failure: 'Unable to get the Keystone service version.',
    cache: 'session',
  }),
  'keystone.users.list': operation('GET', '/api/keystone/users/', {
    query: schema.userQuery,
    answer: schema.users,
    failure: 'Unable to retrieve the users.',
  }),
  'keystone.users.create': operation('POST', '/api/keystone/users/', {
    body: schema.userCreate,
    answer: schema.user,
    ok: [201],
    failure: 'Unable to create the user.',
  }),
  'keystone.users.deleteMany': operation('DELETE', '/api/keystone/users/', {
    body: schema.idList,
    failure: 'Unable to delete the users.',
  }),
  'keystone.users.get': operation('GET', '/api/keystone/users/{id}', {
    answer: schema.user,
    failure: 'Unable to retrieve the user.',
  }),
  'keystone.users.update': operation('PATCH', '/api/keystone/users/{id}', {
    body: schema.userUpdate,
    failure: 'Unable to edit the user.',
  }),
  'keystone.users.delete': operation('DELETE', '/api/keystone/users/{id}', {
    failure: 'Unable to delete the user with id: {id}',
  }),
  'keystone.roles.list': operation('GET', '/api/keystone/roles/', {
    query: schema.roleQuery,
    answer: schema.roles,
    failure: 'Unable to retrieve the roles.',
  }),
  'keystone.roles.create': operation('POST', '/api/keystone/roles/', {
    body: schema.roleBody,
    answer: schema.role,
    ok: [201],
    failure: 'Unable to create the role.',
  }),
  'keystone.roles.deleteMany': operation('DELETE', '/api/keystone/roles/', {
    body: schema.idList,
    failure: 'Unable to delete the roles.',
  }),
  'keystone.roles.get': operation('GET', '/api/keystone/roles/{id}', {
    answer: schema.role,
    failure: 'Unable to retrieve the role.',
  }),
  'keystone.roles.update': operation('PATCH', '/api/keystone/roles/{id}', {
    body: schema.roleBody,
    failure: 'Unable to edit the role.',
  }),
  'keystone.roles.delete': operation('DELETE', '/api/keystone/roles/{id}', {
    failure: 'Unable to delete the role with id: {id}',
  }),
  'keystone.defaultDomain': operation('GET', '/api/keystone/default_domain/', {
    answer: schema.domain,
    failure: 'Unable to retrieve the default domain.',
  }),
  'keystone.domains.list': operation('GET', '/api/keystone/domains/', {
    answer: schema.domains,
    failure: 'Unable to retrieve the domains.',
  }),
  'keystone.domains.create': operation('POST', '/api/keystone/domains/', {
    body: schema.domainCreate,
    answer: schema.domain,
    ok: [201],
    failure: 'Unable to create the domain.',
  }),
  'keystone.domains.deleteMany': operation('DELETE', '/api/keystone/domains/', {
    body: schema.idList,
    failure: 'Unable to delete the domains.',
  }),
  'keystone.domains.get': operation('GET', '/api/keystone/domains/{id}', {
    answer: schema.domain,
    failure: 'Unable to retrieve the domain.',
  }),
  'keystone.domains.update': operation('PATCH', '/api/keystone/domains/{id}', {
    body: schema.domainUpdate,
    failure: 'Unable to edit the domain.',
  }),
  'keystone.domains.delete': operation('DELETE', '/api/keystone/domains/{id}', {
    failure: 'Unable to delete the domain with id: {id}',
  }),
  'keystone.projects.list': operation('GET', '/api/keystone/projects/', {
    query: schema.projectQuery,
    answer: schema.projects,
    failure: 'Unable to retrieve the projects.',
  }),
  'keystone.projects.create': operation('POST', '/api/keystone/projects/', {
    body: schema.projectCreate,
    answer: schema.project,
    ok: [201],
    failure: 'Unable to create the project.',
  }),
  'keystone.projects.deleteMany': operation('DELETE', '/api/keystone/projects/', {
    body: schema.idList,
    failure: 'Unable to delete the projects.',
  }),
  'keystone.projects.get': operation('GET', '/api/keystone/projects/{id}', {
    answer: schema.project,
    failure: 'Unable to retrieve the project.',
  }),
  'keystone.projects.update': operation('PATCH', '/api/keystone/projects/{id}', {
    body: schema.projectUpdate,
    failure: 'Unable to edit the project.',
  }),
  'keystone.projects.delete': operation('DELETE', '/api/keystone/projects/{id}', {
    failure: 'Unable to delete the project with id: {id}',
  }),
  'keystone.projects.grantRole': operation('PUT', '/api/keystone/projects/{project}/{role}/{user}', {
    failure: 'Unable to grant the role.',
  }),
  'keystone.groups.list': operation('GET', '/api/keystone/groups/', {
    query: schema.groupQuery,
    answer: schema.groups,
    failure: 'Unable to retrieve the groups.',
  }),
  'keystone.groups.create': operation('POST', '/api/keystone/groups/', {
    body: schema.groupBody,
    answer: schema.group,
    ok: [201],
    failure: 'Unable to create the group.',
  }),
  'keystone.groups.deleteMany': operation('DELETE', '/api/keystone/groups/', {
    body: schema.idList,
    failure: 'Unable to delete the groups.',
  }),
  'keystone.groups.get': operation('GET', '/api/keystone/groups/{id}', {
    answer: schema.group,
    failure: 'Unable to retrieve the group.',
  }),
  'keystone.groups.update': operation('PATCH', '/api/keystone/groups/{id}', {
    body: schema.groupBody,
    failure: 'Unable to edit the group.',
  }),
  'keystone.groups.delete': operation('DELETE', '/api/keystone/groups/{id}', {
    failure: 'Unable to delete the group with id: {id}',
  }),
  'keystone.services.list': operation('GET', '/api/keystone/services/', {
    answer: schema.services,
    failure: 'Unable to fetch the services.',
  }),
  'keystone.catalog': operation('GET', '/api/keystone/svc-catalog/', {
    answer: schema.catalog,
    failure: 'Unable to fetch the service catalog.',
    cache: 'session',
  }),
  'keystone.session': operation('GET', '/api/keystone/user-session/', {
    answer: schema.session,
    failure: 'Unable to retrieve the current user session.',
    cache: 'session',
  }),
} as const
