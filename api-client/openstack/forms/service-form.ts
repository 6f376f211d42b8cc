import type { FormChoice, FormField } from '../../html/form.js'
import { nameOf, textOf, type Json } from '../json.js'
import { ServiceError } from '../service-error.js'
import type { Services } from '../services.js'

/** A field as a form declares it; what is left out is empty, off, or without bounds. */
export type Field = Pick<FormField, 'name' | 'label'> & Partial<FormField>

/** What was filled in, by field. A box that is off is left out. */
export type Filled = Readonly<Record<string, string>>

/** What a form is asked with. */
export interface FormQuestion {
  readonly services: Services
  /** What stands in its address. */
  readonly params: Readonly<Record<string, string>>
  /** What is filled in, else what its address asks for or the form before it held. */
  readonly filled: Filled
}

/** Id of the thing that a form is about. */
export const idOf = ({ params }: FormQuestion): string => params['id'] ?? ''

/** What a field of several lines, or a list of choices, holds. */
export const lines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The next of several steps, and what it begins with. */
export interface NextStep {
  /** Below the web root. */
  readonly path: string
  readonly filled: Filled
}

/** A form that the services' own APIs do. */
export interface ServiceForm {
  readonly title: string
  readonly submit: string
  /** Sentences beside the fields. */
  readonly help: readonly string[]
  /** What it is about; default: nothing in particular. Rejects with `ServiceError`, as all of these. */
  about?(question: FormQuestion): Promise<Json>
  fields(question: FormQuestion, thing: Json): readonly Field[] | Promise<readonly Field[]>
  /**
   * Does it; says what was done, as Horizon does, shows what came of it, or goes on to another form.
   * @throws FieldErrors when it is not even sent
   */
  save(question: FormQuestion, filled: Filled, thing: Json): Promise<string | Shown | NextStep>
}

/** What is told this once. */
export interface Shown {
  readonly title: string
  readonly fields: readonly Field[]
  /** Lists of names and values. */
  readonly facts?: readonly Facts[]
}

export type Facts = readonly (readonly [name: string, value: string])[]

/** What is wrong with what was filled in, by field. */
export class FieldErrors extends Error {
  override readonly name = 'FieldErrors'
  readonly fields: Readonly<Record<string, string>>

  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields).join(' '))
    this.fields = fields
  }
}

/** For `catch`: a name that is taken (409) is said at its field. */
export const ifTaken =
  (field: string, text: string) =>
  (error: unknown): never => {
    throw error instanceof ServiceError && error.status === 409 ? new FieldErrors({ [field]: text }) : error
  }

export const form = (spec: ServiceForm): ServiceForm => spec

export const choice = (value: string, label = value): FormChoice => ({ value, label, selected: false })

/** Things as choices, by their names. */
export const choices = (things: readonly Json[], more: (thing: Json) => string = () => ''): FormChoice[] =>
  things.map((thing) => choice(textOf(thing, 'id'), nameOf(thing) + more(thing)))

export const nameFields = (label: string, thing: Json = {}): Field[] => [
  { name: 'name', label, value: textOf(thing, 'name'), maxLength: 255 },
  { name: 'description', label: 'Description', type: 'multiline', value: textOf(thing, 'description'), maxLength: 255 },
]

/** Only what is other than before: who may not change a thing may leave it. */
export const changesOf = (before: Json, after: Json): Json =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name] ?? null)),
  )
