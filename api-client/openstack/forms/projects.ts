import { mostOfLimit } from '../../rules/default-quotas.js'
import { quotaLabel } from '../../horizon-defaults.js'
import type { ServiceName } from '../catalog.js'
import { asJson, type Json } from '../json.js'
import { inUseOf, quotaDetails, quotaSetsOf, type QuotaSet } from '../project-quotas.js'
import { ServiceError } from '../service-error.js'
import { form, idOf, type Field, type Filled, type FormQuestion, type ServiceForm } from './service-form.js'

const setsOf = ({ services }: FormQuestion) => quotaSetsOf(services)

function limitField(name: string, told: Json, set: QuotaSet): Field[] {
  const { limit } = told
  if (typeof limit !== 'number') return []
  const used = inUseOf(name, told, set)
  return [
    {
      name,
      label: quotaLabel(name).replace('(GB)', '(GiB)'),
      type: 'number',
      value: String(limit),
      required: true,
      min: -1,
      max: mostOfLimit,
      ...(used !== null && { used }),
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

/** As the fields of the form are headed. */
const titles: Partial<Readonly<Record<ServiceName, string>>> = {
  compute: 'Compute',
  volume: 'Volume',
  network: 'Network',
}

interface Refused {
  readonly title: string
  readonly error: ServiceError
}

/** Each service has its own quotas: who is refused by one is told which, and what the others have saved all the same. */
function partlyRefused(saved: readonly string[], refused: readonly Refused[]): ServiceError {
  const reasons = refused.map(({ title, error }) => `${title}: ${error.message.replace(/\.?$/, '.')}`)
  const done = saved.length ? [`Saved: ${saved.join(', ')}.`] : []
  const { status = 502, requestId = null } = refused[0]?.error ?? {}
  return new ServiceError(status, [...reasons, ...done].join(' '), requestId)
}

export const projectForms = {
  'keystone.projectQuotas': form({
    title: 'Edit Quotas',
    submit: 'Save',
    help: [],
    async about(question) {
      const sets = setsOf(question)
      const told = await Promise.all(sets.map((set) => quotaDetails(question.services, set, idOf(question))))
      return Object.fromEntries(sets.map(({ service }, at) => [service, told[at]]))
    },
    fields: (question, told) =>
      setsOf(question).flatMap((set) =>
        set.names.flatMap((name) => limitField(name, asJson(asJson(told[set.service])[name]), set)),
      ),
    async save(question, filled, told) {
      const saved: string[] = []
      const refused: Refused[] = []
      for (const { service, names, set, path, microversion } of setsOf(question)) {
        const changes = changesOf(names, filled, asJson(told[service]))
        if (!changes) continue
        const ask = microversion ? { microversion } : {}
        const title = titles[service] ?? service
        try {
          await question.services.put(service, path(idOf(question)), { [set]: changes }, ask)
          saved.push(title)
        } catch (error) {
          if (!(error instanceof ServiceError) || error.status === 401) throw error
          refused.push({ title, error })
        }
      }
      if (refused.length) throw partlyRefused(saved, refused)
      return 'Modified quotas of project'
    },
  }),
} satisfies Readonly<Record<string, ServiceForm>>
