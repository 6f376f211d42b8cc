import { one } from '../json.js'
import { part, type AnswersOf } from '../question.js'
import { namedLimits } from '../quotas.js'

/** What projects may have of the network service that have no limits of their own. */
export const defaultNetworkQuotaAnswers: AnswersOf<'neutron.defaultQuotas'> = {
  async 'neutron.defaultQuotas.list'({ services, identity }) {
    const path = `/quotas/${part(identity.project?.id ?? '')}/default`
    return namedLimits(one(await services.get('network', path), 'quota'))
  },
}
