/**
 * `npm run soak`: a thousand browsers before the server, before the cloud alone, and a hundred thousand requests, with the server's
 * memory. The cloud is a stand-in that hands out recorded answers; at the end the demo cloud, in the server's own process. Prints
 * figures, writes `tests/artifacts/soak.json`, and ends with 1 when an aim is missed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from '../../host-app/build/build-if-stale.mjs'
import { ask, type Crowd } from './browsers.js'
import { signInToDemo } from './demo-session.js'
import { figuresOf, growth, type Figures, type Measured } from './figures.js'
import { pageOf } from './pages.js'
import { root, startStandIn, startStratus, type Running } from './processes.js'

const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const browsers = number('SOAK_BROWSERS', 1000)
const requests = number('SOAK_REQUESTS', 100_000)
const rounds = number('SOAK_ROUNDS', 3)
const seconds = number('SOAK_SECONDS', 20)
/** The app's own fastest pace: something is in transition and changes at each look. Pages where nothing is ask every 30 s. */
const thinkMs = number('SOAK_THINK_MS', 2500)
const parts = (process.env['SOAK_PARTS'] ?? 'polling,requests,demo').split(',')

const aims = {
  /** p99 through the server, as a multiple of the p99 before the cloud alone. */
  ratio: 3,
  /** Growth of the server's memory over all requests, MB. */
  growth: 24,
}

const MEMORY_EVERY = 5000
const report: Record<string, unknown> = {}
const missed: string[] = []

async function main(): Promise<void> {
  // Not by the server itself: what builds takes memory.
  await buildIfStale(root, console.log)
  if (parts.includes('polling') || parts.includes('requests')) {
    await using(startStandIn, async (cloud) => {
      const env = { HORIZON_URL: cloud.origin }
      if (parts.includes('polling'))
        await using(
          () => startStratus(env),
          (server) => polling(cloud, server),
        )
      if (parts.includes('requests'))
        await using(
          () => startStratus(env),
          (server) => unthrottled('requests', server, browsers),
        )
    })
  }
  if (parts.includes('demo')) {
    await using(
      () => startStratus({}),
      async (server) => unthrottled('demo', server, browsers / 2, { Cookie: await signInToDemo(server.origin) }),
    )
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, Node ${process.version}`
  const folder = fileURLToPath(new URL('../artifacts/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}soak.json`,
    JSON.stringify({ machine, date: new Date().toISOString(), ...report, missed }, undefined, 2),
  )
  console.log(missed.length ? `Missed:\n  ${missed.join('\n  ')}` : 'All aims met.')
  process.exitCode = missed.length ? 1 : 0
}

/** The cloud alone and the server in turns, so that a busy moment of the machine falls on both. */
async function polling(cloud: Running, server: Running): Promise<void> {
  console.log(`${browsers} browsers, each asks ${thinkMs} ms after its last answer`)
  const before: Measured[] = []
  const through: Measured[] = []
  const crowd = { browsers, path: pageOf, thinkMs, forMs: seconds * 1000 }
  // What is compiled at its first use belongs to neither.
  for (const { origin } of [cloud, server]) await ask({ ...crowd, origin, forMs: 2 * thinkMs })
  for (let round = 0; round < rounds; round++) {
    before.push(await ask({ ...crowd, origin: cloud.origin }))
    through.push(await ask({ ...crowd, origin: server.origin }))
  }
  const alone = say('the cloud alone', before)
  const ours = say('through the server', through)
  const ratio = ours.p99 / alone.p99
  console.log(`  p99 is ${ratio.toFixed(1)} times the cloud's; load ${load()}`)
  report['polling'] = { browsers, thinkMs, alone, ours, ratio, load: load() }
  aim(ratio <= aims.ratio, `polling: p99 is ${ratio.toFixed(1)} times the cloud's, not at most ${aims.ratio}`)
  judge('polling', ours)
}

/** All at once and without a pause, until so many requests are through, and the memory meanwhile. */
async function unthrottled(
  name: string,
  server: Running,
  many: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  console.log(`${name}: ${many} browsers without a pause, ${requests} requests`)
  const memory: number[] = []
  const crowd: Crowd = {
    origin: server.origin,
    browsers: many,
    path: pageOf,
    headers,
    thinkMs: 0,
    forRequests: requests,
  }
  const cpuBefore = server.cpu()
  const measured = await ask({
    ...crowd,
    onRequest: (done) => void (done % MEMORY_EVERY === 0 && memory.push(Math.round(server.memory()))),
  })
  const cpuMs = ((server.cpu() - cpuBefore) * 1000) / measured.times.length
  const figures = say('through the server', [measured])
  const grown = growth(memory)
  console.log(`  ${cpuMs.toFixed(2)} ms of CPU a request; load ${load()}`)
  console.log(`  memory every ${MEMORY_EVERY} requests, MB: ${memory.join(' ')}; grown by ${grown.toFixed(0)}`)
  report[name] = { browsers: many, ...figures, cpuMs, memory, grown, load: load() }
  judge(name, figures)
  aim(grown <= aims.growth, `${name}: memory grew by ${grown.toFixed(0)} MB`)
}

function say(name: string, runs: readonly Measured[]): Figures {
  const figures = figuresOf(runs)
  const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`
  const { p50, p99, max, errors, starved } = figures
  console.log(
    `  ${name.padEnd(18)} ${figures.requests} requests, ${figures.perSecond.toFixed(0)}/s, ${errors} errors, ` +
      `p50 ${ms(p50)}, p99 ${ms(p99)}, max ${ms(max)}, ${starved} connections starved`,
  )
  return figures
}

function judge(name: string, { errors, starved }: Figures): void {
  aim(errors === 0, `${name}: ${errors} errors`)
  aim(starved === 0, `${name}: ${starved} connections starved`)
}

function aim(met: boolean, words: string): void {
  if (!met) missed.push(words)
}

const load = () => loadavg()[0]?.toFixed(1)

async function using<T extends Running>(start: () => Promise<T>, use: (running: T) => Promise<void>): Promise<void> {
  const running = await start()
  try {
    await use(running)
  } finally {
    await running.stop()
  }
}

await main()
