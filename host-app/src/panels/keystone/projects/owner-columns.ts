import { t, type Column, type Facet } from '@stratus/widgets'
import type { Owner } from './use-owners.js'

/** Whose it is, for administrators. */
export const ownerColumns = <Row extends Owner>(): Column<Row>[] => [
  { id: 'project', title: t('Project'), value: ({ project }) => project },
  { id: 'domain', title: t('Domain'), priority: 5, value: ({ domain }) => domain },
]

export const ownerFacets: readonly Facet[] = [
  { name: 'project', label: 'Project', singleton: true },
  { name: 'domain', label: 'Domain', singleton: true },
]
