import { items, many, one, type Json } from '../json.js'
import { part, type AnswersOf } from '../question.js'
import { removed } from '../required.js'

export const aggregateAnswers: AnswersOf<'nova.aggregates'> = {
  'nova.aggregates.list': async ({ services }) =>
    items(many(await services.get('compute', '/os-aggregates'), 'aggregates')),
  'nova.aggregates.extraSpecs': async ({ services, params }) =>
    one(one(await services.get('compute', `/os-aggregates/${part(params.id)}`), 'aggregate'), 'metadata'),
  async 'nova.aggregates.updateExtraSpecs'({ services, params, body }) {
    const metadata: Json = { ...one(body, 'updated'), ...Object.fromEntries(removed(body).map((name) => [name, null])) }
    await services.post('compute', `/os-aggregates/${part(params.id)}/action`, { set_metadata: { metadata } })
  },
}
