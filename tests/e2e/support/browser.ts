import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { watchRequests } from '../../support/settled.js'
import { borrowProfile, returnProfile } from './profiles.js'

/** This, `profiles.ts` and `settled.ts` alone know the driver: another one would change only them. */
export type { Page, BrowserContext, Locator } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const artifacts = fileURLToPath(new URL('../artifacts/', import.meta.url))

export { settled } from '../../support/settled.js'
export { closeBrowser, endVisits, launch } from './profiles.js'

const open = new Set<Visit>()

export interface Visit {
  page: Page
  context: BrowserContext
  /** What the console said (warnings and errors), failed page scripts and broken CSP included. */
  said: string[]
  close(): Promise<void>
}

export interface VisitOptions {
  width?: number
  height?: number
  dark?: boolean
  /** Texts that this journey may make the console say (a browser reports every 4xx and 5xx answer by itself). */
  allow?: RegExp[]
  context?: BrowserContext
  /** Done before the page is opened, such as signing in. */
  prepare?: (context: BrowserContext) => Promise<unknown>
}

/** Opens a page in a browser profile that knows nothing. `close()` throws when the console said something not allowed. */
export async function visit(url: string, options: VisitOptions = {}): Promise<Visit> {
  const profile = options.context ? undefined : await borrowProfile()
  const context = options.context ?? profile!.context
  await options.prepare?.(context)
  const page = await context.newPage()
  watchRequests(page)
  if (options.width ?? options.height)
    await page.setViewportSize({ width: options.width ?? 1280, height: options.height ?? 800 })
  if (options.dark) await page.emulateMedia({ colorScheme: 'dark' })
  const said: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()))
      said.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => said.push(`pageerror: ${error.message}`))
  const visited: Visit = {
    page,
    context,
    said,
    close: async () => {
      open.delete(visited)
      if (profile) await returnProfile(profile, new URL(url).origin)
      else await page.close()
      const bad = said.filter((text) => !options.allow?.some((pattern) => pattern.test(text)))
      if (bad.length) throw new Error(`The console must stay silent, but said:\n${bad.join('\n')}`)
    },
  }
  open.add(visited)
  await page.goto(url)
  return visited
}

/** What a test that failed has left open, as people would see it. */
export async function tellOfOpenVisits(): Promise<void> {
  for (const { page, said } of open) {
    process.stderr.write(`Left open: ${page.url()}\nIts console said: ${said.join('\n') || 'nothing'}\n`)
    if (!page.isClosed()) await shot(page, `failed-${Date.now()}`).catch(() => undefined)
  }
  open.clear()
}

interface AxeResult {
  violations: Array<{ id: string; nodes: Array<{ target: unknown[]; failureSummary?: string }> }>
}

/** axe's findings on the page as it is now, or on a part of it, one line each. */
export async function axe(page: Page, part?: string): Promise<string[]> {
  // Through the driver, not through the page's own scripts: the page's CSP stays as strict as it is.
  const session = await page.context().newCDPSession(page)
  const { result: known } = await session.send('Runtime.evaluate', { expression: `typeof axe` })
  if (known.value === 'undefined') await session.send('Runtime.evaluate', { expression: axeSource })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(${part ? JSON.stringify(part) : 'document'}, { resultTypes: ['violations'], runOnly: ['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice'] }).then(r => JSON.stringify({ violations: r.violations }))`,
    awaitPromise: true,
  })
  await session.detach()
  const { violations } = JSON.parse(String(result.value)) as AxeResult
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${JSON.stringify(node.target)} ${node.failureSummary ?? ''}`),
  )
}

/** A picture under `tests/e2e/artifacts/`, for people to look at. */
export async function shot(page: Page, name: string): Promise<void> {
  mkdirSync(artifacts, { recursive: true })
  await page.screenshot({ path: `${artifacts}${name}.png` })
}
