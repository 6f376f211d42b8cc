import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { build } from 'esbuild'
import { listen, stop } from '../../host-app/server/listen.js'
import { documentHeaders } from '../../host-app/server/security-headers.js'
import { demoUpstream } from '../../host-app/server/upstream-demo.js'
import { HorizonUpstream } from '../../host-app/server/upstream-horizon.js'
import { visit, type Page, type Visit, type VisitOptions } from '../e2e/support/browser.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Horizon pages</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/lab/tokens.css"><link rel="stylesheet" href="/lab/lab.css">
<script type="module" src="/lab/lab.js"></script></head><body><main></main></body></html>`

const sheet = `:root { color-scheme: light dark } body { margin: 0; background: var(--stratus-ground) }
main { padding: 16px; max-inline-size: 1440px; margin: auto }`

export interface Lab {
  readonly url: string
  /** Signs in and shows a page of the cloud, alive. */
  open(path: string, login: { user: string; password: string }, options?: VisitOptions): Promise<Visit>
  stop(): Promise<void>
}

/** Any cloud's server-rendered pages on one origin with `enhance`: the demo cloud's, or those of a Horizon. */
export async function openLab(horizon?: string): Promise<Lab> {
  const upstream = horizon
    ? new HorizonUpstream({ url: new URL(horizon), hostHeader: 'pass' })
    : await demoUpstream({ scenario: 'small', seed: 1, latency: 0, jitter: 0, horizon: true }, '/')
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('lab-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    tsconfig: `${root}tsconfig.json`,
    logLevel: 'error',
  })
  const files: Record<string, [type: string, body: string]> = {
    '/lab/': ['text/html; charset=utf-8', document],
    '/lab/lab.css': ['text/css', sheet],
    '/lab/tokens.css': ['text/css', readFileSync(`${root}widgets/internal/styles/tokens.css`, 'utf8')],
    '/lab/lab.js': ['text/javascript', bundle.outputFiles[0]!.text],
    '/favicon.ico': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  }
  const answer = (request: Request): Response | Promise<Response> => {
    const file = files[new URL(request.url).pathname]
    if (!file) return upstream.fetch(request)
    return new Response(file[1], { headers: { ...documentHeaders(), 'Content-Type': file[0] } })
  }
  const server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }))
  const port = await listen(server, 9400, '127.0.0.1')
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    stop: () => stop(server, 100),
    async open(path, login, options) {
      const visited = await visit(`${url}/lab/`, options)
      // A real Horizon takes its time.
      if (horizon) visited.page.setDefaultTimeout(45_000)
      await signIn(visited.page, login)
      await show(visited.page, path)
      return visited
    },
  }
}

async function signIn(page: Page, { user, password }: { user: string; password: string }): Promise<void> {
  await page.evaluate(
    async ([username = '', secret = '']) => {
      const form = await (await fetch('/auth/login/')).text()
      const token = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(form)?.[1] ?? ''
      const region = /name="region"[^>]*value="([^"]*)"/.exec(form)?.[1] ?? 'default'
      const body = new URLSearchParams({ csrfmiddlewaretoken: token, username, password: secret, region })
      await fetch('/auth/login/', { method: 'POST', body, redirect: 'manual' })
    },
    [user, password],
  )
}

/** Shows another page of the cloud. */
export async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => (window.location.hash = hash), path)
  await page.locator(`main[data-path="${path}"]`).waitFor()
}

/** What the page's content policy had to stop; must stay empty. */
export function breaches(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as { breaches?: string[] }).breaches ?? [])
}
