import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createProperty,
  freeChoices,
  isSaved,
  parseBoolean,
  problemOf,
  savedText,
  setValue,
  type PropertyDefinition,
} from './property-model.js'

// What the editor shows, whether it is required, and what is saved.
const show = (definition: PropertyDefinition, value?: unknown) => {
  const fresh = createProperty('p', definition)
  const property = value === undefined ? fresh : setValue(fresh, value)
  return [property.value, property.required, savedText(property)]
}

describe('metadata property', () => {
  it('W-META-01 has defaults for everything its definition leaves out', () => {
    expect(createProperty('hw_x')).toMatchObject({
      title: 'hw_x',
      description: '',
      type: 'string',
      readonly: false,
      operators: ['<in>'],
      operator: '<in>',
    })
  })

  it('W-META-01 is required where the definition has a default or says so', () => {
    expect(show({ type: 'string' })).toEqual([null, false, 'null'])
    expect(show({ type: 'string', default: 'x' })).toEqual(['x', true, 'x'])
    // DEC-41: works as specified, unlike the old client.
    expect(show({ type: 'string', required: true })).toEqual([null, true, 'null'])
    expect(show({ type: 'string', default: 'x', required: false })).toEqual(['x', false, 'x'])
    expect(show({ type: 'string' }, '')).toEqual(['', false, ''])
  })

  it('W-META-13 parses integers and numbers from texts', () => {
    expect(show({ type: 'integer', default: 5 })).toEqual([5, true, '5'])
    expect(show({ type: 'integer', default: 0 })).toEqual([0, true, '0'])
    expect(show({ type: 'integer', default: '1' })).toEqual([1, true, '1'])
    expect(show({ type: 'integer' }, '12abc')).toEqual([12, false, '12'])
    expect(show({ type: 'integer' }, 'x')).toEqual([NaN, false, 'NaN'])
    expect(show({ type: 'number' }, '1.5')).toEqual([1.5, false, '1.5'])
  })

  it('W-META-13 saves whole numbers as they are written, however large', () => {
    const saved = (type: 'integer' | 'number', text: string) => savedText(setValue(createProperty('p', { type }), text))
    expect(saved('integer', '9007199254740993')).toBe('9007199254740993')
    expect(saved('integer', ' +18446744073709551615 ')).toBe('18446744073709551615')
    expect(saved('number', '-36893488147419103232')).toBe('-36893488147419103232')
    expect([saved('number', '1.50'), saved('integer', '007')]).toEqual(['1.5', '7'])
  })

  it('W-META-13 parses booleans in any case, everything else is null', () => {
    expect(show({ type: 'boolean' }, 'True')).toEqual([true, false, 'true'])
    expect(show({ type: 'boolean' }, 'yes')).toEqual([null, false, 'null'])
    expect(show({ type: 'boolean', default: false })).toEqual([false, true, 'false'])
    for (const text of ['FALSE', 'fAlse']) expect(parseBoolean(text)).toBe(false)
  })

  it('W-META-07 parses arrays with their operator; empty ones are not saved', () => {
    const array = { type: 'array', operators: ['<in>', '<or>'] }
    expect(isSaved(createProperty('p', array))).toBe(false)
    expect(createProperty('p', array)).toMatchObject({ value: [], required: false })
    const set = setValue(createProperty('p', array), '<or> a,b')
    expect([set.value, set.operator, savedText(set)]).toEqual([['a', 'b'], '<or>', '<or> a,b'])
    expect(setValue(createProperty('p', array), 'a,b').value).toEqual([])
  })

  it('W-META-07 saved arrays come back as they were', () => {
    const item = fc.string({ minLength: 1 }).filter((text) => !/[,\n\r\u2028\u2029]/.test(text))
    fc.assert(
      fc.property(fc.array(item, { minLength: 1 }), fc.constantFrom('<in>', '<or>', '<all-in>'), (value, operator) => {
        const property = { ...createProperty('p', { type: 'array' }), value, operator }
        expect(setValue(createProperty('p', { type: 'array' }), savedText(property))).toMatchObject({ value, operator })
      }),
    )
  })

  it('W-META-08 names the limit that is broken', () => {
    const integer = createProperty('p', { type: 'integer', minimum: 2, maximum: 5 })
    expect(problemOf(setValue(integer, '1'))).toEqual({ kind: 'min', limit: 2 })
    expect(problemOf(setValue(integer, '6'))).toEqual({ kind: 'max', limit: 5 })
    expect(problemOf(setValue(integer, '5'))).toBe(undefined)
    const string = createProperty('p', { minLength: 2, maxLength: 3 })
    expect(problemOf(setValue(string, 'a'))).toEqual({ kind: 'minlength', limit: 2 })
    expect(problemOf(setValue(string, 'abcd'))).toEqual({ kind: 'maxlength', limit: 3 })
  })

  it('W-META-08 what just meets its limit is fine, and so is what has none', () => {
    const fine = (definition: PropertyDefinition, ...values: unknown[]) => {
      for (const value of values)
        expect(problemOf(setValue(createProperty('p', definition), value)), String(value)).toBe(undefined)
    }
    fine({ type: 'integer', minimum: 2, maximum: 5 }, '2', ' 5 ', '+3')
    fine({ type: 'integer' }, '-12')
    fine({ type: 'number', minimum: -1.5, maximum: 1e3 }, '-1.5', '1000', '.5', '1e2')
    fine({ minLength: 2, maxLength: 3 }, 'ab', 'abc', '')
    fine({ pattern: '[a-z]+' }, 'abc')
    expect(problemOf(setValue(createProperty('p', { type: 'integer' }), '1x'))).toEqual({ kind: 'pattern' })
    expect(problemOf(setValue(createProperty('p', { pattern: '[a-z]+' }), 'abc1'))).toEqual({ kind: 'pattern' })
  })

  it('W-META-01 what its definition says of it counts where it is of the right kind', () => {
    const said = { readonly: true, operator: '<or>', operators: ['<in>', '<or>'], minimum: 1, maxLength: 9 }
    expect(createProperty('p', said)).toMatchObject(said)
    const wrong = { readonly: 'yes', operator: 3, operators: [], minimum: '1', maxLength: Infinity, type: 'gift' }
    expect(createProperty('p', wrong as object)).toMatchObject({
      readonly: false,
      operator: '<in>',
      operators: ['<in>'],
      minimum: undefined,
      maxLength: undefined,
      type: 'string',
    })
    expect(createProperty('p', null)).toEqual(createProperty('p'))
    expect(createProperty('p', { default: null, required: true })).toMatchObject({ value: null, required: true })
  })

  it('W-META-07 an array is also read from a list, and what stands before its operator makes it none', () => {
    const array = createProperty('p', { type: 'array' })
    expect(setValue(array, ['a', 1])).toMatchObject({ value: ['a', '1'], operator: '<in>' })
    expect(setValue(array, 'x <or> a,b')).toMatchObject({ value: [] })
    expect(setValue(array, '<or> a, <b> c')).toMatchObject({ value: ['a', ' <b> c'], operator: '<or>' })
  })

  it('W-META-09 tells an integer from a decimal and from a pattern', () => {
    expect(problemOf(setValue(createProperty('p', { type: 'integer' }), '1.5'))).toEqual({ kind: 'pattern' })
    for (const text of ['one', '0x1F', '1e999', '.']) {
      expect(problemOf(setValue(createProperty('p', { type: 'number' }), text))).toEqual({ kind: 'number' })
    }
    expect(problemOf(setValue(createProperty('p', { pattern: '[a-z]+' }), 'A1'))).toEqual({ kind: 'pattern' })
    expect(problemOf(setValue(createProperty('p', { pattern: '(' }), 'A1'))).toBe(undefined)
  })

  it('W-META-10 misses what has no value', () => {
    for (const type of ['string', 'integer', 'number', 'boolean']) {
      expect(problemOf(createProperty('p', { type })), type).toEqual({ kind: 'required' })
    }
    expect(problemOf(createProperty('p', { type: 'array' }))).toBe(undefined)
    expect(problemOf(setValue(createProperty('p', { default: 'x' }), ''))).toEqual({ kind: 'required' })
    expect(problemOf(setValue(createProperty('p'), ''))).toBe(undefined)
    expect(problemOf(setValue(createProperty('p', { required: true }), ''))).toEqual({ kind: 'required' })
    const array = createProperty('p', { type: 'array', required: true })
    expect(problemOf(array)).toEqual({ kind: 'required' })
    expect(problemOf(setValue(array, '<in> a'))).toBe(undefined)
  })

  it('offers an array the choices it does not have yet, sorted', () => {
    const property = createProperty('p', { type: 'array', items: { enum: ['c', 'a', 'b'] } })
    expect(freeChoices(setValue(property, '<in> b'))).toEqual(['a', 'c'])
  })
})
