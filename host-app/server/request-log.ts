import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.js'

/** One finished request, as the log tells it. */
export interface Logged {
  method: string
  url: string
  status: number
  milliseconds: number
  /** Who asked. */
  address?: string | undefined
}

/**
 * The line of one request. Query values are left out and only their names kept: they may be tokens, search words or the
 * address a person came from. Headers and bodies are never looked at.
 */
export function logLine({ method, url, status, milliseconds, address }: Logged): string {
  const { pathname, searchParams } = new URL(url)
  const names = [...new Set(searchParams.keys())].filter((name) => /^[\w.-]{1,40}$/.test(name))
  const query = names.length ? `?${names.join('&')}` : ''
  return `${method} ${pathname}${query} ${status} ${Math.round(milliseconds)}ms${address ? ` ${address}` : ''}`
}

/** Writes one line per request. */
export function requestLog(
  write: (line: string) => void,
  now: () => number = () => performance.now(),
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = now()
    await next()
    const { method, url } = context.req.raw
    const { address } = context.get('caller')
    write(logLine({ method, url, status: context.res.status, milliseconds: now() - started, address }))
  }
}
