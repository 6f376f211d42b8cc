import { describe, expect, it, vi } from 'vitest'
import { createThingsById, nameIn } from './things-by-id.js'

/** A list that is answered when a test says so. */
function setup(known?: { id: string; name: string }[]) {
  const answers: ((ids: string[] | Error) => void)[] = []
  const signals: AbortSignal[] = []
  const things = createThingsById(
    (signal) =>
      new Promise<{ id: string; name: string }[]>((resolve, reject) => {
        signals.push(signal)
        answers.push((ids) =>
          ids instanceof Error ? reject(ids) : resolve(ids.map((id) => ({ id, name: `name of ${id}` }))),
        )
      }),
    known,
  )
  const answer = async (ids: string[] | Error) => {
    answers.at(-1)?.(ids)
    await new Promise((done) => setTimeout(done))
  }
  return { ...things, answer, signals, name: (id: string) => nameIn(things.$things.get(), id) }
}

describe('names beside a list', () => {
  it('are asked for once while all are known, also where there is nothing to name yet', async () => {
    const { want, answer, signals, name } = setup()
    want([])
    await answer(['a', 'b'])
    for (const ids of [['a'], ['b', 'a'], []]) want(ids)
    expect(signals).toHaveLength(1)
    expect([name('a'), name('b')]).toEqual(['name of a', 'name of b'])
  })

  it('are asked for again when there is something new, which has no name until then', async () => {
    const { want, answer, signals, name } = setup()
    want(['a'])
    await answer(['a'])
    want(['a', 'new', 'newer'])
    expect(signals).toHaveLength(2)
    expect([name('a'), name('new')]).toEqual(['name of a', null])
    await answer(['a', 'new', 'newer'])
    expect([name('a'), name('new'), name('newer')]).toEqual(['name of a', 'name of new', 'name of newer'])
  })

  it('are ids where the cloud does not tell them or fails, and each is asked for once', async () => {
    const { want, answer, signals, name } = setup()
    want(['gone'])
    await answer([])
    want(['gone'])
    want(['gone', 'refused'])
    await answer(new Error('503'))
    want(['refused', 'gone'])
    expect(signals).toHaveLength(2)
    expect([name('gone'), name('refused')]).toEqual(['gone', 'refused'])
  })

  it('that could not be had are asked for again, until they are had', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const load = vi.fn(() => (load.mock.calls.length < 3 ? Promise.reject(new Error('503')) : Promise.resolve([known])))
    const known = { id: 'a', name: 'name of a' }
    const { want, $things } = createThingsById<typeof known>(load)
    want(['a'])
    await vi.advanceTimersByTimeAsync(0)
    expect(nameIn($things.get(), 'a')).toBe('a')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(nameIn($things.get(), 'a')).toBe('name of a')
    expect(load).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })

  it('that are refused are not asked for again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const load = vi.fn(() => Promise.reject(Object.assign(new Error('not for you'), { code: 'forbidden' })))
    const { want } = createThingsById(load)
    want(['a'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  it('are asked for one question after another: what comes meanwhile is asked for afterwards', async () => {
    const { want, answer, signals, name } = setup()
    want(['a'])
    want(['a', 'b'])
    expect(signals).toHaveLength(1)
    await answer(['a'])
    expect(signals).toHaveLength(2)
    expect(name('b')).toBeNull()
    await answer(['a', 'b'])
    expect(signals).toHaveLength(2)
    expect(name('b')).toBe('name of b')
  })

  it('that were known before are shown until there is an answer; what has gone keeps its name', async () => {
    const { want, answer, signals, name } = setup([{ id: 'a', name: 'before' }])
    expect([name('a'), name('b')]).toEqual(['before', null])
    want(['a', 'b'])
    await answer(['b'])
    expect([name('a'), name('b')]).toEqual(['before', 'name of b'])
    expect(signals).toHaveLength(1)
  })

  it('that nobody waits for any more are not taken, and asked for anew by who does', async () => {
    const { want, stop, answer, signals, name } = setup()
    want(['a'])
    stop()
    expect(signals[0]?.aborted).toBe(true)
    await answer(['a'])
    expect(name('a')).toBeNull()
    want(['a'])
    await answer(['a'])
    expect(name('a')).toBe('name of a')
  })
})
