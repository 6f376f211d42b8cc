import { atWebroot } from '../paths.js'
import type { ApiError } from '../errors.js'
import { errorOfAnswer, errorOfThrown } from './failure.js'
import type { Send } from '../http/send.js'
import type { Exchange } from './exchange.js'

const isAbsolute = /^(\w+:|\/)/

/**
 * The bytes of a file as an octet stream (W-MODAL-13). With a token they go to the service that gave it, past the queue, since they may
 * run for an hour, and without the AJAX marker and CSRF token, which are Horizon's and not the service's. Without one they go to the
 * dashboard's own server, like any other call: a session that ends asks for the sign-in, and the file is sent again.
 */
export async function sendFile(
  parts: { webroot: string; send: Send; exchange: Exchange; onError: (error: ApiError, quiet: boolean) => void },
  url: string,
  token: string | null,
  file: Blob,
  controls: { signal?: AbortSignal; onProgress?: (percent: number) => void; quiet?: boolean } = {},
): Promise<void> {
  const requested = {
    operation: null,
    failure: { text: 'There was an error submitting the form. Please try again.', args: {} },
  }
  try {
    const answer = await (token ? parts.send : parts.exchange)({
      method: 'PUT',
      url: isAbsolute.test(url) ? url : atWebroot(parts.webroot, url),
      headers: { 'Content-Type': 'application/octet-stream', ...(token ? { 'X-Auth-Token': token } : {}) },
      body: file,
      signal: controls.signal,
      onProgress: controls.onProgress,
      withCredentials: true,
    })
    if (answer.status < 200 || answer.status >= 300) throw errorOfAnswer(answer, requested)
  } catch (thrown) {
    const error = errorOfThrown(thrown, requested)
    parts.onError(error, controls.quiet ?? false)
    throw error
  }
}
