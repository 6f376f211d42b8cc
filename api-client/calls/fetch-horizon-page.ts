import type { ApiError } from '../errors.js'
import type { Exchange } from './exchange.js'
import { errorOfThrown } from './failure.js'
import { sameOriginUrl } from './fetch-html.js'
import type { Method } from '../http/wire.js'

const problem = 'There was a problem communicating with the server, please try again.'

/** Header names are told apart by case nowhere but in an object. */
const ajaxMarker = 'X-Requested-With'

/**
 * A `fetch` for pages that are brought to life (`enhance`): headers, token, queue and sign-in as every call of the client has
 * them, and the whole answer whatever its status. Bodies come as bytes, so that a file stays what it is. Without headers of its
 * own a call bears the AJAX marker. Rejects with {@link ApiError} when there is no answer.
 */
export function createFetchHorizonPage(parts: {
  webroot: string
  exchange: Exchange
}): (url: string, init?: RequestInit) => Promise<Response> {
  return async (url, init = {}) => {
    const { method = 'GET', body, signal } = init
    const headers = Object.fromEntries(new Headers(init.headers))
    const marker = headers[ajaxMarker.toLowerCase()]
    delete headers[ajaxMarker.toLowerCase()]
    try {
      const answer = await parts.exchange({
        method: method.toUpperCase() as Method,
        url: sameOriginUrl(parts.webroot, url),
        headers: { ...headers, ...(marker && { [ajaxMarker]: marker }) },
        wantBlob: true,
        ...(isBody(body) && { body }),
        ...(signal && { signal }),
      })
      const empty = [204, 205, 304].includes(answer.status)
      const response = new Response(empty ? null : (answer.blob ?? answer.text), {
        status: answer.status,
        headers: answer.headers,
      })
      return Object.defineProperties(response, { url: { value: answer.url }, redirected: { value: answer.redirected } })
    } catch (thrown) {
      throw asApiError(thrown)
    }
  }
}

function isBody(body: unknown): body is FormData | URLSearchParams | string {
  return body instanceof FormData || body instanceof URLSearchParams || typeof body === 'string'
}

function asApiError(thrown: unknown): ApiError {
  return errorOfThrown(thrown, { operation: null, failure: { text: problem, args: {} } })
}
