import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from './json.js'

describe('JSON as Horizon writes it', () => {
  it('1e+999 is Infinity', () => {
    expect(parseJson('{"max": 1e+999, "used": -1}')).toEqual({ max: Number.POSITIVE_INFINITY, used: -1 })
  })

  it('Python tokens survive, and names that look like them too', () => {
    expect(parseJson('{"a": NaN, "b": [Infinity, -Infinity], "NaN": "NaN \\" Infinity"}')).toEqual({
      a: null,
      b: [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
      NaN: 'NaN " Infinity',
    })
  })

  it.each(['', '<html>', '{"a": 1', "{'a': None}"])('%j is no JSON', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError)
  })

  it('reads what JSON.parse reads', () => {
    fc.assert(fc.property(fc.json(), (text) => void expect(parseJson(text)).toEqual(JSON.parse(text))))
  })
})
