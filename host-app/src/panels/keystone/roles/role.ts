import type { AnswerOf } from '@stratus/api-client'
import { t, type Column, type Facet } from '@stratus/widgets'
import type { ItemFormTexts } from '../../../forms/ItemForm.js'
import { nameError, onlyErrors, sentName } from '../../../forms/name-errors.js'
import { idColumn } from '../../../list/id-column.js'

export type Role = AnswerOf<'keystone.roles.get'>

/** A role's name; its id where it has none. */
export const nameOf = ({ name, id }: Role) => name || id

/** What a row is followed by: another name is another row (I-ROLE-01). */
export const trackingKey = ({ id, domain_id, name }: Role) => `${id}${domain_id ?? ''}${name ?? ''}`

/** The columns, in order (I-ROLE-01). */
export function roleColumns(): Column<Role>[] {
  return [{ id: 'name', title: t('Name'), rowHeader: true, value: nameOf }, idColumn()]
}

/** The panel is searched by free text alone. */
export const roleFacets: readonly Facet[] = []

const taken = 'Role already exists.'

export const createTexts: ItemFormTexts = {
  title: 'Create Role',
  submit: 'Create Role',
  success: 'Role %s was successfully created.',
  taken,
}

export const editTexts: ItemFormTexts = {
  title: 'Edit Role',
  submit: 'Update Role',
  success: 'Role updated successfully.',
  taken,
}

/**
 * What is wrong with a role's name (I-ROLE-02). English, key of its translation.
 * @param others roles that exist, without the one that is edited
 */
export function roleErrors(name: string, others: readonly Role[]) {
  const isTaken = others.some((role) => role.name === sentName(name))
  return onlyErrors({ name: nameError(name, 'a role') ?? (isTaken ? taken : null) })
}
