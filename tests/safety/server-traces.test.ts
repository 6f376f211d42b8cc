import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTrustedProxies } from '../../host-app/server/client-address.js'
import { ConfigError, readConfig } from '../../host-app/server/config.js'
import { createLog } from '../../host-app/server/watch/log.js'
import { createTraces } from '../../host-app/server/watch/traces.js'
import { openServerWorld, type WorldParts } from './server-world.js'

/** A span, as OTLP writes it in JSON. */
interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly kind: number
  readonly status: { readonly code?: number }
  readonly attributes: ReadonlyArray<{ readonly key: string; readonly value: Readonly<Record<string, unknown>> }>
}
interface Sent {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: Pick<SentSpan, 'attributes'>
    readonly scopeSpans: ReadonlyArray<{ readonly spans: readonly SentSpan[] }>
  }>
}

const kinds = { server: 2, client: 3 }
let collector: Server
let sent: Sent[]
let status: number
const ends: (() => unknown)[] = []

beforeEach(async () => {
  sent = []
  status = 200
  collector = createServer(async (request, answer) => {
    sent.push((await json(request)) as Sent)
    answer.writeHead(status, { 'Content-Type': 'application/json' }).end('{"said": "SECRET"}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => collector.once('listening', resolve))
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`)
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  collector.close()
  vi.unstubAllEnvs()
})

async function open(parts: WorldParts = {}, share = 1) {
  const lines: string[] = []
  const traces = createTraces(share, (line) => void lines.push(line))
  const log = createLog('json', (line) => void lines.push(line))
  const observers = [traces.answered, log.answered]
  const world = await openServerWorld({ observers, beginTrace: traces.begin, ...parts })
  ends.push(() => world.stop(), traces.close)
  const spans = async () => {
    // The answer is there before the request is over.
    await expect.poll(() => lines.filter((line) => line.includes('"request"')).length).toBeGreaterThan(0)
    await traces.close()
    return sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  }
  return { world, lines, spans }
}

const of = (spans: readonly SentSpan[], kind: number) => spans.find((span) => span.kind === kind)
const attributes = (span: Pick<SentSpan, 'attributes'> | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]))
const heardParent = (heard: readonly string[]) => /^traceparent: (\S+)/im.exec(heard[0] ?? '')?.[1]

describe('S-TRACE-01 traces', () => {
  it('a request and the call to the cloud that it made, under names of operations', async () => {
    vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test')
    const { world, spans, lines } = await open()
    await world.request('GET /api/nova/servers/?marker=SECRET', ['Cookie: sessionid=SECRET'])
    const all = await spans()
    const [asked, called] = [of(all, kinds.server), of(all, kinds.client)]
    expect(all).toHaveLength(2)
    expect(asked).toMatchObject({ name: 'GET nova.servers.list' })
    expect(attributes(asked)).toMatchObject({ 'http.request.method': 'GET', 'http.response.status_code': 200 })
    expect(called).toMatchObject({ name: 'nova.servers.list', traceId: asked?.traceId, parentSpanId: asked?.spanId })
    expect(attributes(called)).toMatchObject({ 'stratus.service': 'nova', 'http.response.status_code': 200 })
    const resource = attributes(sent[0]?.resourceSpans[0]?.resource)
    expect(resource).toMatchObject({ 'service.name': 'stratus', 'deployment.environment.name': 'test' })
    expect(JSON.stringify(sent)).not.toContain('SECRET')
    expect(lines.join('\n')).toContain(`"trace_id":"${asked?.traceId}"`)
  })

  it('the cloud gets the call’s span as its parent, and nothing that a client says of traces', async () => {
    const client = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    const { world, spans } = await open()
    await world.request('GET /api/nova/servers/', [`traceparent: ${client}`, 'tracestate: x=y', 'baggage: a=b'])
    const called = of(await spans(), kinds.client)
    expect(heardParent(world.heard)).toBe(`00-${called?.traceId}-${called?.spanId}-01`)
    expect(world.heard[0]).not.toMatch(/aaaa|tracestate|baggage/)
  })

  it('a proxy that is believed begins the trace, and decides', async () => {
    const { world, spans } = await open({ config: { trustProxy: readTrustedProxies('127.0.0.1') } }, 0)
    await world.request('GET /api/nova/servers/', [`traceparent: 00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`])
    expect(of(await spans(), kinds.server)).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) })
  })

  it('of a share of none nothing is sent; the cloud hears that too', async () => {
    const { world, spans } = await open({}, 0)
    await world.request('GET /api/nova/servers/')
    expect(await spans()).toEqual([])
    expect(heardParent(world.heard)).toMatch(/-00$/)
  })

  it('without traces the cloud hears nothing of a client’s', async () => {
    const world = await openServerWorld()
    ends.push(() => world.stop())
    await world.request('GET /api/nova/servers/', [`traceparent: 00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`])
    expect(heardParent(world.heard)).toBeUndefined()
  })

  it('failures of the cloud are marked', async () => {
    const { world, spans } = await open({
      answer: () => 'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 4\r\n\r\n"no"',
    })
    await world.request('GET /api/nova/servers/')
    expect((await spans()).map((span) => span.status.code)).toEqual([2, 2])
  })

  it('a collector that refuses is told of once, without its words, and requests go on', async () => {
    status = 400
    const { world, spans, lines } = await open()
    expect((await world.request('GET /api/nova/servers/')).status).toBe(200)
    await spans()
    const told = lines.filter((line) => line.startsWith('!'))
    expect(told).toEqual([expect.stringMatching(/^! Traces cannot be delivered: OTEL_EXPORTER_OTLP_ENDPOINT/)])
    expect(lines.join()).not.toContain('SECRET')
  })

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be an address/],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://u:p@c:4318' }, /^OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must be/],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not '1.5'/],
    [{ OTEL_TRACES_SAMPLER_ARG: 'all' }, /^OTEL_TRACES_SAMPLER_ARG must be a number/],
  ])('%o is refused at the start', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(sentence)
  })

  it('are off unless somebody says where to', () => {
    expect(readConfig({}).traces).toBeNull()
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://c:4318' }).traces).toEqual({ share: 1 })
  })
})
