import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pages } from './pages.js'

/** A cloud that hands out recorded answers after a few ms and does nothing else: what costs in front of it is the server. */
const LATENCY_MS = 5

const answers = new Map(
  pages.map(({ path, recorded }, index) => [
    path as string,
    {
      etag: `"${index}"`,
      // Horizon writes its answers without spaces. A limit may be infinite, as Python writes it: then they stay as they are.
      body: compact(readFileSync(new URL(`../recorded/${recorded}`, import.meta.url), 'utf8')),
    },
  ]),
)

function compact(text: string): Buffer {
  return Buffer.from(text.includes('1e+999') ? text : JSON.stringify(JSON.parse(text)))
}

/** As Django sends them. */
const headers = {
  'Content-Type': 'application/json',
  'Content-Language': 'en',
  Vary: 'Accept-Language, Cookie',
  'X-Frame-Options': 'SAMEORIGIN',
  'Set-Cookie': 'sessionid=0123456789abcdef0123456789abcdef; HttpOnly; Path=/; SameSite=Lax',
}

const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
  setTimeout(() => {
    const answer = answers.get(request.url ?? '')
    if (!answer) response.writeHead(404).end()
    else if (request.headers['if-none-match'] === answer.etag) response.writeHead(304, { ETag: answer.etag }).end()
    else {
      const length = { ETag: answer.etag, 'Content-Length': answer.body.byteLength }
      response.writeHead(200, { ...headers, ...length }).end(answer.body)
    }
  }, LATENCY_MS)
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
  process.send?.((server.address() as AddressInfo).port),
)
process.on('disconnect', () => process.exit())
