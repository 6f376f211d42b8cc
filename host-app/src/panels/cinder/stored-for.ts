import { t, type Column, type Facet } from '@stratus/widgets'
import type { Owner } from '../keystone/projects/use-owners.js'

/** What administrators are told of something that is stored, beside what its project is. */
export interface StoredFor extends Owner {
  readonly host: string | null
}

/** Whose it is and where, in Horizon's order. */
export const ownerColumns = <Row extends StoredFor>(): Column<Row>[] => [
  // Its first rows have ids, which would make it as wide as they are.
  { id: 'project', title: t('Project'), width: 160, value: ({ project }) => project },
  { id: 'domain', title: t('Domain'), priority: 5, value: ({ domain }) => domain },
  { id: 'host', title: t('Host'), priority: 4, value: ({ host }) => host },
]

export const ownerFacets: readonly Facet[] = [
  { name: 'project', label: 'Project', singleton: true },
  { name: 'domain', label: 'Domain', singleton: true },
  { name: 'host', label: 'Host', singleton: true },
]
