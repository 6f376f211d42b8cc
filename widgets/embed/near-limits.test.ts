import { describe, expect, it } from 'vitest'
import { NearLimits } from './near-limits.js'

const cores = (used: number, max: number | undefined) => [{ id: 'cores', label: 'vCPUs', used, max }]
const levels = (limits: NearLimits, ...uses: ReturnType<typeof cores>[]) =>
  uses.map((figures) => limits.look(figures).map(({ level }) => level))

describe('amounts near their limits', () => {
  it('M-LIVE-03 are told once when they come near, when they are full, and again after they had gone down', () => {
    const steps = [7, 8, 9, 10, 11, 9, 10, 5, 8].map((used) => cores(used, 10))
    expect(levels(new NearLimits(), ...steps)).toEqual([[], ['near'], [], ['full'], [], [], ['full'], [], ['near']])
  })

  it('are none without a limit, or with one that nobody told', () => {
    expect(levels(new NearLimits(), cores(99, Infinity), cores(99, undefined), cores(0, 0))).toEqual([[], [], []])
  })
})
