import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSegmentFolder, segmentsOf, usualLimits } from './segments.js'

/** A file of so many bytes, without the bytes. */
const fileOf = (size: number, lastModified = 1) =>
  Object.defineProperty(new File([], 'big.bin', { lastModified }), 'size', { value: size })
const gib = 1024 ** 3

describe('S-DIRECT-21 the segments of a file', () => {
  it('are none up to a GiB, and then of 256 MiB', () => {
    expect(segmentsOf('a', fileOf(gib)).list).toEqual([])
    expect(segmentsOf('a', fileOf(gib + 1)).list.map(({ from, to }) => to - from)).toEqual([
      ...Array.from({ length: 4 }, () => gib / 4),
      1,
    ])
  })

  it('follow each other without a gap, in the order of their names, a thousand at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: gib + 1, max: 5000 * gib }), (size) => {
        const { list, folder } = segmentsOf('a b/é', fileOf(size))
        expect(list.length).toBeLessThanOrEqual(1000)
        expect([list[0]?.from, list.at(-1)?.to]).toEqual([0, size])
        for (const [at, { from, to, path }] of list.entries()) {
          expect(to).toBeGreaterThan(from)
          if (at) expect([list[at - 1]?.to, (list[at - 1]?.path ?? '') < path]).toEqual([from, true])
        }
        expect(isSegmentFolder('a b/é', folder)).toBe(true)
      }),
    )
  })

  it('are those of another file when it has changed', () => {
    const folders = [fileOf(2 * gib, 1), fileOf(2 * gib, 2), fileOf(3 * gib, 1)].map(
      (file) => segmentsOf('a', file).folder,
    )
    expect(new Set(folders).size).toBe(3)
    expect(segmentsOf('a', fileOf(2 * gib), { ...usualLimits, segment: gib }).folder).not.toBe(folders[0])
  })

  it('are told apart from folders of people', () => {
    for (const path of ['a/2024-01-02/', 'a/1-2-3/x', 'ab/1-2-3/', 'a/b/1-2-3/'])
      expect([path, isSegmentFolder('a', path)]).toEqual([path, path === 'a/2024-01-02/'])
  })
})
