import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { count, flag, id, limit, list, many, pairs, reader, single, text, texts, used } from './fields.js'

const thing = reader({
  id: id(),
  name: text(),
  up: flag('up', 'is_up'),
  size: count(),
  most: limit(),
  taken: used(),
  tags: texts(),
  metadata: pairs(),
  parts: many(reader({ id: id() })),
})

describe('fields', () => {
  it('G-HTTP-10 unknown fields are kept apart, missing ones are null or empty', () => {
    expect(thing({ id: 'a', novelty: { deep: 1 } })).toEqual({
      id: 'a',
      extra: { novelty: { deep: 1 } },
      name: null,
      up: null,
      size: null,
      most: null,
      taken: null,
      tags: [],
      metadata: {},
      parts: [],
    })
  })

  it('a name that the model does not have does not compile', () => {
    // @ts-expect-error: mistyped
    expect(thing({ id: 'a', name: 'n' })?.naem).toBeUndefined()
  })

  it('a field is found under the name of either dialect', () => {
    expect(thing({ id: 'a', up: false })?.up).toBe(false)
    expect(thing({ id: 'a', is_up: true })?.up).toBe(true)
    expect(thing({ id: 'a', up: null, is_up: true })?.up).toBe(true)
  })

  it('a known field has its documented name only, and no field becomes a prototype', () => {
    const model = thing(JSON.parse('{"id": "a", "is_up": true, "__proto__": {"evil": 1}}'))
    expect(Object.keys(model ?? {})).not.toContain('is_up')
    expect(model).not.toHaveProperty('evil')
  })

  it.each([
    [-1, Number.POSITIVE_INFINITY],
    [null, Number.POSITIVE_INFINITY],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    [0, 0],
    [10, 10],
    [undefined, null],
    ['junk', null],
  ])('DEC-19: a limit of %j is %j', (most, expected) => {
    expect(thing({ id: 'a', most })?.most).toBe(expected)
  })

  it('what is used is never negative', () => {
    expect(thing({ id: 'a', taken: -3 })?.taken).toBe(0)
  })

  it('texts that are numbers or booleans are read as such', () => {
    expect(thing({ id: 7, size: '12', up: 'True', metadata: { a: 1, b: null, c: { d: 1 } } })).toMatchObject({
      id: '7',
      size: 12,
      up: true,
      metadata: { a: '1', b: '', c: '{"d":1}' },
    })
  })

  it('whatever a server sends in the place of a list, nothing throws, and the count adds up', () => {
    const schema = list(thing)
    fc.assert(
      fc.property(fc.array(fc.anything()), (items) => {
        const answer = schema.parse({ items })
        expect(answer.items.length + answer.dropped).toBe(items.length)
        for (const item of answer.items) expect(item.id).not.toBe('')
      }),
    )
    fc.assert(fc.property(fc.jsonValue(), (value) => void schema.safeParse(value)))
  })

  it('one object without its id is an error, not an empty page', () => {
    expect(single(thing).safeParse({ name: 'x' }).success).toBe(false)
    expect(single(thing).safeParse('text').success).toBe(false)
  })

  it('reads 10,000 rows well within a second', () => {
    const items = Array.from({ length: 10_000 }, (_, at) => ({ id: `i${at}`, name: 'n', size: 1, tags: ['a'] }))
    const start = performance.now()
    expect(list(thing).parse({ items }).items).toHaveLength(10_000)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
