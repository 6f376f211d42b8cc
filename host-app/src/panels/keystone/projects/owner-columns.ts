import { t, type Column, type Facet } from '@stratus/widgets'
import type { Owner } from './use-owners.js'

/** Whose it is, for administrators. */
export const ownerColumns = <Row extends Owner>(): Column<Row>[] => [
  // Its first rows have ids, which would make it as wide as they are.
  { id: 'project', title: t('Project'), width: 160, value: ({ project }) => project },
  { id: 'domain', title: t('Domain'), priority: 5, value: ({ domain }) => domain },
]

export const ownerFacets: readonly Facet[] = [
  { name: 'project', label: 'Project', singleton: true },
  { name: 'domain', label: 'Domain', singleton: true },
]
