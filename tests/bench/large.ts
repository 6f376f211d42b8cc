/**
 * The lists of a large project: 10,000 instances, 2,000 images, 5,000 objects in a folder, in the real dashboard on the demo
 * cloud. `npm run bench:large`; `BENCH_RUNS=3`. Prints a table of medians in ms and writes `tests/artifacts/bench-large.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { closeBrowser, launch, type Page } from '../e2e/support/browser.js'
import { startServer } from '../e2e/support/server.js'
import { median } from './load.js'
import { signIn, type Site } from './sites.js'
import { settled, watchRequests } from '../support/settled.js'

interface List {
  readonly name: string
  readonly path: string
  /** The field in which one looks for a name. */
  readonly search: { readonly role: 'combobox' | 'searchbox'; readonly name: string | RegExp; readonly enter: boolean }
  /** What is looked for: one row. */
  readonly wanted: string
  readonly column: string
}

const lists: readonly List[] = [
  {
    name: '10,000 instances',
    path: '/project/instances/',
    search: { role: 'combobox', name: 'Search Instances', enter: true },
    wanted: 'vm-07654',
    column: 'Instance Name',
  },
  {
    name: '2,000 images',
    path: '/project/images',
    search: { role: 'combobox', name: 'Search Images', enter: true },
    wanted: 'image-1234',
    column: 'Name',
  },
  {
    name: '5,000 objects',
    path: '/project/containers/container/box-0001/archive',
    search: { role: 'searchbox', name: /filter/i, enter: false },
    wanted: 'scan-4321.txt',
    column: 'Name',
  },
]

const runs = Number(process.env.BENCH_RUNS ?? 3)
const row = 'stratus-live-table tbody tr[data-key]'
type Figures = Record<'firstRows' | 'filter' | 'sort', number>

/**
 * From the user's last key or click to the frame that shows what was asked for, by the clock of the page.
 * @param shows what is true then, of the texts of the rows
 */
async function timed(page: Page, act: () => Promise<unknown>, shows: 'one row' | 'other rows'): Promise<number> {
  // Without functions of its own that have names: tsx marks those with a helper, which the page does not have.
  const result = page.evaluate(async (goal) => {
    const root = document.querySelector('main stratus-live-table')?.shadowRoot
    const before = root?.querySelector('tbody tr[data-key]')?.textContent
    let since = Number.POSITIVE_INFINITY
    for (const kind of ['keydown', 'input', 'click'])
      addEventListener(kind, ({ timeStamp }) => (since = timeStamp), { capture: true })
    for (;;) {
      await new Promise(requestAnimationFrame)
      const now = root?.querySelectorAll('tbody tr[data-key]') ?? []
      const done = goal === 'one row' ? now.length === 1 : now.length > 0 && now[0]?.textContent !== before
      if (done && Number.isFinite(since)) return performance.now() - since
    }
  }, shows)
  await act()
  return result
}

async function measure(page: Page, origin: string, list: List): Promise<Figures> {
  const started = performance.now()
  await page.goto(origin + list.path, { waitUntil: 'commit' })
  await page.locator(row).first().waitFor({ timeout: 60_000 })
  const firstRows = performance.now() - started
  await settled(page)

  const sort = await timed(
    page,
    () => page.getByRole('columnheader', { name: list.column }).first().getByRole('button').first().click(),
    'other rows',
  )
  const field = page.getByRole(list.search.role, { name: list.search.name })
  const filter = await timed(
    page,
    async () => {
      await field.fill(list.wanted)
      if (list.search.enter) await field.press('Enter')
    },
    'one row',
  )
  return { firstRows, filter, sort }
}

async function main(): Promise<void> {
  const browser = await launch()
  const server = await startServer({ DEMO_SCENARIO: 'large', LOG: 'off' })
  const site: Site = {
    name: 'stratus',
    origin: server.url,
    rows: { instances: row, images: row },
    moving: 'stratus-live-table tbody tr.transitional',
  }
  const table: Record<string, Figures> = {}
  try {
    for (const list of lists) {
      const samples: Figures[] = []
      for (let run = 0; run < runs; run++) {
        const context = await signIn(browser, site, { user: 'demo', password: 'demo' })
        const page = await context.newPage()
        watchRequests(page)
        samples.push(await measure(page, server.url, list))
        await context.close()
      }
      const of = (figure: keyof Figures) => Math.round(median(samples.map((sample) => sample[figure])))
      table[list.name] = { firstRows: of('firstRows'), filter: of('filter'), sort: of('sort') }
    }
  } finally {
    await server.stop()
    await closeBrowser()
  }
  const folder = fileURLToPath(new URL('../artifacts/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}bench-large.json`, `${JSON.stringify({ runs, unit: 'ms', table }, undefined, 2)}\n`)
  console.table(table)
}

await main()
