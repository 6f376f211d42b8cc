import { many, one, textOf, type Json } from '../json.js'
import { part, type AnswersOf } from '../question.js'
import type { Services } from '../services.js'
import { whoAmI, type Whose } from './who-am-i.js'

const pathOf = ({ user }: Whose): string => `/users/${part(user)}/credentials/OS-EC2`

/** The keys of somebody in the project of his session. */
async function keysOf(services: Services, whose: Whose): Promise<Json | undefined> {
  const all = many(await services.get('identity', pathOf(whose)), 'credentials')
  return all.find(({ tenant_id }) => tenant_id === whose.project)
}

const create = async (services: Services, whose: Whose): Promise<Json> =>
  one(await services.post('identity', pathOf(whose), { tenant_id: whose.project }), 'credential')

export const ec2Answers: Pick<AnswersOf<'keystone'>, 'keystone.ec2Credential'> = {
  /** As Horizon: they are made when there are none. */
  async 'keystone.ec2Credential'({ services, identity }) {
    const whose = { user: identity.user.id, project: identity.project?.id ?? '' }
    const { access, secret } = (await keysOf(services, whose)) ?? (await create(services, whose))
    return { access, secret }
  },
}

/** New keys in place of the old ones, which are good for nothing from then on. */
export async function recreateEc2(services: Services): Promise<void> {
  const whose = await whoAmI(services)
  const old = await keysOf(services, whose)
  if (old) await services.delete('identity', `${pathOf(whose)}/${part(textOf(old, 'access'))}`)
  await create(services, whose)
}
