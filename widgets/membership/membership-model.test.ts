import { describe, expect, it } from 'vitest'
import {
  assign,
  filterByName,
  formFields,
  readAssignments,
  roleNames,
  sides,
  toggleRole,
  unassign,
} from './membership-model.js'

const roles = [
  { id: 'r1', name: 'admin' },
  { id: 'r2', name: 'member' },
]
const members = [
  { id: 'u1', name: 'Ada' },
  { id: 'u2', name: 'Bob (ops)' },
]

describe('membership', () => {
  it('W-MEMB-02 a member gets the default role when taken in, and may hold several', () => {
    const value = assign([], 'u1', 'r2')
    expect(value).toEqual([{ id: 'u1', roles: ['r2'] }])
    expect(toggleRole(value, 'u1', 'r1')).toEqual([{ id: 'u1', roles: ['r2', 'r1'] }])
    expect(assign(value, 'u1', 'r1')).toBe(value)
    expect(assign([], 'u1', '')).toEqual([{ id: 'u1', roles: [] }])
  })
  it('W-MEMB-02 what one member gets or gives up is no other member’s, and no other role', () => {
    const two = [
      { id: 'u1', roles: ['r1', 'r2'] },
      { id: 'u2', roles: ['r1'] },
    ]
    expect(toggleRole(two, 'u1', 'r1')).toEqual([{ id: 'u1', roles: ['r2'] }, two[1]])
    expect(assign(two, 'u3', 'r2')).toEqual([...two, { id: 'u3', roles: ['r2'] }])
    expect(unassign(two, 'u1')).toEqual([two[1]])
  })
  it('W-MEMB-04 one without a role stays a member', () => {
    const value = toggleRole(assign([], 'u1', 'r2'), 'u1', 'r2')
    expect(sides(members, value).taken).toEqual([{ id: 'u1', name: 'Ada', roles: [] }])
    expect(roleNames(roles, [])).toEqual([])
    expect(unassign(value, 'u1')).toEqual([])
  })
  it('W-MEMB-01 parts members and others; names roles in their order', () => {
    const { available, taken } = sides(members, [
      { id: 'u2', roles: ['r2', 'r1'] },
      { id: 'gone', roles: [] },
    ])
    expect(available.map(({ id }) => id)).toEqual(['u1'])
    expect(taken.map(({ name }) => name)).toEqual(['Bob (ops)', 'gone'])
    expect(roleNames(roles, ['r2', 'unknown', 'r1'])).toEqual(['admin', 'member'])
  })
  it('W-MEMB-05 filters by a part of the name, literally, whatever the case', () => {
    expect(filterByName(members, ' (OPS ')).toEqual([members[1]])
    expect(filterByName(members, '.*')).toEqual([])
    expect(filterByName(members, '')).toBe(members)
  })
  it('W-MEMB-01 has the fields of Horizon’s workflow', () => {
    const value = [
      { id: 'u2', roles: ['r2', 'r1'] },
      { id: 'u1', roles: ['r2'] },
    ]
    expect(formFields('update_members', roles, value, 'r2')).toEqual([
      ['default_update_members_role', 'r2'],
      ['update_members_role_r1', 'u2'],
      ['update_members_role_r2', 'u2'],
      ['update_members_role_r2', 'u1'],
    ])
  })

  it('W-MEMB-01 reads members that were written as JSON, and nothing else', () => {
    const kept = [{ id: 'u1', roles: ['r1'] }]
    expect(readAssignments(JSON.stringify(kept))).toEqual(kept)
    for (const other of ['', '{', '{}', 'null', '[null]', '[1]', '[{"id": "u1"}]', '[{"roles": []}]'])
      expect(readAssignments(other), other).toBe(undefined)
    for (const other of ['[{"id": 1, "roles": []}]', '[{"id": "u1", "roles": "r1"}]', '[{"id": "u1", "roles": [1]}]'])
      expect(readAssignments(other), other).toBe(undefined)
  })
})
