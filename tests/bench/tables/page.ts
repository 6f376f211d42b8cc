import { contender } from 'contender'
import { changeRows, makeRows, type BenchRow } from './data.js'

/** What one grid needed; times in ms. */
export interface Sample {
  firstPaint: number
  sort: number
  filter: number
  nextKey: number
  selectAll: number
  /** Frames of a scroll over 20,000 px that came late (over 25 ms), and that showed no row. */
  lateFrames: number
  blankFrames: number
  domNodes: number
}

declare global {
  interface Window {
    bench: {
      load(count: number): void
      run(): Promise<Partial<Sample>>
      prepareTicks(count: number): void
      ticks(): Promise<void>
      unfilter(): Promise<void>
      selectAll(): Promise<Partial<Sample>>
      scroll(): Promise<Partial<Sample>>
    }
  }
}

let rows: readonly BenchRow[] = []
let refreshes: { next: readonly BenchRow[]; changed: readonly BenchRow[] }[] = []

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))
/** After the next frame is on the screen. */
async function painted(): Promise<void> {
  await frame()
  await new Promise<void>((done) => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', () => done(), { once: true })
    channel.port1.start()
    channel.port2.postMessage(0)
  })
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600 && !holds(); tries++) await frame()
  if (!holds()) throw new Error(`not shown: first row is '${contender.firstName()}'`)
}

async function time(act: () => void | Promise<void>, shown: () => boolean): Promise<number> {
  await painted()
  const started = performance.now()
  await act()
  await until(shown)
  await painted()
  return performance.now() - started
}

function smallestName(candidates: readonly BenchRow[]): string {
  return candidates.reduce((least, { name }) => (name < least ? name : least), '\uffff')
}

function matching(text: string): readonly BenchRow[] {
  return rows.filter((row) => Object.values(row).some((value) => String(value).toLowerCase().includes(text)))
}

window.bench = {
  load(count) {
    rows = makeRows(count)
  },
  async run() {
    const place = document.getElementById('place')!
    const firstPaint = await time(
      () => contender.mount(place, rows),
      () => contender.firstName() === rows[0]!.name,
    )
    const sort = await time(
      () => contender.sort(),
      () => contender.firstName().startsWith('cache-') && contender.firstName().length <= smallestName(rows).length,
    )
    const before = contender.firstName()
    const wanted = new Set(matching('web-1').map(({ name }) => name))
    const filter = await time(
      () => contender.filter('web-1'),
      () => contender.firstName() !== before && wanted.has(contender.firstName()),
    )
    const narrower = new Set(matching('web-19').map(({ name }) => name))
    const nextKey = await time(
      () => contender.filter('web-19'),
      () => narrower.has(contender.firstName()),
    )
    return { firstPaint, sort, filter, nextKey }
  },
  prepareTicks(count) {
    let before = rows
    refreshes = Array.from({ length: count }, (_, tick) => {
      const next = changeRows(before, 200, tick + 2)
      const changed = next.filter((row, index) => row !== before[index])
      before = next
      return { next, changed }
    })
  },
  async ticks() {
    for (const { next, changed } of refreshes) {
      await contender.update(next, changed)
      await painted()
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
    return { selectAll: performance.now() - started }
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
