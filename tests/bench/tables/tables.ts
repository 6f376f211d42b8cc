/**
 * `npm run bench:tables`: the live table beside other grids, in one run of one browser, taking turns. Peers are installed on
 * first use into `tests/bench/peers`. `-- --quick`: 10,000 and 100,000 rows, two rounds, the peers that were best at something.
 * `BENCH_ROWS=1000,10000,100000`, `BENCH_RUNS=5`, `BENCH_ONLY=bare,stratus`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { closeBrowser, launch } from '../../e2e/support/browser.js'
import { installPeers } from '../peers.js'
import { bundle } from './bundle.js'
import { comparison, medians, type Figures } from './report.js'

const artifacts = fileURLToPath(new URL('../../artifacts/', import.meta.url))
const quick = process.argv.includes('--quick')
const all = ['bare', 'dressed', 'stratus', 'revogrid', 'tabulator', 'ag-grid', 'vaadin', 'antd']
const names = process.env.BENCH_ONLY?.split(',') ?? (quick ? ['bare', 'dressed', 'stratus', 'revogrid', 'vaadin'] : all)
const counts = (process.env.BENCH_ROWS ?? (quick ? '10000,100000' : '1000,10000,100000')).split(',').map(Number)
const runs = Number(process.env.BENCH_RUNS ?? (quick ? 2 : 5))
const tickCount = 20
/** How long a page is left alone before somebody sorts, ms: what follows the first rows is done by then. */
const rest = 500
/** One contender that hangs must not stop the others, ms. */
const patience = 60_000

async function measure(browser: Browser, url: string, count: number): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 } })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  const late = setTimeout(() => void page.close(), patience)
  try {
    await page.goto(url)
    const cdp = await page.context().newCDPSession(page)
    // Time of the page's main thread on the processor: what other programs take meanwhile does not count.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    const metric = async (name: string) => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return metrics.find((entry) => entry.name === name)?.value ?? 0
    }
    const heap = async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      return (await metric('JSHeapUsedSize')) / 2 ** 20
    }
    const cpuOf = async (act: () => Promise<unknown>) => {
      const before = await metric('TaskDuration')
      await act()
      return ((await metric('TaskDuration')) - before) * 1000
    }
    const figures: Record<string, number> = {}
    const timed = async (name: string, act: () => Promise<number>) => {
      figures[`${name}Cpu`] = await cpuOf(async () => (figures[name] = await act()))
    }
    await page.evaluate((rows) => window.bench.load(rows), count)
    const before = await heap()
    await timed('firstPaint', () => page.evaluate(() => window.bench.firstPaint()))
    // As people sort: the page is at rest, and the pointer on the head.
    figures.readyCpu = figures.firstPaintCpu! + (await cpuOf(() => page.waitForTimeout(rest)))
    const head = page.getByText(/^name$/i).first()
    if (await head.count()) await head.hover()
    await page.waitForTimeout(rest)
    await timed('sort', () => page.evaluate(() => window.bench.sort()))
    await timed('filter', () => page.evaluate(() => window.bench.filter('web-1')))
    await timed('nextKey', () => page.evaluate(() => window.bench.nextKey('web-19')))
    figures.heapMB = (await heap()) - before
    figures.domNodes = await metric('Nodes')
    await page.evaluate((ticks) => window.bench.prepareTicks(ticks), tickCount)
    figures.tickCpu = (await cpuOf(() => page.evaluate(() => window.bench.ticks()))) / tickCount
    await page.evaluate(() => window.bench.unfilter())
    await timed('selectAll', () => page.evaluate(() => window.bench.selectAll()))
    const scrollCpu = await cpuOf(async () => Object.assign(figures, await page.evaluate(() => window.bench.scroll())))
    figures.scrollFrameCpu = scrollCpu / 100
    if (problems.length) throw new Error(problems.join('; '))
    return figures
  } finally {
    clearTimeout(late)
    await page.close()
  }
}

async function main(): Promise<void> {
  installPeers()
  const bundles = new Map(await Promise.all(names.map(async (name) => [name, await bundle(name)] as const)))
  const css = readFileSync(new URL('page.css', import.meta.url), 'utf8')
  const server = createServer((request, response) => {
    const [, name = '', file] = (request.url ?? '').split('/')
    const found = bundles.get(name)
    if (!found) return response.writeHead(404).end()
    if (file === 'page.css')
      return response
        .writeHead(200, { 'Content-Type': 'text/css' })
        .end(css + Buffer.from(found.file(file) ?? []).toString())
    if (file) return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(found.file(file))
    const announced = found.later.map((later) => `<link rel="modulepreload" href="${later}">`).join('')
    return response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(
        `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="page.css">${announced}<div id="place"></div><script type="module" src="page.js"></script>`,
      )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const browser = await launch()
  const report: Record<string, unknown> = {}
  try {
    // What a contender loads later is known after a visit; a page that is built with it would announce it.
    for (const name of names) await measure(browser, `http://127.0.0.1:${port}/${name}/`, 1000).catch(() => undefined)
    for (const count of counts) {
      const samples = new Map<string, Figures[]>(names.map((name) => [name, []]))
      for (let run = 0; run < runs; run++) {
        for (const name of names) {
          try {
            samples.get(name)!.push(await measure(browser, `http://127.0.0.1:${port}/${name}/`, count))
          } catch (error) {
            process.stderr.write(`${name}, ${count} rows: ${String(error)}\n`)
          }
        }
      }
      const figures = new Map(
        [...samples].flatMap(([name, list]) =>
          list.length
            ? [[name, { ...medians(list), gzipKB: Math.round(bundles.get(name)!.gzip / 100) / 10 }] as const]
            : [],
        ),
      )
      for (const [name, figure] of figures) report[`${count} ${name}`] = figure
      console.log(`${count} rows: ours beside the best peer and the limit; times in ms`)
      console.table(comparison(figures))
    }
  } finally {
    server.close()
    await closeBrowser()
  }
  mkdirSync(artifacts, { recursive: true })
  writeFileSync(`${artifacts}bench-tables.json`, JSON.stringify(report, undefined, 2))
  console.table(report)
}

await main()
