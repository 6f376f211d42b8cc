import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFields, readFields } from './read-fields.js'

const start = { name: '', shared: false, file: null, subnet: { cidr: '', dhcp: true } }

describe('fields of a draft', () => {
  it('W-SHELL-76 are what was typed, as far as it is still of its kind', () => {
    const typed = { ...start, name: 'web', subnet: { cidr: '10.0.0.0/24', dhcp: false } }
    expect(readFields(JSON.parse(JSON.stringify(typed)), start)).toEqual(typed)
    expect(readFields({ name: 5, shared: 'yes', file: 'x', subnet: { cidr: '::/64' }, admin: true }, start)).toEqual({
      ...start,
      subnet: { cidr: '::/64', dhcp: true },
    })
  })

  it('W-SHELL-76 keep what was typed alone: the rest is as it is when they are taken again', () => {
    const before = { cores: '20', ram: '512', secret: '' }
    const kept = changedFields({ cores: '30', ram: '512', secret: 'x' }, before, ['secret'])
    expect(readFields(kept, { cores: '20', ram: '1024', secret: '' })).toEqual({ cores: '30', ram: '1024', secret: '' })
  })

  it('W-SHELL-76 so they do of fields within a field: other limits of a project are those of the day', () => {
    const before = { name: '', quotas: { cores: '20', ram: '512' } }
    const kept = changedFields({ name: 'web', quotas: { cores: '30', ram: '512' } }, before, [])
    const now = { name: '', quotas: { cores: '20', ram: '1024' } }
    expect(readFields(kept, now)).toEqual({ name: 'web', quotas: { cores: '30', ram: '1024' } })
  })

  it('W-SHELL-52 whatever is stored is survived', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const read = readFields(stored, start)
        expect(read === null || (typeof read.name === 'string' && typeof read.subnet.dhcp === 'boolean')).toBe(true)
        expect(read === null || Object.keys(read).length === Object.keys(start).length).toBe(true)
      }),
    )
    expect(readFields({ other: 1 }, start)).toBeNull()
  })
})
