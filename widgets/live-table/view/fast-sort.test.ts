import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { letterOrder, numberOrder, textOrder } from './fast-sort.js'

describe('the order of numbers', () => {
  it('W-TABLE-01 is the order that comparing says, of any size and sign, equal ones as they come', () => {
    const number = fc.oneof(
      fc.double({ noNaN: true }),
      fc.integer(),
      fc.constantFrom(0, -0, 1, -1, Infinity, -Infinity, Number.MAX_VALUE, Number.MIN_VALUE, -Number.MIN_VALUE),
    )
    fc.assert(
      fc.property(fc.array(number), fc.constantFrom(1 as const, -1 as const), (numbers, sign) => {
        const compared = [...numbers.keys()].sort((a, b) => sign * (numbers[a]! - numbers[b]!) || a - b)
        expect([...numberOrder(numbers, sign)]).toEqual(compared)
      }),
    )
  })
})

const sign = fc.constantFrom(1 as const, -1 as const)
const compared = (texts: readonly string[], direction: 1 | -1): number[] =>
  [...texts.keys()].sort((a, b) => (texts[a]! < texts[b]! ? -direction : texts[a]! > texts[b]! ? direction : a - b))
const latin = fc.string({ unit: fc.constantFrom('\0', ' ', '-', '0', '1', '9', 'a', 'b', 'é', '\xfe'), maxLength: 64 })
const alike = latin.map((text) => `instance-0000${text}`.slice(0, 64))

describe('the order of texts', () => {
  it('W-TABLE-01 by letters, it is the order that comparing says, equal texts as they come', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(latin, alike, fc.constantFrom('', 'web-1', 'web-10'))),
        sign,
        (texts, direction) => {
          expect([...(letterOrder(texts, direction) ?? [])]).toEqual(compared(texts, direction))
        },
      ),
    )
  })

  it('W-TABLE-01 in any script, halves of surrogate pairs and control characters included', () => {
    const letter = fc.oneof(
      fc.constantFrom('\0', 'a', '\xff', 'ж', '東', '\ud83d', '\ude00', '\ufffe'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    )
    const text = fc.string({ unit: letter, maxLength: 32 }).map((any) => any.replaceAll('\uffff', ''))
    fc.assert(
      fc.property(fc.array(fc.oneof(text, latin)), sign, (texts, direction) => {
        expect([...(letterOrder(texts, direction) ?? [])]).toEqual(compared(texts, direction))
      }),
    )
  })

  it('texts that go on for long, or have what is no character in them, are left to comparing', () => {
    expect(letterOrder(['a', 'b'.repeat(65)], 1)).toBeNull()
    expect(letterOrder(['a', '\uffff'], 1)).toBeNull()
  })

  it('W-TABLE-01 of a long list too, be its texts short or long', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `web-${(index * 7919) % 5000}`)
    for (const texts of [names, [...names, 'x'.repeat(10_000)], [...names, '\uffff']])
      for (const direction of [1, -1] as const)
        expect([...textOrder(texts, direction)]).toEqual(compared(texts, direction))
  })
})
