import { ownHeaders } from './security-headers.js'
import type { Upstream } from './upstream.js'

/** `/healthz`: 200 as long as the server itself works; what is behind it is told in the body, for people and dashboards. */
export async function health(upstream: Upstream, startedAt: number, now: () => number): Promise<Response> {
  const trouble = await upstream.trouble()
  return Response.json(
    { status: 'ok', upstream: upstream.name, trouble, uptimeSeconds: Math.round((now() - startedAt) / 1000) },
    { headers: { ...ownHeaders, 'Cache-Control': 'no-store' } },
  )
}
