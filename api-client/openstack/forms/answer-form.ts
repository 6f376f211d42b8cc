import { decoded } from '../../decoded.js'
import { forms, type FormName } from '../../forms/table.js'
import { shownFields } from '../../forms/shown-fields.js'
import type { FormField } from '../../html/form.js'
import type { DialogForm } from '../../forms/dialog-form.js'
import { ServiceError } from '../service-error.js'
import type { Services } from '../services.js'
import { aggregateForms } from './aggregates.js'
import { backupForms } from './backups.js'
import { credentialForms } from './credentials.js'
import { memberForms } from './members.js'
import { metadefForms } from './metadefs.js'
import { metadefPropertyForms } from './metadef-properties.js'
import { imageMemberForms } from './image-members.js'
import { hostForms } from './hosts.js'
import { instanceChangeForms } from './instance-changes.js'
import { instanceForms } from './instances.js'
import { anyNetworkForms } from './any-networks.js'
import { networkForms } from './networks.js'
import { portForwardingForms } from './port-forwardings.js'
import { portForms } from './ports.js'
import { projectForms } from './projects.js'
import { routerForms } from './routers.js'
import { choice, FieldErrors, type Facts, type Field, type Filled, type ServiceForm } from './service-form.js'
import { stackForms, stackSteps } from './stacks.js'
import { federationForms } from './federation.js'
import { subnetPoolForms } from './subnet-pools.js'
import { userCredentialForms } from './user-credentials.js'
import { volumeGroupForms } from './volume-groups.js'
import { volumeTypeForms } from './volume-types.js'
import { volumeForms } from './volumes.js'

/** Every form of the table: leaving one out does not compile. */
const serviceForms: Readonly<Record<FormName, ServiceForm>> = {
  ...instanceForms,
  ...instanceChangeForms,
  ...hostForms,
  ...aggregateForms,
  ...volumeForms,
  ...backupForms,
  ...volumeGroupForms,
  ...volumeTypeForms,
  ...networkForms,
  ...portForms,
  ...routerForms,
  ...stackForms,
  ...anyNetworkForms,
  ...credentialForms,
  ...userCredentialForms,
  ...subnetPoolForms,
  ...federationForms,
  ...metadefForms,
  ...metadefPropertyForms,
  ...projectForms,
  ...memberForms,
  ...imageMemberForms,
  ...portForwardingForms,
}

