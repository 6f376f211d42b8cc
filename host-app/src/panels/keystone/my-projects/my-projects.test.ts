import { ApiError } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { fullest, loadStanding, standingOf } from './standing.js'
import { useInWords } from '../../../quota/use-in-words.js'

type Servers = Parameters<typeof standingOf>[0]
type Volumes = Parameters<typeof standingOf>[1]

const server = (id: string, status: string, created: string) => ({ id, name: id, status, created }) as Servers[number]
const volume = (id: string, status: string, created_at: string) =>
  ({ id, name: null, status, created_at }) as Volumes[number]

const answers: Record<string, unknown> = {
  'nova.limits': {
    totalInstancesUsed: 9,
    maxTotalInstances: 10,
    totalCoresUsed: 4,
    maxTotalCores: Infinity,
    totalRAMUsed: null,
    maxTotalRAMSize: null,
  },
  'cinder.limits': {
    totalVolumesUsed: 1,
    maxTotalVolumes: 10,
    totalGigabytesUsed: 3,
    maxTotalVolumeGigabytes: 0,
  },
  'nova.servers.list': { items: [server('a', 'ERROR', '2026-01-01T00:00:00Z')] },
  'cinder.volumes.list': { items: [volume('v', 'in-use', '2026-02-01T00:00:00Z')] },
}
const clientThat = (fails: (call: string) => boolean) => ({
  call: (async (name: string, { project }: { project: string }) => {
    expect(project).toBe('p1')
    if (fails(name))
      throw new ApiError({ code: 'forbidden', status: 403, message: `${name} is closed`, operation: null, failure })
    return answers[name]
  }) as never,
})
const failure = { text: 'Unable.', args: {} }
const signal = new AbortController().signal

describe('issue 18: projects at a glance', () => {
  it('what failed and what was made last stand newest first, of instances and volumes together', () => {
    const { failed, latest } = standingOf(
      [server('old', 'ERROR', '2026-01-01T00:00:00Z'), server('new', 'ACTIVE', '2026-03-01T00:00:00Z')],
      [volume('vol', 'error_deleting', '2026-02-01T00:00:00Z')],
    )
    expect(failed.map(({ id }) => id)).toEqual(['vol', 'old'])
    expect(latest.map(({ id }) => id)).toEqual(['new', 'vol', 'old'])
    expect(failed[0]).toMatchObject({ kind: 'Volume', name: 'vol' })
  })

  it('the fullest quota counts; one without a limit does not, one of nothing is full when used', async () => {
    const standing = await loadStanding(
      clientThat(() => false),
      'p1',
      signal,
    )
    expect(standing.quotas.instances).toEqual({ used: 9, limit: 10 })
    expect(fullest(standing)).toBe(1)
    expect(fullest({ ...standing, quotas: { cores: { used: 400, limit: Infinity } } })).toBe(0)
    expect(fullest({ ...standing, quotas: { ram: { used: 3, limit: 4 } } })).toBe(0.75)
  })

  it('a service that refuses is named, the others are told; only when all refuse there is nothing', async () => {
    const half = await loadStanding(
      clientThat((name) => name.startsWith('cinder')),
      'p1',
      signal,
    )
    expect(half.missing).toEqual(['cinder.limits is closed', 'cinder.volumes.list is closed'])
    expect(half.failed).toHaveLength(1)
    await expect(
      loadStanding(
        clientThat(() => true),
        'p1',
        signal,
      ),
    ).rejects.toThrow('nova.limits is closed')
  })

  it('use is told of its limit, or alone where there is none', () => {
    expect(useInWords({ used: 0, limit: 10 }, String)).toBe('0 of 10')
    expect(useInWords({ used: 3, limit: Infinity }, String)).toBe('3')
    expect(useInWords({ used: null, limit: 10 }, String)).toBe('')
  })
})
