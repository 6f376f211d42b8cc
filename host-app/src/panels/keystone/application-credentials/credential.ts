import type { AnswerOf } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import { timeCell } from '../../../list/cells.js'
import type { ListFacet } from '../../../list/filter-rows.js'
import { idColumn } from '../../../list/id-column.js'
import { paths } from '../../../paths.js'

type Told = AnswerOf<'keystone.applicationCredentials.list'>['items'][number]

/** What a program signs in with. */
export interface Credential extends Told {
  /** Its project's name; the id where nobody tells. */
  readonly project: string | null
}

/** Keystone tells of UTC without saying so. */
export const endOf = ({ expires_at }: Pick<Told, 'expires_at'>): string | null =>
  expires_at && (/Z|[+-]\d\d:?\d\d$/.test(expires_at) ? expires_at : `${expires_at.replace(' ', 'T')}Z`)

const hasEnded = (credential: Pick<Told, 'expires_at'>, now = Date.now()): boolean => {
  const end = endOf(credential)
  return end !== null && Date.parse(end) <= now
}

export const withProject = (credential: Told, projects: ReadonlyMap<string, string>): Credential => ({
  ...credential,
  project: projects.get(credential.project_id ?? '') ?? credential.project_id,
})

/** @param href address of a path below the web root */
export const credentialColumns = (href: (path: string) => string): Column<Credential>[] => [
  {
    id: 'name',
    title: t('Name'),
    rowHeader: true,
    value: ({ name, id }) => name ?? id,
    cell: ({ name, id }) => ({ text: name ?? id, href: href(paths.applicationCredential(id)) }),
  },
  { id: 'project', title: t('Project'), value: ({ project }) => project },
  { id: 'roles', title: t('Roles'), priority: 2, value: ({ roles }) => roles.join(', ') },
  {
    id: 'expires_at',
    title: t('Expires'),
    value: (credential) => endOf(credential),
    cell(credential) {
      const end = endOf(credential)
      if (!end) return t('Never')
      return { ...timeCell(end), ...(hasEnded(credential) && { tone: 'danger' as const, badge: t('Expired') }) }
    },
  },
  { id: 'description', title: t('Description'), priority: 3, value: ({ description }) => description },
  idColumn({ priority: 3, hidden: true }),
]

export const credentialFacets: readonly ListFacet<Credential>[] = [
  { name: 'name', label: 'Name', singleton: true },
  { name: 'project', label: 'Project', singleton: true },
  {
    name: 'roles',
    label: 'Roles',
    singleton: true,
    match: ({ roles }, part) => roles.some((role) => role.includes(part)),
  },
  { name: 'description', label: 'Description', singleton: true },
]

/** The cloud's word for yes or no, in the language of ours where it is known. */
export function unrestrictedWord(word: string | null): string | null {
  // Horizon's for what Keystone has not told it.
  if (/^maybe$/i.test(word ?? '')) return null
  if (/^(yes|true)$/i.test(word ?? '')) return t('Yes')
  return /^(no|false)$/i.test(word ?? '') ? t('No') : word
}
