import { cleanStores, STORE_UNMOUNT_DELAY } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle } from '../testing/fake-clock.js'
import { createLiveRowsRig, failed, type LiveRowsRig, type Row } from '../testing/live-rows.js'
import type { ChangeListener } from './change-feed.js'
import type { LiveList, LiveListOptions } from './live-list.js'

let rig: LiveRowsRig
let listener: ChangeListener | undefined
const feed = {
  subscribe(next: ChangeListener) {
    listener = next
    return () => void (listener = undefined)
  },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  rig = createLiveRowsRig()
})
afterEach(() => {
  cleanStores(...rig.opened.map(({ $state }) => $state))
  vi.useRealTimers()
})

const build: Row = { id: 'a', status: 'BUILD' }
const active: Row = { id: 'a', status: 'ACTIVE' }

/** A list whose first rows are here, and whose changes are told. */
async function toldRows(first: Row, extra: Partial<LiveListOptions<Row>> = {}) {
  const rows = rig.liveRows({ changes: feed, ...extra })
  const leave = rows.$state.listen(() => undefined)
  await settle()
  await rig.last().answer([first])
  listener?.watched(true)
  return { rows, leave }
}

const asked = () => rig.requests.length

/** The round that was due before anything was told. */
async function lastRound(ms: number, row: Row) {
  await rig.clock.tick(ms)
  await rig.last().answer([row])
}

describe('S-CHANGE-06 a list whose changes are told', () => {
  it('asks once more, as nobody told of what was before, and then only when told', async () => {
    await toldRows(active)
    await lastRound(30_000, active)
    expect(asked()).toBe(2)
    await rig.clock.tick(600_000)
    expect(asked()).toBe(2)
    listener?.changed()
    await rig.clock.tick(0)
    expect(asked()).toBe(3)
  })

  it('asks for nothing while rows are on their way: the end of it is told too', async () => {
    await toldRows(build)
    await lastRound(2500, build)
    await rig.clock.tick(600_000)
    expect(asked()).toBe(2)
    listener?.changed()
    await rig.clock.tick(0)
    await rig.last().answer([active])
    expect(asked()).toBe(3)
  })

  it('reads what changes at once together, a second apart, and never misses the last', async () => {
    await toldRows(active)
    await lastRound(30_000, active)
    for (let count = 0; count < 20; count += 1) {
      listener?.changed()
      await rig.clock.tick(100)
      await rig.last().answer([active])
    }
    const before = asked()
    expect(before).toBeLessThanOrEqual(4)
    listener?.changed()
    await rig.clock.tick(1000)
    expect(asked()).toBe(before + 1)
  })

  it('what is told while rows are read has them read once more, and takes nothing from who waits for them', async () => {
    const { rows } = await toldRows(build)
    await lastRound(2500, build)
    listener?.changed()
    await rig.clock.tick(1000)
    for (let count = 0; count < 5; count += 1) {
      listener?.changed()
      await rig.clock.tick(1000)
    }
    expect([asked(), rig.last().signal.aborted]).toEqual([3, false])
    await rig.last().answer([active])
    expect(rows.$state.get().data).toEqual([active])
    await rig.clock.tick(0)
    expect(asked()).toBe(4)
    await rig.last().answer([active])
    await rig.clock.tick(60_000)
    expect(asked()).toBe(4)
  })

  it('polls again when nothing is told any more, and at once: nobody knows what it missed', async () => {
    await toldRows(active)
    await lastRound(30_000, active)
    listener?.watched(false)
    await rig.clock.tick(2500)
    expect(asked()).toBe(3)
    await rig.last().answer([active])
    await rig.clock.tick(30_000)
    expect(asked()).toBe(4)
  })

  it('tries again after a failure by itself', async () => {
    await toldRows(active)
    await lastRound(30_000, active)
    listener?.changed()
    await rig.clock.tick(1000)
    await rig.last().fail(failed('server'))
    await rig.clock.tick(2500)
    expect(asked()).toBe(4)
    await rig.last().answer([active])
    await rig.clock.tick(600_000)
    expect(asked()).toBe(4)
  })

  it('waits while a menu is open, and while the page is hidden', async () => {
    const { rows } = await toldRows(active)
    await lastRound(30_000, active)
    const close = rows.hold()
    listener?.changed()
    await rig.clock.tick(5000)
    expect(asked()).toBe(2)
    close()
    await rig.clock.tick(2500)
    expect(asked()).toBe(3)
    await rig.last().answer([active])
    rig.visibility.set(false)
    listener?.changed()
    await rig.clock.tick(60_000)
    expect(asked()).toBe(3)
    rig.visibility.set(true)
    await settle()
    expect(asked()).toBe(4)
  })

  it('stands still where people have paused it, but for what is on its way', async () => {
    await toldRows(active, { idleInterval: null })
    listener?.changed()
    await rig.clock.tick(60_000)
    expect(asked()).toBe(1)
  })

  it('asks for nothing that was refused', async () => {
    await toldRows(active)
    await rig.clock.tick(30_000)
    await rig.last().fail(failed('forbidden'))
    listener?.changed()
    await rig.clock.tick(60_000)
    expect(asked()).toBe(2)
  })

  it('nobody listens any more when it is left', async () => {
    const { leave } = await toldRows(active)
    leave()
    vi.advanceTimersByTime(STORE_UNMOUNT_DELAY)
    expect(listener).toBeUndefined()
  })
})

