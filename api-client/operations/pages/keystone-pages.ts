import { applicationCredentialDetails, applicationCredentials, ec2Credential } from '../../schemas/access.js'
import { userCredentials } from '../../schemas/user-credentials.js'
import { groupMembers } from '../../schemas/keystone.js'
import { projectUse } from '../../schemas/project-use.js'
import { federationMappings, federationProtocols, identityProviders } from '../../schemas/federation.js'
import { pageOperation } from '../operation.js'

const credentialColumns = { type: 'Type', data: 'Data', project: 'Project' } as const

/** What Horizon tells of Keystone on its pages only. */
export const keystonePages = {
  'keystone.applicationCredentials.list': pageOperation(
    '/api/keystone/application-credentials/',
    {
      own: {
        path: 'identity/application_credentials/',
        table: 'application_credentials',
        columns: {
          name: 'Name',
          project_id: 'Project ID',
          description: 'Description',
          expires_at: 'Expiration',
          id: 'ID',
          roles: 'Roles',
        },
      },
    },
    { answer: applicationCredentials, failure: 'Unable to retrieve the application credentials.' },
  ),
  'keystone.applicationCredentials.get': pageOperation(
    '/api/keystone/application-credentials/{id}/',
    {
      one: {
        path: 'identity/application_credentials/{id}/detail/',
        parts: { access_rules: { tag: 'dd', at: 5, of: 8 }, unrestricted: { tag: 'dd', at: 7, of: 8 } },
      },
    },
    { answer: applicationCredentialDetails, failure: 'Unable to retrieve the application credential.' },
  ),
  /** `all_projects`: everybody's. Horizon 25 and later; the secrets stand in the table. */
  'keystone.userCredentials.list': pageOperation(
    '/api/keystone/user-credentials/',
    {
      own: {
        path: 'settings/credentials/',
        table: 'credentialstable',
        columns: { shown_id: 'ID', ...credentialColumns },
        optional: ['shown_id'],
      },
      all: {
        path: 'identity/credentials/',
        table: 'credentialstable',
        columns: { shown_id: 'ID', user_id: 'User ID', user: 'User', ...credentialColumns },
        optional: ['shown_id', 'user_id'],
      },
    },
    { answer: userCredentials, failure: 'Unable to retrieve the user credentials.' },
  ),
  'keystone.groups.members': pageOperation(
    '/api/keystone/groups/{id}/members/',
    {
      own: {
        path: 'identity/groups/{id}/manage_members/',
        table: 'group_members',
        columns: { name: 'User Name', email: 'Email', user_id: 'User ID', enabled: 'Enabled' },
      },
    },
    { answer: groupMembers, failure: 'Unable to retrieve the members of the group.' },
  ),
  /** Horizon has no such page: asked for only where there is none. */
  'keystone.projectUse.get': pageOperation(
    '/api/keystone/project-use/{id}/',
    { one: { path: 'admin/quotas/{id}/', parts: {} } },
    { answer: projectUse, failure: 'Unable to retrieve the quotas of the project.' },
  ),
  /** Where its settings have federation on. */
  'keystone.identityProviders.list': pageOperation(
    '/api/federation/identity-providers/',
    {
      own: {
        path: 'identity/identity_providers/',
        table: 'identity_providers',
        columns: {
          id: 'Identity Provider ID',
          description: 'Description',
          enabled: 'Enabled',
          remote_ids: 'Remote IDs',
        },
      },
    },
    { answer: identityProviders, failure: 'Unable to retrieve the identity providers.' },
  ),
  'keystone.protocols.list': pageOperation(
    '/api/federation/identity-providers/{id}/protocols/',
    {
      own: {
        path: 'identity/identity_providers/{id}/detail/?tab=idp_details__protocols',
        table: 'idp_protocols',
        columns: { id: 'Protocol ID', mapping: 'Mapping ID' },
      },
    },
    { answer: federationProtocols, failure: 'Unable to retrieve the protocols.' },
  ),
  'keystone.mappings.list': pageOperation(
    '/api/federation/mappings/',
    {
      own: { path: 'identity/mappings/', table: 'idp_mappings', columns: { id: 'Mapping ID', rules: 'Rules' } },
    },
    { answer: federationMappings, failure: 'Unable to retrieve the mappings.' },
  ),
  'keystone.ec2Credential': pageOperation(
    '/api/keystone/ec2-credential/',
    {
      one: {
        path: 'project/api_access/view_credentials/',
        parts: { access: { id: 'ec2-access' }, secret: { id: 'ec2-secret' } },
      },
    },
    { answer: ec2Credential, failure: 'Unable to retrieve the EC2 credentials.' },
  ),
} as const
