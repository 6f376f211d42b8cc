import { describe, expect, it } from 'vitest'
import { problemOf, type TextRules } from './text-model.js'

const free: TextRules = { type: 'text', required: false, minLength: undefined, maxLength: undefined, pattern: '' }
const problems = (rules: Partial<TextRules>, ...texts: string[]) =>
  texts.map((text) => problemOf(text, { ...free, ...rules }))

describe('text field', () => {
  it('W-PART-12 an empty text is wrong only when one is required', () => {
    expect(problems({ minLength: 3, type: 'url' }, '')).toEqual([undefined])
    expect(problems({ required: true }, '', ' ')).toEqual(['missing', undefined])
  })
  it('W-PART-12 knows lengths, addresses and patterns', () => {
    expect(problems({ minLength: 2, maxLength: 3 }, 'a', 'ab', 'abc', 'abcd')).toEqual([
      'too-short',
      undefined,
      undefined,
      'too-long',
    ])
    expect(problems({ type: 'email' }, 'a@b', 'a b@c', 'ada@example.org', '@')).toEqual([
      undefined,
      'no-email',
      undefined,
      'no-email',
    ])
    expect(problems({ type: 'url' }, 'example.org', 'https://example.org/a b')).toEqual(['no-url', undefined])
    expect(problems({ pattern: '[a-z]+' }, 'ab', 'ab1')).toEqual([undefined, 'no-match'])
  })
  it('bad input: an expression that is none asks for nothing', () => {
    expect(problems({ pattern: '[' }, 'x')).toEqual([undefined])
  })
})
