import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginTask, look, runs, tidy, type Begun, type Seen, type Task } from './task.js'

const always = () => true
const at = (status: string, more: Partial<Seen> = {}): Seen => ({
  id: 'a',
  name: 'web-1',
  code: status,
  status,
  moving: false,
  error: null,
  ...more,
})
const moving = (status: string) => at(status, { moving: true })

function begun(change: Partial<Begun> & { id?: string } = {}): Task {
  return beginTask(
    {
      id: '1',
      type: 'OS::Nova::Server',
      asked: 'updated',
      text: 'Pausing web-1',
      action: 'pause',
      promised: true,
      things: [{ id: 'a', name: 'web-1' }],
      ...change,
    },
    1000,
  )
}

/** What a task is after a row of looks, 2 s apart; undefined = the thing is not there. */
function after(task: Task, seen: readonly (Seen | undefined)[], ends = always): Task | null {
  let now = task.begunAt
  return seen.reduce<Task | null>((known, one) => {
    now += 2000
    return known && look(known, new Map(one ? [[one.id, one]] : []), ends, now)
  }, task)
}

const stateOf = (task: Task | null) => task?.items[0]?.state

describe('P-TASK-01 a task is followed to its end', () => {
  it('runs while the cloud is at it, and is done when the thing rests where it should', () => {
    const task = after(begun(), [moving('Pausing…'), moving('Pausing…'), at('Paused')])
    expect([stateOf(task), task?.items[0]?.status, task?.endedAt]).toEqual(['done', 'Paused', 7000])
  })

  it('has failed where the thing rests elsewhere, or in error with the cloud’s words', () => {
    expect(stateOf(after(begun(), [moving('Pausing…'), at('Active')], () => false))).toBe('failed')
    const task = after(begun(), [moving('Pausing…'), at('Error', { error: 'No valid host was found.' })])
    expect([stateOf(task), task?.items[0]?.reason]).toEqual(['failed', 'No valid host was found.'])
  })

  it('what was quicker than the first look counts at the second', () => {
    expect(stateOf(after(begun(), [at('Paused')]))).toBe('running')
    expect(stateOf(after(begun(), [at('Paused'), at('Paused')]))).toBe('done')
  })

  it('a deletion is done when the thing is gone, also if it was in error before; one that nothing comes of has failed', () => {
    const deletion = begun({ asked: 'deleted', action: 'delete' })
    expect(stateOf(after(deletion, [moving('Deleting…'), undefined]))).toBe('done')
    expect(stateOf(after(deletion, [at('Error', { error: '' }), moving('Deleting…'), undefined]))).toBe('done')
    const failing = at('Error deleting', { error: '' })
    expect(stateOf(after(deletion, [moving('Deleting…'), failing, failing]))).toBe('failed')
  })

  it('a deletion that a loaded cloud is slow about has not failed: not before 20 s at rest, nor by one look at an error', () => {
    const deletion = begun({ asked: 'deleted', action: 'delete' })
    const rests = (status: Seen) => (looks: number) =>
      stateOf(
        after(
          deletion,
          Array.from({ length: looks }, () => status),
        ),
      )
    expect([rests(at('Active'))(9), rests(at('Active'))(10)]).toEqual(['running', 'failed'])
    expect([rests(at('Error', { error: '' }))(9), rests(at('Error', { error: '' }))(10)]).toEqual(['running', 'failed'])
    expect(stateOf(after(deletion, [moving('Building…'), at('Error', { error: '' }), undefined]))).toBe('done')
  })

  it('a thing that vanishes has not done what was asked; a new one may be listed late', () => {
    expect(stateOf(after(begun(), [moving('Pausing…'), undefined]))).toBe('vanished')
    const launch = begun({ asked: 'created', things: [{ id: 'a' }] })
    expect(stateOf(after(launch, [undefined, undefined]))).toBe('running')
    expect(stateOf(after(launch, [undefined, undefined, undefined]))).toBe('vanished')
    expect(after(launch, [undefined, moving('Building…'), at('Active')])?.items[0]).toMatchObject({
      state: 'done',
      name: 'web-1',
    })
  })

  it('what nobody promised and does not move was done at once: it is no task', () => {
    expect(after(begun({ promised: false }), [at('Active')])).toBeNull()
    expect(stateOf(after(begun({ promised: false }), [moving('Resizing…'), at('Active')]))).toBe('done')
  })
})

it('P-TASK-01 a task has ended exactly when none of its things runs, and what ended does not change', () => {
  const seen = fc.option(
    fc.record({ moving: fc.boolean(), error: fc.option(fc.constantFrom('', 'No valid host')), status: fc.string() }),
    { nil: undefined },
  )
  fc.assert(
    fc.property(
      fc.constantFrom('created', 'updated', 'deleted'),
      fc.boolean(),
      fc.array(fc.array(seen, { minLength: 3, maxLength: 3 }), { maxLength: 12 }),
      (asked, promised, rounds) => {
        let task: Task | null = begun({ asked, promised, things: [{ id: '0' }, { id: '1' }, { id: '2' }] })
        for (const [round, things] of rounds.entries()) {
          const sight = new Map(
            things.flatMap((one, id) => (one ? [[`${id}`, { ...at(''), ...one, id: `${id}` }]] : [])),
          )
          const before: Task | null = task
          task = before && look(before, sight, always, round)
          if (!task) return
          expect(runs(task)).toBe(task.items.some(({ state }) => state === 'running'))
          if (before && !runs(before)) expect(task).toBe(before)
        }
      },
    ),
  )
})

it('P-TASK-02 the newest first; what ended a day ago goes, what runs stays', () => {
  const day = 24 * 3_600_000
  const ended = (id: string, endedAt: number): Task => ({ ...begun({ id }), begunAt: endedAt - 1, endedAt })
  const tasks = [
    ended('old', 0),
    ended('new', day),
    ended('newest', day + 5),
    { ...begun({ id: 'runs' }), begunAt: day },
  ]
  expect(tidy(tasks, day + 10).map(({ id }) => id)).toEqual(['newest', 'runs', 'new'])
  const many = Array.from({ length: 80 }, (_, index) => ended(`${index}`, day + index))
  expect(tidy(many, day + 100)).toHaveLength(50)
})
