/**
 * `npm run bench`: the figures of the README, against Horizon's own pages in the same run, on the same machine and data.
 * Needs a Horizon (`HORIZON_URL`, default the live cloud's address). Prints medians and writes `tests/artifacts/bench.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { closeBrowser, launch } from '../e2e/support/browser.js'
import { startServer } from '../e2e/support/server.js'
import { measureAnswer, measureLoad, median } from './load.js'
import { measurePolling } from './polling.js'
import { signIn, type Site } from './sites.js'

const horizonUrl = (process.env.HORIZON_URL ?? 'http://127.0.0.1:18000').replace(/\/$/, '')
const runs = Number(process.env.BENCH_RUNS ?? 5)
const idleSeconds = Number(process.env.BENCH_IDLE_SECONDS ?? 60)

const horizon: Site = {
  name: 'horizon',
  origin: horizonUrl,
  rows: { instances: 'tr[data-object-id]', images: 'tr[ng-repeat-start]' },
  moving: 'tr.ajax-update.warning',
}

async function main(): Promise<void> {
  const browser = await launch()
  const server = await startServer({ HORIZON_URL: horizonUrl })
  const stratus: Site = {
    name: 'stratus',
    origin: server.url,
    rows: { instances: 'stratus-live-table tbody tr[data-key]', images: 'stratus-live-table tbody tr[data-key]' },
    moving: 'stratus-live-table tbody tr[data-key].transitional',
  }
  const figures: Record<string, unknown> = {}
  try {
    for (const page of ['images', 'instances'] as const) {
      const samples: Record<string, Awaited<ReturnType<typeof measureLoad>>[]> = { stratus: [], horizon: [] }
      const answers: number[] = []
      for (let run = 0; run < runs; run++) {
        answers.push(await measureAnswer(browser, horizon, page))
        // Alternating, so that a busy moment of the machine falls on both.
        for (const site of [stratus, horizon]) samples[site.name]!.push(await measureLoad(browser, site, page))
      }
      figures[`${page}.cloud`] = { answerMs: median(answers) }
      for (const site of [stratus, horizon]) {
        const of = (pick: (sample: Awaited<ReturnType<typeof measureLoad>>) => number) =>
          median(samples[site.name]!.map(pick))
        figures[`${page}.${site.name}`] = {
          rows: samples[site.name]![0]!.rows,
          coldMs: of((sample) => sample.coldMs),
          warmMs: of((sample) => sample.warmMs),
          reloadMs: of((sample) => sample.reloadMs),
          scriptBytesGzip: of((sample) => sample.scriptBytesGzip),
          requests: of((sample) => sample.requests),
        }
      }
    }
    for (const site of [stratus, horizon]) {
      const context = await signIn(browser, site)
      figures[`polling.${site.name}`] = await measurePolling(context, site, idleSeconds)
      await context.close()
    }
  } finally {
    await server.stop()
    await closeBrowser()
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
  const report = { machine, date: new Date().toISOString(), runs, figures }
  const folder = fileURLToPath(new URL('../artifacts/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}bench.json`, JSON.stringify(report, undefined, 2))
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
}

await main()
