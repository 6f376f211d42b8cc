/**
 * `npm run bench:tables`: the live table beside other grids, in one run of one browser, taking turns. Peers are installed on
 * first use into `tests/bench/peers`. `BENCH_ROWS=1000,10000,100000`, `BENCH_RUNS=5`, `BENCH_ONLY=bare,stratus`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type OutputFile } from 'esbuild'
import type { Browser } from 'playwright-core'
import { closeBrowser, launch } from '../../e2e/support/browser.js'
import { median } from '../load.js'
import { installPeers, peers } from '../peers.js'
import type { Sample } from './page.js'

const here = fileURLToPath(new URL('.', import.meta.url))
const artifacts = fileURLToPath(new URL('../../artifacts/', import.meta.url))
const all = ['bare', 'stratus', 'revogrid', 'tabulator', 'ag-grid', 'vaadin', 'antd']
const names = process.env.BENCH_ONLY?.split(',') ?? all
const counts = (process.env.BENCH_ROWS ?? '1000,10000,100000').split(',').map(Number)
const runs = Number(process.env.BENCH_RUNS ?? 5)
const tickCount = 20

type Figures = Sample & { cpuPerTick: number; cpuPerScrollFrame: number; heapMB: number }

/** A page per contender: its own code and the same harness. */
async function bundle(name: string): Promise<{ script: Uint8Array; css: string; gzip: number }> {
  const options = {
    bundle: true,
    minify: true,
    format: 'esm' as const,
    target: 'es2022',
    write: false,
    outdir: '/',
    conditions: ['source'],
    nodePaths: [`${peers}node_modules`],
    loader: { '.woff2': 'dataurl' as const, '.woff': 'dataurl' as const },
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfigRaw: {
      compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false, jsx: 'react-jsx' as const },
    },
    jsx: 'automatic' as const,
    logLevel: 'error' as const,
  }
  const places = [`${here}contenders/${name}.ts`, `${peers}tables/${name}.ts`, `${peers}tables/${name}.tsx`]
  const entry = places.find((place) => existsSync(place))
  if (!entry) throw new Error(`No contender is called ${name}.`)
  const page = await build({ ...options, entryPoints: { page: `${here}page.ts` }, alias: { contender: entry } })
  const own = await build({ ...options, entryPoints: { own: entry } })
  const text = (files: readonly OutputFile[] | undefined, end: string) => files?.find(({ path }) => path.endsWith(end))
  return {
    script: text(page.outputFiles, '.js')!.contents,
    css: text(page.outputFiles, '.css')?.text ?? '',
    gzip: gzipSync(text(own.outputFiles, '.js')!.contents).length,
  }
}

async function measure(browser: Browser, url: string, count: number): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 } })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  try {
    await page.goto(url)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    const metric = async (name: string) => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return metrics.find((entry) => entry.name === name)?.value ?? 0
    }
    const heap = async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      return (await metric('JSHeapUsedSize')) / 2 ** 20
    }
    await page.evaluate((rows) => window.bench.load(rows), count)
    const before = await heap()
    const first = await page.evaluate(() => window.bench.run())
    const heapMB = (await heap()) - before
    const domNodes = await metric('Nodes')
    await page.evaluate((ticks) => window.bench.prepareTicks(ticks), tickCount)
    let cpu = await metric('TaskDuration')
    await page.evaluate(() => window.bench.ticks())
    const cpuPerTick = (((await metric('TaskDuration')) - cpu) * 1000) / tickCount
    const selected = await page.evaluate(() => window.bench.selectAll())
    cpu = await metric('TaskDuration')
    const scrolled = await page.evaluate(() => window.bench.scroll())
    const cpuPerScrollFrame = ((await metric('TaskDuration')) - cpu) * 10
    if (problems.length) throw new Error(problems.join('; '))
    return { ...first, ...selected, ...scrolled, domNodes, heapMB, cpuPerTick, cpuPerScrollFrame } as Figures
  } finally {
    await page.close()
  }
}

async function main(): Promise<void> {
  installPeers()
  const bundles = new Map(await Promise.all(names.map(async (name) => [name, await bundle(name)] as const)))
  const css = readFileSync(`${here}page.css`, 'utf8')
  const server = createServer((request, response) => {
    const [, name = '', file] = (request.url ?? '').split('/')
    const found = bundles.get(name)
    if (!found) return response.writeHead(404).end()
    if (file === 'page.js') return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(found.script)
    if (file === 'page.css') return response.writeHead(200, { 'Content-Type': 'text/css' }).end(css + found.css)
    return response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(
        '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"><div id="place"></div><script type="module" src="page.js"></script>',
      )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const browser = await launch()
  const report: Record<string, unknown> = {}
  try {
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
      for (const [name, list] of samples) {
        const keys = Object.keys(list[0] ?? {}) as (keyof Figures)[]
        const figures = Object.fromEntries(
          keys.map((key) => [key, Math.round(median(list.map((figure) => figure[key])) * 10) / 10]),
        )
        report[`${count} ${name}`] = { ...figures, gzipKB: Math.round(bundles.get(name)!.gzip / 100) / 10 }
      }
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
