import type { AnswerOf } from '@stratus/api-client'
import { t, type Column, type Facet } from '@stratus/widgets'
import { yesNoOptions } from '../../../list/translate-facets.js'
import { yesNo } from '../../../ui/yes-no.js'
import { idColumn } from '../../../list/id-column.js'

export type User = AnswerOf<'keystone.users.get'>

/** A user, and whether it is the person who looks. */
export interface UserRow extends User {
  readonly isSelf: boolean
}

/** A user's name; its id where it has none. */
export const nameOf = ({ name, id }: User) => name || id

/** The columns, in order (I-USER-01). `href`: address of a user's details, with the web root. */
export function userColumns(href: (user: User) => string): Column<UserRow>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: nameOf,
      cell: (user) => ({ text: nameOf(user), href: href(user), badge: user.isSelf ? t('You') : undefined }),
    },
    {
      id: 'email',
      title: t('Email'),
      priority: 2,
      value: ({ email }) => email,
      cell: ({ email }) => (email ? { text: email, href: mailLink(email) } : null),
    },
    idColumn(),
    { id: 'enabled', title: t('Enabled'), priority: 2, value: ({ enabled }) => yesNo(enabled) },
  ]
}

/** What somebody called their address must not add a subject or other receivers. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace(/%40/g, '@')}`
}

const facet = (name: string, label: string): Facet => ({ name, label, singleton: true, isServer: true })

/** Facets of the users panel (I-USER-02): each is used once, and all but Email are the server's. */
export const userFacets: readonly Facet[] = [
  facet('name', 'Name'),
  { name: 'email', label: 'Email', singleton: true },
  facet('id', 'ID'),
  { ...facet('enabled', 'Enabled'), options: yesNoOptions },
]
