/**
 * `npm run bench:topology`: the topology beside its peers, in one run of one Chromium, taking turns: Horizon's way (d3-force and
 * SVG on the main thread), cytoscape with fcose, vis-network, sigma, and the limit (d3-force in a worker, bare canvas drawing).
 * Peers are installed on first use into `tests/bench/peers`. `BENCH_SIZES=small,medium,large`, `BENCH_RUNS=3`,
 * `BENCH_ONLY=ours,limit`, `BENCH_PATIENCE=20000` (ms until a peer counts as not done). Times in ms; what is marked CPU is the
 * main thread's own time, which other programs hardly change.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build, type BuildOptions } from 'esbuild'
import { generateTopology, sizes } from '../../docs/demos/generated-topology.js'
import { closeBrowser, launch } from '../e2e/support/browser.js'
import { installPeers, peers } from './peers.js'
import { bytesOf } from './topology/bytes.js'
import { changed } from './topology/changed.js'
import { measure, type Figures } from './topology/measure.js'
import { besideOthers, medians } from './topology/report.js'

const folder = fileURLToPath(new URL('topology/', import.meta.url))
const artifacts = fileURLToPath(new URL('../artifacts/', import.meta.url))
const wanted = (process.env.BENCH_SIZES ?? 'small,medium,large').split(',') as (keyof typeof sizes)[]
const runs = Number(process.env.BENCH_RUNS ?? 3)
const patience = Number(process.env.BENCH_PATIENCE ?? 20_000)
const places: Readonly<Record<string, string>> = {
  ours: `${folder}ours.ts`,
  limit: `${folder}limit.ts`,
  'horizon-way': `${folder}horizon-way.ts`,
  sigma: `${peers}topology/sigma.ts`,
  'vis-network': `${peers}topology/vis-network.ts`,
  cytoscape: `${peers}topology/cytoscape.ts`,
}
const names = process.env.BENCH_ONLY?.split(',') ?? Object.keys(places)
/** Those that are not written here, and have to be installed. */
const isInstalled = (name: string) => places[name]?.startsWith(peers) === true
/** What is weighed: of ours the element, not the page of this bench. */
const weighed: Readonly<Record<string, string>> = {
  ...places,
  ours: `${folder}../../../widgets/topology/stratus-topology.define.ts`,
}
/** Workers by the name that the pages ask for. */
const workers: Readonly<Record<string, string>> = {
  'layout-worker.ts': `${folder}../../../widgets/topology/layouts/layout-worker.ts`,
  'limit-worker.ts': `${folder}limit-worker.ts`,
}

const options: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['source', 'browser'],
  nodePaths: [`${peers}node_modules`],
  tsconfig: `${folder}../../../tsconfig.json`,
  legalComments: 'none',
  logLevel: 'error',
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({ ...options, entryPoints: [entry], write: false })
  return outputFiles[0]!.text
}

/** The pages and their scripts. */
async function serve() {
  const scripts = new Map<string, string>()
  for (const name of names) scripts.set(`/${name}.js`, await bundle(places[name]!))
  for (const [name, entry] of Object.entries(workers)) scripts.set(`/${name}`, await bundle(entry))
  const server = createServer((request, response) => {
    const script = scripts.get(request.url ?? '')
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html')
    response.end(
      script ??
        `<!doctype html><title>Bench</title><link rel="icon" href="data:,"><body><script type="module" src="${request.url}.js"></script>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

async function main(): Promise<void> {
  if (names.some(isInstalled)) installPeers()
  const { server, origin } = await serve()
  const browser = await launch()
  const report: Record<string, Figures> = {}
  try {
    for (const size of wanted) {
      const samples = new Map<string, Figures[]>(names.map((name) => [name, []]))
      const answer = generateTopology(sizes[size])
      const answers = [answer, changed(answer)] as const
      for (let run = 0; run < runs; run++) {
        // Taking turns, so that a busy moment of the machine falls on all; peers once, as they take most of the time.
        for (const name of names) {
          const isPeer = name !== 'ours' && name !== 'limit'
          if (isPeer && run > 0) continue
          try {
            samples.get(name)!.push(await measure(browser, `${origin}/${name}`, answers, isPeer ? patience : 120_000))
          } catch (error) {
            process.stderr.write(`${size}, ${name}: ${String(error).split('\n')[0]}\n`)
          }
        }
      }
      const figures = new Map<string, Figures>()
      for (const [name, all] of samples) {
        if (!all.length) continue
        const worker = { ours: 'layout-worker.ts', limit: 'limit-worker.ts' }[name]
        const bytes = await bytesOf(weighed[name]!, worker && workers[worker], options)
        figures.set(name, { ...medians(all), ...bytes })
      }
      for (const [name, each] of figures) report[`${size} ${name}`] = each
      const { networks, routers, servers } = sizes[size]
      console.log(
        `${networks} networks, ${routers} routers, ${servers} instances: ours beside the limit and the best peer`,
      )
      console.table(besideOthers(figures))
    }
  } finally {
    server.close()
    await closeBrowser()
  }
  mkdirSync(artifacts, { recursive: true })
  writeFileSync(`${artifacts}bench-topology.json`, JSON.stringify(report, undefined, 2))
  console.table(report)
}

await main()
