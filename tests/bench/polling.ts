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

/** The row's class with which Horizon's script begins to poll it. */
const warning = (html: string, many: number): string => {
  let index = 0
  return html.replace(/class="ajax-update (?:status_\w+|warning)/g, () =>
    index++ < many ? 'class="ajax-update warning' : 'class="ajax-update status_up',
  )
}

/** The same for Horizon's table: 20 rows, of which the first three are in transition. */
async function stretchPage(route: Route): Promise<void> {
  const answer = await route.fetch()
  const html = warning(await answer.text(), inTransition)
  const rows = [...html.matchAll(/<tr class="ajax-update/g)].map(({ index }) => index)
  // A row holds a table of its own, in an attribute: the last one ends where the body does.
  const from = rows.at(-1)
  const to = html.indexOf('</tbody>', from)
  if (from === undefined || to < 0) throw new Error('Horizon sent no rows')
  const id = /data-object-id="([^"]+)"/.exec(html.slice(from, to))?.[1] ?? ''
  const copies = Array.from({ length: Math.max(0, total - rows.length) }, (_, index) =>
    html.slice(from, to).replaceAll(id, `${id.slice(0, -2)}${String(index).padStart(2, '0')}`),
  )
  await route.fulfill({ response: answer, body: html.slice(0, to) + copies.join('\n') + html.slice(to) })
}

/** The answer about one of the three: still in transition. */
async function stretchRow(route: Route): Promise<void> {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, body: warning(await answer.text(), 1) })
}

/** Requests of one idle minute on the Instances page with 20 rows of which 3 stay in transition. */
export async function measurePolling(context: BrowserContext, site: Site, seconds: number) {
  const page = await context.newPage()
  if (site.name === 'stratus') {
    await page.route('**/api/nova/servers/', stretchJson)
  } else {
    await page.route(/action=row_update/, stretchRow)
    await page.route((url) => url.pathname === paths.instances && !url.search, stretchPage)
  }
  let requests = 0
  await page.goto(site.origin + paths.instances)
  await page.locator(site.rows.instances).first().waitFor({ state: 'visible', timeout: 60_000 })
  page.on('request', () => void requests++)
  await page.waitForTimeout(seconds * 1000)
  const rows = await page.locator(site.rows.instances).count()
  const moving = await page.locator(site.moving).count()
  await page.close()
  if (rows !== total || moving !== inTransition)
    throw new Error(`${site.name}: ${moving} of ${rows} rows in transition`)
  return { rows, moving, seconds, requests, requestsPerMinute: Math.round((requests * 60) / seconds) }
}
