import type { AnswerOf } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import type { ListFacet } from '../../../list/filter-rows.js'
import { idColumn } from '../../../list/id-column.js'
import { paths, resourceTypes } from '../../../paths.js'

type Told = AnswerOf<'keystone.userCredentials.list'>['items'][number]

/** Whose a list is of: one's own, among the settings, or everybody's. */
export type Whose = 'own' | 'all'

/** A credential as its list keeps it: without what is secret of it. */
export interface UserCredential extends Omit<Told, 'data' | 'extra'> {
  /** It has none of its own: what it is, and whose. */
  readonly name: string
}

/** @texts English, keys of their translations. */
const types: Readonly<Record<string, string>> = { totp: 'TOTP', ec2: 'EC2', cert: 'Certificate' }

export const typeOf = ({ type }: Pick<Told, 'type'>): string => t(types[type ?? ''] ?? type ?? '')

/** What else a page tells of a row is left out, too: Horizon calls rows by their secret. */
export function userCredential({ data: _data, extra: _extra, ...told }: Told): UserCredential {
  const type = typeOf(told)
  return { ...told, name: told.user ? t('%s of %s', [type, told.user]) : type }
}

/** What stands in place of a secret. */
export const hidden = '••••••••'

/** @param href address of a path below the web root */
export function userCredentialColumns(whose: Whose, href: (path: string) => string): Column<UserCredential>[] {
  return [
    {
      id: 'type',
      title: t('Type'),
      rowHeader: true,
      value: typeOf,
    },
    ...(whose === 'all'
      ? [
          {
            id: 'user',
            title: t('User'),
            value: ({ user }: UserCredential) => user,
            cell: ({ user, user_id }: UserCredential) => ({
              text: user ?? '',
              ...(user_id && { href: href(paths.details(resourceTypes.user, user_id)) }),
            }),
          },
        ]
      : []),
    { id: 'data', title: t('Data'), priority: 3, value: () => hidden },
    { id: 'project', title: t('Project'), value: ({ project }) => project },
    idColumn({ priority: 3 }),
  ]
}

export const userCredentialFacets = (whose: Whose): readonly ListFacet<UserCredential>[] => [
  {
    name: 'type',
    label: 'Type',
    singleton: true,
    match: (credential, part) => typeOf(credential).toLowerCase().includes(part.toLowerCase()),
  },
  ...(whose === 'all' ? [{ name: 'user', label: 'User', singleton: true } as const] : []),
  { name: 'project', label: 'Project', singleton: true },
]
