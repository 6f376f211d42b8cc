import { t, type Column, type Facet } from '@stratus/widgets'
import { ownerColumns, ownerFacets } from '../keystone/projects/owner-columns.js'
import type { Owner } from '../keystone/projects/use-owners.js'

/** What administrators are told of something that is stored, beside what its project is. */
export interface StoredFor extends Owner {
  readonly host: string | null
}

/** Whose it is and where, in Horizon's order. */
export const storedForColumns = <Row extends StoredFor>(): Column<Row>[] => [
  ...ownerColumns<Row>(),
  { id: 'host', title: t('Host'), priority: 4, value: ({ host }) => host },
]

export const storedForFacets: readonly Facet[] = [...ownerFacets, { name: 'host', label: 'Host', singleton: true }]
