import { quotaLabel } from '../../horizon-defaults.js'
import { asJson, type Json } from '../json.js'
import { inUseOf, quotaDetails, quotaSetsOf, type QuotaSet } from '../project-quotas.js'
import { form, type Field, type Filled, type FormQuestion, type ServiceForm } from './service-form.js'

const projectOf = ({ params }: FormQuestion): string => params['id'] ?? ''

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

export const projectForms = {
  'keystone.projectQuotas': form({
    title: 'Edit Quotas',
    submit: 'Save',
    help: [],
    async about(question) {
      const sets = setsOf(question)
      const told = await Promise.all(sets.map((set) => quotaDetails(question.services, set, projectOf(question))))
      return Object.fromEntries(sets.map(({ service }, at) => [service, told[at]]))
    },
    fields: (question, told) =>
      setsOf(question).flatMap((set) =>
        set.names.flatMap((name) => limitField(name, asJson(asJson(told[set.service])[name]), set)),
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
