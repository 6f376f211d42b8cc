import { describe, expect, it } from 'vitest'
import { decode, formatNoName, formatNoUnderscore, formatNoValue, formatTitle, formatYesNo } from './texts.js'

describe('texts', () => {
  it('yes and no', () => {
    expect([1, 'x', true, 'false'].map(formatYesNo)).toEqual(['Yes', 'Yes', 'Yes', 'Yes'])
    expect([0, '', null, undefined, false].map(formatYesNo)).toEqual(['No', 'No', 'No', 'No', 'No'])
  })
  it('title', () => {
    const examples = {
      'hello world': 'Hello World',
      HELLO: 'HELLO',
      'a_b c': 'A_b C',
      'eth0 in-use': 'Eth0 In-use',
      ' x': ' X',
    }
    for (const [text, title] of Object.entries(examples)) expect(formatTitle(text)).toBe(title)
    expect([5, null].map(formatTitle)).toEqual([5, null])
  })
  it('no underscore', () => {
    expect(formatNoUnderscore('a_b_c')).toBe('a b c')
    expect(formatNoUnderscore(5)).toBe(5)
  })
  it('no value', () => {
    expect([null, undefined, '', '  '].map((value) => formatNoValue(value))).toEqual(['-', '-', '-', '-'])
    expect(formatNoValue('', 'None')).toBe('None')
    expect([0, false, 'x'].map((value) => formatNoValue(value))).toEqual([0, false, 'x'])
  })
  it('no name', () => {
    expect(['web', '', 5, null].map(formatNoName)).toEqual(['web', 'None', 'None', 'None'])
  })
  it('decode', () => {
    const words = { a: 'A', b: '', c: null }
    expect(['a', 'b', 'c', 'd', 'toString'].map((code) => decode(code, words))).toEqual([
      'A',
      '',
      null,
      'd',
      'toString',
    ])
  })
})
