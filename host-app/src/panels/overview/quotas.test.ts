import type { AnswerOf } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { computeQuotas, volumeQuotas } from './quotas.js'

describe('overview figures', () => {
  it('W-SHELL-02 shows instances, vCPUs and RAM of the project', () => {
    const limits = {
      totalInstancesUsed: 10,
      maxTotalInstances: 40,
      totalCoresUsed: 13,
      maxTotalCores: Infinity,
      totalRAMUsed: 13888,
      maxTotalRAMSize: 200000,
    } as AnswerOf<'nova.limits'>
    expect(computeQuotas(limits)).toEqual([
      { label: 'Instances', used: 10, max: 40 },
      { label: 'vCPUs', used: 13, max: Infinity },
      { label: 'RAM', used: 13888, max: 200000, unit: 'MiB' },
    ])
  })

  it('says that a limit is not known rather than that there is none (DEC-39)', () => {
    const limits = { totalVolumesUsed: 8, maxTotalVolumes: null } as AnswerOf<'cinder.limits'>
    expect(volumeQuotas(limits)[0]).toEqual({ label: 'Volumes', used: 8, max: undefined })
  })
})
