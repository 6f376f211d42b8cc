import type { AnswerOf } from '@stratus/api-client'
import { t, type Column } from '@stratus/widgets'
import type { ListFacet } from '../../../list/filter-rows.js'
import { idColumn } from '../../../list/id-column.js'

type Told = AnswerOf<'neutron.rbacPolicies.list'>['items'][number]

/** What one project lets another one, or all, use. */
export interface RbacPolicy extends Told {
  /** It has none of its own: what of whom is used by whom. */
  readonly name: string
}

/** `*` in words. */
export const targetOf = ({ target }: Pick<Told, 'target'>): string =>
  target === '*' ? t('All projects') : (target ?? '')

export const rbacPolicy = (policy: Told): RbacPolicy => ({
  ...policy,
  name: t('%s for %s', [policy.object ?? policy.id, targetOf(policy)]),
})

/** @texts English, keys of their translations. */
const objectTypes: Readonly<Record<string, string>> = {
  network: 'Network',
  qos_policy: 'QoS Policy',
  security_group: 'Security Group',
  address_scope: 'Address Scope',
  subnetpool: 'Subnet Pool',
  address_group: 'Address Group',
}

/** @texts English, keys of their translations. */
const actions: Readonly<Record<string, string>> = {
  access_as_shared: 'Shared',
  access_as_external: 'External',
}

export const objectType = ({ object_type }: Pick<Told, 'object_type'>): string =>
  t(objectTypes[object_type ?? ''] ?? object_type ?? '')

export const actionOf = ({ action }: Pick<Told, 'action'>): string => t(actions[action ?? ''] ?? action ?? '')

/** The columns of Horizon's own list, and what may be done where that is told. */
export function rbacColumns(rows: readonly RbacPolicy[]): Column<RbacPolicy>[] {
  const tellsAction = rows.some(({ action }) => action !== null)
  return [
    { id: 'object', title: t('Object'), rowHeader: true, value: ({ object }) => object },
    { id: 'object_type', title: t('Object Type'), priority: 2, value: objectType },
    ...(tellsAction ? [{ id: 'action', title: t('Action'), priority: 2, value: actionOf } as const] : []),
    { id: 'project', title: t('Project'), value: ({ project }) => project },
    { id: 'target', title: t('Target Project'), value: targetOf },
    idColumn({ priority: 3 }),
  ]
}

export const rbacFacets: readonly ListFacet<RbacPolicy>[] = [
  { name: 'object', label: 'Object', singleton: true },
  {
    name: 'object_type',
    label: 'Object Type',
    singleton: true,
    options: Object.entries(objectTypes).map(([key, label]) => ({ key, label })),
  },
  { name: 'project', label: 'Project', singleton: true },
  {
    name: 'target',
    label: 'Target Project',
    singleton: true,
    match: (policy, part) => targetOf(policy).toLowerCase().includes(part.toLowerCase()),
  },
]
