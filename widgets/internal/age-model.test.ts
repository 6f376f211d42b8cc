import { describe, expect, it } from 'vitest'
import { ageParts, coarseAge } from './age-model.js'

describe('age in parts', () => {
  it('is written from the largest unit that it fills on, in whole units', () => {
    expect(ageParts(59)).toEqual([])
    expect(ageParts(60)).toEqual([{ value: 1, unit: 'minute' }])
    expect(ageParts(97_500)).toEqual([
      { value: 1, unit: 'day' },
      { value: 3, unit: 'hour' },
      { value: 5, unit: 'minute' },
    ])
    expect(ageParts(700_000)[0]).toEqual({ value: 1, unit: 'week' })
    expect(ageParts(700_000, 'day')[0]).toEqual({ value: 8, unit: 'day' })
  })
})

describe('coarse age', () => {
  it('is coarse: nothing below 10 s, tens of seconds, then minutes, hours and days', () => {
    const at = (seconds: number) => coarseAge(seconds * 1000, 0)
    expect(at(9)).toBeNull()
    expect(at(10)).toEqual({ value: 10, unit: 'second' })
    expect(at(19)).toEqual({ value: 10, unit: 'second' })
    expect(at(59)).toEqual({ value: 50, unit: 'second' })
    expect(at(60)).toEqual({ value: 1, unit: 'minute' })
    expect(at(3599)).toEqual({ value: 59, unit: 'minute' })
    expect(at(3600)).toEqual({ value: 1, unit: 'hour' })
    expect(at(7200)).toEqual({ value: 2, unit: 'hour' })
    expect(at(86_400)).toEqual({ value: 1, unit: 'day' })
    expect(at(200_000)).toEqual({ value: 2, unit: 'day' })
    expect(coarseAge(100_000, 70_000)).toEqual({ value: 30, unit: 'second' })
    expect(coarseAge(0, 5000)).toBeNull()
  })
})
