import { cleanStores, STORE_UNMOUNT_DELAY } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle } from '../testing/fake-clock.js'
import { createLiveRowsRig, failed, type LiveRowsRig, type Row } from '../testing/live-rows.js'

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

describe('rows of a live list', () => {
  it('W-TABLE-28 forgotten rows leave at once, and the list is read again without anybody waiting', async () => {
    const rows = liveRows()
    const { $state } = rows
    $state.listen(() => undefined)
    await settle()
    await last().answer([active, { id: 'b', status: 'ACTIVE' }])
    const old = last()
    rows.forget(['a'])
    await settle()
    expect(requests).toHaveLength(2)
    expect($state.get()).toMatchObject({ data: [{ id: 'b' }], shown: [{ id: 'b' }], loading: true, refreshing: false })
    await old.answer([active])
    expect($state.get().data).toEqual([{ id: 'b', status: 'ACTIVE' }])
    await last().fail(failed('server'))
    expect($state.get()).toMatchObject({ status: 'failed', data: [{ id: 'b' }], stale: true })
  })

  it('W-TABLE-28 rows are forgotten also where they are recalled, or those of the query before', async () => {
    const recalled = liveRows({ initial: { data: [active], at: -60_000 } })
    recalled.$state.listen(() => undefined)
    recalled.forget(['a'])
    await settle()
    expect(recalled.$state.get()).toMatchObject({ data: [], shown: [], recalled: true })

    const next = liveRows({ shown: [active, build] })
    next.$state.listen(() => undefined)
    next.forget(['a'])
    await settle()
    expect(next.$state.get()).toMatchObject({ data: null, shown: [] })
  })

  it('W-TABLE-28 nothing to forget still reads the list again: something in it changed', async () => {
    const rows = liveRows()
    rows.$state.listen(() => undefined)
    await settle()
    await last().answer([active])
    const { data } = rows.$state.get()
    let read = false
    const reading = rows.forget([]).then(() => (read = true))
    await settle()
    expect(requests).toHaveLength(2)
    expect(rows.$state.get().data).toBe(data)
    expect(read).toBe(false)
    await last().answer([active])
    await reading
  })

  it('W-TABLE-17 a part is shown before the first answer, and nothing is a part once something is shown', async () => {
    const shows: boolean[] = []
    const rows = liveRows({
      async load(signal, show) {
        shows.push(show !== undefined)
        show?.([active])
        return rig.load(signal)
      },
    })
    rows.$state.listen(() => undefined)
    await settle()
    expect(rows.$state.get()).toMatchObject({ status: 'pending', data: null, shown: [active], updatedAt: null })
    const [part] = rows.$state.get().shown ?? []
    await last().answer([{ ...active }, build])
    expect(rows.$state.get()).toMatchObject({ status: 'ready', updatedAt: 0 })
    expect(rows.$state.get().data?.[0]).toBe(part)
    void rows.refresh()
    await settle()
    expect(shows).toEqual([true, false])
  })

  it('DEC-46 a list that remembers its rows may begin with a part as well, which is not shown', async () => {
    const rows = liveRows({
      initial: { data: [build, active], at: -1 },
      async load(signal, show) {
        show?.([active])
        return rig.load(signal)
      },
    })
    const shown: number[] = []
    rows.$state.listen((state) => void shown.push(state.shown?.length ?? 0))
    await settle()
    await last().answer([build])
    expect(shown.at(-1)).toBe(1)
    expect(shown.slice(0, -1).every((count) => count === 2)).toBe(true)
  })

  it('a part that comes after the list was left is not shown', async () => {
    let later: ((part: readonly Row[]) => void) | undefined
    const rows = liveRows({
      load(signal, show) {
        later = show
        return rig.load(signal)
      },
    })
    const leave = rows.$state.listen(() => undefined)
    await settle()
    leave()
    vi.advanceTimersByTime(STORE_UNMOUNT_DELAY)
    later?.([active])
    expect(rows.$state.value?.shown).toBeNull()
  })

  it('a refresh that somebody waits for says so until its answer', async () => {
    const rows = liveRows()
    rows.$state.listen(() => undefined)
    await settle()
    await last().answer([active])
    expect(rows.$state.get().refreshing).toBe(false)
    const refreshed = rows.refresh()
    await settle()
    expect(rows.$state.get()).toMatchObject({ status: 'ready', refreshing: true, loading: true })
    await last().fail(failed('server'))
    await refreshed
    expect(rows.$state.get()).toMatchObject({ status: 'failed', refreshing: false })
  })

  it('a list that is not enabled never asks, not even when told', async () => {
    const rows = liveRows({ enabled: false, shown: [active] })
    rows.$state.listen(() => undefined)
    await settle()
    await rows.refresh()
    rows.forget(['x'])
    visibility.set(false)
    visibility.set(true)
    await clock.tick(600_000)
    expect(requests).toHaveLength(0)
    expect(rows.$state.get()).toMatchObject({ status: 'idle', data: null, shown: [active] })
  })

  it('another query shows the rows of the one before until it has its own, also when it fails', async () => {
    const rows = liveRows({ shown: [build] })
    const { $state } = rows
    $state.listen(() => undefined)
    await settle()
    expect($state.get()).toMatchObject({ status: 'pending', data: null, shown: [build], updatedAt: null })
    await last().fail(failed('server'))
    expect($state.get()).toMatchObject({ status: 'failed', data: null, shown: [build], stale: false })
    void rows.refresh()
    await settle()
    await last().answer([active])
    expect($state.get()).toMatchObject({ status: 'ready', data: [active], shown: [active] })
  })

  it('W-TABLE-18 a deferred round waits as long as the setting says by then', async () => {
    let setting = 4000
    const rows = liveRows({ fastInterval: () => setting })
    rows.$state.listen(() => undefined)
    await settle()
    await last().answer([build])
    const close = rows.hold()
    setting = 1000
    await clock.tick(4000)
    expect(requests).toHaveLength(1)
    close()
    await clock.tick(1000)
    expect(requests).toHaveLength(2)
  })
})
