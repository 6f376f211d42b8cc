import { ApiError, type Client, type Server } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { server } from './instance-fixture.js'
import { loadAnyServers, updateServers } from './load-servers.js'

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
    ['of none', cloud([]), []],
    ['of rows that do not tell when they changed', cloud([]), [old, server({ updated: null })]],
  ])('asks for no changes %s', async (_where, { asked, update }, known) => {
    expect(await update(known)).toBeNull()
    expect(asked).toEqual([])
  })
})

describe('W-TABLE-17 instances of all projects, where services answer', () => {
  const all = Array.from({ length: 120 }, (_, index) => ({ id: `s${index}` }))
  /** @param gone which is deleted after the first are shown */
  async function load(there: readonly { id: string }[], narrowed: { query: object; isWhole: boolean }, gone?: string) {
    const asked: unknown[] = []
    let listed = there
    const client = {
      horizonPages: async () => false,
      call: async (_name: string, { query }: { query: { limit?: number; marker?: string } }) => {
        asked.push(query)
        const rest = listed.slice(listed.findIndex(({ id }) => id === query.marker) + 1)
        return {
          items: rest.slice(0, query.limit),
          has_more_data: query.limit !== undefined && rest.length > query.limit,
        }
      },
    } as unknown as Client
    const parts: number[] = []
    const rows = await loadAnyServers(client, narrowed, signal, (part) => {
      parts.push(part.length)
      listed = listed.filter(({ id }) => id !== gone)
    })
    return { ids: rows.map(({ id }) => id), parts, asked }
  }
  const whole = { query: {}, isWhole: true }
  const ids = all.map(({ id }) => id)

  it('the first hundred are shown while the others are on their way; fewer are asked for once', async () => {
    const asked = [{ limit: 100 }, { marker: 's99' }]
    expect(await load(all, whole)).toEqual({ ids, parts: [100], asked })
    const few = all.slice(0, 7)
    expect(await load(few, whole)).toEqual({ ids: ids.slice(0, 7), parts: [], asked: [{ limit: 100 }] })
  })

  it('each is there once where all are told, as the last of the first is gone', async () => {
    expect((await load(all, whole, 's99')).ids).toEqual(ids)
  })

  it('what they are narrowed to is asked for at once', async () => {
    const query = { status: 'ERROR' }
    expect(await load(all, { query, isWhole: false })).toEqual({ ids, parts: [], asked: [query] })
  })
})

describe('S-CHANGE-11 behind a Horizon, instances on their way are asked for one by one', () => {
  const resting = Array.from({ length: 20 }, (_, index) =>
    server({ id: `r${index}`, created: `2026-11-01T10:00:0${index % 10}Z` }),
  )
  const moving = (id: string) =>
    server({ id, status: 'BUILD', task_state: 'spawning', created: '2026-11-03T10:00:00Z' })
  /** A Horizon that answers for each instance. */
  function horizon(answer: (id: string) => Server) {
    const asked: string[] = []
    const client = {
      horizonPages: async () => true,
      call: async (name: string, { params }: { params?: { id: string } }) => {
        asked.push(`${name} ${params?.id ?? ''}`)
        return answer(params?.id ?? '')
      },
    } as unknown as Client
    return { asked, update: (known: readonly Server[]) => updateServers(client, known, signal) }
  }
  const failing = (code: 'not-found' | 'server') =>
    horizon(() => {
      throw new ApiError({ code, message: 'no', operation: null, failure: { text: 'no', args: {} } })
    })

  it('and the others stay as they are', async () => {
    const { asked, update } = horizon((id) => ({ ...moving(id), status: 'ACTIVE', task_state: null }))
    const rows = await update([moving('b'), ...resting])
    expect(asked).toEqual(['nova.servers.get b'])
    expect(rows).toHaveLength(21)
    expect(rows?.[0]).toMatchObject({ id: 'b', status: 'ACTIVE' })
    expect(rows).toEqual(expect.arrayContaining([...resting]))
  })

  it('W-TABLE-15 one that is not there any more is gone', async () => {
    expect((await failing('not-found').update([moving('b'), ...resting]))?.map(({ id }) => id)).not.toContain('b')
  })

  it('after any other failure all are read', async () => {
    expect(await failing('server').update([moving('b'), ...resting])).toBeNull()
  })

  it.each([
    ['none is on its way', resting],
    ['they are many', [...['a', 'b', 'c', 'd', 'e', 'f'].map(moving), ...resting, ...resting]],
    ['one is being deleted', [{ ...moving('b'), task_state: 'deleting' }, ...resting]],
    ['the list is short', [moving('b'), ...resting.slice(0, 2)]],
  ])('but all are read where %s', async (_, known) => {
    const { asked, update } = horizon(moving)
    expect(await update(known)).toBeNull()
    expect(asked).toEqual([])
  })
})
