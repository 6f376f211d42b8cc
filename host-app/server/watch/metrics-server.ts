import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'

/** `GET /metrics` and nothing else, on a port of its own: figures are not for those who see the dashboard. */
export function createMetricsServer(registry: Registry): Server {
  return createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, (request, response) => {
    const found = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    if (!found) return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}
