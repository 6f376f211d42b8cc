import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatAmount,
  formatBytes,
  formatGibibytes,
  formatGigabytes,
  formatItemCount,
  formatLimit,
  formatMebibytes,
  formatMegabytes,
} from './numbers.js'

/** What Horizon's own filters answer for the same numbers. */
describe('W-TABLE-21 W-TABLE-22 amounts change their unit at 1024', () => {
  it.each([
    [0, '0 GB'],
    [1, '1 GB'],
    [1023.5, '1023.5 GB'],
    [1024, '1 TB'],
    [1025, '1 TB'],
    [1100, '1.07 TB'],
    [1536, '1.5 TB'],
    [2048, '2 TB'],
    [-1, '-1 GB'],
    ['5', '5 GB'],
    ['', '0 GB'],
    [null, ''],
    [undefined, ''],
    ['abc', ''],
  ])('gigabytes %s → %s', (value, text) => {
    expect(formatGigabytes(value)).toBe(text)
    expect(formatMegabytes(value)).toBe(text.replace('GB', 'MB').replace('TB', 'GB'))
    const apart = text.replace('1023.5', '1,023.5')
    expect(formatGibibytes(value)).toBe(apart.replace('B', 'iB'))
    expect(formatMebibytes(value)).toBe(apart.replace('GB', 'MiB').replace('TB', 'GiB'))
  })

  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023.9, '1023 bytes'],
    [1024, '1.00 KiB'],
    [1536, '1.50 KiB'],
    [1048570, '1,023.99 KiB'],
    [1048575, '1.00 MiB'],
    [1048576, '1.00 MiB'],
    [1073741824, '1.00 GiB'],
    [1610612736, '1.50 GiB'],
    [2 ** 40, '1.00 TiB'],
    [2 ** 51, '2,048.00 TiB'],
    ['', '0 bytes'],
    ['12', '12 bytes'],
    [-1, ''],
    [null, ''],
    [undefined, ''],
    ['x', ''],
  ])('bytes %s → %s', (value, text) => {
    expect(formatBytes(value)).toBe(text)
  })

  it('DEC-86 amounts of a quota have their unit, sizes the one that reads best', () => {
    expect(formatAmount(13888, 'MiB')).toBe('13.56 GiB')
    expect(formatAmount(1000, 'GiB')).toBe('1,000 GiB')
    expect(formatAmount(12345, 'ports')).toBe('12,345 ports')
    expect(formatAmount(3, '')).toBe('3')
  })

  it('limit', () => {
    expect([0, 7, Infinity, -1, '5', null].map((value) => formatLimit(value))).toEqual([
      0,
      7,
      Infinity,
      'Unlimited',
      'Unlimited',
      'Unlimited',
    ])
    expect(formatLimit(-1, 'None')).toBe('None')
  })

  it('item count', () => {
    expect([1, 0, 2, '3', 1.5, -4, null, undefined, 'x', NaN].map((count) => formatItemCount(count))).toEqual([
      'Displaying 1 item',
      'Displaying 0 items',
      'Displaying 2 items',
      'Displaying 3 items',
      'Displaying 2 items',
      ...Array.from({ length: 5 }, () => 'Displaying 0 items'),
    ])
    expect(formatItemCount(5, 10)).toBe('Displaying 5 of 10 items')
    expect(formatItemCount(20, 2_000_000), 'W-TABLE-98').toBe('Displaying 20 of 2,000,000 items')
  })

  it('bytes are always a number below 1024 and a unit, up to terabytes', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2 ** 49, noNaN: true }), (value) => {
        const [, number] = /^([\d,]+(?:\.\d\d)?) (?:bytes?|KiB|MiB|GiB|TiB)$/.exec(formatBytes(value)) ?? []
        expect(Number(number?.replace(',', ''))).toBeLessThan(1024)
      }),
    )
  })
})
