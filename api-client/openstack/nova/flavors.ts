import { asJson, items, many, one, pick, textOf, withoutEmpty, type Json } from '../json.js'
import { part, type AnswersOf, type Question } from '../question.js'
import { removed } from '../required.js'
import type { Services } from '../services.js'

/** From here on a list of flavors brings their extra specs along. */
const withSpecs = '2.61'
/** From here on a flavor has a description. */
const withDescription = '2.55'

/** What forms do not ask for, and stays. */
const kept = ['description', 'rxtx_factor']
/** All that Nova takes of a new one. */
const ofFlavor = [
  'name',
  'ram',
  'vcpus',
  'disk',
  'id',
  'swap',
  'OS-FLV-EXT-DATA:ephemeral',
  'os-flavor-access:is_public',
  ...kept,
]

const flavorPath = (id: string): string => `/flavors/${part(id)}`

const isTrue = ({ query }: Pick<Question, 'query'>, name: string) => query.get(name)?.toLowerCase() === 'true'

const specsOf = async (services: Services, id: string): Promise<Json> =>
  one(await services.get('compute', `${flavorPath(id)}/os-extra_specs`), 'extra_specs')

/** A flavor in Nova's form, with what it does not take along when it is made. */
interface Whole {
  readonly flavor: Json
  /** Ids of the projects that may use it. */
  readonly access: readonly unknown[]
  readonly specs: Json
}

function wantedOf(body: Json, id: unknown): Pick<Whole, 'flavor' | 'access'> {
  const access = Array.isArray(body['flavor_access']) ? body['flavor_access'].map((each) => asJson(each)['id']) : []
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
  return { flavor, access }
}

/** All of it or nothing: half of it would keep its name and id from the next try. */
async function make(services: Services, { flavor, access, specs }: Whole): Promise<Json> {
  const microversion = flavor['description'] ? withDescription : undefined
  const made = one(await services.post('compute', '/flavors', { flavor }, { microversion }), 'flavor')
  const path = flavorPath(textOf(made, 'id'))
  try {
    for (const tenant of access) await services.post('compute', `${path}/action`, { addTenantAccess: { tenant } })
    if (Object.keys(specs).length) await services.post('compute', `${path}/os-extra_specs`, { extra_specs: specs })
  } catch (error) {
    await services.delete('compute', path).catch(() => undefined)
    throw error
  }
  return made
}

/** What it takes to make a flavor once more. */
async function wholeOf(services: Services, id: string): Promise<Whole> {
  const path = flavorPath(id)
  const [told, specs] = await Promise.all([
    services.get('compute', path, { microversion: withDescription }),
    specsOf(services, id),
  ])
  const flavor = readable(one(told, 'flavor'))
  const access = flavor['os-flavor-access:is_public'] === false ? await accessTo(services, id) : []
  return { flavor: withoutEmpty(pick(flavor, ofFlavor)), access, specs }
}

const accessTo = async (services: Services, id: string): Promise<unknown[]> =>
  many(await services.get('compute', `${flavorPath(id)}/os-flavor-access`), 'flavor_access').map(
    (entry) => entry['tenant_id'],
  )

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

  'nova.flavors.create': ({ services, body }) => make(services, { ...wantedOf(body, body['id']), specs: {} }),

  async 'nova.flavors.get'(question) {
    const { services, params } = question
    const flavor = readable(one(await services.get('compute', flavorPath(params.id)), 'flavor'))
    const complete = isTrue(question, 'get_extras') ? await withExtras(services, flavor) : flavor
    if (!isTrue(question, 'get_access_list') || flavor['os-flavor-access:is_public'] !== false) return complete
    return { ...complete, 'access-list': await accessTo(services, params.id) }
  },

  /** Flavors do not change: the old one goes, another with its id and extra specs takes its place. Of one that is refused the old one comes back. */
  async 'nova.flavors.update'({ services, params, body }) {
    const before = await wholeOf(services, params.id)
    const { flavor, access } = wantedOf(body, params.id)
    await services.delete('compute', flavorPath(params.id))
    const after = { flavor: { ...pick(before.flavor, kept), ...flavor }, access, specs: before.specs }
    await make(services, after).catch(async (error: unknown) => {
      await make(services, before)
      throw error
    })
  },

  async 'nova.flavors.delete'({ services, params }) {
    await services.delete('compute', flavorPath(params.id))
  },

  'nova.flavors.extraSpecs': ({ services, params }) => specsOf(services, params.id),

  async 'nova.flavors.updateExtraSpecs'({ services, params, body }) {
    const path = `${flavorPath(params.id)}/os-extra_specs`
    for (const name of removed(body)) await services.delete('compute', `${path}/${part(name)}`)
    const extra_specs = one(body, 'updated')
    if (Object.keys(extra_specs).length) await services.post('compute', path, { extra_specs })
  },
}
