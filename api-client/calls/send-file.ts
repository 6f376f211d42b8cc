import type { ApiError } from '../errors.js'
import { errorOfAnswer, errorOfThrown } from './failure.js'
import type { Send } from '../http/send.js'

/**
 * The second half of a direct upload: the bytes as an octet stream, with credentials and the token the server gave for it
 * (W-MODAL-13). It goes past the queue, since it may run for an hour, and without the AJAX marker and CSRF token, which are
 * Horizon's and not the image service's.
 */
export async function sendFile(
  parts: { send: Send; onError: (error: ApiError, quiet: boolean) => void },
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
    const answer = await parts.send({
      method: 'PUT',
      url,
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
