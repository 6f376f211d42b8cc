import type { ComputeLimits } from '@stratus/api-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flavorErrors } from './flavor-rules.js'
import { someLimits } from './launch-fixture.js'

const needs = { word: 'image', minDisk: 10, minRam: 1024, size: 0 } as const
const keysOf = (ram: number, vcpus: number, disk: number, count: number, source: typeof needs | null = needs) =>
  Object.keys(flavorErrors({ ram, vcpus, disk }, { count, limits: someLimits, needs: source })).toSorted()

describe('why a flavor cannot be chosen', () => {
  it.each([
    [512, 1, 1, 1, ['disk', 'ram']],
    [2048, 2, 20, 1, []],
    [2048, 2, 20, 2, ['vcpus']],
    [2048, 1, 0, 1, []],
    [26000, 1, 20, 2, ['ram']],
  ])('L-VAL-07 L-VAL-08 RAM %s, vCPUs %s, disk %s, %s instances → %j', (ram, vcpus, disk, count, keys) => {
    expect(keysOf(ram, vcpus, disk, count)).toEqual(keys)
  })

  it('L-VAL-07 the texts of the quota', () => {
    expect(flavorErrors({ ram: 60000, vcpus: 9, disk: 20 }, { count: 1, limits: someLimits, needs: null })).toEqual({
      ram: 'This flavor requires more RAM than your quota allows. Please select a smaller flavor or decrease the instance count.',
      vcpus:
        'This flavor requires more vCPUs than your quota allows. Please select a smaller flavor or decrease the instance count.',
    })
  })

  it('L-VAL-08 the texts of the source, which are said instead of the quota’s', () => {
    expect(flavorErrors({ ram: 512, vcpus: 1, disk: 1 }, { count: 200, limits: someLimits, needs })).toMatchObject({
      disk: 'The selected image source requires a flavor with at least 10 GB of root disk. Select a flavor with a larger root disk or use a different image source.',
      ram: 'The selected image source requires a flavor with at least 1024 MB of RAM. Select a flavor with more RAM or use a different image source.',
    })
  })

  it('exactly what is left fits, one more does not', () => {
    expect(keysOf(50176, 2, 20, 1)).toEqual([])
    expect(keysOf(50177, 2, 20, 1)).toEqual(['ram'])
    expect(keysOf(25088, 1, 20, 2)).toEqual([])
  })

  it('DEC-39: an unknown limit is no error, DEC-19: nor is none', () => {
    const flavor = { ram: 1e9, vcpus: 1e6, disk: 1 }
    const missing = { ...someLimits, maxTotalRAMSize: null, maxTotalCores: null } satisfies ComputeLimits
    const unlimited = { ...someLimits, maxTotalCores: Infinity, maxTotalRAMSize: Infinity }
    for (const limits of [null, missing, unlimited])
      expect(flavorErrors(flavor, { count: 1, limits, needs: null })).toEqual({})
  })

  it('more instances never make a flavor fit again', () => {
    fc.assert(
      fc.property(fc.nat(60000), fc.nat(30), fc.integer({ min: 1, max: 50 }), (ram, vcpus, count) => {
        const fewer = keysOf(ram, vcpus, 20, count, null)
        const more = keysOf(ram, vcpus, 20, count + 1, null)
        expect(more).toEqual(expect.arrayContaining(fewer))
      }),
    )
  })
})
