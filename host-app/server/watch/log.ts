import type { Answered } from './answered.js'

export type LogFormat = 'text' | 'json'

/** Where everything goes that the server has to say. */
export interface Log {
  /** A sentence for the operator; those that begin with `!` ask for attention. */
  line(text: string): void
  /** A request that is over. */
  answered(answered: Answered): void
  /** What a browser reported. */
  report(fields: Readonly<Record<string, string | number>>): void
}

/** Text for people, or one JSON object a line for collectors. */
export function createLog(format: LogFormat, write: (line: string) => void, now: () => number = Date.now): Log {
  if (format === 'text') {
    return {
      line: write,
      answered: (answered) => write(requestLine(answered)),
      report: (fields) =>
        write(
          `! report ${Object.entries(fields)
            .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
            .join(' ')}`,
        ),
    }
  }
  const json = (level: string, fields: object) =>
    write(JSON.stringify({ time: new Date(now()).toISOString(), level, ...fields }))
  return {
    line: (text) => json(text.startsWith('!') ? 'warn' : 'info', { message: text.replace(/^! /, '').trim() }),
    answered: (answered) =>
      json(answered.status >= 500 || answered.truncated ? 'error' : 'info', requestFields(answered)),
    report: (fields) => json('warn', { message: 'report', ...fields }),
  }
}

/**
 * The line of one request. Query values are left out and only their names kept: they may be tokens, search words or the
 * address a person came from. Headers and bodies are never looked at.
 */
function requestLine(answered: Answered): string {
  const { request, status, milliseconds, address, truncated, refused, origin } = answered
  const { path, query } = addressOf(request)
  const names = query.length ? `?${query.join('&')}` : ''
  const line = `${request.method} ${path}${names} ${status} ${Math.round(milliseconds)}ms`
  const why = refused && `refused=${refused} origin=${origin ?? 'none'}`
  return [line, address, why, truncated && 'truncated'].filter(Boolean).join(' ')
}

function requestFields(answered: Answered) {
  const {
    request,
    id,
    operation,
    status,
    milliseconds,
    bytes,
    address,
    cloud,
    cloudId,
    truncated,
    trace,
    refused,
    origin,
  } = answered
  return {
    message: 'request',
    id,
    method: request.method,
    ...addressOf(request),
    operation,
    status,
    ms: Math.round(milliseconds),
    bytes,
    address,
    ...(cloud && { service: cloud.service, cloud_status: cloud.status, cloud_ms: Math.round(cloud.milliseconds) }),
    cloud_id: cloudId,
    trace_id: trace?.id,
    ...(refused && { refused, origin }),
    ...(truncated && { truncated }),
  }
}

function addressOf({ url }: Request): { path: string; query: string[] } {
  const { pathname, searchParams } = new URL(url)
  const query = [...new Set(searchParams.keys())].filter((name) => /^[\w.-]{1,40}$/.test(name))
  return { path: pathname, query }
}
