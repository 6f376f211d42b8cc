import { Agent, get, type ClientRequest, type IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Browser } from 'playwright-core'
import type { Running } from '../../soak/processes.js'
import { figuresOf } from '../../soak/figures.js'
import { signIn } from '../sites.js'
import { pause, type BenchProject } from './project.js'

/** What the Instances page listens to, and the most streams of one person. */
const types = 'OS::Nova::Server'
const ofPerson = 16

/** So long browsers get to arrive, ms. */
const arrival = 20_000

const changes = 10
const questions = 200

export interface Listening {
  readonly browsers: number
  /** Memory of the server, MB: with nobody, and with all of them. */
  readonly memory: { readonly before: number; readonly after: number }
  /** An answer that asks nothing of the cloud, ms: with nobody, and with all of them. */
  readonly answers: { readonly before: Spread; readonly after: Spread }
  /** From Nova's answer until a browser has heard of the change, ms, over all browsers and changes. */
  readonly heard: Spread
  /** Changes that a browser has not heard of. */
  readonly missed: number
}

interface Spread {
  readonly p50: number
  readonly p99: number
}

/** Many browsers listen to one server: connections from here, each with the session of one of so many people. */
export async function measureListening(
  browser: Browser,
  server: Running,
  project: BenchProject,
  browsers: number,
): Promise<Listening> {
  const people = await project.people(Math.ceil(browsers / ofPerson))
  const cookies: string[] = []
  for (const person of people) {
    const context = await signIn(browser, { name: 'direct', origin: server.origin }, person)
    cookies.push((await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '))
    await context.close()
  }
  const session = `${server.origin}/api/keystone/user-session/`
  await timeOf(session, cookies[0] ?? '')
  const before = { memory: server.memory(), answers: await timeOf(session, cookies[0] ?? '') }
  const crowd = await listen(server.origin, cookies, browsers)
  try {
    const after = { memory: server.memory(), answers: await timeOf(session, cookies[0] ?? '') }
    const heard: number[] = []
    const [server0] = await project.services.all('compute', '/servers', 'servers')
    for (let at = 0; at < changes; at++) {
      crowd.forget()
      await project.services.put('compute', `/servers/${String(server0?.['id'])}`, {
        server: { name: `figures-${Date.now()}` },
      })
      const answered = performance.now()
      for (const end = answered + 30_000; crowd.heard().length < browsers && performance.now() < end;) await pause(50)
      heard.push(...crowd.heard().map((moment) => Math.max(0, moment - answered)))
      await pause(1500)
    }
    const rounded = (mb: number) => Math.round(mb * 10) / 10
    return {
      browsers,
      memory: { before: rounded(before.memory), after: rounded(after.memory) },
      answers: { before: before.answers, after: after.answers },
      heard: spread(heard),
      missed: browsers * changes - heard.length,
    }
  } finally {
    crowd.leave()
  }
}

/** Connections that hear of changes, opened over some time as people come. */
async function listen(origin: string, cookies: readonly string[], browsers: number) {
  const agent = new Agent({ maxSockets: browsers })
  const open: ClientRequest[] = []
  const moments = new Map<number, number>()
  const arrived = Array.from({ length: browsers }, async (_, at) => {
    await pause((at / browsers) * arrival)
    const address = `${origin}/stratus-changes?types=${encodeURIComponent(types)}`
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = get(address, { agent, headers: { Cookie: cookies[Math.floor(at / ofPerson)] } }, resolve)
      asked.on('error', reject)
      open.push(asked)
    })
    answer.on('error', () => undefined)
    answer.setEncoding('utf8')
    await new Promise<void>((resolve, reject) =>
      answer.on('data', (text: string) => {
        if (text.includes('event: ended')) reject(new Error('a stream was refused'))
        if (text.includes('event: watched\ndata: ["')) resolve()
        if (/event: changed\ndata: \["/.test(text) && !moments.has(at)) moments.set(at, performance.now())
      }),
    )
  })
  await Promise.all(arrived)
  await pause(3000)
  return {
    heard: () => [...moments.values()],
    forget: () => moments.clear(),
    leave() {
      for (const each of open) {
        each.on('error', () => undefined)
        each.destroy()
      }
    },
  }
}

async function timeOf(address: string, cookie: string): Promise<Spread> {
  const times: number[] = []
  const headers = { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest' }
  for (let at = 0; at < questions; at++) {
    const started = performance.now()
    const answer = await fetch(address, { headers })
    await answer.text()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    times.push(performance.now() - started)
  }
  return spread(times)
}

function spread(times: readonly number[]): Spread {
  const { p50, p99 } = figuresOf([{ times, errors: 0, seconds: 1, longest: [] }])
  return { p50: Math.round(p50 * 10) / 10, p99: Math.round(p99 * 10) / 10 }
}
