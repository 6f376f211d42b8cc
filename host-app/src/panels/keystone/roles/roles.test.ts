import { describe, expect, it } from 'vitest'
import { roleColumns, roleErrors, trackingKey, type Role } from './role.js'

const role: Role = { id: 'r1', name: 'member', domain_id: null, description: null }

describe('the roles panel', () => {
  it('I-ROLE-01 has the columns Name and ID', () => {
    const columns = roleColumns()
    expect(columns.map(({ title }) => title)).toEqual(['Name', 'ID'])
    expect(columns.map((column) => column.value?.(role))).toEqual(['member', 'r1'])
  })

  it('I-ROLE-01 follows a row by id, domain and name', () => {
    expect(trackingKey({ ...role, domain_id: 'd' })).toBe('r1dmember')
    expect(trackingKey(role)).toBe('r1member')
    expect(new Set([role, { ...role, name: 'x' }, { ...role, domain_id: 'd' }].map(trackingKey)).size).toBe(3)
  })

  it('I-ROLE-02 a role needs a name that no other role has', () => {
    expect(roleErrors('', [role])).toEqual({ name: 'A role name is required.' })
    expect(roleErrors(' member ', [role])).toEqual({ name: 'Role already exists.' })
    expect(roleErrors('member', [])).toEqual({})
    expect(roleErrors('x'.repeat(255), [role])).toEqual({})
    expect(roleErrors('x'.repeat(256), [role])).toEqual({ name: 'A role name less than 256 characters is required.' })
  })
})
