import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOf, decimalOf } from './short-size.js'

const GiB = 1024 ** 3

describe('A-PAGE-04 sizes that a page writes short', () => {
  it.each([
    ['14.1GB', 14.1 * GiB],
    ['14,1 Go', 14.1 * GiB],
    ['14,1ГБ', 14.1 * GiB],
    ['4TB', 4096 * GiB],
    ['1,023MB', 1023 * 1024 ** 2],
    ['1 023.5 MB', 1023.5 * 1024 ** 2],
    ['0B', 0],
    ['17 B', 17],
    ['512', 512],
  ])('%s', (text, bytes) => expect(bytesOf(text)).toBeCloseTo(bytes, 3))

  it.each(['', '-', 'GB', 'Infinity', '14 apples', '1.5.5xB'])('is none: “%s”', (text) =>
    expect(bytesOf(text)).toBeNull(),
  )

  it('reads what Horizon writes, to the decimal it writes', () => {
    const units = ['KB', 'MB', 'GB', 'TB', 'PB']
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 10_239 }), fc.nat(4), fc.constantFrom('.', ','), (tenths, at, point) => {
        const whole = Math.trunc(tenths / 10)
        const text = `${whole}${tenths % 10 ? `${point}${tenths % 10}` : ''}${units[at]}`
        expect(bytesOf(text)).toBeCloseTo((tenths / 10) * 1024 ** (at + 1), 0)
      }),
    )
  })
})

describe('A-PAGE-16 numbers with two decimals that a page writes', () => {
  it.each([
    ['1039.97', 1039.97],
    ['1039,97', 1039.97],
    ['1.039,97', 1039.97],
    ['1 039,97', 1039.97],
    ['1,039', 1039],
    ['0', 0],
    ['9.6', 9.6],
  ])('%s', (text, number) => expect(decimalOf(text)).toBe(number))

  it.each(['', '-', 'nan', '9 hours', '-1.00'])('is none: “%s”', (text) => expect(decimalOf(text)).toBeNull())
})
