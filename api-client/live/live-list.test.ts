import { cleanStores, STORE_UNMOUNT_DELAY } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle } from '../testing/fake-clock.js'
import { createLiveRowsRig, failed, type LiveRowsRig, type Row } from '../testing/live-rows.js'
import { createLiveItem } from './live-item.js'
import { createLiveList } from './live-list.js'
import type { LiveState } from './live-state.js'

let rig: LiveRowsRig
let { clock, visibility, requests } = createLiveRowsRig()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  rig = createLiveRowsRig()
  ;({ clock, visibility, requests } = rig)
})
afterEach(() => {
  cleanStores(...rig.opened.map(({ $state }) => $state))
  vi.useRealTimers()
})

const liveRows: LiveRowsRig['liveRows'] = (extra) => rig.liveRows(extra)
const last = () => rig.last()

const build: Row = { id: 'a', status: 'BUILD' }
const active: Row = { id: 'a', status: 'ACTIVE' }

describe('live list', () => {
  it('asks only while somebody listens; several listeners make one request (DEC-8)', async () => {
    const { $state } = liveRows()
    expect($state.value?.status).toBe('idle')
    const leave = [$state.listen(() => undefined), $state.listen(() => undefined), $state.listen(() => undefined)]
    await settle()
    expect(requests).toHaveLength(1)
    expect($state.get()).toMatchObject({ status: 'pending', loading: true, data: null })
    await last().answer([active])
    expect($state.get()).toMatchObject({ status: 'ready', data: [active], loading: false, stale: false, updatedAt: 0 })

    for (const end of leave) end()
    vi.advanceTimersByTime(STORE_UNMOUNT_DELAY)
    await clock.tick(120_000)
    expect(requests).toHaveLength(1)
    expect(clock.pending).toBe(0)
  })

  it('W-TABLE-19 reloads after 2500 ms while an item is in transition', async () => {
    liveRows().$state.listen(() => undefined)
    await settle()
    await last().answer([build])
    await clock.tick(2499)
    expect(requests).toHaveLength(1)
    await clock.tick(1)
    expect(requests).toHaveLength(2)
  })

  it('W-TABLE-17 backs off to 30 s for a stuck item and is fast again for a new transition', async () => {
    liveRows().$state.listen(() => undefined)
    await settle()
    const waits: number[] = []
    for (let round = 0; round < 14; round += 1) {
      await last().answer([build])
      const before = clock.now()
      const count = requests.length
      while (requests.length === count) await clock.tick(500)
      waits.push(clock.now() - before)
    }
    expect(waits.slice(0, 3)).toEqual([2500, 5000, 7500])
    expect(waits.at(-1)).toBe(30_000)
    await last().answer([build, { id: 'b', status: 'BUILD' }])
    const count = requests.length
    await clock.tick(2500)
    expect(requests).toHaveLength(count + 1)
  })

  it('a resting list asks every 30 s, or not at all', async () => {
    liveRows().$state.listen(() => undefined)
    await settle()
    await last().answer([active])
    await clock.tick(29_999)
    expect(requests).toHaveLength(1)
    await clock.tick(1)
    expect(requests).toHaveLength(2)

    requests.length = 0
    liveRows({ idleInterval: null }).$state.listen(() => undefined)
    await settle()
    await last().answer([active])
    await clock.tick(600_000)
    expect(requests).toHaveLength(1)
  })

  it('never has two requests in flight, however slow the server is (DEC-8)', async () => {
    liveRows().$state.listen(() => undefined)
    await clock.tick(300_000)
    expect(requests).toHaveLength(1)
  })

  it('W-TABLE-100 what takes the cloud long is asked for less often', async () => {
    liveRows().$state.listen(() => undefined)
    await clock.tick(10_000)
    await last().answer([build])
    await clock.tick(9999)
    expect(requests).toHaveLength(1)
    await clock.tick(1)
    expect(requests).toHaveLength(2)
    await clock.tick(10_000)
    await last().answer([active])
    await clock.tick(49_999)
    expect(requests).toHaveLength(2)
    await clock.tick(1)
    expect(requests).toHaveLength(3)
  })

  it('W-TABLE-18 a round that is due waits while a menu is open', async () => {
    const rows = liveRows()
    rows.$state.listen(() => undefined)
    await settle()
    await last().answer([build])
    const close = rows.hold()
    await clock.tick(20_000)
    expect(requests).toHaveLength(1)
    close()
    close()
    await clock.tick(2500)
    expect(requests).toHaveLength(2)
  })

  it('a hidden page asks nothing, and at once when it is seen again (DEC-8)', async () => {
    liveRows().$state.listen(() => undefined)
    await settle()
    await last().answer([build])
    visibility.set(false)
    await clock.tick(600_000)
    expect(requests).toHaveLength(1)
    visibility.set(true)
    await settle()
    expect(requests).toHaveLength(2)
  })

  it('a page that is hidden from the start asks when it is first seen', async () => {
    visibility.visible = false
    liveRows().$state.listen(() => undefined)
    await clock.tick(60_000)
    expect(requests).toHaveLength(0)
    visibility.set(true)
    await settle()
    expect(requests).toHaveLength(1)
  })

  it('an answer that comes while hidden is kept, but not followed', async () => {
    const { $state } = liveRows()
    $state.listen(() => undefined)
    await settle()
    visibility.set(false)
    await last().answer([build])
    expect($state.get().data).toEqual([build])
    await clock.tick(60_000)
    expect(requests).toHaveLength(1)
  })

  it('refresh drops the answer in flight, which may be older than the last write (DEC-8)', async () => {
    const rows = liveRows()
    rows.$state.listen(() => undefined)
    await settle()
    const old = last()
    void rows.refresh()
    void rows.refresh()
    await settle()
    expect(requests).toHaveLength(2)
    expect(old.signal.aborted).toBe(true)
    await last().answer([active])
    await old.answer([build])
    expect(rows.$state.get().data).toEqual([active])
    await clock.tick(29_999)
    expect(requests).toHaveLength(2)
  })

  it('a failure keeps the old rows, marked stale, and goes on slower', async () => {
    const { $state } = liveRows()
    $state.listen(() => undefined)
    await settle()
    await last().answer([active])
    await clock.tick(30_000)
    await last().fail(failed('server'))
    expect($state.get()).toMatchObject({
      status: 'failed',
      data: [active],
      stale: true,
      updatedAt: 0,
      error: { code: 'server' },
    })
    await clock.tick(2500)
    expect(requests).toHaveLength(3)
    await last().answer([active])
    expect($state.get()).toMatchObject({ status: 'ready', stale: false, error: null })
  })

  it('rows seen before are there at once, with their age, until the answer comes', async () => {
    const { $state } = liveRows({ initial: { data: [build], at: -60_000 } })
    $state.listen(() => undefined)
    await settle()
    expect(requests).toHaveLength(1)
    expect($state.get()).toMatchObject({
      status: 'ready',
      data: [build],
      recalled: true,
      loading: true,
      updatedAt: -60_000,
    })
    await last().answer([active])
    expect($state.get()).toMatchObject({ data: [active], recalled: false, stale: false, updatedAt: 0 })
  })

  it('rows seen before stay, marked stale, when asking fails', async () => {
    const { $state } = liveRows({ initial: { data: [active], at: -60_000 } })
    $state.listen(() => undefined)
    await settle()
    await last().fail(failed('server'))
    expect($state.get()).toMatchObject({
      status: 'failed',
      data: [active],
      recalled: true,
      stale: true,
      updatedAt: -60_000,
    })
  })

  it('a first failure has no rows to keep', async () => {
    const { $state } = liveRows()
    $state.listen(() => undefined)
    await settle()
    await last().fail(failed('network'))
    expect($state.get()).toMatchObject({ status: 'failed', data: null, stale: false })
  })

  it.each(['unauthenticated', 'forbidden', 'session-changed', 'csrf', 'changed-page'])(
    'after %s it does not ask by itself again, only when told (DEC-10, DEC-11)',
    async (code) => {
      const rows = liveRows()
      rows.$state.listen(() => undefined)
      await settle()
      await last().fail(failed(code))
      await clock.tick(600_000)
      visibility.set(false)
      visibility.set(true)
      await clock.tick(600_000)
      expect(requests).toHaveLength(1)
      void rows.refresh()
      await settle()
      await last().answer([build])
      await clock.tick(2500)
      expect(requests).toHaveLength(3)
    },
  )

  it('unchanged rows stay the same objects, an unchanged list the same list', async () => {
    const rows = liveRows()
    const { $state } = rows
    $state.listen(() => undefined)
    await settle()
    await last().answer([active, { id: 'b', status: 'BUILD' }])
    const before = $state.get().data
    await clock.tick(2500)
    await last().answer([{ ...active }, { id: 'b', status: 'ACTIVE' }])
    const after = $state.get().data
    expect(after?.[0]).toBe(before?.[0])
    expect(after?.[1]).not.toBe(before?.[1])
    await clock.tick(30_000)
    await last().answer([{ ...active }, { id: 'b', status: 'ACTIVE' }])
    expect($state.get().data).toBe(after)
  })

  it('leaving drops the answer in flight; coming back shows the old rows and asks at once', async () => {
    const { $state } = liveRows()
    const leave = $state.listen(() => undefined)
    await settle()
    await last().answer([active])
    await clock.tick(30_000)
    const late = last()
    leave()
    vi.advanceTimersByTime(STORE_UNMOUNT_DELAY)
    expect(late.signal.aborted).toBe(true)
    await late.answer([build])
    const seen: Array<LiveState<readonly Row[]>> = []
    $state.subscribe((state) => void seen.push(state))
    await settle()
    expect(seen[0]?.data).toEqual([active])
    expect(requests).toHaveLength(3)
  })

  it('reset forgets the rows of the project that was left', async () => {
    const rows = liveRows()
    rows.$state.listen(() => undefined)
    await settle()
    await last().answer([active])
    rows.reset()
    await settle()
    expect(rows.$state.get()).toMatchObject({ status: 'pending', data: null })
    expect(requests).toHaveLength(2)
  })

  it('W-TABLE-19 the interval may be a setting that arrives later', async () => {
    let setting = 4000
    const rows = createLiveList<Row>({
      ...rig.options(),
      fastInterval: () => setting,
      load: rig.load,
      keyOf: ({ id }) => id,
      transitionOf: () => 'BUILD',
    })
    rig.opened.push(rows)
    rows.$state.listen(() => undefined)
    await settle()
    setting = 1000
    await last().answer([build])
    await clock.tick(1000)
    expect(requests).toHaveLength(2)
  })
})

describe('live item', () => {
  const liveRow = () => {
    const source = createLiveItem<Row>({
      ...rig.options(),
      load: async (signal) => (await rig.load(signal))[0] ?? build,
      transitionOf: ({ status }) => (status === 'BUILD' ? status : null),
    })
    rig.opened.push(source)
    return source
  }

  it('W-TABLE-15 a 404 means it is gone: no data, no more asking', async () => {
    const { $state } = liveRow()
    $state.listen(() => undefined)
    await settle()
    await last().answer([build])
    await clock.tick(2500)
    await last().fail(failed('not-found'))
    expect($state.get()).toMatchObject({ status: 'ready', data: null, gone: true, error: null })
    await clock.tick(600_000)
    expect(requests).toHaveLength(2)
  })

  it('an equal answer is the same object', async () => {
    const { $state } = liveRow()
    $state.listen(() => undefined)
    await settle()
    await last().answer([build])
    const before = $state.get().data
    await clock.tick(2500)
    await last().answer([{ ...build }])
    expect($state.get().data).toBe(before)
  })
})
