import { describe, expect, it, vi } from 'vitest'
import { LayoutRunner } from './layout-runner.js'
import type { ForceJob } from './force.js'

const job: ForceJob = {
  x: Float32Array.of(0, 10, 20),
  y: Float32Array.of(0, 5, 0),
  radius: Float32Array.of(30, 25, 20),
  fixed: Uint8Array.of(0, 0, 0),
  between: Uint8Array.of(0, 0, 1),
  isWhole: true,
  ends: Uint32Array.of(0, 1, 0, 2),
}
const done = (runner: LayoutRunner) =>
  new Promise<Float32Array>((resolve) => runner.start(job, ({ x }, isDone) => isDone && resolve(x)))

/** A worker that says nothing by itself. */
class SilentWorker extends EventTarget {
  posted: unknown[] = []
  terminate = vi.fn()
  postMessage(message: unknown): void {
    this.posted.push(message)
  }
}
const atOnce = () => Promise.resolve()
const asWorker = (worker: SilentWorker) => worker as unknown as Worker

describe('where the layout runs', () => {
  it('small jobs run in the page, without a worker', async () => {
    const make = vi.fn()
    const x = await done(new LayoutRunner(make))
    expect(x.length).toBe(3)
    expect(make).not.toHaveBeenCalled()
  })

  it('where a page forbids workers, large ones do too, with the same result', async () => {
    const forbidden = new LayoutRunner(
      () => {
        throw new DOMException('no', 'SecurityError')
      },
      0,
      atOnce,
    )
    expect(await done(forbidden)).toEqual(await done(new LayoutRunner()))
    expect(forbidden.place).toBe('page')
  })

  it('a worker that cannot be loaded hands the job back', async () => {
    const worker = new SilentWorker()
    const runner = new LayoutRunner(() => asWorker(worker), 0, atOnce)
    const end = done(runner)
    await vi.waitFor(() => expect(worker.posted.length).toBe(1))
    worker.dispatchEvent(new Event('error', { cancelable: true }))
    expect((await end).length).toBe(3)
    expect(worker.terminate).toHaveBeenCalled()
  })

  it('answers to an earlier job are dropped', async () => {
    const worker = new SilentWorker()
    const runner = new LayoutRunner(() => asWorker(worker), 0, atOnce)
    const [first, second] = [vi.fn(), vi.fn()]
    runner.start(job, first)
    await vi.waitFor(() => expect(worker.posted.length).toBe(1))
    runner.start(job, second)
    const [{ id: old }, { id }] = worker.posted as [{ id: number }, { id: number }]
    const reply = (of: number) =>
      worker.dispatchEvent(new MessageEvent('message', { data: { id: of, x: job.x, y: job.y, done: true } }))
    reply(old)
    reply(id)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    runner.dispose()
    expect(worker.terminate).toHaveBeenCalled()
  })

  it('the worker is started behind the first picture, for the newest job alone', async () => {
    const worker = new SilentWorker()
    let drawn = () => {}
    const make = vi.fn(() => asWorker(worker))
    const runner = new LayoutRunner(make, 0, () => new Promise<void>((resolve) => (drawn = resolve)))
    runner.start(job, vi.fn())
    runner.start({ ...job, x: Float32Array.of(1, 2, 3) }, vi.fn())
    expect(make).not.toHaveBeenCalled()
    drawn()
    await vi.waitFor(() => expect(worker.posted).toMatchObject([{ job: { x: Float32Array.of(1, 2, 3) } }]))
    expect(make).toHaveBeenCalledOnce()
  })
})
