import { createHash } from 'node:crypto'
import type { Registry } from 'prom-client'
import type { Answered } from './answered.js'

/** What is counted now, asked when somebody collects. */
export interface Gauges {
  /** Connections of clients. */
  connections(): Promise<number>
}

export interface Metrics {
  readonly registry: Registry
  answered(answered: Answered): void
  report(kind: string): void
}

/** Seconds: a file, a call, a page of Horizon, an upload. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

/** Whoever has asked within this time is signed in. */
const sessionMs = 15 * 60_000

/** More are not told apart. */
const mostSessions = 100_000

/** The server's figures, in the names and units of Prometheus. The library is loaded for those who collect only. */
export async function createMetrics(gauges: Gauges, now: () => number = Date.now): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'stratus_http_request_duration_seconds',
    help: 'Requests until their last byte, by operation of the client or what else answered, and status.',
    labelNames: ['operation', 'status'],
    buckets,
    registers,
  })
  const cloud = new Histogram({
    name: 'stratus_upstream_request_duration_seconds',
    help: 'Calls to the cloud until the first byte of the answer, by service and status (502: no answer, 504: none in time).',
    labelNames: ['service', 'status'],
    buckets,
    registers,
  })
  const bytes = new Counter({
    name: 'stratus_http_response_bytes_total',
    help: 'Bytes written to clients.',
    registers,
  })
  const truncated = new Counter({
    name: 'stratus_truncated_answers_total',
    help: 'Answers that the cloud broke off.',
    labelNames: ['service'],
    registers,
  })
  const reports = new Counter({
    name: 'stratus_client_reports_total',
    help: 'Errors and breaches of the content policy that browsers reported.',
    labelNames: ['kind'],
    registers,
  })
  const sessions = new Map<string, number>()
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value())
      },
    })
  gauge('stratus_connections', 'Open connections of clients.', () => gauges.connections())
  gauge('stratus_sessions', 'Sessions to which the cloud has answered a call within 15 minutes.', () => {
    for (const [session, at] of sessions) {
      if (now() - at <= sessionMs) break
      sessions.delete(session)
    }
    return sessions.size
  })

  return {
    registry,
    answered(answered) {
      const status = String(answered.status)
      requests.labels(answered.operation, status).observe(answered.milliseconds / 1000)
      if (answered.bytes) bytes.inc(answered.bytes)
      if (answered.cloud) {
        const { service, status: was, milliseconds } = answered.cloud
        cloud.labels(service, String(was)).observe(milliseconds / 1000)
        if (answered.truncated) truncated.labels(service).inc()
      }
      const session = isSignedIn(answered) ? sessionOf(answered.request) : undefined
      if (session === undefined) return
      // Seen last: put at the end.
      sessions.delete(session)
      if (sessions.size < mostSessions) sessions.set(session, now())
    },
    report: (kind) => reports.labels(kind).inc(),
  }
}

/** Anybody can make a cookie up. The cloud alone knows, and says so by answering a call of the client. */
function isSignedIn({ cloud, operation, status }: Answered): boolean {
  return cloud !== undefined && status < 300 && operation !== 'api' && operation !== 'page'
}

/** A session by a few characters of its hash: counted, never known. */
function sessionOf({ headers }: Request): string | undefined {
  const [, session] = /(?:^|;\s*)sessionid=([^;\s]+)/.exec(headers.get('cookie') ?? '') ?? []
  return session && createHash('sha256').update(session).digest('base64').slice(0, 12)
}
