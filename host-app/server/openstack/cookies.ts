/** A value without the quotes and escapes of Python's `http.cookies`: a Horizon at the same address may have left it. */
const unquoted = (value: string): string =>
  /^".*"$/.test(value)
    ? value
        .slice(1, -1)
        .replace(/\\([0-3][0-7]{2}|.)/g, (_, code: string) =>
          code.length === 3 ? String.fromCodePoint(Number.parseInt(code, 8)) : code,
        )
    : value

/** The cookies of a request, by name. */
export function cookiesOf(request: Pick<Request, 'headers'>): ReadonlyMap<string, string> {
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((text) => {
    const at = text.indexOf('=')
    return [text.slice(0, at).trim(), unquoted(text.slice(at + 1).trim())] as const
  })
  return new Map(pairs)
}

interface CookieTerms {
  /** Seconds; 0 takes it away, none leaves it to the browser's session. */
  readonly maxAge?: number
  readonly httpOnly?: boolean
}

/** `Set-Cookie`, for the whole dashboard. `Secure` is added where people come by https. */
export function setCookie(name: string, value: string, path: string, { maxAge, httpOnly }: CookieTerms = {}): string {
  return [
    `${name}=${value}`,
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${Math.max(0, Math.floor(maxAge))}`]),
    `Path=${path}`,
    'SameSite=Lax',
  ].join('; ')
}