describe('S-CHANGE-08 a list whose cloud can be asked for changes alone', () => {
  /** Rows that were all read, and told of; then what a question for changes makes of them. */
  async function updatedRows(update: (before: readonly Row[]) => Promise<readonly Row[] | null>) {
    const updates: (readonly Row[])[] = []
    const told = await toldRows(build, {
      update: (before) => {
        updates.push(before)
        return update(before)
      },
    })
    return { ...told, updates }
  }
  const change = async (ms = 1000) => {
    listener?.changed()
    await rig.clock.tick(ms)
    await settle()
  }

  it('asks for these from the rows it has, not for all', async () => {
    const { rows, updates } = await updatedRows(async () => [active])
    await change()
    expect(updates).toEqual([[build]])
    expect(rows.$state.get()).toMatchObject({ data: [active], status: 'ready' })
    expect(asked()).toBe(1)
  })

  it('reads all once a minute, as not all that is shown of a thing is a change of it', async () => {
    const { updates } = await updatedRows(async () => [active])
    await change(59_999)
    expect([updates.length, asked()]).toEqual([1, 1])
    await rig.clock.tick(1)
    await change()
    expect([updates.length, asked()]).toEqual([1, 2])
    await rig.last().answer([active])
    await change()
    expect([updates.length, asked()]).toEqual([2, 2])
  })

  it('reads all where changes cannot be asked for', async () => {
    await updatedRows(async () => null)
    await change()
    expect(asked()).toBe(2)
  })

  it.each([
    ['somebody refreshes', async ({ refresh }: LiveList<Row>) => void refresh()],
    ['something was done here', async ({ forget }: LiveList<Row>) => void forget([])],
    ['rows were changed here', async ({ amend }: LiveList<Row>) => (amend(() => []), change())],
    ['nothing is told any more', async () => (listener?.watched(false), rig.clock.tick(2500))],
  ])('reads all when %s', async (_when, happens) => {
    const { rows, updates } = await updatedRows(async () => [active])
    await happens(rows)
    await settle()
    expect([updates.length, asked()]).toEqual([0, 2])
  })

  it('reads all after a failure', async () => {
    const { rows, updates } = await updatedRows(() => Promise.reject(failed('server')))
    await change()
    expect(rows.$state.get()).toMatchObject({ status: 'failed', stale: true, data: [build] })
    await rig.clock.tick(5000)
    expect([updates.length, asked()]).toEqual([1, 2])
  })
})

describe('S-CHANGE-10 a list in which changes of other things show later', () => {
  async function besideRows(took = 0) {
    let beside: ChangeListener | undefined
    const updates: unknown[] = []
    const rows = rig.liveRows({
      changes: feed,
      changesBeside: { subscribe: (next) => ((beside = next), () => (beside = undefined)) },
      update: async (known) => (updates.push(known), known),
    })
    const leave = rows.$state.listen(() => undefined)
    await settle()
    await rig.clock.tick(took)
    await rig.last().answer([active])
    listener?.watched(true)
    return { rows, updates, leave, change: () => beside?.changed(), isHeard: () => beside !== undefined }
  }

  it('reads all three seconds after such a change, and after what was done here', async () => {
    const { rows, change, updates } = await besideRows()
    change()
    await rig.clock.tick(2999)
    expect(asked()).toBe(1)
    await rig.clock.tick(1)
    expect(asked()).toBe(2)
    await rig.last().answer([active])
    void rows.forget([])
    await settle()
    await rig.last().answer([active])
    await rig.clock.tick(3000)
    expect([asked(), updates]).toEqual([4, []])
    await rig.last().answer([active])
    await rig.clock.tick(600_000)
    expect(asked()).toBe(4)
  })

  it('reads a change of its own alone meanwhile, and all in its time', async () => {
    const { change, updates } = await besideRows()
    change()
    await rig.clock.tick(1000)
    listener?.changed()
    await rig.clock.tick(0)
    expect([asked(), updates.length]).toEqual([1, 1])
    await rig.clock.tick(1999)
    expect(asked()).toBe(1)
    await rig.clock.tick(1)
    expect([asked(), updates.length]).toEqual([2, 1])
  })

  it('reads all for the last of several such changes, and waits for no end of them', async () => {
    const { change } = await besideRows()
    change()
    await rig.clock.tick(2000)
    change()
    await rig.clock.tick(1000)
    expect(asked()).toBe(2)
    await rig.last().answer([active])
    await rig.clock.tick(1999)
    expect(asked()).toBe(2)
    await rig.clock.tick(1)
    expect(asked()).toBe(3)
    await rig.last().answer([active])
    await rig.clock.tick(600_000)
    expect(asked()).toBe(3)
  })

  it('waits after a failure of it as after any other', async () => {
    const { change } = await besideRows()
    change()
    await rig.clock.tick(3000)
    await rig.last().fail(failed('server'))
    await rig.clock.tick(1000)
    expect(asked()).toBe(2)
  })

  it('takes a tenth of the time for it at most, where reading all takes long', async () => {
    const { change } = await besideRows(1200)
    change()
    await rig.clock.tick(10_799)
    expect(asked()).toBe(1)
    await rig.clock.tick(1)
    expect(asked()).toBe(2)
  })

  it('hears nothing when it is left', async () => {
    const { leave, isHeard } = await besideRows()
    expect(isHeard()).toBe(true)
    leave()
    vi.advanceTimersByTime(STORE_UNMOUNT_DELAY)
    expect(isHeard()).toBe(false)
  })
})
