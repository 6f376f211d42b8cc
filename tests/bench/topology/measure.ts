import type { Browser, Page } from 'playwright-core'
import { median } from '../load.js'
import type { Answer } from './contender.js'

/** Of one page; times in ms. */
export interface Figures {
  /** Until nodes can first be seen at places of a layout. */
  painted: number
  /** Until the layout is done. */
  settled: number
  /** Longest task of the main thread while it is shown and updated. */
  longestTask: number
  longestTaskCpu: number
  panCpu: number
  zoomCpu: number
  dragCpu: number
  /** 95th percentile of the time between two frames. */
  panFrame: number
  zoomFrame: number
  dragFrame: number
  /** Until the frame with another model is drawn. */
  update: number
  updateCpu: number
  /** Networks that an update has moved. */
  moved: number
  heapMB: number
  /** Script for the first picture, gzipped, in kB. */
  firstKB?: number
  /** Script that it may ever fetch. */
  allKB?: number
}

const frames = 40
const updateCount = 5

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Longest task of the main threads of pages. */
function longestTask(trace: Buffer): { wall: number; cpu: number } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid}/${tid}`),
  )
  const most = (of: (event: TraceEvent) => number | undefined) =>
    tasks.reduce((longest, task) => Math.max(longest, of(task) ?? 0), 0) / 1000
  return { wall: most(({ dur }) => dur), cpu: most(({ tdur }) => tdur) }
}

/** @param patience - Longest wait for the layout, ms; then it throws. */
export async function measure(
  browser: Browser,
  url: string,
  [first, second]: readonly [Answer, Answer],
  patience: number,
): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    // tsx marks the names of functions, also of those that run in the page.
    await page.addInitScript('globalThis.__name = (each) => each')
    await page.goto(url)
    await page.waitForFunction(() => 'contender' in window)
    return await figuresOf(page, browser, [first, second], patience)
  } finally {
    await page.close()
  }
}

async function figuresOf(
  page: Page,
  browser: Browser,
  [first, second]: readonly [Answer, Answer],
  patience: number,
): Promise<Figures> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const metric = async (name: string) => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find((each) => each.name === name)?.value ?? 0
  }
  await page.evaluate(
    (both) => void Object.assign(window, { answers: both.map((each) => JSON.parse(each) as unknown) }),
    [JSON.stringify(first), JSON.stringify(second)],
  )
  await cdp.send('HeapProfiler.collectGarbage')
  const heapBefore = await metric('JSHeapUsedSize')
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] })
  let shown
  let updated
  try {
    shown = await withPatience(
      page.evaluate(async () => {
        const started = performance.now()
        let painted = 0
        await window.contender.show(window.answers[0], () => (painted = performance.now() - started))
        return { painted, settled: performance.now() - started }
      }),
      patience,
    )
    updated = await updates(page, () => metric('TaskDuration'))
  } finally {
    shown = { ...shown, longest: longestTask(await browser.stopTracing()) }
  }
  await cdp.send('HeapProfiler.collectGarbage')
  const heapMB = ((await metric('JSHeapUsedSize')) - heapBefore) / 2 ** 20
  // What comes late (labels, fading) has come.
  await page.evaluate(frameTimes, { frames: 20, dx: 0, factor: 1 })
  const timed = async (run: () => Promise<number[]>) => {
    const before = await metric('TaskDuration')
    const times = (await run()).sort((one, other) => one - other)
    return {
      cpu: (((await metric('TaskDuration')) - before) * 1000) / times.length,
      frame: times[Math.floor(times.length * 0.95)] ?? 0,
    }
  }
  const pan = await timed(() => page.evaluate(frameTimes, { frames, dx: 4, factor: 1 }))
  const zoom = await timed(() => page.evaluate(frameTimes, { frames, dx: 0, factor: 1.01 }))
  const drag = await timed(() => dragged(page))
  return {
    painted: shown.painted ?? 0,
    settled: shown.settled ?? 0,
    longestTask: shown.longest.wall,
    longestTaskCpu: shown.longest.cpu,
    panCpu: pan.cpu,
    zoomCpu: zoom.cpu,
    dragCpu: drag.cpu,
    panFrame: pan.frame,
    zoomFrame: zoom.frame,
    dragFrame: drag.frame,
    ...updated,
    heapMB,
  }
}

/** The other model and back again, several times: the first one is run by code that no browser has made fast yet. */
async function updates(page: Page, seconds: () => Promise<number>) {
  const places = () =>
    page.evaluate(() => window.answers[0].networks.map(({ id }) => window.contender.place(id).join()))
  const before = await places()
  const all: { wall: number; cpu: number }[] = []
  for (let count = 0; count < updateCount; count++) {
    const from = await seconds()
    const wall = await page.evaluate(
      async (turn) => {
        const started = performance.now()
        await window.contender.update(window.answers[turn]!)
        return performance.now() - started
      },
      (count + 1) % 2,
    )
    all.push({ wall, cpu: ((await seconds()) - from) * 1000 })
    // What is new has come, what is gone has faded.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
  }
  const after = await places()
  return {
    update: median(all.map(({ wall }) => wall)),
    updateCpu: median(all.map(({ cpu }) => cpu)),
    moved: after.filter((place, index) => place !== before[index]).length,
  }
}

/** In the page: frames while the picture is panned or zoomed. */
async function frameTimes(move: { frames: number; dx: number; factor: number }): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < move.frames; count++) {
    const from = performance.now()
    if (move.dx) window.contender.pan(move.dx, move.dx / 2)
    if (move.factor !== 1) window.contender.zoom(move.factor)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    times.push(performance.now() - from)
  }
  return times
}

/** Frames while the first network is dragged with the mouse. */
async function dragged(page: Page): Promise<number[]> {
  const [x, y] = await page.evaluate(() => window.contender.place('net-0'))
  // Elsewhere may be tools, or the outline: there the ground is dragged.
  const isInPicture = x > 20 && y > 150 && x < 700 && y < 620
  const start = isInPicture ? { x, y } : { x: 400, y: 400 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  const times: number[] = []
  for (let count = 1; count <= frames; count++) {
    const from = performance.now()
    await page.mouse.move(start.x + count * 3, start.y + count)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    times.push(performance.now() - from)
  }
  await page.mouse.up()
  return times
}

async function withPatience<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${ms / 1000} s`)), ms)
  })
  work.catch(() => undefined)
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}
