/**
 * The topology's figures beside its peers, interleaved in one Chromium run: Horizon's way (d3-force and SVG on the main thread)
 * and the limit (d3-force in a worker, bare canvas). `npx tsx tests/bench/topology.ts`; `BENCH_SIZES=small,medium,large`,
 * `BENCH_RUNS=3`. Prints medians as JSON; times in ms.
 */
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { generateTopology, sizes } from '../../docs/demos/generated-topology.js'
import { closeBrowser, launch } from '../e2e/support/browser.js'
import { median } from './load.js'

const folder = fileURLToPath(new URL('topology/', import.meta.url))
const wanted = (process.env.BENCH_SIZES ?? 'small,medium').split(',') as (keyof typeof sizes)[]
const runs = Number(process.env.BENCH_RUNS ?? 3)
const contenders = ['ours', 'limit', 'horizon-way'] as const
/** Workers by the name that the pages ask for. */
const workers: Readonly<Record<string, string>> = {
  'layout-worker.ts': `${folder}../../../widgets/topology/layouts/layout-worker.ts`,
  'limit-worker.ts': `${folder}limit-worker.ts`,
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    conditions: ['source', 'browser'],
    tsconfig: `${folder}../../../tsconfig.json`,
  })
  return outputFiles[0]!.text
}

/** The pages and their scripts. */
async function serve() {
  const scripts = new Map<string, string>()
  for (const name of contenders) scripts.set(`/${name}.js`, await bundle(`${folder}${name}.ts`))
  for (const [name, entry] of Object.entries(workers)) scripts.set(`/${name}`, await bundle(entry))
  const server = createServer((request, response) => {
    const script = scripts.get(request.url ?? '')
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html')
    response.end(
      script ?? `<!doctype html><title>Bench</title><body><script type="module" src="${request.url}.js"></script>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const bytes = Object.fromEntries(contenders.map((name) => [name, gzipSync(scripts.get(`/${name}.js`)!).length]))
  return { server, bytes, origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

/** 1 % with another status, 0.5 % gone and as many new. */
function changed(answer: ReturnType<typeof generateTopology>) {
  const { servers, ports } = answer
  const few = Math.ceil(servers.length * 0.005)
  const fresh = servers.slice(0, few).map((server, index) => ({ ...server, id: `fresh-${index}` }))
  const turned = servers
    .slice(few)
    .map((server, index) => (index % 100 === 0 ? { ...server, status: 'Error', original_status: 'ERROR' } : server))
  const kept = new Set(turned.map(({ id }) => id))
  return {
    ...answer,
    servers: [...turned, ...fresh],
    ports: [
      ...ports.filter(({ device_id: id }) => kept.has(id) || !id.startsWith('server-')),
      ...fresh.map(({ id }, index) => ({
        ...ports[index]!,
        id: `port-${id}`,
        device_id: id,
        device_owner: 'compute:nova',
      })),
    ],
  }
}

async function measure(browser: Browser, url: string, size: keyof typeof sizes) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  // tsx marks the names of functions, also of those that run in the page.
  await page.addInitScript('globalThis.__name = (each) => each')
  await page.goto(url)
  page.on('pageerror', (error) => console.error(url, error.message))
  await page.waitForFunction(() => 'contender' in window)
  const answer = generateTopology(sizes[size])
  const figures = await page.evaluate(
    async ([first, second]) => {
      const { contender } = window
      let longest = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
      }).observe({ entryTypes: ['longtask'] })
      const started = performance.now()
      let painted = 0
      await contender.show(first, () => (painted = performance.now() - started))
      const settled = performance.now() - started
      const frames = async (move: () => void) => {
        const times: number[] = []
        for (let count = 0; count < 60; count++) {
          const from = performance.now()
          move()
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
          times.push(performance.now() - from)
        }
        return times.sort((one, other) => one - other)[56]!
      }
      const pan = await frames(() => contender.pan(4, 2))
      const zoom = await frames(() => contender.zoom(1.01))
      const ids = first.networks.map(({ id }) => id)
      const before = ids.map((id) => contender.place(id).join())
      const updating = performance.now()
      await contender.update(second)
      const update = performance.now() - updating
      const moved = ids.filter((id, index) => contender.place(id).join() !== before[index]).length
      const memory = (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory
      return { painted, settled, longest, pan, zoom, update, moved, heapMb: (memory?.usedJSHeapSize ?? 0) / 1e6 }
    },
    [answer, changed(answer)] as const,
  )
  await page.close()
  return figures
}

async function main(): Promise<void> {
  const { server, bytes, origin } = await serve()
  const browser = await launch()
  const report: Record<string, unknown> = { runs, bytesGzip: bytes }
  try {
    for (const size of wanted) {
      const samples = Object.fromEntries(contenders.map((name) => [name, [] as Awaited<ReturnType<typeof measure>>[]]))
      for (let run = 0; run < runs; run++) {
        // Alternating, so that a busy moment of the machine falls on all.
        for (const name of contenders) {
          if (size === 'large' && name === 'horizon-way') continue
          samples[name]!.push(await measure(browser, `${origin}/${name}`, size))
        }
      }
      for (const [name, all] of Object.entries(samples)) {
        const keys = Object.keys(all[0] ?? {}) as (keyof (typeof all)[number])[]
        report[`${size}.${name}`] = Object.fromEntries(
          keys.map((key) => [key, Math.round(median(all.map((each) => each[key])) * 10) / 10]),
        )
      }
    }
  } finally {
    server.close()
    await closeBrowser()
  }
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
}

await main()
