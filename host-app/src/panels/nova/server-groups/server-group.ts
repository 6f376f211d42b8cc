import type { AnswerOf } from '@stratus/api-client'
import { serverGroupKinds } from '@stratus/api-client/rules'
import { decode, t, type Column, type Facet } from '@stratus/widgets'
import { idColumn } from '../../../list/id-column.js'

export type ServerGroup = AnswerOf<'nova.serverGroups.get'>

/** A group's name; its id where it has none. */
export const nameOf = ({ name, id }: ServerGroup) => name || id

/** The policy in words; one nobody has heard of stays as it came. */
export function policyLabel(policy: string | null): string {
  return policy ? t(String(decode(policy, serverGroupKinds))) : ''
}

/** The columns of Horizon's own page, in order. `href`: address of a group's details, with the web root. */
export function serverGroupColumns(href: (group: ServerGroup) => string): Column<ServerGroup>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: nameOf,
      cell: (group) => ({ text: nameOf(group), href: href(group), mono: !group.name }),
    },
    idColumn(),
    { id: 'policy', title: t('Policy'), value: ({ policy }) => policyLabel(policy) },
  ]
}

export const serverGroupFacets: readonly Facet[] = [
  { name: 'name', label: 'Name', singleton: true },
  { name: 'id', label: 'ID', singleton: true },
  {
    name: 'policy',
    label: 'Policy',
    singleton: true,
    options: Object.entries(serverGroupKinds).map(([key, label]) => ({ key, label })),
  },
]

/** Members of a group: its instances, as far as this project knows their names. */
export interface Member {
  readonly id: string
  /** The id where the instance belongs to another project, or is gone. */
  readonly name: string
}

export function membersOf({ members }: ServerGroup, names: ReadonlyMap<string, string>): Member[] {
  return members.map((id) => ({ id, name: names.get(id) || id }))
}

/** `href`: address of an instance, with the web root. */
export function memberColumns(href: (member: Member) => string): Column<Member>[] {
  return [
    {
      id: 'name',
      title: t('Instance Name'),
      rowHeader: true,
      value: ({ name }) => name,
      cell: (member) => ({ text: member.name, href: href(member) }),
    },
    { id: 'id', title: t('Instance ID'), value: ({ id }) => id, cell: ({ id }) => ({ text: id, mono: true }) },
  ]
}
