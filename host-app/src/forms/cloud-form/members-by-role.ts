import type { FormField } from '@stratus/api-client'
import type { FormValues } from '@stratus/api-client/forms'
import { compareNames } from '../../stores/compare-names.js'

/** Somebody, and the ids of the roles that they have. */
interface Assignment {
  readonly id: string
  readonly roles: readonly string[]
}

const chosenIn = (field: FormField, values: FormValues): string[] =>
  (values[field.name] ?? field.value).split('\n').filter(Boolean)

/** Who has which roles, of a field for each role. */
export function membersOf(roles: readonly FormField[], values: FormValues): readonly Assignment[] {
  const held = new Map<string, string[]>()
  for (const field of roles)
    for (const id of chosenIn(field, values))
      held.set(id, [...(held.get(id) ?? []), field.membership?.role ?? field.name])
  return [...held].map(([id, ids]) => ({ id, roles: ids }))
}

/** Somebody who has a role, and none of those that are chosen by now. */
export const losesAll = (roles: readonly FormField[], values: FormValues, who: string): boolean =>
  membersOf(roles, {}).some(({ id }) => id === who) && !membersOf(roles, values).some(({ id }) => id === who)

/** What each role's field holds when these are the members. */
export function valuesOf(roles: readonly FormField[], members: readonly Assignment[]): FormValues {
  return Object.fromEntries(
    roles.map(({ name, membership }) => [
      name,
      members.flatMap((member) => (member.roles.includes(membership?.role ?? name) ? [member.id] : [])).join('\n'),
    ]),
  )
}

/** Who is chosen and no choice any more, as `known` calls them. */
export function goneOf(
  roles: readonly FormField[],
  values: FormValues,
  known: readonly FormField[],
): readonly string[] {
  const namesIn = (fields: readonly FormField[]) =>
    new Map(fields.flatMap(({ choices }) => choices.map(({ value, label }) => [value, label] as const)))
  const [now, before] = [namesIn(roles), namesIn(known)]
  return membersOf(roles, values).flatMap(({ id }) => (now.has(id) ? [] : [before.get(id) ?? id]))
}

/** Everybody who can be a member, by name; users that the services themselves sign in as come last. */
export function peopleOf(
  roles: readonly FormField[],
  isService: (name: string) => boolean,
): readonly { readonly id: string; readonly name: string }[] {
  const names = new Map(roles.flatMap(({ choices }) => choices.map(({ value, label }) => [value, label] as const)))
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => Number(isService(a.name)) - Number(isService(b.name)) || compareNames(a.name, b.name))
}

/** Whether somebody is called as a service of the cloud: those have users of their own. */
export function serviceUsers(catalog: readonly { readonly name: string | null }[]): (name: string) => boolean {
  const names = new Set(catalog.map(({ name }) => name?.replace(/v\d+$/, '')))
  return (name) => names.has(name)
}
