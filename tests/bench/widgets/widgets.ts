/**
 * `npm run bench:widgets`: elements other than the table beside what a hand-written page needs for the same data, and chart
 * libraries, taking turns in one browser. Medians of `BENCH_RUNS` (7), ms from the call to the painted frame.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { closeBrowser, launch } from '../../e2e/support/browser.js'
import { median } from '../load.js'
import { installPeers, peers } from '../peers.js'

const here = fileURLToPath(new URL('.', import.meta.url))
const artifacts = fileURLToPath(new URL('../../artifacts/', import.meta.url))
const runs = Number(process.env.BENCH_RUNS ?? 7)

async function main(): Promise<void> {
  installPeers()
  const { outputFiles } = await build({
    entryPoints: { page: `${here}page.ts` },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: '/',
    conditions: ['source'],
    nodePaths: [`${peers}node_modules`],
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
    logLevel: 'error',
  })
  const files = new Map(outputFiles.map(({ path, contents }) => [path, contents]))
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    const type = request.url?.endsWith('.css') ? 'text/css' : 'text/javascript'
    if (file) return response.writeHead(200, { 'Content-Type': type }).end(file)
    const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script>`
    return response.writeHead(200, { 'Content-Type': 'text/html' }).end(html)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const browser = await launch()
  const report: Record<string, Record<string, number>> = {}
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`http://127.0.0.1:${port}/`)
    for (const [name, contenders] of await page.evaluate(() => window.widgetBench.names())) {
      const samples = new Map<string, number[]>(contenders.map((contender) => [contender, []]))
      for (let run = 0; run <= runs; run++) {
        for (const contender of contenders) {
          const took = await page.evaluate(([first, second]) => window.widgetBench.run(first, second), [
            name,
            contender,
          ] as const)
          // The first round compiles.
          if (run > 0) samples.get(contender)!.push(took)
        }
      }
      report[name] = Object.fromEntries(
        [...samples].map(([contender, list]) => [contender, Math.round(median(list) * 10) / 10]),
      )
    }
  } finally {
    server.close()
    await closeBrowser()
  }
  mkdirSync(artifacts, { recursive: true })
  writeFileSync(`${artifacts}bench-widgets.json`, JSON.stringify(report, undefined, 2))
  console.table(report)
}

await main()
