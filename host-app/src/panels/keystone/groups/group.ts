import type { AnswerOf } from '@stratus/api-client'
import { t, type Column, type Facet } from '@stratus/widgets'
import { idColumn } from '../../../list/id-column.js'

export type Group = AnswerOf<'keystone.groups.get'>

/** A group's name; its id where it has none. */
export const nameOf = ({ name, id }: Group) => name || id

/** The columns, in order (I-GRP-01). */
export function groupColumns(): Column<Group>[] {
  return [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    { id: 'description', title: t('Description'), value: ({ description }) => description },
    idColumn(),
  ]
}

export const groupFacets: readonly Facet[] = [
  { name: 'name', label: 'Name', singleton: true },
  { name: 'id', label: 'ID', singleton: true },
]
