import { expect, it, vi } from 'vitest'
import { readOnce } from './use-read-once.js'

it('names beside a list that could not be read are read again until they are there, and then rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const load = vi.fn(() => (load.mock.calls.length < 2 ? Promise.reject(new Error('503')) : Promise.resolve('demo')))
  const { $state } = readOnce<string>(load)
  const leave = $state.listen(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect($state.get()).toMatchObject({ status: 'failed', data: null })
  await vi.advanceTimersByTimeAsync(600_000)
  expect($state.get()).toMatchObject({ status: 'ready', data: 'demo' })
  expect(load).toHaveBeenCalledTimes(2)
  leave()
  vi.useRealTimers()
})
