import { describe, expect, it } from 'vitest'
import { messageOf } from './schema-messages.js'
import { validate } from './schema-validator.js'
import { valueAt, withDefaults, withValue } from './schema-value.js'
import type { Schema } from './schema.js'

/** The messages of a value, each after its place. */
function said(value: unknown, schema: Schema, strict = false): string[] {
  return validate(value, schema, strict).map(
    ({ path, code, values }) => `${path.join('.')}: ${messageOf(code, values)}`,
  )
}
const one = (property: Schema): Schema => ({ type: 'object', properties: { x: property } })
const inOne = (x: unknown, property: Schema) => said({ x }, one(property))

describe('schema form', () => {
  it('W-FORM-07 says that a type is wrong, and for an unknown reason that the data is invalid', () => {
    expect(inOne('a', { type: 'integer' })).toEqual(['x: Invalid type, expected integer'])
    expect(inOne(1.5, { type: 'integer' })).toEqual(['x: Invalid type, expected integer'])
    expect(inOne(null, { type: ['string', 'null'] })).toEqual([])
    expect(messageOf(4711, {})).toBe('The data in this field is invalid')
  })
  it('W-FORM-08 says which bound a number breaks', () => {
    const bounds = { type: 'number', minimum: 1, maximum: 10 }
    expect([0, 1, 10, 11].flatMap((x) => inOne(x, bounds))).toEqual([
      'x: 0 is less than the allowed minimum of 1',
      'x: 11 is greater than the allowed maximum of 10',
    ])
    expect(inOne(1, { minimum: 1, exclusiveMinimum: true })).toEqual(['x: 1 is equal to the exclusive minimum 1'])
    expect(inOne(9, { exclusiveMaximum: 9 })).toEqual(['x: 9 is equal to the exclusive maximum 9'])
    expect(inOne(7, { multipleOf: 2 })).toEqual(['x: 7 is not a multiple of 2'])
    expect(inOne(0.3, { multipleOf: 0.1 })).toEqual([])
    expect(inOne(Number.NaN, { type: 'number' })).toEqual(['x: NaN is not a valid number'])
  })
  it('W-FORM-09 says how long a text is and may be', () => {
    expect(inOne('ab', { title: 'Name', minLength: 3 })).toEqual(['x: Name is too short (2 characters), minimum 3'])
    expect(inOne('𝒳𝒴', { title: 'Name', maxLength: 1 })).toEqual(['x: Name is too long (2 characters), maximum 1'])
  })
  it('W-FORM-10 says that a text is formatted incorrectly, and what is required', () => {
    expect(inOne('A b', { title: 'Name', pattern: '^[a-z]+$' })).toEqual(['x: Name is formatted incorrectly'])
    expect(inOne('A b', { pattern: '(' })).toEqual([])
    expect(said({}, { ...one({ title: 'Name' }), required: ['x'] })).toEqual(['x: Name is a required field'])
    expect(said({}, { ...one({}), required: ['y'] })).toEqual(['y: y is a required field'])
  })
  it('W-FORM-11 says that a list is too short, too long or not unique', () => {
    expect(inOne([], { minItems: 1 })).toEqual(['x: Array is too short (0 items), minimum 1'])
    expect(inOne([1, 2], { maxItems: 1 })).toEqual(['x: Array is too long (2 items), maximum 1'])
    const twins = [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ]
    expect(inOne(twins, { uniqueItems: true })).toEqual(['x: Array items must be unique'])
    expect(inOne([1, 'a'], { items: { type: 'number' } })).toEqual(['x.1: Invalid type, expected number'])
    expect(inOne([1, 2], { items: [{}], additionalItems: false })).toEqual(['x: Additional items not allowed'])
  })
  it('W-FORM-12 says that properties are unknown or not allowed, and that a format failed', () => {
    expect(said({ y: 1 }, { ...one({}), additionalProperties: false })).toEqual([': Additional properties not allowed'])
    expect(said({ y: 1 }, one({}), true)).toEqual([': Unknown property (not in schema)'])
    expect(said({ y: 1 }, one({}))).toEqual([])
    expect(inOne('256.1.1.1', { format: 'ipv4' })).toEqual(['x: Format validation failed'])
    const addresses = ['::1', 'fe80::1', '1:2:3:4:5:6:7:8', '::ffff:1.2.3.4', '1::2::3', '1:2', 'g::1', '']
    expect(addresses.map((text) => inOne(text, { format: 'ipv6' }).length)).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
    expect(inOne('2026-02-30', { format: 'date' }).length).toBe(1)
    expect(inOne('anything', { format: 'made-up' })).toEqual([])
  })
  it('W-FORM-08 W-FORM-09 W-FORM-11 what just fits is right', () => {
    const fitting: [unknown, Schema][] = [
      [1, { minimum: 1, maximum: 1 }],
      [2, { minimum: 1, exclusiveMinimum: true, maximum: 3, exclusiveMaximum: true }],
      [2, { exclusiveMinimum: 1, exclusiveMaximum: 3 }],
      [1, { minimum: 1, exclusiveMinimum: false, maximum: 1, exclusiveMaximum: false }],
      [4, { multipleOf: 2 }],
      ['𝒳𝒴', { minLength: 2, maxLength: 2, pattern: '^..$' }],
      [[1, 2], { minItems: 2, maxItems: 2, uniqueItems: true }],
      [[1, 1], { uniqueItems: false }],
      [[1, '1'], { uniqueItems: true }],
      [[1], { items: [{}], additionalItems: false }],
      [[1, 'b'], { items: [{}], additionalItems: { type: 'string' } }],
      [{ a: 1 }, { minProperties: 1, maxProperties: 1 }],
      ['b', { enum: ['a', 'b'] }],
      [{ b: 2, a: 1 }, { enum: [{ a: 1, b: 2 }] }],
      [1, { const: 1 }],
      [1, { anyOf: [{ type: 'string' }, { type: 'integer' }] }],
      [1, { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
      [1, { allOf: [{ minimum: 1 }, { maximum: 1 }] }],
      [1, { not: { type: 'string' } }],
    ]
    for (const [value, schema] of fitting) expect(inOne(value, schema), JSON.stringify([value, schema])).toEqual([])
  })
  it('W-FORM-08 what is beyond an exclusive bound breaks the bound', () => {
    expect(inOne(0, { exclusiveMinimum: 1 })).toEqual(['x: 0 is less than the allowed minimum of 1'])
    expect(inOne(4, { maximum: 3, exclusiveMaximum: true })).toEqual(['x: 4 is greater than the allowed maximum of 3'])
  })
  it('W-FORM-10 W-FORM-12 properties of the language itself are none of the value', () => {
    expect(said({}, { required: ['toString'] })).toEqual(['toString: toString is a required field'])
    expect(said({}, { dependencies: { toString: ['a'] } })).toEqual([])
    expect(said({ constructor: 1 }, { properties: {}, additionalProperties: false })).toHaveLength(1)
  })
  it('W-FORM-12 what a pattern of names or the rest of the schema knows is checked by it', () => {
    const schema: Schema = {
      properties: { known: {} },
      patternProperties: { '^n_': { type: 'integer' } },
      additionalProperties: { type: 'string' },
    }
    expect(said({ known: [], n_a: 1, other: 'text' }, schema, true)).toEqual([])
    expect(said({ n_a: 'a', other: 1 }, schema)).toEqual([
      'n_a: Invalid type, expected integer',
      'other: Invalid type, expected string',
    ])
    expect(said({ n_a: 1 }, { ...schema, additionalProperties: false })).toEqual([])
    expect(inOne([1, 2], { items: [{}], additionalItems: { type: 'string' } })).toEqual([
      'x.1: Invalid type, expected string',
    ])
  })
  it('one needs another, or a whole schema, only where it is there', () => {
    const schema: Schema = { dependencies: { a: ['b', 'c'], d: { required: ['e'] } } }
    expect(said({ a: 1, b: 1, c: 1 }, schema)).toEqual([])
    expect(said({ a: 1, b: 1 }, schema)).toEqual([': Dependency failed - key must exist'])
    expect(said({ b: 1 }, schema)).toEqual([])
    expect(said({ d: 1 }, schema)).toEqual(['e: e is a required field'])
    expect(said({ d: 1, e: 1 }, schema)).toEqual([])
  })
  it('says the rest of the catalogue', () => {
    expect(inOne(2, { const: 1 })).toEqual(['x: No enum match for: 2'])
    expect(inOne(0, { allOf: [{ minimum: 1 }, {}] })).toEqual(['x: 0 is less than the allowed minimum of 1'])

    expect(inOne('c', { enum: ['a', 'b'] })).toEqual(['x: No enum match for: c'])
    expect(inOne(1, { anyOf: [{ type: 'string' }] })).toEqual(["x: Data does not match any schemas from 'anyOf'"])
    expect(inOne(1, { oneOf: [{ type: 'string' }] })).toEqual(["x: Data does not match any schemas from 'oneOf'"])
    expect(inOne(1, { oneOf: [{}, {}] })).toEqual(["x: Data is valid against more than one schema from 'oneOf'"])
    expect(inOne(1, { not: { type: 'integer' } })).toEqual(["x: Data matches schema from 'not'"])
    expect(said({}, { minProperties: 1 })).toEqual([': Too few properties defined, minimum 1'])
    expect(said({ a: 1 }, { maxProperties: 0 })).toEqual([': Too many properties defined, maximum 0'])
    expect(said({ a: 1 }, { dependencies: { a: ['b'] } })).toEqual([': Dependency failed - key must exist'])
  })
  it('follows references, and names circles instead of running in them', () => {
    const tree: Schema = {
      properties: { x: { $ref: '#/definitions/node' } },
      definitions: {
        node: { type: 'object', properties: { child: { $ref: '#/definitions/node' }, n: { type: 'integer' } } },
        a: { $ref: '#/definitions/b' },
        b: { $ref: '#/definitions/a' },
      },
    }
    expect(said({ x: { child: { n: 'no' } } }, tree)).toEqual(['x.child.n: Invalid type, expected integer'])
    expect(said({ x: 1 }, { ...tree, properties: { x: { $ref: '#/definitions/a' } } })).toEqual(['x: Circular $refs'])
    expect(withDefaults(tree, tree, undefined)).toBe(undefined)
  })
  it.each<Schema>([
    { allOf: [{ $ref: '#' }] },
    { allOf: [{ $ref: '#' }, { $ref: '#' }], anyOf: [{ $ref: '#' }] },
    { $ref: '#/definitions/a', definitions: { a: { allOf: [{ oneOf: [{ $ref: '#/definitions/a' }] }] } } },
    { not: { $ref: '#' }, dependencies: { x: { $ref: '#' } }, allOf: [{ $ref: '#' }] },
  ])('bad input: a schema that asks for itself of the same value is named as a circle: %j', (schema) => {
    expect(said({ x: 1 }, schema).join()).toMatch(/^: (Circular \$refs|Data does not match any)/)
  })

  it('a schema that asks for itself of the values inside it does not', () => {
    const tree: Schema = {
      type: ['object', 'array'],
      allOf: [{}],
      items: { $ref: '#' },
      properties: { x: { $ref: '#' } },
    }
    expect(said([[], [{ x: [] }], { x: { x: {} } }], tree)).toEqual([])
    expect(said({ x: [{ x: 1 }] }, tree)).toEqual(['x.0.x: Invalid type, expected object, array'])
    expect(said({ x: 1 }, { anyOf: [{ $ref: '#' }, { type: 'object' }] })).toEqual([])
  })

  it('bad input: what a schema has of another kind it has not, and nothing throws', () => {
    const bad: unknown[] = [null, 5, 'x', true, [], {}, [null], [5], { a: null }, { a: 5 }, Number.NaN]
    const keywords =
      '$ref definitions $defs type title description readOnly enum const allOf anyOf oneOf not multipleOf minimum maximum ' +
      'exclusiveMinimum exclusiveMaximum minLength maxLength pattern format properties patternProperties additionalProperties ' +
      'required dependencies minProperties maxProperties items additionalItems minItems maxItems uniqueItems'
    const values: unknown[] = [undefined, null, 'text', 1, true, ['a'], { a: 1, b: ['c'] }]
    for (const keyword of keywords.split(' '))
      for (const each of bad) {
        const schema = { [keyword]: each } as Schema
        for (const value of values)
          for (const root of [schema, one(schema), { items: schema }]) {
            validate(value, root, true)
            withDefaults(root, root, value)
          }
      }
    const fitting = { type: 'object', required: 'a', properties: { a: null, b: { type: 'string', maxLength: 'x' } } }
    expect(said({ a: 1, b: 2 }, fitting as unknown as Schema)).toEqual(['b: Invalid type, expected string'])
  })
  it('bad input: a value that contains itself is compared and checked as any other', () => {
    const circle: Record<string, unknown> = {}
    circle['x'] = circle
    expect(said(circle, one({ enum: ['a'] }))).toHaveLength(1)
    expect(said([1n, circle], { uniqueItems: true })).toEqual([])
  })
  it('reads and writes by place, without touching the old value', () => {
    const old = { a: [{ b: 1 }], c: 2 }
    expect(withValue(old, ['a', 0, 'b'], 5)).toEqual({ a: [{ b: 5 }], c: 2 })
    expect(withValue(old, ['c'], undefined)).toEqual({ a: [{ b: 1 }] })
    expect(valueAt(old, ['a', 0, 'b'])).toBe(1)
    expect(valueAt({}, ['toString'])).toBe(undefined)
    expect(Object.keys(withValue({}, ['__proto__'], 1) as object)).toEqual(['__proto__'])
    const schema = one({ default: 7 })
    expect(withDefaults(schema, schema, { y: 1 })).toEqual({ y: 1, x: 7 })
    expect(withDefaults(schema, schema, { x: 0 })).toEqual({ x: 0 })
  })
})
