import type { Delegate } from '../core/context.js'

/** A form of the page is sent once: its main button stays disabled after the first submit (W-MODAL-05), also on `page` look. */
export const submitOnce: Delegate = (root) => {
  const stop = new AbortController()
  const { signal } = stop
  const pressed = new Set<HTMLInputElement | HTMLButtonElement>()
  root.addEventListener(
    'submit',
    (event) => {
      const button = event.submitter
      const isButton = button instanceof HTMLInputElement || button instanceof HTMLButtonElement
      if (event.defaultPrevented || !isButton || !button.matches('.btn-primary:not(.always-enabled)')) return
      pressed.add(button)
      // After the browser has read the form: a disabled button is not sent.
      setTimeout(() => (button.disabled = true))
    },
    { signal },
  )
  // Back from the next page, out of the browser's cache.
  window.addEventListener('pageshow', () => pressed.forEach((button) => (button.disabled = false)), { signal })
  return () => stop.abort()
}
