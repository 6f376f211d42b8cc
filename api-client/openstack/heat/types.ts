import { asJson, items, many, textOf, type Json } from '../json.js'
import { part, type AnswersOf } from '../question.js'

/** A name, or a name with what it is for: older clouds tell the first only. */
const typeOf = (told: unknown): Json =>
  typeof told === 'string'
    ? { id: told }
    : { id: textOf(asJson(told), 'resource_type'), description: asJson(told)['description'] }

/** What templates are made of. */
export const heatTypeAnswers: AnswersOf<'heat.resourceTypes'> & AnswersOf<'heat.templateVersions'> = {
  async 'heat.resourceTypes.list'({ services }) {
    const query = { with_description: true }
    const told = (await services.get('orchestration', '/resource_types', { query }))['resource_types']
    return items((Array.isArray(told) ? told : []).map(typeOf))
  },
  async 'heat.resourceTypes.get'({ services, params }) {
    const { attributes, properties } = await services.get('orchestration', `/resource_types/${part(params.id)}`)
    return { attributes, properties }
  },
  'heat.templateVersions.list': async ({ services }) =>
    items(
      many(await services.get('orchestration', '/template_versions'), 'template_versions').map((version) => ({
        id: textOf(version, 'version'),
        type: textOf(version, 'type').toUpperCase(),
      })),
    ),
  async 'heat.templateVersions.functions'({ services, params }) {
    const told = await services.get('orchestration', `/template_versions/${part(params.id)}/functions`)
    return items(
      many(told, 'template_functions').map((each) => ({
        id: textOf(each, 'functions'),
        description: each['description'],
      })),
    )
  },
}
