/**
 * A whole OpenStack cloud behind a Horizon, in memory: a `fetch`-shaped function with a virtual clock. It answers as a
 * Horizon 23 does (docs/demo-cloud.md). The same code runs in Node (`npm start`, tests) and in browsers (docs, demos).
 */
import { demoTotpSecret } from './seed/keystone.js'
import { createDb } from './world/db.js'
import { readCall, toResponse, type Answer, type Call } from './call.js'
import { createClock } from './world/clock.js'
import type { Cloud } from './cloud.js'
import { answerControl } from './control.js'
import type { DemoCloud } from './demo-cloud.js'
import type { Dialect } from './dialect.js'
import { BrokenOff, brokenFaults, FaultList } from './faults.js'
import { createIds } from './world/ids.js'
import { findRoutes, pickRoute } from '../operations/routes.js'
import { seed as fill } from './seed/index.js'
import { answer } from './server.js'
import { Sessions } from './access/sessions.js'
import { Tokens } from './access/tokens.js'
import { defaultSettings } from '../horizon-defaults.js'
import { places } from './services/places.js'
import { scenarioNames, type Scenario, type World } from './world/world.js'

export { browserCloud, type BrowserCloud } from './adapters/browser.js'
export { nodeHandler } from './adapters/node.js'
export { scenarioNames, projectIds, type Scenario } from './world/world.js'
export type { DemoCloud } from './demo-cloud.js'
export type { Fault, Faults } from './faults.js'
export type { Dialect } from './dialect.js'
export type { Db } from './world/db.js'
export type { Clock } from './world/clock.js'

/** Who can sign in. For the sign-in page's hint and for tests. */
export const demoUsers = [
  { name: 'demo', password: 'demo', about: 'member of the projects demo and other' },
  { name: 'admin', password: 'admin', about: 'administrator' },
  { name: 'reader', password: 'reader', about: 'may look, may not change' },
  { name: 'code', password: 'code', about: `asks for a code, too: the secret for an app is ${demoTotpSecret}` },
  { name: 'expired', password: 'expired', about: 'has to change the password first' },
] as const

export interface DemoCloudOptions {
  /** Same seed, same ids. Default 1. */
  readonly seed?: number
  readonly scenario?: Scenario
  /** Where demo time starts. Default: a fixed day, or now with `realTime`. */
  readonly now?: Date | number
  /** Let demo time run with the wall clock; otherwise only `advance` moves it. */
  readonly realTime?: boolean
  /** Real ms every answer takes. Default 0. */
  readonly latency?: number
  /** Up to so many real ms more, by chance: answers overtake each other. Default 0. */
  readonly jitter?: number
  readonly dialect?: Dialect
  /** Overrides of `/api/settings/`. */
  readonly settings?: Readonly<Record<string, unknown>>
  readonly regions?: readonly string[]
  /** A sign-in form with domain and `auth_type`. */
  readonly multiDomain?: boolean
  /** Offers `POST /__demo__/` (clock, faults, reset, scenario) to whoever can reach the cloud. Default false. */
  readonly control?: boolean
}

/** 15 January 2026, noon UTC: ages on pages stay the same from run to run. */
const defaultStart = Date.UTC(2026, 0, 15, 12)

export function createDemoCloud(options: DemoCloudOptions = {}): DemoCloud {
  let cloud = build(options, options.scenario ?? 'small', options.seed ?? 1)

  const handle = async (request: Request, cookies?: ReadonlyMap<string, string>): Promise<Answer> => {
    const { signal } = request
    signal.throwIfAborted()
    if (isCutOff(cloud, request)) {
      await readHalf(request)
      throw new BrokenOff()
    }
    const call = await readCall(request, cookies)
    const isControl = options.control && call.url.pathname === '/__demo__/'
    const late = (options.latency ?? 0) + (options.jitter ?? 0) * Math.random()
    if (late && !isControl) await pause(late)
    cloud.world.clock.now()
    const done = isControl ? control(call) : answer(cloud, call)
    return Promise.race([whenAborted(signal), done])
  }

  const control = (call: Call) => answerControl(call, demo)

  const demo: DemoCloud = {
    handle,
    async fetch(input, init) {
      const address = typeof input === 'string' ? new URL(input, 'http://demo.cloud') : input
      return toResponse(await handle(new Request(address, init)))
    },
    authUrl: `http://demo.cloud${places.identity}`,
    get db() {
      return cloud.world.db
    },
    get clock() {
      return cloud.world.clock
    },
    get faults() {
      return cloud.faults
    },
    get scenario() {
      return cloud.world.scenario
    },
    latency: options.latency ?? 0,
    advance: (ms) => cloud.world.clock.advance(ms),
    standStill: () => cloud.standStill(),
    expireSessions() {
      cloud.sessions.closeAll()
      cloud.tokens.revokeAll()
    },
    changeTables: (names) => names.forEach((name) => cloud.changedTables.add(name)),
    reset({ scenario = cloud.world.scenario, seed = options.seed ?? 1, settings } = {}) {
      cloud = build({ ...options, settings: { ...options.settings, ...settings } }, scenario, seed)
    },
  }
  return demo
}

function isCutOff({ faults }: Cloud, { method, url }: Request): boolean {
  const { pathname, search } = new URL(url)
  const found = findRoutes(pathname)
  const [first] = found?.matches ?? []
  const id = found && pickRoute(found, method, () => first?.id ?? 'horizon.settings')?.id
  return faults.takeCut(id, method, pathname + search)
}

async function readHalf({ headers, body }: Request): Promise<void> {
  if (!body) return
  const half = Number(headers.get('Content-Length') ?? 0) / 2
  const reader = body.getReader()
  let read = 0
  while (read < half) {
    const { done, value } = await reader.read()
    if (done) return
    read += value.length
  }
}

function build(options: DemoCloudOptions, scenario: Scenario, seed: number): Cloud {
  if (!scenarioNames.includes(scenario))
    throw new Error(`Unknown scenario "${scenario}". There are: ${scenarioNames.join(', ')}.`)
  const start = options.now === undefined ? (options.realTime ? Date.now() : defaultStart) : Number(options.now)
  const clock = createClock(start)
  const ids = createIds(seed)
  const regions = options.regions ?? ['RegionOne']
  const world: World = { db: createDb(), clock, ids, scenario, region: regions[0] ?? 'RegionOne', regions }
  fill(world)
  const standStill = options.realTime ? clock.followRealTime() : () => undefined
  const faults = new FaultList()
  if (scenario === 'broken') for (const fault of brokenFaults) faults.add(fault)
  return {
    world,
    sessions: new Sessions(clock, ids),
    tokens: new Tokens(clock, ids),
    faults,
    changedTables: new Set(),
    settings: { ...defaultSettings, ...options.settings },
    dialect: options.dialect ?? 'zed',
    multiDomain: options.multiDomain ?? false,
    standStill,
    wait: options.realTime ? pause : (ms) => new Promise((resolve) => void clock.schedule(ms, resolve)),
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
