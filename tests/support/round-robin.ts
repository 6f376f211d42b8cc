import { Agent, createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Keeps its connections, as proxies do. */
const agent = new Agent({ keepAlive: true })

/** A proxy that hands each request to the next server, and past one that takes no connections, as nginx does. */
export async function openRoundRobin(ports: readonly number[]): Promise<{ port: number; stop(): void }> {
  let turn = 0
  const proxy = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    for (let tries = 0; tries < ports.length; tries++) {
      const port = ports[turn++ % ports.length] ?? 0
      if (await pass(port, incoming, body, outgoing)) return
    }
    outgoing.writeHead(502).end()
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return { port: portOf(proxy), stop: () => void proxy.close(() => undefined).closeAllConnections() }
}

/** Whether the server was there to answer. */
function pass(port: number, { method, url, headers }: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
  return new Promise<boolean>((resolve) => {
    const question = ask({ port, host: '127.0.0.1', method, path: url, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing).on('close', () => resolve(true))
    })
    question.on('error', () => resolve(false))
    question.end(body)
  })
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** A request with the headers and the host name that it says; `fetch` writes its own. */
export function requestBy(port: number): (address: string, init?: RequestInit) => Promise<Response> {
  return (address, init = {}) => {
    const { host, pathname, search } = new URL(address)
    const headers = { host, ...Object.fromEntries(new Headers(init.headers)) }
    return new Promise((resolve, reject) => {
      const options = { port, host: '127.0.0.1', method: init.method ?? 'GET', path: pathname + search, headers }
      const question = ask({ ...options, agent }, async (answer) => {
        const body = await buffer(answer)
        const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        const status = answer.statusCode ?? 0
        const hasBody = body.length > 0 && status !== 204 && status !== 304
        resolve(new Response(hasBody ? body : null, { status, headers: pairs }))
      })
      question.on('error', reject)
      question.end(init.body)
    })
  }
}