const routeOf = (path: string, form: ServiceForm) => ({
  form,
  // What is asked about it is in its path: what comes behind fills Horizon's own fields.
  pattern: new RegExp(`^${path.replace(/\?.*/, '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
})

const routes = [
  ...Object.entries(forms).map(([name, { path }]) => routeOf(path, serviceForms[name as FormName])),
  ...Object.entries(stackSteps).map(([path, form]) => routeOf(path, form)),
]

/** What came of a form: what was done, in words, or the form again with what is wrong. */
export type FormAnswer =
  | { readonly done: string }
  /** `path`: where it is sent, below the web root. */
  | { readonly form: Omit<DialogForm, 'action' | 'token'>; readonly path: string; readonly facts?: readonly Facts[] }

/**
 * Answers one of the forms that Horizon has pages for, by the services' own APIs.
 *
 * @param path below the web root
 * @param sent what was filled in; null: the form is only looked at
 * @param query what was asked behind the path: it fills fields in
 * @returns null when there is no such form
 * @throws ServiceError when it cannot be read, or nobody is signed in any more
 */
export async function answerForm(
  services: Services,
  path: string,
  sent: URLSearchParams | null,
  query: URLSearchParams | Filled = {},
): Promise<FormAnswer | null> {
  const found = routes.map(({ form, pattern }) => ({ form, match: pattern.exec(path) })).find(({ match }) => match)
  if (!found?.match) return null
  const params = Object.fromEntries(Object.entries(found.match.groups ?? {}).map(([key, text]) => [key, decoded(text)]))
  const { form } = found
  const filled = filledOf(sent ?? new URLSearchParams(query))
  const question = { services, params, filled }
  const thing = (await form.about?.(question)) ?? {}
  const fields = (await form.fields(question, thing)).map(whole)
  const view = { title: form.title, submit: form.submit, help: form.help, errors: [] as string[] }
  if (!sent) return { form: { ...view, fields }, path }
  const typed = fields.map((field) => withFilled(field, filled))
  const again = (errors: readonly string[], ofFields: Readonly<Record<string, string>> = {}): FormAnswer => ({
    path,
    form: {
      ...view,
      errors,
      fields: typed.map((field) => ({ ...field, errors: [ofFields[field.name] ?? ''].filter(Boolean) })),
    },
  })
  const problems = problemsOf(typed, filled)
  if (Object.keys(problems).length) return again([], problems)
  try {
    const done = await form.save(question, withoutEdges(typed, filled), thing)
    if (typeof done === 'string') return { done }
    if ('path' in done) return await answerForm(services, done.path, null, done.filled)
    const { title, facts = [] } = done
    return { form: { title, submit: '', help: [], errors: [], fields: done.fields.map(whole) }, path, facts }
  } catch (error) {
    if (error instanceof FieldErrors) return again([], error.fields)
    if (error instanceof ServiceError && error.status !== 401) return again([error.text])
    throw error
  }
}

/** Of a field that takes several, a line for each. */
function filledOf(sent: URLSearchParams): Filled {
  return Object.fromEntries([...new Set(sent.keys())].map((name) => [name, sent.getAll(name).join('\n')]))
}

/** As Horizon takes it: without the blanks around it. In a password they count, and texts of several lines are somebody's file. */
function withoutEdges(fields: readonly FormField[], filled: Filled): Filled {
  const texts = fields.filter(({ name, type }) => type === 'text' && name in filled)
  return { ...filled, ...Object.fromEntries(texts.map(({ name }) => [name, filled[name]?.trim() ?? ''])) }
}

const whole = (field: Field): FormField =>
  withStanding({
    type: 'text',
    value: '',
    checked: false,
    required: false,
    maxLength: null,
    min: null,
    max: null,
    help: '',
    errors: [],
    choices: [],
    ...field,
  })

/** What stands in a field is a choice though no list has it: what is none is not taken, or would be taken off. */
function withStanding(field: FormField): FormField {
  if (field.type !== 'select') return field
  const known = new Set(field.choices.map(({ value }) => value))
  const unlisted = field.value.split('\n').filter((one) => one && !known.has(one))
  return { ...field, choices: [...field.choices, ...unlisted.map((one) => choice(one))] }
}

function withFilled(field: FormField, filled: Filled): FormField {
  if (field.type === 'checkbox') return { ...field, checked: field.name in filled }
  return field.readOnly || field.type === 'password' ? field : { ...field, value: filled[field.name] ?? '' }
}

/** What a browser would not have sent. */
function problemsOf(fields: readonly FormField[], filled: Filled): Readonly<Record<string, string>> {
  const wrong = shownFields({ fields }, filled).flatMap((field) => {
    if (field.readOnly || field.type === 'checkbox') return []
    const problem = problemOf(field, (filled[field.name] ?? '').trim())
    return problem ? [[field.name, problem]] : []
  })
  return Object.fromEntries(wrong) as Readonly<Record<string, string>>
}

/** In Horizon's words. */
function problemOf({ type, required, choices, min, max, maxLength }: FormField, value: string): string | undefined {
  if (value === '') return required ? 'This field is required.' : undefined
  if (type === 'select')
    return value.split('\n').every((one) => !one || choices.some((each) => each.value === one))
      ? undefined
      : 'Select a valid choice.'
  if (maxLength !== null && value.length > maxLength) return `Ensure this value has at most ${maxLength} characters.`
  if (type !== 'number') return undefined
  if (!Number.isFinite(Number(value))) return 'Enter a whole number.'
  if (min !== null && Number(value) < min) return `Ensure this value is greater than or equal to ${min}.`
  if (max !== null && Number(value) > max) return `Ensure this value is less than or equal to ${max}.`
  return undefined
}
