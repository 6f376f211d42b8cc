import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What one client may hold of us. */
export interface ConnectionLimits {
  /** Connections at the same time; more are closed at once. */
  maxConnections: number
  /** Slowest body, bytes per second over a window. 0: any. */
  slowestBody: number
  /** The window, ms: a connection may pause for a while. */
  bodyWindowMs: number
  /** How long an answer may wait for a client that takes nothing of it, ms. */
  writeTimeoutMs: number
}

export const usualLimits: ConnectionLimits = {
  maxConnections: 4096,
  slowestBody: 500,
  bodyWindowMs: 60_000,
  writeTimeoutMs: 60_000,
}

/** Closes the connections of who sends or takes too little. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.maxConnections = limits.maxConnections
  /** How many requests of a connection are not answered yet. */
  const running = new WeakMap<Socket, number>()
  const count = (socket: Socket, by: number) => void running.set(socket, (running.get(socket) ?? 0) + by)
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming
    count(socket, 1)
    outgoing.once('close', () => count(socket, -1))
    watchBody(incoming, outgoing, limits)
  })
  // Node says so when nothing has moved on a connection. It may be the cloud that takes its time: then nothing waits to be sent.
  server.setTimeout(limits.writeTimeoutMs, (socket) => {
    if (!running.get(socket) || socket.writableLength > 0) socket.destroy()
  })
}

/** Looks once in a while how much of a body has come. */
function watchBody(incoming: IncomingMessage, outgoing: ServerResponse, limits: ConnectionLimits): void {
  const { socket, headers } = incoming
  if (!limits.slowestBody || (!headers['transfer-encoding'] && !Number(headers['content-length']))) return
  const least = (limits.slowestBody * limits.bodyWindowMs) / 1000
  let before = socket.bytesRead
  const timer = setInterval(() => {
    const moved = socket.bytesRead - before
    before = socket.bytesRead
    // What lies here unread waits for us, not for the client.
    if (moved >= least || incoming.readableLength > 0) return
    outgoing.destroy()
    socket.destroy()
  }, limits.bodyWindowMs).unref()
  const stop = () => clearInterval(timer)
  incoming.once('end', stop).once('close', stop)
  // Closes with its connection too, which many requests share.
  outgoing.once('close', stop)
}
