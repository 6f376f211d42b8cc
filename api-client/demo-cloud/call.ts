/** One request as the cloud sees it, whatever carried it here. */
export interface Call {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly cookies: ReadonlyMap<string, string>
  readonly body: Uint8Array<ArrayBuffer>
  readonly ajax: boolean
}

/** One answer. Headers are a list because `Set-Cookie` comes several times, and no browser lets a Response carry it. */
export interface Answer {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string | Uint8Array<ArrayBuffer> | null
}

/** @param cookies cookies of a jar, for callers whose Request may not carry the Cookie header (browsers) */
export async function readCall(request: Request, cookies?: ReadonlyMap<string, string>): Promise<Call> {
  return {
    method: request.method.toUpperCase(),
    url: new URL(request.url),
    headers: request.headers,
    cookies: cookies ?? parseCookies(request.headers.get('Cookie') ?? ''),
    // A server makes the whole of a Request only for who asks for its body: hundreds of MB that wait to be collected, under load.
    body: hasBody(request) ? new Uint8Array(await request.arrayBuffer()) : new Uint8Array(),
    ajax: request.headers.get('X-Requested-With') === 'XMLHttpRequest',
  }
}

const hasBody = ({ method }: Request) => !/^(GET|HEAD)$/i.test(method)

const statusesWithoutBody = new Set([101, 204, 205, 304])

export function toResponse(answer: Answer): Response {
  const headers = new Headers()
  for (const [name, value] of answer.headers) headers.append(name, value)
  return new Response(statusesWithoutBody.has(answer.status) ? null : answer.body, { status: answer.status, headers })
}

export function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at < 0) continue
    const value = part.slice(at + 1).trim()
    cookies.set(part.slice(0, at).trim(), value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value)
  }
  return cookies
}

export type CookieOptions = { maxAge?: number; httpOnly?: boolean }

/** The value of a `Set-Cookie` header, with the attributes Django sets. */
export function setCookie(name: string, value: string, options: CookieOptions = {}): readonly [string, string] {
  const parts = [`${name}=${value === '' ? '""' : value}`]
  if (options.httpOnly) parts.push('HttpOnly')
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`)
  parts.push('Path=/', 'SameSite=Lax')
  return ['Set-Cookie', parts.join('; ')]
}

/** Form fields of a POST, urlencoded or multipart. */
export async function readForm(call: Call): Promise<FormData> {
  const type = call.headers.get('Content-Type') ?? ''
  if (/multipart\/form-data|urlencoded/i.test(type)) {
    return new Response(call.body, { headers: { 'Content-Type': type } }).formData().catch(() => new FormData())
  }
  return new FormData()
}
