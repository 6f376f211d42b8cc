import { afterEach, describe, expect, it, vi } from 'vitest'
import { ageCell } from './age-cell.js'

describe('W-TABLE-110 when something was', () => {
  afterEach(() => void vi.useRealTimers())

  it('is now, not in some minutes, by a clock that is behind the cloud’s; the exact time stays', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-30T12:00:00Z') })
    const text = (at: string) => ageCell(at)?.text
    expect([text('2026-11-30T12:10:00'), text('2026-11-30T11:50:00')]).toEqual(['now', '10 minutes ago'])
    expect(ageCell('2026-11-30T12:10:00')?.datetime).toMatch(/^2026-11-30T12:10:00/)
    expect(ageCell(null)).toBeNull()
  })
})
