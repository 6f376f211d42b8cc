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
      { id: 'ram', label: 'RAM', used: 2048, max: Infinity, unit: 'MiB' },
    ])
    expect(quotaFigures(answer, ['ram', 'nonsense', 'instances']).map(({ id }) => id)).toEqual(['ram', 'instances'])
  })

  it('M-GRANT-02 reads what grants tell of volumes and of the network, whose limits nobody tells', () => {
    expect(quotaFigures({ totalGigabytesUsed: 5, maxTotalVolumeGigabytes: 1000 })).toEqual([
      { id: 'gigabytes', label: 'Volume Storage', used: 5, max: 1000, unit: 'GiB' },
    ])
    const network = { totalNetworksUsed: 1, totalFloatingIpsUsed: 2, totalSecurityGroupsUsed: 3 }
    expect(quotaFigures(network).map(({ id, used, max }) => [id, used, max])).toEqual([
      ['networks', 1, undefined],
      ['floating-ips', 2, undefined],
      ['security-groups', 3, undefined],
    ])
  })

  it('takes anything', () => {
    for (const answer of [null, undefined, 'x', 7, [], { totalCoresUsed: 'many' }])
      expect(quotaFigures(answer)).toEqual([])
  })
})
