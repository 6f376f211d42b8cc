import '../../toaster/stratus-toaster.define.js'
import type { Clock as PollClock, Visibility } from '../../../api-client/live/poller.js'
import { t } from '../../internal/localize.js'
import { realClock, type Clock } from '../../internal/pausable-timer.js'
import type { ToastInput } from '../../toaster/toast-model.js'
import type { PutFile } from './context.js'

export const browserClock: Clock & PollClock = {
  ...realClock,
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}

export const browserVisibility: Visibility = {
  get visible() {
    return !document.hidden
  },
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}

/** How long a page may take to leave before what waits for it comes back, ms: the answer may have been a download. */
const leaving = 15_000

/** Goes there, or loads again when the page is there already. Settles late: the page should be gone by then. */
export async function goTo(url: string): Promise<void> {
  const here = location.href.split('#')[0]
  if (url.split('#')[0] === here) location.reload()
  else location.assign(url)
  await new Promise((resolve) => setTimeout(resolve, leaving))
}

/** In the page's toaster, made when there is none. */
export function showToast(message: ToastInput): void {
  let toaster = document.querySelector('stratus-toaster')
  if (!toaster) {
    toaster = document.createElement('stratus-toaster')
    document.body.append(toaster)
  }
  toaster.add(message)
}

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** `fetch` knows no progress of what it sends. */
export const putFile: PutFile = (url, file, { headers, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? Math.floor((100 * loaded) / total) : 0),
    )
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(request.responseText.slice(0, 500) || request.statusText)),
    )
    request.addEventListener('error', () =>
      reject(new Error(t('There was a problem communicating with the server, please try again.'))),
    )
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
