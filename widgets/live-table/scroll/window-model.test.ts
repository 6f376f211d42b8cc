import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowAt, rowTop, rowWindow } from './window-model.js'

const extras = fc
  .uniqueArray(fc.record({ index: fc.integer({ min: 0, max: 999 }), height: fc.integer({ min: 0, max: 400 }) }), {
    selector: (extra) => extra.index,
    maxLength: 5,
  })
  .map((list) => [...list].sort((a, b) => a.index - b.index))

describe('virtual rows', () => {
  it('100,000 rows: a screenful is drawn, the rest is room', () => {
    const seen = rowWindow({ count: 100_000, rowHeight: 36, extras: [], offset: 1_800_000, viewport: 720, overscan: 8 })
    expect(seen.start).toBeLessThanOrEqual(50_000 - 8)
    expect(seen.end).toBeGreaterThanOrEqual(50_020 + 8)
    expect(seen.end - seen.start).toBeLessThan(60)
    expect(seen.before + (seen.end - seen.start) * 36 + seen.after).toBe(3_600_000)
  })

  it('what is visible is always drawn, and the heights always add up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 60 }),
        extras,
        fc.integer({ min: -500, max: 80_000 }),
        fc.integer({ min: 0, max: 2000 }),
        (count, rowHeight, high, offset, viewport) => {
          const own = high.filter((extra) => extra.index < count)
          const total = rowTop(count, rowHeight, own)
          const { start, end, before, after } = rowWindow({
            count,
            rowHeight,
            extras: own,
            offset,
            viewport,
            overscan: 2,
          })
          const drawn = rowTop(end, rowHeight, own) - rowTop(start, rowHeight, own)
          expect(before + drawn + after).toBe(total)
          if (count === 0) return
          expect(before).toBeLessThanOrEqual(Math.max(0, offset))
          expect(before + drawn).toBeGreaterThanOrEqual(Math.min(total, Math.max(0, offset) + viewport))
        },
      ),
    )
  })

  it('the row at a height contains it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 60 }),
        extras,
        fc.nat(60_000),
        (count, rowHeight, high, position) => {
          const own = high.filter((extra) => extra.index < count)
          const index = rowAt(position, count, rowHeight, own)
          expect(rowTop(index, rowHeight, own)).toBeLessThanOrEqual(position)
          if (index < count - 1) expect(rowTop(index + 1, rowHeight, own)).toBeGreaterThan(position)
        },
      ),
    )
  })
})
