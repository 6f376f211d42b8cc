import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createApp, type AppParts } from '../../host-app/server/app.js'
import type { StopTerms } from '../../host-app/server/config.js'
import type { ConnectionLimits } from '../../host-app/server/connection-limits.js'
import { createHttpServer, listen, stop, stopGently } from '../../host-app/server/listen.js'
import { withoutOddities } from '../../host-app/server/odd-requests.js'
import { StaticFiles } from '../../host-app/server/static.js'
import { serveInTurns } from '../../host-app/server/turns.js'
import { HorizonUpstream, type HorizonOptions } from '../../host-app/server/upstream-horizon.js'
import { createLog } from '../../host-app/server/watch/log.js'

export interface Answer {
  readonly status: number
  /** Bytes, as latin1. */
  readonly head: string
  readonly body: string
}

export interface ServerWorld {
  readonly port: number
  /** Where the cloud listens. */
  readonly cloudPort: number
  /** How many connections the cloud has now. */
  cloudConnections(): Promise<number>
  /** The heads and bodies that the cloud was sent. */
  readonly heard: string[]
  /** The log. */
  readonly lines: string[]
  /** Sends bytes as they are and reads until the server hangs up. */
  send(text: string): Promise<Answer>
  /** The same, for a request line and headers. */
  request(line: string, headers?: readonly string[], body?: string): Promise<Answer>
  /** Stops as the program does when it is told to. */
  stopGently(terms: StopTerms): Promise<void>
  stop(): Promise<void>
}

export interface WorldParts {
  readonly config?: Partial<AppParts['config']>
  readonly horizon?: Partial<HorizonOptions>
  readonly limits?: Partial<ConnectionLimits>
  readonly observers?: AppParts['observers']
  readonly onReport?: AppParts['onReport']
  readonly beginTrace?: AppParts['beginTrace']
  /** What the cloud answers, byte by byte. */
  readonly answer?: (request: string, socket: Socket) => string | undefined
}

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\nContent-Type: application/json\r\n\r\n"ok"'

/** The host server as it runs, on loopback, before a cloud that writes what it is told. What clients refuse to send goes by bare sockets. */
export async function openServerWorld({
  config,
  horizon,
  limits,
  observers = [],
  onReport,
  beginTrace,
  answer = () => ok,
}: WorldParts = {}): Promise<ServerWorld> {
  const heard: string[] = []
  const lines: string[] = []
  const cloud = createTcpServer((socket) => {
    socket.on('error', () => socket.destroy())
    let request = ''
    socket.on('data', (bytes) => {
      request += bytes.toString('latin1')
      if (!isWhole(request)) return
      heard.push(request)
      const bytesBack = answer(request, socket)
      request = ''
      if (bytesBack !== undefined) socket.write(bytesBack, 'latin1')
    })
  })
  await new Promise<void>((resolve) => cloud.listen(0, '127.0.0.1', resolve))
  const { port: behind } = cloud.address() as AddressInfo
  const url = new URL(`http://127.0.0.1:${behind}/`)
  const upstream = new HorizonUpstream({ url, hostHeader: 'pass', write: (line) => void lines.push(line), ...horizon })
  let draining = false
  const app = createApp({
    config: { webroot: '/', uploadOrigins: [], signInOrigins: [], ...config },
    files: new StaticFiles(fileURLToPath(new URL('../../host-app/public', import.meta.url))),
    upstream,
    isDraining: () => draining,
    write: (line) => void lines.push(line),
    observers: [createLog('text', (line) => void lines.push(line)).answered, ...observers],
    onReport,
    beginTrace,
  })
  const server = createHttpServer(limits)
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  serveInTurns(server, withoutOddities(listener))
  const port = await listen(server, 0, '127.0.0.1')
  const world: ServerWorld = {
    port,
    cloudPort: behind,
    cloudConnections: () =>
      new Promise((resolve, reject) =>
        cloud.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    heard,
    lines,
    send: (text) => send(text, port),
    request: (line, headers = [], body = '') => {
      const host = headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: dash.test']
      const length = body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []
      return world.send(
        [`${line} HTTP/1.1`, ...host, 'Connection: close', ...length, ...headers, '', body].join('\r\n'),
      )
    },
    stopGently: (terms) => stopGently(server, terms, () => (draining = true)),
    async stop() {
      upstream.close()
      if (server.listening) await stop(server, 0)
      cloud.close()
    },
  }
  return world
}

function isWhole(request: string): boolean {
  const end = request.indexOf('\r\n\r\n')
  if (end < 0) return false
  if (/transfer-encoding: chunked/i.test(request)) return request.endsWith('\r\n0\r\n\r\n')
  const [, length = '0'] = /content-length: (\d+)/i.exec(request) ?? []
  return request.length >= end + 4 + Number(length)
}

async function send(text: string, port: number): Promise<Answer> {
  const read = await new Promise<string>((resolve) => {
    let all = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.setEncoding('latin1').on('data', (part: string) => (all += part))
    socket.on('error', () => socket.destroy()).on('close', () => resolve(all))
  })
  const end = read.indexOf('\r\n\r\n')
  const head = end < 0 ? read : read.slice(0, end + 2)
  return { status: Number(head.split(' ')[1] ?? 0), head, body: end < 0 ? '' : read.slice(end + 4) }
}

/** The value of a header in a head; undefined when it is not there. */
export function header(head: string, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)\\r$`, 'im').exec(head)?.[1]
}
