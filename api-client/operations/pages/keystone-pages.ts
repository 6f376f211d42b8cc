import { applicationCredentialDetails, applicationCredentials, ec2Credential } from '../../schemas/access.js'
import { pageOperation } from '../operation.js'

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
