import type { MiddlewareHandler } from 'hono'

/** One finished request, as the log tells it. */
export interface Logged {
  method: string
  url: string
  status: number
  milliseconds: number
}

/**
 * The line of one request. Query values are left out and only their names kept: they may be tokens, search words or the
 * address a person came from. Headers and bodies are never looked at.
 */
export function logLine({ method, url, status, milliseconds }: Logged): string {
  const { pathname, searchParams } = new URL(url)
  const names = [...new Set(searchParams.keys())].filter((name) => /^[\w.-]{1,40}$/.test(name))
  const query = names.length ? `?${names.join('&')}` : ''
  return `${method} ${pathname}${query} ${status} ${Math.round(milliseconds)}ms`
}

/** Writes one line per request. */
export function requestLog(
  write: (line: string) => void,
  now: () => number = () => performance.now(),
): MiddlewareHandler {
  return async (context, next) => {
    const started = now()
    await next()
    const { method, url } = context.req.raw
    write(logLine({ method, url, status: context.res.status, milliseconds: now() - started }))
  }
}
