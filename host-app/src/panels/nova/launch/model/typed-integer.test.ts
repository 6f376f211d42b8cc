import { expect, it } from 'vitest'
import { shownInteger, typedInteger } from './typed-integer.js'

it('L-VAL-02 reads integers and nothing else', () => {
  expect(['1', ' 07 ', '-3', '', '1.5', '1e3', 'x', '９', '12345678901'].map(typedInteger)).toEqual([
    1,
    7,
    -3,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

it('L-VAL-02 shows what was typed, until the value is another', () => {
  expect(shownInteger('07', 7)).toBe('07')
  expect(shownInteger('1.5', null)).toBe('1.5')
  expect(shownInteger('0', 1)).toBe('1')
})
