/**
 * `npm run bench:panels`: ten panels as an administrator opens them, in turns: Horizon's own page, Stratus through that Horizon, Stratus
 * straight on the services. From navigation to the first row, with an empty cache, and what the browser asked for until it was at
 * rest. Needs a real cloud (`HORIZON_URL`, `OS_AUTH_URL`; the live cloud's by default). Prints medians and writes
 * `tests/artifacts/bench-panels.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { closeBrowser, launch } from '../e2e/support/browser.js'
import { startStratus } from '../soak/processes.js'
import { settled, watchRequests } from '../support/settled.js'
import { median } from './load.js'
import { signIn } from './sites.js'

const panels = [
  ['Instances', '/admin/instances/'],
  ['Volumes', '/admin/volumes/'],
  ['Networks', '/admin/networks/'],
  ['Routers', '/admin/routers/'],
  ['Floating IPs', '/admin/floating_ips/'],
  ['Hypervisors', '/admin/hypervisors/'],
  ['Host Aggregates', '/admin/aggregates/'],
  ['Volume Types', '/admin/volume_types/'],
  ['Default Quotas', '/admin/defaults/'],
  ['System Information', '/admin/info/'],
] as const

const horizonUrl = (process.env.HORIZON_URL ?? 'http://127.0.0.1:18000').replace(/\/$/, '')
const authUrl = process.env.OS_AUTH_URL ?? 'http://127.0.0.1:5000/v3'
const runs = Number(process.env.BENCH_RUNS ?? 3)
const person = { user: process.env.BENCH_USER ?? 'admin', password: process.env.BENCH_PASSWORD ?? 'secret-admin' }
const patience = 120_000

interface Way {
  readonly name: 'horizon' | 'through' | 'direct'
  readonly origin: string
}

const rowsOf = ({ name }: Way) =>
  name === 'horizon'
    ? 'table tbody tr[id*="__row__"], table tbody tr[data-object-id]'
    : 'stratus-live-table tr[data-key]'

async function visit(browser: Browser, way: Way, path: string) {
  const context = await signIn(browser, way, person)
  const page = await context.newPage()
  watchRequests(page)
  let requests = 0
  page.on('request', () => void requests++)
  const started = performance.now()
  await page.goto(way.origin + path, { waitUntil: 'commit' })
  await page.locator(rowsOf(way)).first().waitFor({ state: 'visible', timeout: patience })
  const ms = Math.round(performance.now() - started)
  await settled(page, patience)
  const figures = { ms, requests }
  await context.close()
  return figures
}

async function main(): Promise<void> {
  const through = await startStratus({ LOG: 'off', HORIZON_URL: horizonUrl })
  const direct = await startStratus({ LOG: 'off', OS_AUTH_URL: authUrl })
  const ways: readonly Way[] = [
    { name: 'horizon', origin: horizonUrl },
    { name: 'through', origin: through.origin },
    { name: 'direct', origin: direct.origin },
  ]
  const browser = await launch()
  const table: object[] = []
  try {
    for (const [name, path] of panels) {
      const line: Record<string, string | number> = { name }
      // What is made at its first use belongs to nobody.
      for (const way of ways) await visit(browser, way, path)
      const samples = new Map(ways.map((way) => [way, [] as { ms: number; requests: number }[]]))
      for (let run = 0; run < runs; run++) for (const [way, list] of samples) list.push(await visit(browser, way, path))
      for (const [way, list] of samples) {
        line[`${way.name} ms`] = median(list.map(({ ms }) => ms))
        line[`${way.name} requests`] = median(list.map(({ requests }) => requests))
      }
      line['load'] = Math.round((loadavg()[0] ?? 0) * 10) / 10
      table.push(line)
      process.stdout.write(`${JSON.stringify(line)}\n`)
    }
  } finally {
    await closeBrowser()
    await Promise.all([through.stop(), direct.stop()])
  }
  console.table(table)
  const folder = fileURLToPath(new URL('../artifacts/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}bench-panels.json`,
    JSON.stringify({ date: new Date().toISOString(), runs, table }, undefined, 2),
  )
}

await main()
