import { errorOfAnswer, errorOfThrown } from './failure.js'
import type { ApiError } from '../errors.js'
import type { HorizonMessage, HtmlAnswer } from '../html/html-answer.js'
import type { Exchange } from './exchange.js'
import { bodyOf, verdictOf } from '../http/classify.js'
import type { Method } from '../http/wire.js'
import { normalizeWebroot, PathError } from '../paths.js'

export interface HtmlInit {
  readonly method?: Method
  readonly body?: URLSearchParams | FormData
  /** Such as `X-Horizon-Add-To-Field` or `X-Horizon-Validate-Step-Start` (W-MODAL-11). */
  readonly headers?: Readonly<Record<string, string>>
  /** The answer as bytes, for downloads. */
  readonly wantBlob?: boolean
  readonly signal?: AbortSignal
  readonly onProgress?: (percent: number) => void
  readonly quiet?: boolean
  readonly outsideSession?: boolean
  /** A 403 that says why in its messages is an answer: Horizon 27 gives it for what a service refuses of a form. */
  readonly takesRefusal?: boolean
  /** Nothing else is on its way meanwhile: for what changes the session. */
  readonly alone?: boolean
  /** A redirect is not followed: it fails, by its status (0 in browsers). */
  readonly redirect?: 'manual'
}

const problem = 'There was a problem communicating with the server, please try again.'

/** Low-level access to Horizon's own pages, by the rules of every other call (headers, queue, sign-in, errors). */
export function createFetchHtml(parts: {
  webroot: string
  exchange: Exchange
  onError: (error: ApiError, quiet: boolean) => void
}): (path: string, init?: HtmlInit) => Promise<HtmlAnswer> {
  const requested = { operation: null, failure: { text: problem, args: {} } }
  return async (path, init = {}) => {
    try {
      const url = sameOriginUrl(parts.webroot, path)
      const { method = 'GET', body, headers, wantBlob, signal, onProgress, outsideSession, alone, redirect } = init
      const answer = await parts.exchange({
        method,
        url,
        body,
        headers,
        wantBlob,
        signal,
        onProgress,
        outsideSession,
        alone,
        redirect,
      })
      const told = horizonHeaders(answer.headers, parts.webroot)
      const isRefusal = init.takesRefusal && answer.status === 403 && told.messages.some(({ type }) => type === 'error')
      if (verdictOf(answer) !== 'fine' && !isRefusal) throw errorOfAnswer(answer, requested)
      return {
        status: answer.status,
        html: answer.text,
        blob: answer.blob,
        contentType: answer.headers.get('content-type') ?? '',
        language: answer.headers.get('content-language'),
        ...told,
      }
    } catch (thrown) {
      const error = errorOfThrown(thrown, requested)
      parts.onError(error, init.quiet ?? false)
      throw error
    }
  }
}

/** Relative paths start at the web root, absolute ones at the origin. Another origin throws {@link PathError}. */
export function sameOriginUrl(webroot: string, path: string): string {
  const base = baseOf(webroot)
  const url = new URL(path, base)
  if (url.origin !== base.origin) throw new PathError('The address leads to another origin.')
  return /^https?:/.test(webroot) ? url.href : url.pathname + url.search
}

function baseOf(webroot: string): URL {
  const origin =
    typeof location === 'undefined' || location.origin === 'null' ? 'http://stratus.invalid' : location.origin
  return new URL(normalizeWebroot(webroot), origin)
}

function horizonHeaders(headers: Headers, webroot: string) {
  return {
    location: ownLocation(headers.get('x-horizon-location'), webroot),
    messages: readMessages(headers.get('x-horizon-messages')),
    addToField: headers.get('x-horizon-add-to-field'),
    filename: readFilename(headers.get('content-disposition')),
    fileUploadUrl: headers.get('x-file-upload-url'),
    authToken: headers.get('x-auth-token'),
    logout: headers.has('logout'),
  }
}

function ownLocation(target: string | null, webroot: string): string | null {
  if (!target || !URL.canParse(target, baseOf(webroot))) return null
  const url = new URL(target, baseOf(webroot))
  return url.origin === baseOf(webroot).origin ? url.pathname + url.search + url.hash : null
}

function readMessages(header: string | null): HorizonMessage[] {
  const list = header ? bodyOf(header) : []
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return []
    const [type, text, tags] = entry.map((part: unknown) => (typeof part === 'string' ? part : ''))
    return type && text ? [{ type, text, tags: tags ?? '' }] : []
  })
}

function readFilename(header: string | null): string | null {
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1]?.trim() ?? null
}
