import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ColumnType } from './column.js'
import { sortedPlaces } from './row-order.js'
import { ipKey, sizeKey, sortKey, timestampKey, uuidKey } from './sort-model.js'

const sorted = (
  values: readonly (string | number | null)[],
  type: ColumnType,
  direction: 'ascending' | 'descending' = 'ascending',
) =>
  [
    ...sortedPlaces(
      values.keys(),
      values.map((value) => sortKey(value, type)),
      direction === 'ascending' ? 1 : -1,
    ),
  ].map((place) => values[place])

describe('sorters', () => {
  it('W-TABLE-20 sizes count in powers of 1024 from B to PB', () => {
    const cases: [string, number][] = [
      ['1 byte', 1],
      ['10 bytes', 10],
      ['5 B', 5],
      ['1KB', 1024],
      ['1 MB', 1024 ** 2],
      ['1.5 GB', 1610612736],
      ['2 TB', 2199023255552],
      ['1 PB', 1024 ** 5],
      ['1,024 MB', 1048576],
      ['20', 20],
      ['3 GiB', 3],
    ]
    for (const [text, bytes] of cases) expect(sizeKey(text), text).toBe(bytes)
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

  it('W-TABLE-01 a list of addresses sorts by its first', () => {
    expect(sortKey(['10.0.0.2', '10.0.0.1'], 'ip')).toBe(167772162)
  })

  it('W-TABLE-01 ids weigh their characters by hundredths', () => {
    expect(uuidKey('so')).toBeCloseTo(83.79, 10)
    expect(uuidKey('a')).toBe(65)
    expect(uuidKey('0a')).toBeCloseTo(48.65, 10)
  })

  it('W-TABLE-01 times without a zone are UTC', () => {
    expect(timestampKey('2026-07-01T10:00:00')).toBe(Date.UTC(2026, 6, 1, 10))
    expect(timestampKey('2026-07-01 10:00:00.000000')).toBe(Date.UTC(2026, 6, 1, 10))
    expect(timestampKey('2026-07-01T10:00:00Z')).toBe(Date.UTC(2026, 6, 1, 10))
    expect(timestampKey('2026-07-01T12:00:00+02:00')).toBe(Date.UTC(2026, 6, 1, 10))
  })

  it('W-TABLE-01 texts sort whatever the case, numbers inside by value', () => {
    expect(sorted(['web-10', 'Web-9', 'app', ' web-1 '], 'text')).toEqual(['app', ' web-1 ', 'Web-9', 'web-10'])
  })

  it('W-TABLE-01 rows without a value come last in both directions', () => {
    expect(sorted(['b', null, 'a', ''], 'text')).toEqual(['a', 'b', null, ''])
    expect(sorted(['b', null, 'a', ''], 'text', 'descending')).toEqual(['b', 'a', null, ''])
  })

  const types: ColumnType[] = ['text', 'number', 'size', 'ip', 'timesince', 'timestamp', 'uuid']

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
