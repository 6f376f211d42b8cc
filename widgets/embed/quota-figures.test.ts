import { describe, expect, it } from 'vitest'
import { quotaFigures } from './quota-figures.js'

describe('figures of an embedded quota', () => {
  it('reads what the answer tells of, in the order that is wanted', () => {
    const answer = {
      totalInstancesUsed: 3,
      maxTotalInstances: 10,
      totalRAMUsed: 2048,
      maxTotalRAMSize: -1,
      totalCoresUsed: 4,
    }
    expect(quotaFigures(answer)).toEqual([
      { id: 'instances', label: 'Instances', used: 3, max: 10 },
      { id: 'cores', label: 'vCPUs', used: 4, max: undefined },
      { id: 'ram', label: 'RAM', used: 2048, max: Infinity, unit: 'MB' },
    ])
    expect(quotaFigures(answer, ['ram', 'nonsense', 'instances']).map(({ id }) => id)).toEqual(['ram', 'instances'])
  })

  it('takes anything', () => {
    for (const answer of [null, undefined, 'x', 7, [], { totalCoresUsed: 'many' }])
      expect(quotaFigures(answer)).toEqual([])
  })
})
