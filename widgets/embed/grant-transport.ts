import { isFinal } from '@stratus/api-client/live'
import { csrfHeaders, noCsrfSettings, type CsrfSettings } from './csrf-headers.js'
import { EmbedError, readAnswer, type EmbedTransport } from './transport.js'

/** What the dashboard answers to `POST stratus-portal/grants`: the portal's server hands it on as it is. */
export interface Grant {
  readonly grant: string
  /** Seconds. */
  readonly expires_in: number
}

/** Where a new grant comes from: an address of the portal's own server (asked by POST, with the portal's cookies), or a function. */
export type GrantSource = string | ((signal: AbortSignal) => Promise<Grant>)

/** A grant that ends within this time is not used any more, ms: the question is on its way for a while. */
const margin = 10_000
/** Longest wait for one answer, ms: the others wait for their turn. */
const patience = 30_000

const byAddress = new Map<string, EmbedTransport>()
const byFunction = new WeakMap<object, EmbedTransport>()

/**
 * Asks a dashboard with grants of this source. All elements with the same source share the grant, and ask in turn.
 * @param csrf for a source that is an address
 */
export function grantTransport(source: GrantSource, csrf: CsrfSettings = noCsrfSettings): EmbedTransport {
  if (typeof source === 'function') {
    const known = byFunction.get(source) ?? create(source)
    byFunction.set(source, known)
    return known
  }
  const key = JSON.stringify([source, csrf.token, csrf.header])
  const known = byAddress.get(key) ?? create((signal) => fetchGrant(source, csrf, signal))
  byAddress.set(key, known)
  return known
}

function create(renew: (signal: AbortSignal) => Promise<Grant>): EmbedTransport {
  /** Of the token that serves next; forgotten when it is sent, as it serves once. */
  let held: { readonly token: string; readonly until: number } | undefined
  let before: Promise<unknown> = Promise.resolve()

  async function take(limit: AbortSignal): Promise<{ token: string; fresh: boolean }> {
    const kept = held
    held = undefined
    if (kept && kept.until > Date.now()) return { token: kept.token, fresh: false }
    const { grant } = await renew(limit)
    if (typeof grant !== 'string' || !grant) throw new EmbedError('malformed', 'The portal gave no grant.')
    return { token: grant, fresh: true }
  }

  /** @param limit what is on its way goes on when `signal` is aborted: the token that serves next comes with the answer */
  async function ask(url: string, signal: AbortSignal, limit: AbortSignal): Promise<unknown> {
    signal.throwIfAborted()
    const { token, fresh } = await take(limit)
    const answer = await send(url, token, limit)
    // The grant has ended early (the dashboard was started again): once more with a new one.
    if (answer.status === 401 && !fresh) return ask(url, signal, limit)
    const next = answer.headers.get('Stratus-Next-Grant')
    const seconds = Number(answer.headers.get('Stratus-Grant-Expires-In'))
    if (next && answer.status !== 401) held = { token: next, until: Date.now() + seconds * 1000 - margin }
    signal.throwIfAborted()
    return readAnswer(answer)
  }

  return ({ url, signal }) => {
    const turn = before.then(() => ask(url, signal, AbortSignal.timeout(patience)))
    before = turn.catch(() => undefined)
    return turn.catch((error: unknown) => {
      if (signal.aborted || error instanceof EmbedError || isFinal(error)) throw error
      throw new EmbedError('offline', 'The server cannot be reached.')
    })
  }
}

/**
 * No cookie goes along: the grant is all that counts, and it stands in no address. The answer forbids caches to keep it; with a
 * `cache` of ours here Chromium would ask each time whether it may ask (CORS).
 */
function send(url: string, token: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    headers: { Authorization: `Stratus-Grant ${token}` },
    signal,
  })
}

async function fetchGrant(address: string, csrf: CsrfSettings, signal: AbortSignal): Promise<Grant> {
  const answer = await fetch(address, {
    method: 'POST',
    credentials: 'same-origin',
    cache: 'no-store',
    // Portals lead who is not signed in to a page with a form; that is no grant.
    redirect: 'manual',
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...csrfHeaders(address, csrf) },
    signal,
  })
  if (answer.type === 'opaqueredirect')
    throw new EmbedError('unauthenticated', `${address} leads elsewhere: nobody is signed in at the portal.`)
  return (await readAnswer(answer)) as Grant
}
