import type { FormValues } from '@stratus/api-client/forms'
import { parse, YAMLParseError } from 'yaml'

/** When it ends: after so many days, at a moment of its own, or never. */
export type Expiry = 'never' | '1' | '7' | '30' | '90' | '365' | 'custom'

export interface CredentialDraft {
  readonly name: string
  readonly description: string
  /** Empty: the cloud makes one. */
  readonly secret: string
  readonly expiry: Expiry
  /** `2027-01-31` and `23:59` in UTC, of a moment of its own. */
  readonly date: string
  readonly time: string
  /** None: all that one has in the project. */
  readonly roles: readonly string[]
  /** A list in JSON or YAML. */
  readonly rules: string
  readonly unrestricted: boolean
}

/** A text with what stands in its place of `%s`. English, keys of their translations. */
export interface Problem {
  readonly text: string
  readonly args?: readonly string[]
}

export type CredentialErrors = Partial<Readonly<Record<'name' | 'secret' | 'date' | 'rules', Problem>>>

export const newCredential: CredentialDraft = {
  name: '',
  description: '',
  secret: '',
  // A key that nobody remembers opens the door for ever.
  expiry: '90',
  date: '',
  time: '',
  roles: [],
  rules: '',
  unrestricted: false,
}

const day = 86_400_000
const longest = 255
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** When it ends, ms since 1970; null: never, or not yet said. */
function endOfDraft({ expiry, date, time }: CredentialDraft, now: number): number | null {
  if (expiry === 'never') return null
  if (expiry !== 'custom') return now + Number(expiry) * day
  const end = Date.parse(`${date}T${time || '00:00'}Z`)
  return Number.isNaN(end) ? null : end
}

export function credentialErrors(draft: CredentialDraft, now: number, taken: ReadonlySet<string>): CredentialErrors {
  const name = draft.name.trim()
  const end = endOfDraft(draft, now)
  const wrong: { -readonly [Key in keyof CredentialErrors]: CredentialErrors[Key] } = {}
  if (!name) wrong.name = { text: 'This field is required.' }
  else if (name.length > longest) wrong.name = { text: 'At most %s characters.', args: [String(longest)] }
  else if (taken.has(name)) wrong.name = { text: 'You have a credential of this name.' }
  if (draft.secret.length > longest) wrong.secret = { text: 'At most %s characters.', args: [String(longest)] }
  if (draft.expiry === 'custom' && end === null) wrong.date = { text: 'Choose a date.' }
  else if (end !== null && end <= now) wrong.date = { text: 'This moment is past.' }
  const rules = readRules(draft.rules)
  if ('problem' in rules) wrong.rules = rules.problem
  return wrong
}

interface Rule {
  readonly service: string
  readonly method: string
  readonly path: string
}

/** A list in JSON or YAML, as Keystone takes it; an empty text is none. */
export function readRules(text: string): { readonly rules: readonly Rule[] } | { readonly problem: Problem } {
  if (text.trim() === '') return { rules: [] }
  let written: unknown
  try {
    written = parse(text)
  } catch (error) {
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined
    return { problem: { text: 'Neither JSON nor YAML: look at line %s.', args: [String(line ?? 1)] } }
  }
  if (!Array.isArray(written)) return { problem: { text: 'A list of rules is expected.' } }
  const rules: Rule[] = []
  for (const [at, entry] of written.entries()) {
    const { service, method, path, ...others } = fieldsOf(entry)
    const [other] = Object.keys(others)
    const of = (text: string, ...args: string[]) => ({ problem: { text, args: [String(at + 1), ...args] } })
    if (typeof service !== 'string' || !service) return of('Rule %s needs a service, such as compute.')
    if (typeof method !== 'string' || !methods.includes(method.toUpperCase()))
      return of('Rule %s needs a method: %s.', methods.join(', '))
    if (typeof path !== 'string' || !path.startsWith('/')) return of('Rule %s needs a path that begins with a slash.')
    if (other !== undefined) return of('Rule %s has %s, which no rule has.', other)
    rules.push({ service, method: method.toUpperCase(), path })
  }
  return { rules }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

/** What is sent of the form, by field. */
export function valuesOf(draft: CredentialDraft, now: number): FormValues {
  const end = endOfDraft(draft, now)
  const [date = '', time = ''] = end === null ? [] : new Date(end).toISOString().split('T')
  const read = readRules(draft.rules)
  const rules = 'rules' in read ? read.rules : []
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    secret: draft.secret,
    expiration_date: date,
    expiration_time: time.slice(0, 5),
    roles: draft.roles.join('\n'),
    access_rules: rules.length ? JSON.stringify(rules) : '',
    unrestricted: draft.unrestricted ? 'on' : '',
  }
}
