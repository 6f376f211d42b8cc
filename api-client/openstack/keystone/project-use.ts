import { quotaLabel } from '../../horizon-defaults.js'
import { asJson } from '../json.js'
import { inUseOf, quotaDetails, quotaSetsOf } from '../project-quotas.js'
import type { AnswersOf } from '../question.js'
import { ServiceError } from '../service-error.js'

/** What a project uses of what it may: a service that fails is named, and the others tell. */
export const projectUseAnswers: AnswersOf<'keystone.projectUse'> = {
  async 'keystone.projectUse.get'({ services, params }) {
    const sets = quotaSetsOf(services)
    const told = await Promise.allSettled(sets.map((set) => quotaDetails(services, set, params.id)))
    const refused = told.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    const [first] = refused
    if (refused.length && refused.length === sets.length) throw first
    const quotas = sets.flatMap((set, at) => {
      const answer = told[at]
      if (answer?.status !== 'fulfilled') return []
      return set.names.flatMap((name) => {
        const { limit, ...rest } = asJson(answer.value[name])
        return typeof limit === 'number'
          ? [{ name, label: quotaLabel(name), limit, used: inUseOf(name, rest, set) }]
          : []
      })
    })
    return { quotas, missing: refused.map((error) => (error instanceof ServiceError ? error.text : String(error))) }
  },
}
