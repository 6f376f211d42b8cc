import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readField } from './read-field.js'

describe('W-TABLE-32 what a row has under a field', () => {
  it('is found by name and by path; a key that has the dots in it goes first', () => {
    const row = { status: 'ACTIVE', flavor: { name: 'm1.tiny', disk: { gb: 1 } }, 'flavor.name': 'flat' }
    expect(readField(row, 'status')).toBe('ACTIVE')
    expect(readField(row, 'flavor.name')).toBe('flat')
    expect(readField(row, 'flavor.disk.gb')).toBe(1)
    expect(readField({ 'router:external': true }, 'router:external')).toBe(true)
  })

  it('is none where there is nothing on the way, or no value', () => {
    for (const field of ['none', 'a.b.c', 'nothing.b', 'text.b', 'constructor', '__proto__', 'fn', 'object', ''])
      expect(readField({ a: {}, nothing: null, text: 'x', fn: () => 1, object: {} }, field)).toBeUndefined()
  })

  it('is a value: lists keep texts and numbers, dates and large numbers become text', () => {
    expect(readField({ a: ['x', 1, {}, null] }, 'a')).toEqual(['x', 1])
    expect(readField({ a: new Date(0) }, 'a')).toBe('1970-01-01T00:00:00.000Z')
    expect(readField({ a: new Date(Number.NaN) }, 'a')).toBeUndefined()
    expect(readField({ a: 2n ** 60n }, 'a')).toBe('1152921504606846976')
  })

  it('never fails, whatever the row and the field', () => {
    fc.assert(
      fc.property(fc.object(), fc.string(), (row, field) => {
        const found = readField(row, field)
        expect(['string', 'number', 'boolean', 'undefined'].includes(typeof found) || Array.isArray(found)).toBe(true)
      }),
    )
  })
})
