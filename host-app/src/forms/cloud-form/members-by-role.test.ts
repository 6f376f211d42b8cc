import type { FormField } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { formField } from '../../../../tests/support/form-field.js'
import { goneOf, losesAll, membersOf, peopleOf, serviceUsers, valuesOf } from './members-by-role.js'

const choices = ['nova', 'bea', 'Ada'].map((name) => ({ value: `id-${name}`, label: name, selected: false }))
const roleField = (role: string, value: string): FormField =>
  formField(`update_members_role_${role}`, {
    type: 'select',
    label: role,
    value,
    choices,
    multiple: true,
    membership: { list: 'update_members', role, titles: { available: 'a', members: 'm' }, usual: 'member' },
  })
const roles = [roleField('member', 'id-bea\nid-Ada'), roleField('admin', 'id-Ada')]

describe('W-MEMB-01 a list of members, of a field for each role', () => {
  it('tells who has which roles, as it stands and as it is filled in', () => {
    expect(membersOf(roles, {})).toEqual([
      { id: 'id-bea', roles: ['member'] },
      { id: 'id-Ada', roles: ['member', 'admin'] },
    ])
    expect(membersOf(roles, { update_members_role_admin: '' })[1]).toEqual({ id: 'id-Ada', roles: ['member'] })
  })

  it('fills every field in, those that nobody is left in too', () => {
    expect(valuesOf(roles, [{ id: 'id-bea', roles: ['member'] }])).toEqual({
      update_members_role_member: 'id-bea',
      update_members_role_admin: '',
    })
    expect(membersOf(roles, valuesOf(roles, membersOf(roles, {})))).toEqual(membersOf(roles, {}))
  })

  it('I-DOM-06 somebody loses all roles with the last one, if there was any', () => {
    const without = (member: string, admin: string) => ({
      update_members_role_member: member,
      update_members_role_admin: admin,
    })
    expect(losesAll(roles, without('id-bea', ''), 'id-Ada')).toBe(true)
    expect(losesAll(roles, without('id-bea', 'id-Ada'), 'id-Ada')).toBe(false)
    expect(losesAll(roles, without('', ''), 'id-nova')).toBe(false)
    expect(losesAll(roles, {}, 'id-Ada')).toBe(false)
  })

  it('I-DOM-06 tells by name who is chosen and gone meanwhile', () => {
    const now = roles.map((field) => ({ ...field, choices: choices.slice(0, 2) }))
    expect(goneOf(now, {}, roles)).toEqual(['Ada'])
    expect(goneOf(now, { update_members_role_member: 'id-bea', update_members_role_admin: '' }, roles)).toEqual([])
    expect(goneOf(roles, { update_members_role_admin: 'id-new' }, roles)).toEqual(['id-new'])
  })

  it('has people by name, the services’ own users last', () => {
    const isService = serviceUsers([{ name: 'nova' }, { name: 'cinderv3' }, { name: null }])
    expect(peopleOf(roles, isService).map(({ name }) => name)).toEqual(['Ada', 'bea', 'nova'])
    expect(isService('cinder')).toBe(true)
    expect(peopleOf([], isService)).toEqual([])
  })
})
