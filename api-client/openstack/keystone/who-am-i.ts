import { one, textOf } from '../json.js'
import type { Services } from '../services.js'

/** Ids of a user and of the project of his session. */
export interface Whose {
  readonly user: string
  readonly project: string
}

/** Whose token it is, for what is asked with services alone. */
export async function whoAmI(services: Services): Promise<Whose> {
  const headers = { 'X-Subject-Token': services.standing.token }
  const token = one(await services.get('identity', '/auth/tokens', { headers }), 'token')
  return { user: textOf(one(token, 'user'), 'id'), project: textOf(one(token, 'project'), 'id') }
}
