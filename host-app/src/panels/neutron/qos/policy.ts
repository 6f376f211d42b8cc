import type { AnswerOf } from '@stratus/api-client'
import { formatNoName, formatYesNo, t, type Column, type Facet } from '@stratus/widgets'
import { yesNoOptions } from '../../../list/translate-facets.js'

export type QosPolicy = AnswerOf<'neutron.qosPolicies.get'>
export type QosRule = QosPolicy['rules'][number]

/** A policy's name; its id where it has none. */
export const nameOf = ({ name, id }: Pick<QosPolicy, 'name' | 'id'>) => name || id

/** The columns of Horizon's own page, in order. `href`: address of a policy's details, with the web root. */
export function policyColumns(href: (policy: QosPolicy) => string): Column<QosPolicy>[] {
  return [
    {
      id: 'name',
      title: t('Policy Name'),
      rowHeader: true,
      value: nameOf,
      cell: (policy) => ({ text: nameOf(policy), href: href(policy), mono: !policy.name }),
    },
    {
      id: 'description',
      title: t('Description'),
      value: ({ description }) => formatNoName(description),
    },
    { id: 'shared', title: t('Shared'), value: ({ shared }) => formatYesNo(shared) },
  ]
}

export const policyFacets: readonly Facet[] = [
  { name: 'name', label: 'Policy Name', singleton: true, persistent: true },
  { name: 'description', label: 'Description', singleton: true },
  { name: 'shared', label: 'Shared', singleton: true, options: yesNoOptions },
]
