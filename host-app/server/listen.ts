import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const PORTS_TRIED = 20

/**
 * Listens on the port, or the next free one after it.
 * @returns the port taken
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let tried = 0; ; tried++) {
    try {
      return await listenOn(server, port + tried, host)
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!taken || tried === PORTS_TRIED) throw error
    }
  }
}

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Stops taking requests, lets running ones finish, and breaks off what is left after the given time. */
export async function stop(server: Server, graceMs = 5000): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
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
