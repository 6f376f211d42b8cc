import type { AnswerOf } from '@stratus/api-client'
import { t, type Column, type Facet } from '@stratus/widgets'

export type Group = AnswerOf<'keystone.groups.get'>

/** A group's name; its id where it has none. */
export const nameOf = ({ name, id }: Group) => name || id

/** The columns, in order (I-GRP-01). */
export function groupColumns(): Column<Group>[] {
  return [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    { id: 'description', title: t('Description'), value: ({ description }) => description },
    { id: 'id', title: t('ID'), value: ({ id }) => id, cell: ({ id }) => ({ text: id, mono: true }) },
  ]
}

export const groupFacets: readonly Facet[] = [
  { name: 'name', label: 'Name', singleton: true },
  { name: 'id', label: 'ID', singleton: true },
]
