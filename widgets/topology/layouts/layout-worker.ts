/** The layout away from the main thread: takes a `LayoutRequest`, answers with `LayoutReply`s until the forces are done. */
import { ForceRun } from './force.js'
import { replyEvery, replyTicks, type LayoutReply, type LayoutRequest } from './layout-messages.js'

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<LayoutRequest>) => void): void
  postMessage(reply: LayoutReply, transfer: Transferable[]): void
}

const scope = globalThis as unknown as WorkerScope
let latest = 0

scope.addEventListener('message', ({ data: { id, job } }) => {
  latest = id
  const run = new ForceRun(job)
  const next = () => {
    if (id !== latest) return
    const done = run.run(replyEvery, undefined, replyTicks)
    const { x, y } = run.positions()
    scope.postMessage({ id, x, y, done }, [x.buffer, y.buffer])
    // Between two pieces a newer request can arrive.
    if (!done) setTimeout(next)
  }
  next()
})
