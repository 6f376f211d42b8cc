/**
 * `npm run bench:clouds`: one cloud, four ways to it: Horizon's own pages, Stratus through that Horizon, Stratus straight on the services, and the
 * same with the message bus. Needs a real cloud whose administrator may make a project (`OS_AUTH_URL`, `HORIZON_URL`, `STRATUS_NOTIFICATIONS`; the
 * live cloud's by default), with the services' logs in `CLOUD_LOGS` where calls to the cloud shall be counted. Prints medians and writes
 * `tests/artifacts/bench-clouds.json`. The project is taken away at the end.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { closeBrowser, launch } from '../../e2e/support/browser.js'
import { startStratus, type Running } from '../../soak/processes.js'
import { median } from '../load.js'
import { cloudCalls } from './cloud-calls.js'
import { measureLaunch, type Launch } from './launch.js'
import { measureListening } from './listeners.js'
import { measureLoad, openList, pages, type Load, type PageName, type Way } from './pages.js'
import { openProject, pause, type BenchProject } from './project.js'
import { measureChanges } from './to-pixels.js'

const { env } = process
const horizonUrl = (env.HORIZON_URL ?? 'http://127.0.0.1:18000').replace(/\/$/, '')
const authUrl = env.OS_AUTH_URL ?? 'http://127.0.0.1:5000/v3'
const bus = env.STRATUS_NOTIFICATIONS ?? 'amqp://guest:guest@127.0.0.1:15672/'
const number = (name: string, otherwise: number) => Number(env[name] ?? otherwise)
const runs = number('BENCH_RUNS', 5)
const idleSeconds = number('BENCH_IDLE_SECONDS', 60)
const browsers = number('BENCH_BROWSERS', 500)
const sizes = (env.BENCH_SIZES ?? '20,200,2000').split(',').map(Number)
const parts = new Set((env.BENCH_PARTS ?? 'lists,idle,launch,changes,listening').split(','))

const figures: Record<string, unknown> = {}
const folder = fileURLToPath(new URL('../../artifacts/', import.meta.url))

function tell(name: string, figure: object): void {
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10
  figures[name] = { ...figure, load }
  process.stdout.write(`${name.padEnd(28)} ${JSON.stringify(figure)}  load ${load}\n`)
  // What is measured stays when the run breaks off.
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
  mkdirSync(folder, { recursive: true })
  const report = { machine, date: new Date().toISOString(), runs, figures }
  writeFileSync(`${folder}bench-clouds.json`, JSON.stringify(report, undefined, 2))
}

const medians = <T extends object>(samples: readonly T[], names: ReadonlyArray<keyof T & string>) =>
  Object.fromEntries(names.map((name) => [name, median(samples.map((sample) => Number(sample[name])))]))

async function main(): Promise<void> {
  const project = await openProject(authUrl)
  const count = cloudCalls(env.CLOUD_LOGS, project.id)
  const servers: Running[] = []
  const started = async (name: Way['name'], settings: Record<string, string>) => {
    const server = await startStratus({ LOG: 'off', ...settings })
    servers.push(server)
    return { name, origin: server.origin, server }
  }
  const browser = await launch()
  try {
    const horizon: Way = { name: 'horizon', origin: horizonUrl }
    const through = await started('through', { HORIZON_URL: horizonUrl })
    const direct = await started('direct', { OS_AUTH_URL: authUrl })
    const told = await started('bus', { OS_AUTH_URL: authUrl, STRATUS_NOTIFICATIONS: bus })
    const ways: readonly Way[] = [horizon, through, direct]

    await project.grow(sizes[0] ?? 20)
    const loads = async (page: PageName, size: number) => {
      const samples = new Map(ways.map((way) => [way, [] as Load[]]))
      // In turns, so that a busy moment falls on all; what is made at its first use belongs to nobody.
      for (const way of ways) await measureLoad(browser, way, page, { person: project, count })
      for (let run = 0; run < runs; run++)
        for (const [way, list] of samples) list.push(await measureLoad(browser, way, page, { person: project, count }))
      for (const [way, list] of samples)
        tell(`${page} ${size} ${way.name}`, medians(list, ['coldMs', 'reloadMs', 'requests', 'calls', 'rows']))
    }
    if (parts.has('lists')) for (const page of Object.keys(pages) as PageName[]) await loads(page, sizes[0] ?? 20)
    if (parts.has('idle'))
      for (const way of [...ways, told]) {
        const { requests, close } = await openList(browser, way, 'Instances', project)
        await pause(5000)
        const [asked, calls] = [requests(), count()]
        await pause(idleSeconds * 1000)
        tell(`idle minute ${way.name}`, {
          requests: Math.round(((requests() - asked) * 60) / idleSeconds),
          calls: Math.round((calls() * 60) / idleSeconds),
        })
        await close()
      }
    if (parts.has('launch'))
      for (const way of [...ways, told]) {
        const samples: Launch[] = []
        for (let run = 0; run < Math.min(runs, 3); run++)
          samples.push(await measureLaunch(browser, way, project, count))
        tell(`launch ${way.name}`, medians(samples, ['requests', 'calls', 'ms']))
      }
    if (parts.has('changes'))
      for (const way of [through, direct, told]) {
        const taken = await measureChanges(browser, way, project, runs * 2)
        tell(`change to pixels ${way.name}`, { ms: median(taken), longestMs: Math.max(...taken) })
      }
    if (parts.has('listening'))
      for (const way of [direct, told])
        tell(`listening ${way.name}`, await measureListening(browser, way.server, project, browsers))
    for (const size of parts.has('lists') ? sizes.slice(1) : []) {
      await project.grow(size)
      await loads('Instances', size)
    }
  } finally {
    await closeBrowser()
    for (const server of servers) await server.stop()
    await removed(project)
  }
}

async function removed(project: BenchProject): Promise<void> {
  process.stdout.write('taking the project away\n')
  await project.remove()
}

await main()
