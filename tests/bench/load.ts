import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext } from 'playwright-core'
import { paths, signIn, type PageName, type Site } from './sites.js'

export interface Load {
  rows: number
  /** From navigation to the first data row on screen, with an empty cache. */
  coldMs: number
  /** The same again, with what the browser kept. */
  warmMs: number
  /** Script that the first screen fetched, gzipped alike for both sites. */
  scriptBytesGzip: number
  requests: number
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

async function timeToRows(context: BrowserContext, site: Site, name: PageName) {
  const page = await context.newPage()
  const started = performance.now()
  await page.goto(site.origin + paths[name], { waitUntil: 'commit' })
  await page.locator(site.rows[name]).first().waitFor({ state: 'visible', timeout: 60_000 })
  const ms = Math.round(performance.now() - started)
  const rows = await page.locator(site.rows[name]).count()
  await page.close()
  return { ms, rows }
}

/** What a visit with an empty cache fetches; apart from the timed visits, which looking at bodies would slow down. */
async function weigh(context: BrowserContext, site: Site, name: PageName) {
  const page = await context.newPage()
  let scriptBytesGzip = 0
  let requests = 0
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    requests++
    if (response.request().resourceType() !== 'script') return
    bodies.push(
      response.body().then(
        (body) => void (scriptBytesGzip += gzipSync(body).length),
        () => undefined,
      ),
    )
  })
  await page.goto(site.origin + paths[name])
  await page.locator(site.rows[name]).first().waitFor({ state: 'visible', timeout: 60_000 })
  await Promise.all(bodies)
  await page.close()
  return { scriptBytesGzip, requests }
}

/** One visit with an empty cache, one with a filled one, and one that is weighed. */
export async function measureLoad(browser: Browser, site: Site, name: PageName): Promise<Load> {
  const context = await signIn(browser, site)
  const cold = await timeToRows(context, site, name)
  const warm = await timeToRows(context, site, name)
  await context.close()
  const fresh = await signIn(browser, site)
  const weight = await weigh(fresh, site, name)
  await fresh.close()
  return { rows: cold.rows, coldMs: cold.ms, warmMs: warm.ms, ...weight }
}
