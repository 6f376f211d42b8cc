import { items, many, one, textOf, type Json } from '../json.js'
import { part, type AnswersOf } from '../question.js'
import type { Services } from '../services.js'
import { whoAmI } from './who-am-i.js'

export const credentialsPath = (user: string): string => `/users/${part(user)}/application_credentials`

const view = (credential: Json): Json => ({
  ...credential,
  roles: many(credential, 'roles').map((role) => textOf(role, 'name')),
})

/** Everybody's own. */
export const credentialAnswers: AnswersOf<'keystone.applicationCredentials'> = {
  'keystone.applicationCredentials.list': async ({ services, identity }) =>
    items((await services.all('identity', credentialsPath(identity.user.id), 'application_credentials')).map(view)),
  async 'keystone.applicationCredentials.get'({ services, identity, params }) {
    const path = `${credentialsPath(identity.user.id)}/${part(params.id)}`
    const credential = one(await services.get('identity', path), 'application_credential')
    return {
      access_rules: many(credential, 'access_rules'),
      unrestricted: credential['unrestricted'] === true ? 'yes' : 'no',
    }
  },
}

export async function deleteCredential(services: Services, id: string): Promise<void> {
  const { user } = await whoAmI(services)
  await services.delete('identity', `${credentialsPath(user)}/${part(id)}`)
}
