import './node-version.mjs'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { answerer } from './navigation.js'
import { serve } from './serve.js'

/** Paths under which vite serves sources and its own client. */
const VITE = /^\/(@|src\/|node_modules\/|\.\.\/)|[?&](import|t=\d|v=|url|raw)\b/

/**
 * `npm run dev`: vite answers what the build would answer, from the sources; the cloud answers the rest. The content policy
 * is left out: hot reload needs inline scripts.
 */
async function viteInFront(server: Server, webroot: string, cloud: RequestListener): Promise<RequestListener> {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    base: webroot,
    appType: 'spa',
    server: { middlewareMode: true, ws: undefined, hmr: { server } },
  })
  return (incoming, outgoing) => {
    if (!isVites(incoming, webroot)) return cloud(incoming, outgoing)
    vite.middlewares(incoming, outgoing, () => cloud(incoming, outgoing))
  }
}

function isVites(incoming: IncomingMessage, webroot: string): boolean {
  const url = new URL(incoming.url ?? '/', 'http://localhost')
  if (VITE.test(url.pathname + url.search)) return true
  const header = (name: string): string | undefined => {
    const value = incoming.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  const path = url.pathname.slice(webroot.length)
  return answerer({ method: incoming.method ?? 'GET', path, query: url.search, header }) !== 'upstream'
}

serve({ app: fileURLToPath(new URL('../dist/app', import.meta.url)), inFront: viteInFront })
