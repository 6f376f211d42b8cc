import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { ConfigError, type StopTerms } from './config.js'
import { limitConnections, usualLimits, type ConnectionLimits } from './connection-limits.js'

const PORTS_TRIED = 20

/** Connections that may wait until they are taken: a restart brings all browsers back at once. The system may allow fewer. */
const BACKLOG = 4096

/** Longest wait for the head of a request. */
const HEAD_MS = 20_000

/** How long an idle connection is kept: longer than proxies keep theirs, so that none is closed just as one sends on it. */
const IDLE_MS = 75_000

/** A server that holds no connection for somebody who says nothing, takes nothing, or does either too slowly. */
export function createHttpServer(limits: Partial<ConnectionLimits> = {}): Server {
  // Node's own limit of five minutes for a whole request would break off uploads.
  const server = createServer({ headersTimeout: HEAD_MS, requestTimeout: 0, keepAliveTimeout: IDLE_MS })
  limitConnections(server, { ...usualLimits, ...limits })
  rememberUnused(server)
  return server
}

/** Connections on which nothing was asked yet: browsers open some ahead, and Node does not take them for idle. */
const unused = new WeakMap<Server, Set<Socket>>()

function rememberUnused(server: Server): void {
  const sockets = new Set<Socket>()
  unused.set(server, sockets)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', ({ socket }) => sockets.delete(socket))
}

/**
 * Listens on the port, or the next free one after it.
 * @param isFixed no other port will do
 * @returns the port taken
 * @throws ConfigError when a fixed port is in use
 */
export async function listen(server: Server, port: number, host: string, isFixed = false): Promise<number> {
  for (let tried = 0; ; tried++) {
    try {
      return await listenOn(server, port + tried, host)
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (taken && isFixed)
        throw new ConfigError(`PORT=${port} is in use at ${host}: end what listens there, or say another.`)
      if (!taken || tried === PORTS_TRIED) throw error
    }
  }
}

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    // Who finds no room is heard again only after a second, three, seven.
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Goes on for the delay while `drain` has told those before us, then stops. */
export async function stopGently(server: Server, { delayMs, graceMs }: StopTerms, drain: () => void): Promise<void> {
  drain()
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  await stop(server, graceMs)
}

/** Stops taking requests, lets running ones finish, and breaks off what is left after the given time. */
export async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  for (const socket of unused.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
  // A connection at work now ends with its answer.
  server.keepAliveTimeout = 1
  const hurry = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(hurry)
}

/** Signals that come together are one wish: a terminal sends Ctrl-C to every process, and `npm start` passes it on as well. */
const TOGETHER_MS = 1000

/** What to do with the signals that end a program: the first ends it gently, one that comes later at once. */
export function whenAsked(gently: () => void, atOnce: () => void, now: () => number = Date.now): () => void {
  let askedAt: number | null = null
  return () => {
    if (askedAt === null) {
      askedAt = now()
      gently()
    } else if (now() - askedAt > TOGETHER_MS) {
      atOnce()
    }
  }
}
