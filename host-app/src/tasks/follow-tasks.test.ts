import type { Client } from '@stratus/api-client'
import { atom } from 'nanostores'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeClock } from '../../../api-client/testing/fake-clock.js'
import type { ChangeListener } from '@stratus/api-client/live'
import type { Changes } from '../changes/changes.js'
import { followTasks, type TaskFollower } from './follow-tasks.js'
import type { TaskKind } from './task-kind.js'
import { beginTask, type Begun, type Task } from './task.js'

interface Row {
  readonly id: string
  readonly status: string
}

let follower: TaskFollower | undefined
afterEach(() => follower?.close())

function cloud(
  options: { leads?: boolean; untold?: true; explain?: TaskKind['explain']; changes?: Pick<Changes, 'of'> } = {},
) {
  const clock = new FakeClock()
  const state = {
    rows: [] as readonly Row[],
    fails: false,
    asked: 0,
    visible: true,
    signIn: null as Promise<void> | null,
  }
  const list = atom<readonly Task[]>([])
  const said: Array<{ text: string; details?: string }> = []
  const kind: TaskKind = {
    load: () => {
      state.asked += 1
      if (state.fails) return Promise.reject(new Error('away'))
      return (state.signIn ?? Promise.resolve()).then(() => state.rows)
    },
    seen: (row) => {
      const { id, status } = row as Row
      const error = status === 'ERROR' ? '' : null
      return { id, name: `name of ${id}`, code: status, status, moving: status.endsWith('ing'), error }
    },
    ends: ({ action }, { code }) => action !== 'pause' || code === 'PAUSED',
    path: (id) => id,
    explain: options.explain,
    untold: options.untold,
  }
  const client = { setting: () => Promise.resolve(2000) } as unknown as Client
  const follow = followTasks({
    client,
    toasts: {
      add(_, text, more) {
        said.push({ text, details: more?.details })
        return () => undefined
      },
    },
    list,
    change: (next) => list.set(next(list.get())),
    clock,
    visibility: { visible: true, subscribe: () => () => undefined },
    kinds: { thing: kind },
    ...(options.changes && { changes: options.changes }),
    lead(_, start, stop) {
      if (options.leads !== false) start()
      return stop
    },
  })
  follower = follow
  list.subscribe(() => follow.wake())
  const begin = (change: Partial<Begun> = {}) => {
    const begun: Begun = {
      type: 'thing',
      asked: 'updated',
      text: 'Pausing a',
      action: 'pause',
      promised: true,
      things: [{ id: 'a' }],
      ...change,
    }
    follow.began(begun.type)
    list.set([beginTask({ ...begun, id: `${list.get().length}` }, clock.now()), ...list.get()])
  }
  const pass = (ms: number) => clock.tick(ms)
  return { state, list, said, begin, pass, follow }
}

describe('P-TASK-03 one request a round for all that is followed, none while nothing is', () => {
  it('P-TASK-02 a session that ends while ten tasks run asks nothing more, loses none, and they end after the sign-in', async () => {
    const { state, list, said, begin, pass } = cloud()
    state.rows = Array.from({ length: 10 }, (_, id) => ({ id: `${id}`, status: 'pausing' }))
    for (const { id } of state.rows) begin({ things: [{ id }] })
    await pass(2000)
    const before = state.asked
    // The client holds what is asked until somebody has signed in.
    let signIn = (): void => undefined
    state.signIn = new Promise((resolve) => (signIn = resolve))
    await pass(600_000)
    expect([state.asked - before, list.get().length, said]).toEqual([1, 10, []])
    expect(list.get().every(({ endedAt }) => endedAt === null)).toBe(true)
    state.rows = state.rows.map(({ id }) => ({ id, status: 'PAUSED' }))
    signIn()
    await pass(20_000)
    expect(list.get().every(({ endedAt, items }) => endedAt !== null && items[0]?.state === 'done')).toBe(true)
    expect(said).toEqual([])
  })

  it('ten things cost as much as one, and at the end nothing is asked any more', async () => {
    const { state, list, begin, pass } = cloud()
    state.rows = Array.from({ length: 10 }, (_, id) => ({ id: `${id}`, status: 'pausing' }))
    for (const { id } of state.rows) begin({ things: [{ id }] })
    await pass(6000)
    expect(state.asked).toBe(3)
    state.rows = state.rows.map(({ id }) => ({ id, status: 'PAUSED' }))
    await pass(2000)
    expect(list.get().every(({ endedAt }) => endedAt !== null)).toBe(true)
    await pass(60_000)
    expect(state.asked).toBe(4)
  })

  it('what a page has read counts as a round', async () => {
    const { state, begin, pass, follow } = cloud()
    begin()
    for (let round = 0; round < 5; round++) {
      await pass(1500)
      follow.seen('thing', [{ id: 'a', status: 'pausing' } as Row])
    }
    expect(state.asked).toBe(0)
  })

  it('asks more slowly after a minute without news, and while the cloud does not answer; no task is lost by it', async () => {
    const { state, list, begin, pass } = cloud()
    state.rows = [{ id: 'a', status: 'pausing' }]
    begin()
    await pass(60_000)
    const inFirstMinute = state.asked
    await pass(60_000)
    expect(state.asked - inFirstMinute).toBeLessThanOrEqual(7)
    state.fails = true
    await pass(10_000)
    const before = state.asked
    await pass(60_000)
    expect(state.asked - before).toBeLessThanOrEqual(2)
    expect(list.get()[0]?.endedAt).toBeNull()
    state.fails = false
    state.rows = [{ id: 'a', status: 'PAUSED' }]
    await pass(30_000)
    expect(list.get()[0]?.items[0]?.state).toBe('done')
  })

  it('a tab that does not lead asks nothing', async () => {
    const { state, begin, pass } = cloud({ leads: false })
    begin()
    await pass(30_000)
    expect(state.asked).toBe(0)
  })
})

