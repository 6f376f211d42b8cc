import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** How long requests are begun in one turn of the event loop, ms. */
const TURN_MS = 1

/** How many turns in a row begin no request because each brought a new connection. */
const TAKING_TURNS = 16

/**
 * Begins requests in the order in which they came, and only for a moment in each turn of the event loop. Node takes one new
 * connection a turn, and with it everything that waits on the others: beside hundreds that ask without a pause, a turn lasts as long
 * as all of their requests, and who comes then would wait until they are through. Where many come at once, they are taken first.
 */
export function serveInTurns(server: Server, listener: RequestListener, turnMs: number = TURN_MS): void {
  const waiting: Array<readonly [IncomingMessage, ServerResponse]> = []
  let isBusy = false
  let until = 0
  let isTaking = false
  let taking = 0

  const turn = () => {
    const isNext = isTaking && taking++ < TAKING_TURNS
    isTaking = false
    if (isNext) {
      setImmediate(turn)
      return
    }
    taking = 0
    until = performance.now() + turnMs
    begin()
  }
  const begin = () => {
    const first = waiting.shift()
    if (!first) {
      isBusy = false
      return
    }
    // After what the request does at once, promises included: it counts as part of its turn.
    queueMicrotask(() => process.nextTick(next))
    // Nobody would take the answer, and nothing would end the question to the cloud.
    if (!first[1].destroyed) listener(...first)
  }
  const next = () => {
    if (performance.now() < until) begin()
    else setImmediate(turn)
  }

  server.on('connection', () => (isTaking = true))
  server.on('request', (incoming, outgoing) => {
    waiting.push([incoming, outgoing])
    if (isBusy) return
    isBusy = true
    setImmediate(turn)
  })
}
