import { asJson, items, many, one, textOf, type Json } from '../json.js'
import { part, type AnswersOf, type Question } from '../question.js'
import { removed } from '../required.js'
import type { Services } from '../services.js'

/** From here on a list of flavors brings their extra specs along. */
const withSpecs = '2.61'

const isTrue = ({ query }: Pick<Question, 'query'>, name: string) => query.get(name)?.toLowerCase() === 'true'

const specsOf = async (services: Services, id: string): Promise<Json> =>
  one(await services.get('compute', `/flavors/${part(id)}/os-extra_specs`), 'extra_specs')

async function create(services: Services, body: Json, id: unknown): Promise<Json> {
  const access = Array.isArray(body['flavor_access']) ? body['flavor_access'].map(asJson) : []
  const flavor = {
    name: body['name'],
    ram: body['ram'],
    vcpus: body['vcpus'],
    disk: body['disk'],
    id: id === 'auto' ? null : id,
    swap: body['swap'],
    'OS-FLV-EXT-DATA:ephemeral': body['OS-FLV-EXT-DATA:ephemeral'],
    'os-flavor-access:is_public': access.length === 0,
  }
  const made = one(await services.post('compute', '/flavors', { flavor }), 'flavor')
  for (const project of access)
    await services.post('compute', `/flavors/${part(textOf(made, 'id'))}/action`, {
      addTenantAccess: { tenant: project['id'] },
    })
  return made
}

/** Nova writes no swap as an empty text. */
const readable = (flavor: Json): Json => (flavor['swap'] === '' ? { ...flavor, swap: 0 } : flavor)

async function withExtras(services: Services, flavor: Json): Promise<Json> {
  const { extra_specs: known, ...rest } = flavor
  return { ...rest, extras: known ?? (await specsOf(services, textOf(flavor, 'id'))) }
}

export const flavorAnswers: AnswersOf<'nova.flavors'> = {
  async 'nova.flavors.list'(question) {
    const { services, query } = question
    const extras = isTrue(question, 'get_extras')
    const is_public = query.has('is_public') ? isTrue(question, 'is_public') : 'None'
    const ask = { query: { is_public }, microversion: extras ? withSpecs : undefined }
    const flavors = (await services.all('compute', '/flavors/detail', 'flavors', ask)).toSorted(
      (a, b) => Number(a['ram']) - Number(b['ram']),
    )
    return items(extras ? await Promise.all(flavors.map((flavor) => withExtras(services, flavor))) : flavors)
  },

  'nova.flavors.create': ({ services, body }) => create(services, body, body['id']),

  async 'nova.flavors.get'(question) {
    const { services, params } = question
    const path = `/flavors/${part(params.id)}`
    const flavor = readable(one(await services.get('compute', path), 'flavor'))
    const complete = isTrue(question, 'get_extras') ? await withExtras(services, flavor) : flavor
    if (!isTrue(question, 'get_access_list') || flavor['os-flavor-access:is_public'] !== false) return complete
    const access = many(await services.get('compute', `${path}/os-flavor-access`), 'flavor_access')
    return { ...complete, 'access-list': access.map((entry) => entry['tenant_id']) }
  },

  /** Flavors do not change: the old one goes, another with its id and extra specs takes its place. */
  async 'nova.flavors.update'({ services, params, body }) {
    const extra_specs = await specsOf(services, params.id)
    await services.delete('compute', `/flavors/${part(params.id)}`)
    await create(services, body, params.id)
    if (Object.keys(extra_specs).length)
      await services.post('compute', `/flavors/${part(params.id)}/os-extra_specs`, { extra_specs })
  },

  async 'nova.flavors.delete'({ services, params }) {
    await services.delete('compute', `/flavors/${part(params.id)}`)
  },

  'nova.flavors.extraSpecs': ({ services, params }) => specsOf(services, params.id),

  async 'nova.flavors.updateExtraSpecs'({ services, params, body }) {
    const path = `/flavors/${part(params.id)}/os-extra_specs`
    for (const name of removed(body)) await services.delete('compute', `${path}/${part(name)}`)
    const extra_specs = one(body, 'updated')
    if (Object.keys(extra_specs).length) await services.post('compute', path, { extra_specs })
  },
}
