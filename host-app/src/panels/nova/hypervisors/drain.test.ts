import { resourceTypes } from '../../../paths.js'
import { describe, expect, it } from 'vitest'
import { taskKinds } from '../../../task-centre/task-kinds.js'
import { beginTask, type Task, type TaskItem } from '../../../tasks/task.js'
import { askToMove } from './ask-to-move.js'
import { takesElsewhere } from './compute-host.js'
import { drainAction, drainRows, movesFrom, type AnyServer, type Asked } from './drain.js'

type ComputeService = Parameters<typeof takesElsewhere>[0][number]

const instance = (id: string, changes: object = {}) =>
  ({
    id,
    name: `vm-${id}`,
    project: 'demo',
    host: 'north',
    image: null,
    flavor: null,
    addresses: [],
    status: 'ACTIVE',
    task_state: null,
    power: 'Running',
    age: null,
    created: null,
    updated: null,
    state: 'up',
    ...changes,
  }) as AnyServer

describe('A-PAGE-21 a host is drained', () => {
  const all = [
    instance('b'),
    instance('a', { status: 'SHUTOFF' }),
    instance('c', { status: 'SUSPENDED' }),
    instance('d', { host: 'south' }),
  ]

  it('moves what runs as was chosen, what is off shut down, and says why others stay; instances of other hosts are none of it', () => {
    const ways = (running: 'live' | 'cold') =>
      movesFrom(all, 'north', running, true).map(({ id, action }) => [id, action])
    expect(ways('live')).toEqual([
      ['a', 'migrate'],
      ['b', 'live_migrate'],
      ['c', null],
    ])
    expect(ways('cold')[1]).toEqual(['b', 'migrate'])
    expect(movesFrom(all, 'north', 'live', true)[2]?.stays).toMatch(/status/)
  })

  it('moves nothing while no other host is up and enabled', () => {
    expect(movesFrom(all, 'north', 'live', false).map(({ action, stays }) => [action, stays])).toEqual(
      Array.from({ length: 3 }, () => [null, 'No other host takes instances.']),
    )
    const host = (name: string, changes: object = {}) =>
      ({ host: name, binary: 'nova-compute', status: 'enabled', state: 'up', ...changes }) as ComputeService
    const elsewhere = (changes: object) => takesElsewhere([host('north'), host('south', changes)], 'north')
    expect([{}, { status: 'disabled' }, { state: 'down' }, { binary: 'nova-scheduler' }].map(elsewhere)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  const moves = movesFrom(all, 'north', 'live', true)
  const task = (begunAt: number, ...items: Partial<TaskItem>[]): Task => ({
    ...beginTask(
      {
        id: `${begunAt}`,
        type: 'OS::Nova::Server::Any',
        asked: 'updated',
        text: null,
        action: drainAction,
        promised: true,
        things: items.map(({ id = '' }) => ({ id })),
      },
      begunAt,
    ),
    items: items as TaskItem[],
  })
  const kinds = (asked: ReadonlyMap<string, Asked>, tasks: readonly Task[]) =>
    drainRows(moves, asked, tasks, 1000).map(({ progress }) => progress.kind)

  it('tells how it goes with each, from what was asked and from what is followed', () => {
    expect(kinds(new Map(), [])).toEqual(['planned', 'planned', 'stays'])
    const asked = new Map<string, Asked>([
      ['a', 'asked'],
      ['b', { refused: 'No valid host was found.' }],
    ])
    expect(kinds(asked, [])).toEqual(['moving', 'failed', 'stays'])
    expect(drainRows(moves, asked, [], 1000)[1]?.progress.text).toBe('No valid host was found.')
    expect(kinds(asked, [task(2000, { id: 'a', state: 'done', status: 'Active' })])).toEqual([
      'moved',
      'failed',
      'stays',
    ])
    expect(kinds(asked, [task(2000, { id: 'a', state: 'failed', status: 'Active', reason: null })])[0]).toBe('failed')
    // It is on the other host, and keeps its place on this one until somebody has said that it may.
    const unconfirmed = { id: 'a', state: 'done', status: 'Confirm or Revert Resize/Migrate' } as const
    expect(kinds(asked, [task(2000, unconfirmed)])[0]).toBe('unconfirmed')
    // Tried again: what was asked last counts.
    const again = [task(3000, { id: 'a', state: 'running', status: 'Migrating' }), task(2000, unconfirmed)]
    expect(kinds(asked, again)[0]).toBe('moving')
    expect(kinds(asked, [task(500, { id: 'a', state: 'done', status: 'Active' })])[0]).toBe('moving')
  })

  it('asks a few at a time; one that is refused, or a form that is another one, keeps none of the others', async () => {
    const many = movesFrom(
      Array.from({ length: 9 }, (_, at) => instance(`${at}`, { status: 'SHUTOFF' })),
      'north',
      'live',
      true,
    )
    let now = 0
    let most = 0
    const told = new Map<string, Asked>()
    const client = {
      async tableAction(_: string, name: string) {
        most = Math.max(most, ++now)
        await new Promise((resolve) => setTimeout(resolve))
        now -= 1
        if (name.endsWith('__3')) return { type: 'error', text: 'The host is full.' } as const
        return { type: 'success', text: 'Scheduled' } as const
      },
      fetchHtml: () => Promise.reject(new Error('not asked')),
      sendForm: () => Promise.reject(new Error('not asked')),
    }
    const begun = await askToMove(client as never, many, false, (id, how) => told.set(id, how))
    expect(begun).toHaveLength(8)
    expect(told.get('3')).toEqual({ refused: 'The host is full.' })
    expect(told.get('4')).toBe('asked')
    expect(most).toBe(4)
  })

  it('P-TASK-01 what came to rest on the machine that it was to leave has not been moved', () => {
    const kind = taskKinds[resourceTypes.anyInstance]
    const seen = (host: string) => kind?.seen(instance('a', { host }))
    const ended = (action: string, host: string) => {
      const now = seen(host)
      return now && kind?.ends({ action, asked: 'updated' }, now, { host: 'north' })
    }
    for (const action of ['live_migrate', 'migrate', drainAction]) {
      expect(ended(action, 'north')).toBe(false)
      expect(ended(action, 'south')).toBe(true)
    }
    expect(ended('start', 'north')).toBe(true)
  })

  it('says the cloud’s own words where a form has nothing to choose', async () => {
    const [move] = movesFrom([instance('b')], 'north', 'live', true)
    const told: Asked[] = []
    const field = '<select name="host" required><option value="">No other hosts available.</option></select>'
    const client = {
      fetchHtml: () => Promise.resolve({ html: `<form method="post" action="/x">${field}</form>`, messages: [] }),
      sendForm: () => expect.unreachable('sent'),
      tableAction: () => expect.unreachable('sent'),
    }
    expect(await askToMove(client as never, move ? [move] : [], false, (_, how) => told.push(how))).toEqual([])
    expect(told).toEqual([{ refused: 'No other hosts available.' }])
  })
})
