import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createMetrics } from '../../host-app/server/watch/metrics.js'
import { createMetricsServer } from '../../host-app/server/watch/metrics-server.js'
import { watch } from '../../host-app/server/watch/watch.js'
import { createLog } from '../../host-app/server/watch/log.js'
import { openServerWorld, type ServerWorld } from './server-world.js'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function open() {
  let time = 0
  const metrics = await createMetrics({ connections: () => Promise.resolve(3) }, () => time)
  const world: ServerWorld = await openServerWorld({ observers: [metrics.answered] })
  ends.push(() => world.stop())
  return { world, metrics, text: () => metrics.registry.metrics(), pass: (ms: number) => (time += ms) }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

describe('S-MET-01 figures for Prometheus', () => {
  it('requests by operation and by service of the cloud, with their times', async () => {
    const { world, text } = await open()
    await world.request('GET /api/nova/servers/')
    await world.request('GET /api/nova/servers/42')
    await world.request('GET /project/routers/')
    await expect
      .poll(text)
      .toContain('stratus_http_request_duration_seconds_count{operation="nova.servers.list",status="200"} 1')
    await expect.poll(text).toContain('operation="nova.servers.get",status="200"} 1')
    expect(await text()).toContain('stratus_upstream_request_duration_seconds_count{service="nova",status="200"} 2')
    expect(await text()).toMatch(/^stratus_connections 3$/m)
    expect(await text()).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  it('sessions of the last quarter of an hour are counted, and nowhere named', async () => {
    const { world, text, pass } = await open()
    const ask = (session: string) => world.request('GET /api/nova/servers/', [`Cookie: sessionid=${session}`])
    await ask('alpha-secret')
    await ask('alpha-secret')
    await ask('beta-secret')
    await expect.poll(text).toMatch(/^stratus_sessions 2$/m)
    expect(await text()).not.toMatch(/alpha|beta/)
    pass(15 * 60_000 + 1)
    await ask('beta-secret')
    await expect.poll(text).toMatch(/^stratus_sessions 1$/m)
  })

  it('sessions that somebody made up are not counted', async () => {
    const { world, text } = await open()
    for (const [at, line] of ['GET /livez', 'GET /auth/login/', 'GET /api/no/such/call', 'GET /stratus/x'].entries())
      await world.request(line, [`Cookie: sessionid=made-up-${at}`])
    await expect.poll(text).toContain('operation="api"')
    expect(await text()).toMatch(/^stratus_sessions 0$/m)
  })

  it('ten thousand made-up addresses make no ten thousand series', async () => {
    const { metrics, text } = await open()
    for (let at = 0; at < 10_000; at++) {
      const { world: _, ...answered } = { world: null, ...made(at) }
      metrics.answered(answered)
    }
    const series = (await text()).split('\n').filter((line) => line.startsWith('stratus_http_request_duration'))
    expect(series.length).toBeLessThan(20)
  })

  it('are told on a port of their own and at one address only', async () => {
    const { world, metrics } = await open()
    const server = createMetricsServer(metrics.registry)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    ends.push(() => server.close())
    const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${portOf(server)}${path}`, { method })
    const answer = await at('/metrics')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect((await at('/')).status).toBe(404)
    expect((await at('/metrics', 'POST')).status).toBe(404)
    // The public side knows nothing of it: the address is one of the cloud's.
    expect((await world.request('GET /metrics', ['X-Requested-With: XMLHttpRequest'])).body).toBe('"ok"')
    expect(world.heard).toHaveLength(1)
  })

  it('a port that is taken ends the start with its name', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    ends.push(() => other.close())
    const metrics = { port: portOf(other), host: '127.0.0.1' }
    const log = createLog('text', () => undefined)
    await expect(
      watch({ log: true, metrics, clientReports: false, traces: null }, log, createServer()),
    ).rejects.toThrow(/^METRICS_PORT \d+ of 127\.0\.0\.1 cannot be listened on/)
  })

  it('the Grafana dashboard and the alerts ask for figures that there are', async () => {
    const { world, metrics, text } = await open()
    await world.request('GET /api/nova/servers/')
    metrics.report('csp')
    const names = new Set((await text()).match(/^# TYPE (\w+)/gm)?.map((line) => line.slice(7)))
    const asked = ['docs/monitoring/grafana-dashboard.json', 'docs/monitoring/alerts.yaml'].flatMap((file) => [
      ...readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').matchAll(/\b(?:stratus|nodejs|process)_\w+/g),
    ])
    expect(asked.length).toBeGreaterThan(10)
    const unknown = asked.map(([name]) => name.replace(/_(bucket|count|sum)$/, '')).filter((name) => !names.has(name))
    expect(unknown).toEqual([])
  })
})

function made(at: number) {
  const request = new Request(`http://dash.test/api/nova/servers/${at}/x${at}`)
  return { id: 'req', operation: 'api', request, status: 200, milliseconds: 1, bytes: 1, address: undefined }
}
