import type { AnswerOf, Client } from '@stratus/api-client'
import type { FormChoice } from '../../../forms/form-fields.js'
import { compareNames } from '../../../stores/compare-names.js'

type Domain = AnswerOf<'keystone.defaultDomain'>

/** The default domain, where the identity service is so old that forms name it (I-FORM-05). */
async function shownDomain(client: Pick<Client, 'call'>): Promise<Domain | null> {
  const { version } = await client.call('keystone.version')
  return /^3(\.|$)/.test(version) ? null : client.call('keystone.defaultDomain')
}

async function choices(items: Promise<{ items: readonly { id: string; name: string | null }[] }>) {
  const named = (await items).items.map(({ id, name }): FormChoice => ({ value: id, label: name || id }))
  return named.toSorted((a, b) => compareNames(a.label, b.label))
}

/** What the user forms offer and show. */
export interface UserFormData {
  readonly domain: Domain | null
  readonly projects: readonly FormChoice[]
  /** Of a new user; empty for others. */
  readonly roles: readonly FormChoice[]
}

/** @param current primary project of the user that is edited: it stays on offer; null for a new user */
export async function loadUserForm(client: Pick<Client, 'call'>, current: string | null, isNew: boolean) {
  const [domain, projects, roles] = await Promise.all([
    shownDomain(client),
    choices(client.call('keystone.projects.list', { query: {} })),
    isNew ? choices(client.call('keystone.roles.list')) : [],
  ])
  const unlisted = current && !projects.some(({ value }) => value === current)
  const offered = unlisted ? [...projects, { value: current, label: current }] : projects
  return { domain, projects: offered, roles } satisfies UserFormData
}

/** What the password form asks and shows. */
export interface PasswordFormData {
  readonly domain: Domain | null
  /** The password of the person who changes it is asked too. */
  readonly enforced: boolean
}

export async function loadPasswordForm(client: Pick<Client, 'call' | 'setting'>): Promise<PasswordFormData> {
  const [domain, enforced] = await Promise.all([shownDomain(client), client.setting('ENFORCE_PASSWORD_CHECK', false)])
  return { domain, enforced }
}
