/** Names under which our code and its libraries may create Trusted Types. */
const TRUSTED_TYPES = ['lit-html', 'dompurify', 'stratus', 'stratus-worker']

/** Other origins the app may talk to, from the configuration. */
export interface OtherOrigins {
  /** Image files may be sent there. */
  uploadOrigins?: readonly string[]
  /** The sign-in form may lead there. */
  signInOrigins?: readonly string[]
  /** Consoles of instances are shown in frames from there. */
  consoleOrigins?: readonly string[]
  /** Where breaches of the policy, and errors of the page, are reported. */
  reportTo?: string | undefined
}

/** The content policy of the app's documents: nothing inline, nothing evaluated, nothing from elsewhere. */
export function contentSecurityPolicy({
  uploadOrigins = [],
  signInOrigins = [],
  consoleOrigins = [],
  reportTo,
}: OtherOrigins = {}): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...uploadOrigins],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...consoleOrigins],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...signInOrigins],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
    // The one that all browsers know; `report-to` would win where both are, and is sent late.
    ...(reportTo && { 'report-uri': [reportTo] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Headers of everything the server itself answers: what is no document can do nothing when it is opened as one. */
export const ownHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** What decides who answers an address, and with which document: caches must not show one person's answer to another. */
export const varies = 'Cookie, Sec-Fetch-Dest, Accept, X-Requested-With'

/** Headers of the app's documents, beside `ownHeaders`. Horizon's own pages keep theirs: they need inline scripts. */
export function documentHeaders(others: OtherOrigins = {}): Record<string, string> {
  return {
    ...ownHeaders,
    'Content-Security-Policy': contentSecurityPolicy(others),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Frame-Options': 'SAMEORIGIN',
    Vary: varies,
  }
}

const isPage = (answered: Headers) =>
  /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(answered.get('content-type') ?? '')

/**
 * A page of the cloud that the app has read at its own address: back in the history, and in a tab that is restored, browsers would
 * show what they keep of it instead of the app.
 */
export function keepApart(answer: Response): Response {
  if (isPage(answer.headers)) answer.headers.append('Vary', varies)
  return answer
}

/** Gives an answer of the cloud what protects it, where it does not say it itself. Horizon's pages need inline scripts: no more than this. */
export function protect(answered: Headers): void {
  const least = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    ...(isPage(answered) && { 'Content-Security-Policy': "frame-ancestors 'self'; base-uri 'self'" }),
  }
  for (const [name, value] of Object.entries(least)) if (!answered.has(name)) answered.set(name, value)
}
