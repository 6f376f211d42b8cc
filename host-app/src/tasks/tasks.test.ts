import { setPersistentEngine } from '@nanostores/persistent'
import type { Client } from '@stratus/api-client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resourceTypes } from '../paths.js'
import { beginTask } from './task.js'

const events = { addEventListener: () => undefined, removeEventListener: () => undefined }
const ended = {
  ...beginTask(
    {
      id: '1',
      type: resourceTypes.instance,
      asked: 'updated',
      text: 'Pausing web-1',
      action: 'pause',
      promised: true,
      things: [{ id: 'a', name: 'web-1' }],
    },
    1000,
  ),
  endedAt: 4000,
}

/** Another page, or another tab, on what the browser keeps. */
async function page(storage: Record<string, string>) {
  vi.resetModules()
  const persistent = await import('@nanostores/persistent')
  const { heldStorage } = await import('../stores/persistent-atom.js')
  persistent.setPersistentEngine(heldStorage(storage), events)
  const { createTasks } = await import('./tasks.js')
  const client = { setting: () => Promise.resolve(2500) } as unknown as Client
  const tasks = createTasks({ client, toasts: { add: () => () => undefined }, loadKinds: () => Promise.resolve({}) })
  return { tasks, texts: () => tasks.list.get().map(({ text }) => text) }
}

beforeEach(() => setPersistentEngine({}, events))

describe('P-TASK-02 tasks are kept', () => {
  const anna = { user: 'anna', scope: 'anna project region' }

  it('for the next page of the same user and project, not for another project or user', async () => {
    const storage: Record<string, string> = {
      'stratus:tasks:1': JSON.stringify({ user: anna.user, byScope: { [anna.scope]: [ended] } }),
    }
    const next = await page(storage)
    expect(next.texts(), 'nobody is signed in yet').toEqual([])
    next.tasks.open(anna)
    expect(next.texts()).toEqual(['Pausing web-1'])
    next.tasks.open({ user: 'anna', scope: 'anna other region' })
    expect(next.texts()).toEqual([])
    next.tasks.open(anna)
    expect(next.texts()).toEqual(['Pausing web-1'])
    next.tasks.open({ user: 'ben', scope: 'anna project region' })
    expect([next.texts(), JSON.stringify(storage).includes('web-1')]).toEqual([[], false])
    next.tasks.close()
  })

  it('until somebody clears those that ended, or signs out', async () => {
    for (const clear of ['dismissEnded', 'clear'] as const) {
      const storage = { 'stratus:tasks:1': JSON.stringify({ user: 'anna', byScope: { [anna.scope]: [ended] } }) }
      const { tasks, texts } = await page(storage)
      tasks.open(anna)
      tasks[clear]()
      expect([texts(), JSON.stringify(storage).includes('web-1')]).toEqual([[], false])
      tasks.close()
    }
  })

  it('from the moment it is asked for: a reload before what follows it has come does not lose it', async () => {
    const storage: Record<string, string> = {}
    const { tasks } = await page(storage)
    tasks.open(anna)
    const things = [{ id: 'a', name: 'web-1' }]
    tasks.begin({
      type: resourceTypes.instance,
      asked: 'updated',
      text: 'Pausing web-1',
      action: 'pause',
      promised: true,
      things,
    })
    const next = await page({ ...storage })
    next.tasks.open(anna)
    expect(next.tasks.list.get()).toMatchObject([
      { text: 'Pausing web-1', items: [{ id: 'a', state: 'running' }], endedAt: null },
    ])
    tasks.close()
    next.tasks.close()
  })

  it('bad input: what is no list of tasks counts as nothing; a full storage makes no error', async () => {
    for (const text of ['{', '[]', '{"user":"anna","byScope":{"anna project region":[{"id":1}]}}']) {
      const { tasks, texts } = await page({ 'stratus:tasks:1': text })
      tasks.open(anna)
      expect(texts()).toEqual([])
      tasks.close()
    }
    const full = new Proxy<Record<string, string>>(
      {},
      {
        set: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      },
    )
    const { tasks, texts } = await page(full)
    tasks.open(anna)
    expect(texts()).toEqual([])
    tasks.clear()
    tasks.close()
  })
})
