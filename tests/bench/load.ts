import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { settled, watchRequests } from '../support/settled.js'
import { lists, paths, signIn, type PageName, type Site } from './sites.js'

export interface Load {
  rows: number
  /** From navigation to the first data row on screen, with an empty cache. */
  coldMs: number
  /** The same again in another tab, with what the browser kept. */
  warmMs: number
  /** The same again in that tab, with what the tab kept: Stratus shows the rows of before, and their age. */
  reloadMs: number
  /** Script that the first screen fetched, gzipped alike for both sites. */
  scriptBytesGzip: number
  requests: number
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

async function timeToRows(page: Page, site: Site, name: PageName) {
  const started = performance.now()
  await page.goto(site.origin + paths[name], { waitUntil: 'commit' })
  await page.locator(site.rows[name]).first().waitFor({ state: 'visible', timeout: 60_000 })
  const ms = Math.round(performance.now() - started)
  const rows = await page.locator(site.rows[name]).count()
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

/** What no dashboard in front of this cloud can be faster than: its list alone, without a page. */
export async function measureAnswer(browser: Browser, site: Site, name: PageName): Promise<number> {
  const context = await signIn(browser, site)
  const started = performance.now()
  const answer = await context.request.get(site.origin + lists[name], {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  await answer.body()
  const ms = Math.round(performance.now() - started)
  await context.close()
  if (!answer.ok()) throw new Error(`${lists[name]} answered ${answer.status()}`)
  return ms
}

/** One visit with an empty cache, one with a filled one, and one that is weighed. */
export async function measureLoad(browser: Browser, site: Site, name: PageName): Promise<Load> {
  const context = await signIn(browser, site)
  const first = await context.newPage()
  const cold = await timeToRows(first, site, name)
  await first.close()
  const second = await context.newPage()
  watchRequests(second)
  const warm = await timeToRows(second, site, name)
  // Everything the page asks for, so that nothing of it falls into the next visit.
  await settled(second)
  const reload = await timeToRows(second, site, name)
  await context.close()
  const fresh = await signIn(browser, site)
  const weight = await weigh(fresh, site, name)
  await fresh.close()
  return { rows: cold.rows, coldMs: cold.ms, warmMs: warm.ms, reloadMs: reload.ms, ...weight }
}
