import { ownJson } from './own-answer.js'
import type { SharedStore } from './store/shared-store.js'
import type { Upstream } from './upstream.js'

/** Whether the server is about to stop: it still answers, and wants no more visitors. */
export type IsDraining = () => boolean

/** `/livez`: 200 as long as the process answers at all. */
export function live(): Response {
  return ownJson({ status: 'ok' })
}

/** `/readyz`: 503 once the server is about to stop, so that those before it send people elsewhere. */
export function ready(isDraining: IsDraining): Response {
  return isDraining() ? ownJson({ status: 'draining' }, 503) : ownJson({ status: 'ready' })
}

/**
 * `/healthz`: 200 as long as the server itself works; what is behind it is told in the body, for people and dashboards. Where the
 * cloud lies, and which setting may be wrong, only who asks on this machine is told.
 */
export async function health(
  upstream: Upstream,
  startedAt: number,
  now: () => number,
  { isDraining, inDetail, store }: { isDraining: IsDraining; inDetail: boolean; store: SharedStore | undefined },
): Promise<Response> {
  const trouble = await upstream.trouble()
  return ownJson({
    status: isDraining() ? 'draining' : 'ok',
    upstream: upstream.name,
    trouble: trouble?.text ?? null,
    uptimeSeconds: Math.round((now() - startedAt) / 1000),
    ...(inDetail && {
      address: upstream.address ?? null,
      detail: trouble?.detail ?? null,
      store: store ? (store.isAway ? 'away' : 'ok') : null,
    }),
  })
}
