import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

export interface PlainServer {
  /** Address of the folder's files, with a slash at its end. */
  readonly base: string
  close(): void
}

/**
 * A web server that knows nothing but files, in a folder of its own: no endings are guessed, no indexes made.
 *
 * @param late - Files that take their time, by name, in ms.
 */
export async function servePlainly(
  folder: string,
  under: string,
  late: Readonly<Record<string, number>> = {},
): Promise<PlainServer> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    const answer = async () => {
      const path = pathname.startsWith(under) ? pathname.slice(under.length) : undefined
      const text = path === undefined ? undefined : await readFile(join(folder, path)).catch(() => undefined)
      if (late[path ?? '']) await new Promise((resolve) => setTimeout(resolve, late[path ?? '']))
      if (!text) return response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
      return response.writeHead(200, { 'Content-Type': types[extname(pathname)] ?? 'text/plain' }).end(text)
    }
    void answer()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { base: `http://127.0.0.1:${port}${under}`, close: () => void server.close() }
}
