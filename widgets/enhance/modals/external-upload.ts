import { t } from '../../internal/localize.js'
import { openModal } from '../../modal-stack/stratus-modal-stack.define.js'
import type { Context } from '../core/context.js'
import { footerButton } from './footer-button.js'

/**
 * Sends a file where the answer to its form says (W-MODAL-13), with a modal that shows the progress and whose Cancel stops it.
 * Rejects when it failed or was stopped.
 */
export async function sendExternally(context: Context, url: string, token: string, file: File): Promise<void> {
  const stop = new AbortController()
  const bar = document.createElement('progress')
  bar.max = 100
  bar.value = 0
  const amount = document.createElement('output')
  const content = document.createElement('div')
  content.className = 'stratus-horizon stratus-horizon-upload'
  content.append(bar, amount)
  const handle = openModal({ heading: t('Uploading image'), content, size: 'small', withoutGuard: true })
  bar.setAttribute('aria-label', t('Uploading image'))
  handle?.element.append(footerButton(t('Cancel'), () => handle.close()))
  void handle?.closed.then(() => stop.abort())
  try {
    await context.putFile(url, file, {
      headers: { 'Content-Type': 'application/octet-stream', 'X-Auth-Token': token },
      signal: stop.signal,
      onProgress: (percent) => {
        bar.value = percent
        amount.textContent = t('%s of %s done', [`${percent}%`, file.name])
      },
    })
  } finally {
    handle?.close()
  }
}
