import type { Client } from '@stratus/api-client'
import { expect, it, vi } from 'vitest'
import { followVolumes } from './use-attached-volumes.js'

it('P-INST-09 a volume that somebody else has attached is seen though the instance is as it was', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const attachments: object[] = []
  const call = (operation: string) =>
    Promise.resolve(
      operation === 'nova.servers.volumes' ? { items: [...attachments] } : { name: 'data', status: 'in-use' },
    )
  const { $state } = followVolumes({ call } as unknown as Client, 'i1')
  const leave = $state.listen(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect($state.get().data).toEqual([])
  attachments.push({ id: 'v1', volume_id: 'v1', device: '/dev/vdb' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect($state.get().data).toMatchObject([{ id: 'v1', name: 'data' }])
  leave()
  vi.useRealTimers()
})
