import type { FormField, FormResult, HorizonForm, PageMessage } from '@stratus/api-client'
import type { DialogForm, FormValues } from '@stratus/api-client/forms'
import { mostOfLimit } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { unknownText } from '../../actions/unknown-outcome.js'
import { sentences } from '../../stores/sentences.js'

/**
 * Why a field cannot be sent; English, key of its translation.
 * @param typed undefined: it stands as the cloud sent it
 */
export function fieldProblem(field: FormField, typed: string | undefined): string | undefined {
  const value = typed ?? field.value
  if (field.type === 'checkbox' || field.readOnly) return undefined
  if (field.required && value.trim() === '') return 'This field is required.'
  if (field.type === 'number' && value !== '') {
    const number = Number(value)
    // `0x10` and `1e3` are whole numbers to a script alone.
    if (!/^[+-]?\d+$/.test(value.trim())) return 'Enter a whole number.'
    if (number < (field.min ?? -Infinity)) return `At least ${field.min}.`
    // Only a limit that may be none goes below zero; of those Horizon tells no highest.
    const most = field.max ?? (field.min === -1 ? mostOfLimit : Infinity)
    if (number > most) return `At most ${most}.`
  }
  if (field.maxLength !== null && value.length > field.maxLength) return `At most ${field.maxLength} characters.`
  return undefined
}

/**
 * The heading of a form: it says what the form is about, which the dialog may hide, unless a field does.
 * @param heading what the form does, translated
 */
export function titleOf(
  heading: string,
  thing: string | undefined,
  fields: readonly Pick<FormField, 'type' | 'value'>[],
): string {
  if (!thing || fields.some(({ type, value }) => shows(type, value, thing))) return heading
  return t('%(action)s: %(name)s', { action: heading, name: thing })
}

/** Horizon writes the id behind some names. */
const shows = (type: FormField['type'], value: string, thing: string): boolean =>
  !['select', 'checkbox'].includes(type) && (value === thing || value.startsWith(`${thing} (`))

/** What the button says: what it does, where the cloud says no more than that it sends. */
export function sendLabel({ submit }: Pick<DialogForm, 'submit'>, title: string): string {
  return ['', 'Submit', 'Confirm'].includes(submit) ? title : submit
}

/** What the cloud refused it with: the service's own words, and the request apart from them. */
function refusalText(text: string): string {
  const request = /\(Request-ID: ([^)]+)\)/.exec(text)?.[1]
  const words = text.replace(/\s*\((?:HTTP \d{3}|Request-ID: [^)]*)\)/g, '').trim()
  return sentences(words, request && t('Request ID: %s', [request]))
}

/** What the cloud says was done; a thing without a name is not named. */
function doneText(text: string): string {
  return text.replace(/ ""(?=\W|$)/g, '')
}

/** What the cloud has against a form as a whole; '' when nothing. */
export function refusalOf(result: FormResult): string {
  const said = result.messages.filter(({ type }) => type === 'error').map(({ text }) => text)
  return sentences(...[...said, ...(result.ok ? [] : result.form.errors)].map(refusalText))
}

/** What is said of a form that was taken. @param heading what it does, translated */
export function toldOf(messages: readonly PageMessage[], heading: string): readonly PageMessage[] {
  if (messages.length === 0) return [{ type: 'warning', text: unknownText(heading, 1) }]
  return messages.map(({ type, text }) => ({ type, text: doneText(text) }))
}

/** All that a form asks is to choose, and there is nothing: it would change nothing. */
export function asksForNothing(fields: readonly Pick<FormField, 'type' | 'choices'>[]): boolean {
  return fields.length > 0 && fields.every(({ type, choices }) => type === 'select' && choices.length === 0)
}

/** English, key of its translation. */
export const nothingToChoose = 'There is nothing to choose.'

/** What is wrong with a field: our words, or the cloud's until it is changed; those keep nobody from trying again. */
export function fieldError(field: FormField, typed: string | undefined): string | undefined {
  return fieldProblem(field, typed) ?? (typed === undefined || typed === field.value ? field.errors[0] : undefined)
}

/** What was typed in a form before, as far as it still takes it; null when nothing of it does. */
export function typedBefore({ fields }: Pick<HorizonForm, 'fields'>, stored: unknown): FormValues | null {
  if (typeof stored !== 'object' || stored === null) return null
  const known = new Map(fields.map((field) => [field.name, field]))
  const takes = ([name, value]: [string, unknown]): boolean => {
    const field = known.get(name)
    if (!field || typeof value !== 'string' || field.readOnly || field.type === 'password') return false
    if (field.type !== 'select' || field.multiple) return true
    return field.choices.some((choice) => choice.value === value)
  }
  const kept = Object.entries(stored).filter(takes)
  return kept.length ? (Object.fromEntries(kept) as FormValues) : null
}

const machineRead: ReadonlySet<string> = new Set(['rules', 'access_rules', 'encrypted_password', 'private_key'])

/** What is typed is for a machine: what may come from a file is, too. */
export const isCode = ({ name, fromFile }: Pick<FormField, 'name' | 'fromFile'>): boolean =>
  fromFile === true || machineRead.has(name)

/** A draft of a form that has further steps: what of it is the form's, and all that may be theirs; null when nothing is the form's. */
export function withMore(form: Pick<HorizonForm, 'fields'>, stored: unknown): FormValues | null {
  const own = typedBefore(form, stored)
  if (!own) return null
  const names = new Set(form.fields.map(({ name }) => name))
  const others = Object.entries(stored as object).filter(
    ([name, value]) => !names.has(name) && typeof value === 'string',
  )
  return { ...(Object.fromEntries(others) as FormValues), ...own }
}

/** What was typed without what is secret. */
export function keepable({ fields }: Pick<HorizonForm, 'fields'>, values: FormValues, never: readonly string[] = []) {
  const secret = new Set([...never, ...fields.flatMap(({ name, type }) => (type === 'password' ? [name] : []))])
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)))
}

/**
 * A form that came back: what was typed is what its fields stand at, so that what is said of them stands beside them. What they are,
 * and are called, stays.
 */
export function withTyped<Form extends HorizonForm>(form: Form, again: HorizonForm, values: FormValues): Form {
  const now = new Map(again.fields.map((field) => [field.name, field]))
  const fields = form.fields.map((first): FormField => {
    const found = now.get(first.name)
    // What the page draws otherwise stands as it did: several boxes as one choice, a switch without its file.
    const { value, checked, choices } = found?.type === first.type && !first.switches ? found : first
    const field = { ...first, value, checked, choices, errors: found?.errors ?? first.errors }
    const typed = values[first.name]
    if (typed === undefined) return field
    return field.type === 'checkbox' ? { ...field, checked: typed !== '' } : { ...field, value: typed }
  })
  return { ...form, ...again, fields }
}
