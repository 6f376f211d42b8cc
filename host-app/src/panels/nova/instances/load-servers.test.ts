import type { Client, Server } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { server } from './instance-fixture.js'
import { updateServers } from './load-servers.js'

const { signal } = new AbortController()

/** A cloud whose Nova tells these of what it is asked for. */
function cloud(changed: readonly Server[], { horizon = false } = {}) {
  const asked: unknown[] = []
  const client = {
    horizonPages: async () => horizon,
    call: async (name: string, { query }: { query?: unknown }) => {
      asked.push([name, query])
      return { items: changed }
    },
  } as unknown as Client
  return { asked, update: (known: readonly Server[]) => updateServers(client, known, signal) }
}

const old = server({ id: 'old', created: '2026-11-01T10:00:00Z', updated: '2026-11-28T10:00:00Z' })
const young = server({ id: 'young', created: '2026-11-02T10:00:00Z', updated: '2026-11-02T10:00:10Z' })

describe('S-CHANGE-08 instances by what has changed among them', () => {
  it('asks from ten seconds before the newest change that is known', async () => {
    const { asked, update } = cloud([])
    expect(await update([young, old])).toEqual([young, old])
    expect(asked).toEqual([['nova.servers.list', { changes_since: '2026-11-28T09:59:50.000Z' }]])
  })

  it('takes what has changed, leaves the others as they are, and the newest stay first', async () => {
    const stopped = { ...old, status: 'SHUTOFF' }
    const added = server({ id: 'added', created: '2026-11-28T10:00:00Z' })
    const restored = server({ id: 'restored', created: '2026-11-01T12:00:00Z' })
    const rows = await cloud([stopped, restored, added]).update([young, old])
    expect(rows?.map(({ id }) => id)).toEqual(['added', 'young', 'restored', 'old'])
    expect(rows?.[1]).toBe(young)
    expect(rows?.[3]).toBe(stopped)
  })

  it('what was deleted is gone, also what nobody had seen', async () => {
    const gone = cloud([{ ...old, status: 'DELETED' }, server({ id: 'short', status: 'DELETED' })])
    expect(await gone.update([young, old])).toEqual([young])
  })

  it.each([
    ['behind a Horizon', cloud([], { horizon: true }), [old]],
    ['of none', cloud([]), []],
    ['of rows that do not tell when they changed', cloud([]), [old, server({ updated: null })]],
  ])('asks for no changes %s', async (_where, { asked, update }, known) => {
    expect(await update(known)).toBeNull()
    expect(asked).toEqual([])
  })
})
