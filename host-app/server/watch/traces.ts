import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import type { Answered, Observer, RequestTrace } from './answered.js'
import type { TraceHeaders } from './trace-headers.js'

/** Longest wait for what is still to be delivered when the program ends, ms. */
const lastMs = 2000

export interface Traces {
  /** @param parent of a proxy that is believed */
  readonly begin: (method: string, parent: TraceHeaders) => RequestTrace
  readonly answered: Observer
  /** Delivers what it still has. */
  close(): Promise<void>
}

/**
 * Spans of each request and of the call to the cloud that it makes, sent by OTLP to where the standard variables of OpenTelemetry say.
 * They have names of operations and services: no address, no query, no name of a thing.
 * @param share of the requests that nobody before us has decided on, 0 to 1
 */
export function createTraces(share: number, write: (line: string) => void): Traces {
  const exporter = tellingExporter(new OTLPTraceExporter(), write)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'stratus' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('stratus')
  const propagator = new W3CTraceContextPropagator()
  return {
    begin(method, parent) {
      const before = propagator.extract(ROOT_CONTEXT, parent, defaultTextMapGetter)
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
        before,
      )
      const within = trace.setSpan(before, span)
      return {
        id: span.spanContext().traceId,
        call: (operation, service) => beginCall(within, operation, service),
        end: (answered) => endRequest(span, answered),
      }
    },
    answered: (answered) => answered.trace?.end(answered),
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise<void>((resolve) => setTimeout(resolve, lastMs).unref()),
      ]),
  }

  function beginCall(within: Context, operation: string, service: string): ReturnType<RequestTrace['call']> {
    const span = tracer.startSpan(
      operation,
      { kind: SpanKind.CLIENT, attributes: { 'stratus.service': service } },
      within,
    )
    const headers: Record<string, string> = {}
    propagator.inject(trace.setSpan(within, span), headers, defaultTextMapSetter)
    return {
      headers,
      end(status) {
        setStatus(span, status, status >= 400)
        span.end()
      },
    }
  }
}

/** Says once that the collector is away, and that it is back. Its own words are not told: a key may stand in its answer. */
function tellingExporter(exporter: SpanExporter, write: (line: string) => void): SpanExporter {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const fails = result.code === ExportResultCode.FAILED
        if (fails && !isAway) write('! Traces cannot be delivered: OTEL_EXPORTER_OTLP_ENDPOINT does not take them.')
        if (!fails && isAway) write('Traces are delivered again.')
        isAway = fails
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

function endRequest(span: Span, { request, operation, status, id, bytes, truncated = false }: Answered): void {
  span.updateName(`${request.method} ${operation}`)
  span.setAttributes({ 'stratus.operation': operation, 'stratus.request_id': id })
  if (bytes !== undefined) span.setAttribute('http.response.size', bytes)
  if (truncated) span.setAttribute('stratus.truncated', true)
  setStatus(span, status, status >= 500 || truncated)
  span.end()
}

function setStatus(span: Span, status: number, isError: boolean): void {
  span.setAttribute('http.response.status_code', status)
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR })
}
