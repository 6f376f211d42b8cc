import type { SecurityGroup } from '@stratus/api-client'
import { formatYesNo, t, type Column, type Facet } from '@stratus/widgets'
import type { ResourceList } from '../../../list/use-resource-list.js'
import { yesNoOptions } from '../../../list/translate-facets.js'

export type { SecurityGroup }
export type SecurityGroupRule = SecurityGroup['security_group_rules'][number]

export const groupName = ({ name, id }: Pick<SecurityGroup, 'name' | 'id'>) => name || id

/** How many rules there are in all groups; nothing before the first answer. */
export function countOfRules({
  rows,
  updatedAt,
}: Pick<ResourceList<SecurityGroup>, 'rows' | 'updatedAt'>): number | undefined {
  return updatedAt === undefined ? undefined : rows.flatMap((group) => group.security_group_rules).length
}

/** The columns of Horizon's own list, in order. `href`: address of a group's rules, with the web root. */
export function groupColumns(href: (group: SecurityGroup) => string): Column<SecurityGroup>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: groupName,
      cell: (group) => ({ text: groupName(group), href: href(group), mono: !group.name }),
    },
    {
      id: 'id',
      title: t('Security Group ID'),
      priority: 3,
      type: 'uuid',
      // Room for all of its 36 signs.
      width: 308,
      value: ({ id }) => id,
      cell: ({ id }) => ({ text: id, mono: true }),
    },
    { id: 'description', title: t('Description'), value: ({ description }) => description },
    { id: 'shared', title: t('Shared'), priority: 2, value: ({ shared }) => formatYesNo(shared) },
    {
      id: 'rules',
      title: t('Rules'),
      type: 'number',
      priority: 2,
      value: ({ security_group_rules }) => security_group_rules.length,
    },
  ]
}

export const groupFacets: readonly Facet[] = [
  { name: 'name', label: 'Name', singleton: true },
  { name: 'description', label: 'Description', singleton: true },
  { name: 'shared', label: 'Shared', singleton: true, options: yesNoOptions },
]
