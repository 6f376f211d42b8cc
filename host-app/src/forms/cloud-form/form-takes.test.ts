import type { AnswerOf } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import type { NetworkQuota } from '../../quota/limit-summary.js'
import { formTakes, overQuota } from './form-takes.js'

const volumes: Partial<AnswerOf<'cinder.limits'>> = {
  maxTotalVolumeGigabytes: 100,
  totalGigabytesUsed: 40,
  maxTotalBackups: 10,
  totalBackupsUsed: 3,
  maxTotalSnapshots: Infinity,
  totalSnapshotsUsed: 1,
}
const networks: NetworkQuota[] = [
  { label: 'Security Groups', used: 2, max: 10 },
  { label: 'Security Group Rules', used: 16, max: 100 },
  { label: 'Ports', used: 8, max: 200 },
  { label: 'Routers', used: 1, max: 10 },
]

const taken = (name: keyof typeof formTakes, limits: unknown, fields: Readonly<Record<string, string>> = {}) =>
  formTakes[name]?.take(limits, (field) => fields[field] ?? '').map(({ used, added, max }) => [used, added, max])

describe('G-GATE-12 what forms of the cloud take from quotas', () => {
  it('of volumes: the GiB that one grows by, a snapshot, a backup', () => {
    expect(taken('cinder.extend', volumes, { orig_size: '2', new_size: '7' })).toEqual([[40, 5, 100]])
    expect(taken('cinder.extend', volumes, { orig_size: '2', new_size: '1' })).toEqual([[40, 0, 100]])
    expect(taken('cinder.snapshot', volumes)).toEqual([[1, 1, Infinity]])
    expect(taken('cinder.backup', volumes)).toEqual([[3, 1, 10]])
    expect(taken('cinder.backupSnapshot', volumes)).toEqual([[3, 1, 10]])
  })

  it('a volume that would grow beyond the quota is told at its new size', () => {
    const extend = formTakes['cinder.extend']!
    const problem = (size: string, field = 'new_size') => {
      const fields: Readonly<Record<string, string>> = { orig_size: '2', new_size: size }
      return overQuota(
        extend,
        extend.take(volumes, (name) => fields[name] ?? ''),
        field,
      )
    }
    expect(problem('63')).toBe('The volume size exceeds what your quota leaves.')
    expect(['62', '1', '', 'x'].map((size) => problem(size))).toEqual([undefined, undefined, undefined, undefined])
    expect(problem('63', 'orig_size')).toBeUndefined()
  })

  it('of networks: a group, a rule, and a port where a new one is made', () => {
    expect(taken('neutron.createSecurityGroup', networks)).toEqual([[2, 1, 10]])
    expect(taken('neutron.addRule', networks)).toEqual([[16, 1, 100]])
    expect(taken('neutron.createRouter', networks)).toEqual([[1, 1, 10]])
    expect(taken('neutron.addInterface', networks)).toEqual([[8, 1, 200]])
    expect(taken('nova.attachInterface', networks, { specification_method: 'network' })).toEqual([[8, 1, 200]])
    expect(taken('nova.attachInterface', networks, { specification_method: 'port' })).toEqual([])
  })
})
