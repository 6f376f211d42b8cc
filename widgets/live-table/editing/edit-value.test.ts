import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Column } from '../data/column.js'
import type { ColumnEdit } from '../data/column-edit.js'
import { faultOf, readTyped } from './edit-value.js'

const column: Column = { id: 'a', title: 'A' }
const fault = (edit: ColumnEdit, text: string) => faultOf(column, edit, {}, text)

describe('values of edited cells', () => {
  it('W-TABLE-41 are checked before anybody hears of them', () => {
    expect(fault({ required: true }, '  ')).toBe('This field is required.')
    expect(fault({}, '')).toBeUndefined()
    expect(fault({ maxLength: 3 }, 'four')).toBe('At most 3 characters.')
    expect(fault({ pattern: '[a-z]+' }, 'ab1')).toBe('This is not what the field takes.')
    expect(fault({ pattern: '[a-z0-9-]+' }, 'db-1')).toBeUndefined()
    expect(fault({ pattern: 'a|b' }, 'ab')).toBe('This is not what the field takes.')
    expect(fault({ options: ['x', { value: 'y', label: 'Why' }] }, 'y')).toBeUndefined()
    expect(fault({ options: ['x'] }, 'z')).toBe('Choose one of the values.')
    expect(fault({ type: 'number' }, '1e')).toBe('Enter a number.')
    expect(fault({ type: 'number', min: 2 }, '1')).toBe('At least 2.')
    expect(fault({ type: 'number', max: 2 }, '3')).toBe('At most 2.')
    expect(fault({ type: 'number' }, '1.5')).toBe('Steps of 1.')
    expect(fault({ type: 'number', step: 0.1 }, '0.3')).toBeUndefined()
    expect(fault({ type: 'number', step: 'any' }, '1.55')).toBeUndefined()
    expect(fault({ validate: (value) => (value === 'web' ? 'It is taken.' : null) }, ' web ')).toBe('It is taken.')
  })

  it('W-TABLE-41 a text keeps all but the spaces around it; an empty one is nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readTyped(text, 'text')).toBe(text.trim() || null)
        expect(typeof (readTyped(text, 'number') ?? 0)).toBe('number')
      }),
    )
  })
})
