import type { ComputeLimits } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { aFlavor, aLaunch, someLimits, someVolumeLimits } from './launch-fixture.js'
import { launchQuotas, maxInstanceCount } from './launch-quotas.js'

const limits = { compute: someLimits, volume: someVolumeLimits }

describe('what a launch does to the quotas', () => {
  it('L-SEL-08 counts instances, vCPUs, memory, volumes and their storage', () => {
    const flavor = aFlavor({ vcpus: 2, ram: 4096, disk: 20, ephemeral: 10 })
    const launch = aLaunch({ instance_count: 3, vol_create: true, vol_size: 25 })
    expect(launchQuotas(launch, flavor, limits)).toEqual([
      { title: 'Total Instances', used: 4, added: 3, max: 10 },
      { title: 'Total vCPUs', used: 18, added: 6, max: 20 },
      { title: 'Total RAM', unit: 'MiB', used: 1024, added: 12288, max: 51200 },
      { title: 'Total Volumes', used: 3, added: 3, max: 10 },
      // Root and ephemeral disk together are more than the volume.
      { title: 'Total Volume Storage', unit: 'GiB', used: 100, added: 90, max: 1000 },
    ])
  })

  it('without a new volume nothing is added to them, and without their limits they are not shown', () => {
    const launch = aLaunch({ vol_create: false })
    expect(
      launchQuotas(launch, aFlavor(), limits)
        .slice(3)
        .map(({ added }) => added),
    ).toEqual([0, 0])
    expect(launchQuotas(launch, aFlavor(), { ...limits, volume: null })).toHaveLength(3)
  })

  it('a count that is none, and no flavor, add nothing', () => {
    const quotas = launchQuotas(aLaunch({ instance_count: null, flavor: null }), null, limits)
    expect(quotas.map(({ added }) => added)).toEqual([0, 0, 0, 0, 0])
  })

  it('DEC-39: an unknown limit stays unknown', () => {
    const [instances] = launchQuotas(aLaunch(), null, {
      compute: { ...someLimits, maxTotalInstances: null },
      volume: null,
    })
    expect(instances).toEqual({ title: 'Total Instances', used: 4, added: 1, max: undefined })
  })
})

it('L-VAL-03 the most instances: what is left, at least 1', () => {
  const most = (maxTotalInstances: number, totalInstancesUsed: number) =>
    maxInstanceCount({ maxTotalInstances, totalInstancesUsed } as ComputeLimits)
  expect([most(10, 4), most(10, 10), most(10, 12), most(Infinity, 5)]).toEqual([6, 1, 1, Infinity])
  expect([maxInstanceCount(null), maxInstanceCount({ ...someLimits, maxTotalInstances: null })]).toEqual([null, null])
})
