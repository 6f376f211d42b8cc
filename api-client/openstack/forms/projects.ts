import { quotaLabel } from '../../horizon-defaults.js'
import { asJson, one, type Json } from '../json.js'
import { part } from '../question.js'
import { computeQuotas, networkQuotas, quotaVersion, volumeQuotas } from '../quotas.js'
import type { ServiceName } from '../catalog.js'
import { ServiceError } from '../service-error.js'
import { form, type Field, type Filled, type FormQuestion, type ServiceForm } from './service-form.js'

/** The quotas of one service: how they are read with what is used of them, and how they are set. */
interface QuotaSet {
  readonly service: ServiceName
  readonly names: readonly string[]
  /** Name of the set in bodies. */
  readonly set: string
  path(project: string): string
  readonly details: string
  readonly query?: Readonly<Record<string, string>>
  readonly microversion?: string
  /** What the services call 'in use'. */
  readonly used: string
}

const quotaSets: readonly QuotaSet[] = [
  {
    service: 'compute',
    names: computeQuotas,
    set: 'quota_set',
    path: (project) => `/os-quota-sets/${part(project)}`,
    details: '/detail',
    microversion: quotaVersion,
    used: 'in_use',
  },
  {
    service: 'volume',
    names: volumeQuotas,
    set: 'quota_set',
    path: (project) => `/os-quota-sets/${part(project)}`,
    details: '',
    query: { usage: 'true' },
    used: 'in_use',
  },
  {
    service: 'network',
    names: networkQuotas,
    set: 'quota',
    path: (project) => `/quotas/${part(project)}`,
    details: '/details',
    used: 'used',
  },
]

const projectOf = ({ params }: FormQuestion): string => params['id'] ?? ''

const setsOf = ({ services }: FormQuestion): readonly QuotaSet[] =>
  quotaSets.filter(({ service }) => services.has(service))

/** The limits of a service, each with its use. */
async function detailsOf(question: FormQuestion, { service, set, path, details, query, microversion }: QuotaSet) {
  const ask = { ...(query && { query }), ...(microversion && { microversion }) }
  const address = path(projectOf(question))
  const told = await question.services.get(service, address + details, ask).catch(async (error: unknown) => {
    // A network service without the extension tells no use.
    if (!(error instanceof ServiceError && error.status === 404 && service === 'network')) throw error
    const limits = Object.entries(one(await question.services.get(service, address), set))
    return { [set]: Object.fromEntries(limits.map(([name, limit]) => [name, { limit }])) }
  })
  return one(told, set)
}

/** What counts for each of something, such as members of a group or a user's key pairs, is not used by the project. */
const perThing = /^(metadata_items|injected_|key_pairs|server_group_members$)/

function limitField(name: string, told: Json, used: string): Field[] {
  const { limit } = told
  if (typeof limit !== 'number') return []
  const inUse = perThing.test(name) ? undefined : told[used]
  const reserved = typeof told['reserved'] === 'number' ? told['reserved'] : 0
  return [
    {
      name,
      label: quotaLabel(name).replace('(GB)', '(GiB)'),
      type: 'number',
      value: String(limit),
      required: true,
      min: -1,
      ...(typeof inUse === 'number' && { used: inUse + reserved }),
    },
  ]
}

/** The limits that were changed; null when none was. */
function changesOf(names: readonly string[], filled: Filled, before: Json): Json | null {
  const changes = names.filter(
    (name) => filled[name] !== undefined && Number(filled[name]) !== asJson(before[name])['limit'],
  )
  return changes.length ? Object.fromEntries(changes.map((name) => [name, Number(filled[name])])) : null
}

export const projectForms = {
  'keystone.projectQuotas': form({
    title: 'Edit Quotas',
    submit: 'Save',
    help: [],
    async about(question) {
      const sets = setsOf(question)
      const told = await Promise.all(sets.map((set) => detailsOf(question, set)))
      return Object.fromEntries(sets.map(({ service }, at) => [service, told[at]]))
    },
    fields: (question, told) =>
      setsOf(question).flatMap(({ service, names, used }) =>
        names.flatMap((name) => limitField(name, asJson(asJson(told[service])[name]), used)),
      ),
    async save(question, filled, told) {
      for (const { service, names, set, path, microversion } of setsOf(question)) {
        const changes = changesOf(names, filled, asJson(told[service]))
        const ask = microversion ? { microversion } : {}
        if (changes) await question.services.put(service, path(projectOf(question)), { [set]: changes }, ask)
      }
      return 'Modified quotas of project'
    },
  }),
} satisfies Readonly<Record<string, ServiceForm>>
