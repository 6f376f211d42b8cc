import type { BrowserContext, Route } from 'playwright-core'
import { paths, type Site } from './sites.js'

const total = 20
const inTransition = 3

interface Server {
  id: string
  name: string
  status: string
  [field: string]: unknown
}

/** The live cloud's own list, stretched to 20 rows of which 3 are being built and stay so. */
async function stretchJson(route: Route): Promise<void> {
  const answer = await route.fetch()
  const { items } = (await answer.json()) as { items: Server[] }
  const rows = Array.from({ length: total }, (_, index): Server => {
    const source = items[index % items.length]!
    const copy =
      index < items.length
        ? source
        : { ...source, id: `${source.id.slice(0, -2)}${String(index).padStart(2, '0')}`, name: `copy-${index}` }
    return index < inTransition
      ? { ...copy, status: 'BUILD', 'OS-EXT-STS:task_state': 'spawning' }
      : { ...copy, status: 'ACTIVE', 'OS-EXT-STS:task_state': null }
  })
  await route.fulfill({ response: answer, json: { items: rows } })
}

/** The same for Horizon's table: its first three rows carry the class its script polls, and so does every answer. */
async function stretchHtml(route: Route): Promise<void> {
  const answer = await route.fetch()
  const html = await answer.text()
  let index = 0
  const warned = html.replace(/class="ajax-update status_\w+/g, (found) =>
    index++ < inTransition ? 'class="ajax-update warning' : found,
  )
  const rows = warned.match(/<tr class="ajax-update[\s\S]*?<\/tr>/g) ?? []
  const copies = Array.from({ length: Math.max(0, total - rows.length) }, () =>
    (rows.at(-1) ?? '').replace(/ajax-update/, ''),
  )
  await route.fulfill({ response: answer, body: warned.replace('</tbody>', `${copies.join('\n')}</tbody>`) })
}

/** Requests of one idle minute on the Instances page with 20 rows of which 3 stay in transition. */
export async function measurePolling(context: BrowserContext, site: Site, seconds: number) {
  const page = await context.newPage()
  if (site.name === 'stratus') {
    await page.route('**/api/nova/servers/', stretchJson)
  } else {
    await page.route(/action=row_update/, stretchHtml)
    await page.route((url) => url.pathname === paths.instances && !url.search, stretchHtml)
  }
  let requests = 0
  await page.goto(site.origin + paths.instances)
  await page.locator(site.rows.instances).first().waitFor({ state: 'visible', timeout: 60_000 })
  page.on('request', () => void requests++)
  await page.waitForTimeout(seconds * 1000)
  const rows = await page.locator(site.rows.instances).count()
  await page.close()
  return { rows, seconds, requests, requestsPerMinute: Math.round((requests * 60) / seconds) }
}
