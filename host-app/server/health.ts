import { ownJson } from './own-answer.js'
import type { Upstream } from './upstream.js'

/** `/healthz`: 200 as long as the server itself works; what is behind it is told in the body, for people and dashboards. */
export async function health(upstream: Upstream, startedAt: number, now: () => number): Promise<Response> {
  const trouble = await upstream.trouble()
  const uptimeSeconds = Math.round((now() - startedAt) / 1000)
  return ownJson({ status: 'ok', upstream: upstream.name, trouble, uptimeSeconds })
}
