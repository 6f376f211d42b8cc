import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ColumnType } from '../data/column.js'
import { sortedIndices } from './row-order.js'
import { ipKey, sizeKey, sortKey, textKey, timestampKey, uuidKey } from './sort-model.js'

const sorted = (
  values: readonly (string | number | null)[],
  type: ColumnType,
  direction: 'ascending' | 'descending' = 'ascending',
) =>
  [
    ...sortedIndices(
      values.map((value) => sortKey(value, type)),
      direction === 'ascending' ? 1 : -1,
    ),
  ].map((index) => values[index])

describe('sorters', () => {
  it('W-TABLE-20 sizes count in powers of 1024 from B to PB', () => {
    const cases: [string, number][] = [
      ['1 byte', 1],
      ['10 bytes', 10],
      ['5 B', 5],
      ['1KB', 1024],
      ['1 MB', 1024 ** 2],
      ['1.5 GiB', 1610612736],
      ['3 kib', 3072],
      ['1.5 GB', 1610612736],
      ['2 TB', 2199023255552],
      ['1 PB', 1024 ** 5],
      ['1,024 MB', 1048576],
      ['20', 20],
      ['20.75', 20],
      ['3 Gigs', 3],
      [' 1.25 kb ', 1280],
    ]
    for (const [text, bytes] of cases) expect(sizeKey(text), text).toBe(bytes)
    expect(sizeKey(2048)).toBe(2048)
    expect(sizeKey('Folder 1 KB')).toBeNull()
  })

  it('W-TABLE-20 sizes of different units stand in the order of their bytes', () => {
    expect(sorted(['1 TB', '900 GB', '2 KB', '1 PB', '500 B', '3 MB'], 'size')).toEqual([
      '500 B',
      '2 KB',
      '3 MB',
      '900 GB',
      '1 TB',
      '1 PB',
    ])
  })

  it('W-TABLE-01 IPv4 addresses sort by number, IPv6 after them by group', () => {
    expect(ipKey('10.0.0.1')).toBe(167772161)
    expect(sorted(['fe80::2', '10.0.0.10', '::1', '10.0.0.9', '2001:db8::1', '192.168.0.1'], 'ip')).toEqual([
      '10.0.0.9',
      '10.0.0.10',
      '192.168.0.1',
      '::1',
      '2001:db8::1',
      'fe80::2',
    ])
  })

  it('W-TABLE-01 an address counts without its prefix length, and in whatever way it is written', () => {
    expect(ipKey(' 10.0.0.0/24 ')).toBe(167772160)
    const whole = '2001:0db8:0000:0000:0000:0000:0000:00ff'
    for (const text of ['2001:db8::ff', '2001:DB8:0:0::FF', '2001:db8:0:0:0:0:0:ff/64'])
      expect(ipKey(text), text).toBe(whole)
    expect(ipKey('::')).toBe('0000:0000:0000:0000:0000:0000:0000:0000')
    expect(ipKey('1::')).toBe('0001:0000:0000:0000:0000:0000:0000:0000')
  })

  it('W-TABLE-01 what is no address sorts as a text, after the addresses', () => {
    for (const text of ['10.0.0.256', '10.0.0', '1.2.3.x', '1.2.3.4567', 'host']) expect(ipKey(text), text).toBe(text)
    expect(ipKey('10.0.0.255')).toBe(167772415)
    expect(sorted(['pending', '10.0.0.9', '192.168.0.1'], 'ip')).toEqual(['10.0.0.9', '192.168.0.1', 'pending'])
    expect(ipKey(' ')).toBeNull()
  })

  it('W-TABLE-01 a list of addresses sorts by its first', () => {
    expect(sortKey(['10.0.0.2', '10.0.0.1'], 'ip')).toBe(167772162)
  })

  it('W-TABLE-01 ids weigh their characters by hundredths', () => {
    expect(uuidKey('so')).toBeCloseTo(83.79, 10)
    expect(uuidKey('a')).toBe(65)
    expect(uuidKey('0a')).toBeCloseTo(48.65, 10)
    expect(uuidKey(' a ')).toBe(65)
    expect(uuidKey(' ')).toBeNull()
  })

  it('W-TABLE-01 times without a zone are UTC', () => {
    expect(timestampKey('2026-07-01T10:00:00')).toBe(Date.UTC(2026, 6, 1, 10))
    expect(timestampKey('2026-07-01 10:00:00.000000')).toBe(Date.UTC(2026, 6, 1, 10))
    expect(timestampKey('2026-07-01T10:00:00Z')).toBe(Date.UTC(2026, 6, 1, 10))
    expect(timestampKey('2026-07-01T12:00:00+02:00')).toBe(Date.UTC(2026, 6, 1, 10))
    expect(timestampKey('2026-07-01T12:00:00+0200')).toBe(Date.UTC(2026, 6, 1, 10))
    expect(timestampKey(' 2026-07-01 ')).toBe(Date.UTC(2026, 6, 1))
    expect(timestampKey(1000)).toBe(1000)
    expect(timestampKey('soon')).toBe('soon')
    expect(timestampKey(' ')).toBeNull()
  })

  it('W-TABLE-01 seconds since a time sort by number, and what is no number as a text after them', () => {
    expect(sorted(['90', 5, 'never', '1000'], 'timesince')).toEqual([5, '90', '1000', 'never'])
    expect(sortKey(' ', 'number')).toBeNull()
  })

  it('W-TABLE-01 no stands before yes; what is no single value has no place', () => {
    expect([sortKey(false), sortKey(true)]).toEqual([0, 1])
    expect(sortKey([])).toBeNull()
  })

  it('W-TABLE-01 texts sort whatever the case, numbers inside by value', () => {
    expect(sorted(['web-10', 'Web-9', 'app', ' web-1 '], 'text')).toEqual(['app', ' web-1 ', 'Web-9', 'web-10'])
    expect(sorted(['a10b2', 'a9b10', 'a10b1', '10', '9'], 'text')).toEqual(['9', '10', 'a9b10', 'a10b1', 'a10b2'])
  })

  it('W-TABLE-01 numbers inside a text sort by value however long they are, zeros before them or not', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(digits, digits, fc.constantFrom('', '.5', 'b'), (a, b, end) => {
        const [first, second] = [textKey(`web-${a}${end}`)!, textKey(`WEB-${b}${end}`)!]
        expect(first < second).toBe(BigInt(a) < BigInt(b))
        expect(first === second).toBe(BigInt(a) === BigInt(b))
      }),
    )
    expect(sorted(['a/1', 'a:1', 'a1', 'a', 'aa', 'a-1'], 'text')).toEqual(['a', 'a-1', 'a/1', 'a1', 'a:1', 'aa'])
  })

  it('W-TABLE-01 rows without a value come last in both directions', () => {
    expect(sorted(['b', null, 'a', ''], 'text')).toEqual(['a', 'b', null, ''])
    expect(sorted(['b', null, 'a', ''], 'text', 'descending')).toEqual(['b', 'a', null, ''])
  })

  const types: ColumnType[] = ['text', 'number', 'size', 'ip', 'timesince', 'timestamp', 'uuid']

  it('W-TABLE-01 what is not a number comes last, under any type', () => {
    for (const type of types) expect(sortKey(Number.NaN, type), type).toBeNull()
  })

  it('no value of any kind breaks a sorter, and NaN never becomes a key', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        fc.oneof(
          fc.string(),
          fc.double(),
          fc.constant(null),
          fc.constant(undefined),
          fc.boolean(),
          fc.array(fc.string()),
        ),
        (type, value) => {
          expect(Number.isNaN(sortKey(value, type))).toBe(false)
        },
      ),
    )
  })
})
