import type { Answer, Call } from './call.js'
import type { DemoCloud } from './demo-cloud.js'
import type { Fault } from './faults.js'
import { jsonText } from './handler.js'
import { isRecord } from '../schemas/fields.js'
import { scenarioNames, type Scenario } from './world/world.js'

/**
 * `POST /__demo__/`: steers a running demo cloud. Body, each part optional, done in this order:
 * `{reset: true, scenario, seed, settings, clearFaults: true, fault: {operation, path, method, status, body, kind, delay, times}, changedTables: ['routers'], downHosts: ['demo-compute'], expireSessions: true, standStill: true, advance: ms}`.
 * `settings` are those of Horizon that are other than usual until the next reset. A fault's `path` is a text the path must contain; `changedTables` are those of pages that an operator has given another column; `downHosts` are the machines that nobody hears of any more; after
 * `standStill` only `advance` moves the time, until the next reset. Answers the state after it.
 */
export function answerControl(call: Call, demo: DemoCloud): Promise<Answer> {
  const state = () =>
    answer(200, { scenario: demo.scenario, now: new Date(demo.clock.now()).toISOString(), faults: demo.faults.armed })
  if (call.method === 'GET') return Promise.resolve(state())
  if (call.method !== 'POST') return Promise.resolve(answer(405, 'POST or GET'))
  // A page of another origin cannot send this type without asking first.
  if (!call.headers.get('Content-Type')?.startsWith('application/json'))
    return Promise.resolve(answer(415, 'Send JSON as application/json.'))
  let wish: Record<string, unknown>
  try {
    wish = JSON.parse(new TextDecoder().decode(call.body)) as Record<string, unknown>
  } catch {
    return Promise.resolve(answer(400, 'The body must be JSON.'))
  }
  const scenario = wish.scenario as Scenario | undefined
  if (scenario !== undefined && !scenarioNames.includes(scenario)) {
    return Promise.resolve(answer(400, `There are the scenarios ${scenarioNames.join(', ')}.`))
  }
  const seed = typeof wish.seed === 'number' ? wish.seed : undefined
  const settings = isRecord(wish.settings) ? wish.settings : undefined
  if (wish.reset || scenario) demo.reset({ scenario, seed, settings })
  if (wish.clearFaults) demo.faults.clear()
  if (wish.fault) demo.faults.add(wish.fault as Fault)
  if (Array.isArray(wish.changedTables)) demo.changeTables(wish.changedTables.map(String))
  if (Array.isArray(wish.downHosts)) takeDown(demo.db, wish.downHosts.map(String))
  if (wish.expireSessions) demo.expireSessions()
  if (wish.standStill) demo.standStill()
  if (typeof wish.advance === 'number') demo.advance(wish.advance)
  return Promise.resolve(state())
}

function takeDown({ nova: { services } }: DemoCloud['db'], hosts: readonly string[]): void {
  for (const { id, host } of services.filter(({ binary }) => binary === 'nova-compute')) {
    services.update(id, { state: hosts.includes(host) ? 'down' : 'up' })
  }
}

function answer(status: number, value: unknown): Answer {
  return { status, headers: [['Content-Type', 'application/json']], body: jsonText(value) }
}