it('P-TASK-04 a failure is said once, with the cloud’s reason and its request', async () => {
  const { state, list, said, begin, pass } = cloud({
    explain: () => Promise.resolve({ reason: 'No valid host', requestId: 'req-1' }),
  })
  state.rows = [{ id: 'a', status: 'pausing' }]
  begin()
  await pass(2000)
  state.rows = [{ id: 'a', status: 'ACTIVE' }]
  await pass(10_000)
  expect(said).toEqual([{ text: 'Failed: Pausing a', details: 'name of a: No valid host' }])
  expect(list.get()[0]?.items[0]).toMatchObject({ state: 'failed', reason: 'No valid host', requestId: 'req-1' })
})

it('P-TASK-04 what is done is not said as a failure, and a refusal to explain leaves the failure', async () => {
  const { state, said, begin, pass } = cloud({ explain: () => Promise.reject(new Error('forbidden')) })
  state.rows = [{ id: 'a', status: 'PAUSED' }]
  begin()
  await pass(10_000)
  expect(said).toEqual([])
  state.rows = [{ id: 'b', status: 'ERROR' }]
  begin({ things: [{ id: 'b' }], text: null })
  await pass(10_000)
  expect(said).toEqual([{ text: 'Failed: Changing name of b', details: 'name of b: ERROR' }])
})

it('P-TASK-04 of what is gone the cloud is not asked why it had failed', async () => {
  const asked: string[] = []
  const { state, list, said, begin, pass } = cloud({
    explain: (_, id) => {
      asked.push(id)
      return Promise.resolve({ reason: 'No valid host', requestId: 'req-1' })
    },
  })
  state.rows = ['a', 'b', 'c'].map((id) => ({ id, status: 'pausing' }))
  begin({ things: state.rows })
  await pass(2500)
  state.rows = [
    { id: 'a', status: 'ERROR' },
    { id: 'b', status: 'ERROR' },
    { id: 'c', status: 'pausing' },
  ]
  await pass(2500)
  state.rows = [
    { id: 'b', status: 'ERROR' },
    { id: 'c', status: 'PAUSED' },
  ]
  await pass(10_000)
  expect(list.get()[0]?.items.map((item) => item.state)).toEqual(['failed', 'failed', 'done'])
  expect(asked).toEqual(['b'])
  expect(said).toEqual([{ text: 'Failed: Pausing a', details: 'name of a: ERROR\nname of b: No valid host' }])
})

describe('S-CHANGE-06 tasks whose things are told of', () => {
  it('are asked for when something has changed, and no more when they have ended', async () => {
    let listener: ChangeListener | undefined
    const subscribe = (next: ChangeListener) => {
      listener = next
      return () => void (listener = undefined)
    }
    const { state, list, begin, pass } = cloud({ changes: { of: () => ({ subscribe }) } })
    state.rows = [{ id: 'a', status: 'pausing' }]
    begin()
    await pass(2500)
    listener?.watched(true)
    await pass(5000)
    expect(state.asked).toBe(2)
    await pass(60_000)
    expect(state.asked).toBe(2)
    state.rows = [{ id: 'a', status: 'PAUSED' }]
    listener?.changed()
    await pass(500)
    expect(state.asked).toBe(3)
    expect(list.get()[0]?.endedAt).not.toBeNull()
    await pass(60_000)
    expect(listener).toBeUndefined()
  })

  it('end, too, where they had ended before they were asked for: nobody tells that again', async () => {
    let listener: ChangeListener | undefined
    const subscribe = (next: ChangeListener) => ((listener = next), () => undefined)
    const { state, list, begin, pass } = cloud({ changes: { of: () => ({ subscribe }) } })
    begin()
    await pass(1000)
    listener?.watched(true)
    state.rows = [{ id: 'a', status: 'PAUSED' }]
    listener?.changed()
    await pass(60_000)
    expect(list.get()[0]?.endedAt).not.toBeNull()
    expect(state.asked).toBeLessThanOrEqual(4)
  })

  it('what no server tells of is not listened for, and asked for as ever', async () => {
    const { state, begin, pass } = cloud({ untold: true, changes: { of: () => expect.unreachable('listened') } })
    state.rows = [{ id: 'a', status: 'pausing' }]
    begin()
    await pass(7500)
    expect(state.asked).toBe(3)
  })
})
