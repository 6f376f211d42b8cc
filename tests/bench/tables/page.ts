import { contender } from 'contender'
import { changeRows, makeRows, type BenchRow } from './data.js'

/** Frames of a scroll over 20,000 px that came late (over 25 ms), and that showed no row. */
export interface Frames {
  lateFrames: number
  blankFrames: number
}

declare global {
  interface Window {
    bench: {
      load(count: number): void
      /** Each answers how long it took until it was on the screen, ms. */
      firstPaint(): Promise<number>
      sort(): Promise<number>
      filter(text: string): Promise<number>
      nextKey(text: string): Promise<number>
      prepareTicks(count: number): void
      ticks(): Promise<void>
      unfilter(): Promise<void>
      selectAll(): Promise<number>
      scroll(): Promise<Frames>
    }
  }
}

let rows: readonly BenchRow[] = []
/** Names of the rows that a text leaves, found beforehand. */
const passing = new Map<string, ReadonlySet<string>>()
let shortest = 0
let refreshes: { next: readonly BenchRow[]; changed: readonly BenchRow[] }[] = []

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))
/** What was drawn before this frame is on the screen. */
async function shown(): Promise<void> {
  await new Promise<void>((done) => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', () => done(), { once: true })
    channel.port1.start()
    channel.port2.postMessage(0)
  })
}

async function painted(): Promise<void> {
  await frame()
  await shown()
}

/** The first frame in which it holds is on the screen. */
async function until(holds: () => boolean): Promise<void> {
  await frame()
  for (let tries = 0; tries < 600 && !holds(); tries++) await frame()
  if (!holds()) throw new Error(`not shown: first row is '${contender.firstName()}'`)
  await shown()
}

async function time(act: () => void | Promise<void>, holds: () => boolean): Promise<number> {
  await painted()
  const started = performance.now()
  await act()
  await until(holds)
  return performance.now() - started
}

function smallestName(candidates: readonly BenchRow[]): string {
  return candidates.reduce((least, { name }) => (name < least ? name : least), '\uffff')
}

function matching(text: string): readonly BenchRow[] {
  return rows.filter((row) => Object.values(row).some((value) => String(value).toLowerCase().includes(text)))
}

/** Each refresh brings a row that is first in any order and passes the filters: so it is known when it shows. */
const firstAt = (tick: number): string => `a-web-19-${100 - tick}`

const passes = (text: string): boolean => passing.get(text)?.has(contender.firstName()) ?? false

window.bench = {
  load(count) {
    rows = makeRows(count)
    shortest = smallestName(rows).length
    for (const text of ['web-1', 'web-19']) passing.set(text, new Set(matching(text).map(({ name }) => name)))
  },
  async firstPaint() {
    const place = document.getElementById('place')!
    return await time(
      () => contender.mount(place, rows),
      () => contender.firstName() === rows[0]!.name,
    )
  },
  async sort() {
    return await time(
      () => contender.sort(),
      () => contender.firstName().startsWith('cache-') && contender.firstName().length <= shortest,
    )
  },
  async filter(text) {
    const before = contender.firstName()
    return await time(
      () => contender.filter(text),
      () => contender.firstName() !== before && passes(text),
    )
  },
  async nextKey(text) {
    return await time(
      () => contender.filter(text),
      () => passes(text),
    )
  },
  prepareTicks(count) {
    let before = rows
    refreshes = Array.from({ length: count }, (_, tick) => {
      const next = changeRows(before, 200, tick + 2)
      next[0] = { ...next[0]!, name: firstAt(tick) }
      const changed = next.filter((row, index) => row !== before[index])
      before = next
      return { next, changed }
    })
  },
  async ticks() {
    for (const [tick, { next, changed }] of refreshes.entries()) {
      await contender.update(next, changed)
      await until(() => contender.firstName() === firstAt(tick))
    }
    refreshes = []
  },
  async unfilter() {
    await contender.filter('')
    await painted()
    await painted()
  },
  async selectAll() {
    const started = performance.now()
    await contender.selectAll()
    await painted()
    return performance.now() - started
  },
  async scroll() {
    const box = contender.scroller()
    let lateFrames = 0
    let blankFrames = 0
    let last = performance.now()
    for (let step = 0; step < 100; step++) {
      box.scrollTop = (step + 1) * 200
      await frame()
      const now = performance.now()
      if (now - last > 25) lateFrames++
      last = now
      await new Promise<void>((done) => setTimeout(done))
      if (!contender.filled()) blankFrames++
    }
    return { lateFrames, blankFrames }
  },
}
