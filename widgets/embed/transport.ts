import { retryAfterIn } from '@stratus/api-client/live'

/** What an element asks for. */
export interface EmbedRequest {
  /** Absolute. */
  readonly url: string
  readonly signal: AbortSignal
}

/** Answers a request as the page wants it: with a bearer token, through a proxy, from a recording. Gives the parsed JSON. */
export type EmbedTransport = (request: EmbedRequest) => Promise<unknown>

/** Why there is no answer; the codes are those of the client. */
export class EmbedError extends Error {
  constructor(
    readonly code: 'unauthenticated' | 'forbidden' | 'not-found' | 'server' | 'malformed' | 'offline',
    message: string,
    /** How long the server wants to be left alone, ms. */
    readonly retryAfter = 0,
  ) {
    super(message)
    this.name = 'EmbedError'
  }
}

const codes: Readonly<Record<number, EmbedError['code']>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  // Laravel: the page's session, and with it its token, is over.
  419: 'unauthenticated',
}

/**
 * Asks the address itself. On the page's own origin as Horizon wants it, with the session; elsewhere plainly and without
 * cookies, which browsers block there anyway.
 */
export const fetchTransport: EmbedTransport = async ({ url, signal }) => {
  // Of a sandboxed frame that is `null`, whatever its address.
  const own = new URL(url, document.baseURI).origin === window.origin
  const init: RequestInit = own
    ? { credentials: 'same-origin', headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' } }
    : { credentials: 'omit' }
  const answer = await fetch(url, { ...init, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new EmbedError('offline', 'The server cannot be reached.')
  })
  // Horizon, and many a portal, leads a caller without a session to the sign-in page.
  if (answer.ok && answer.redirected && /html/i.test(answer.headers.get('Content-Type') ?? ''))
    throw new EmbedError('unauthenticated', 'Nobody is signed in.')
  return readAnswer(answer)
}

/** The JSON of a good answer; of any other, why there is none. */
export async function readAnswer(answer: Response): Promise<unknown> {
  if (!answer.ok) {
    const wish = retryAfterIn(answer.headers) ?? 0
    throw new EmbedError(codes[answer.status] ?? 'server', `The server answered ${answer.status}.`, wish)
  }
  try {
    return (await answer.json()) as unknown
  } catch {
    throw new EmbedError('malformed', 'The answer is no JSON.')
  }
}
