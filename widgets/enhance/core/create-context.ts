import { t } from '../../internal/localize.js'
import { messageFromTuple } from '../../internal/message-model.js'
import { sanitizeHtml } from '../../internal/sanitize.js'
import type { ToastInput } from '../../toaster/toast-model.js'
import { busyNote } from './busy-note.js'
import type { Context, EnhanceOptions, Request } from './context.js'
import { browserClock, browserVisibility, goTo, putFile, saveFile, showToast } from './defaults.js'
import { ownAddress } from './attributes.js'
import { messageTuples } from './messages-model.js'

/** An address to go to, or undefined when it is no page (`javascript:`, `data:`). */
function pageUrl(url: string): string | undefined {
  try {
    const target = new URL(url, location.href)
    return target.protocol === 'http:' || target.protocol === 'https:' ? target.href : undefined
  } catch {
    return undefined
  }
}

function createRequest(send: (url: string, init: RequestInit) => Promise<Response>, toast: Context['toast']): Request {
  return async (url, init = {}) => {
    // Markup names the address: what it brings is never from somewhere else.
    if (!ownAddress(url)) throw new TypeError(t('There was a problem communicating with the server, please try again.'))
    const headers = { 'X-Requested-With': 'XMLHttpRequest', ...(init.headers as Record<string, string> | undefined) }
    const response = await send(url, { credentials: 'same-origin', ...init, headers })
    for (const tuple of messageTuples(response.headers.get('X-Horizon-Messages'))) {
      const { html, ...message } = messageFromTuple(tuple)
      const { text } = message
      toast(html ? { ...message, text: sanitizeHtml(text).textContent.trim(), html: text } : message)
    }
    return response
  }
}

/** The options with their defaults; `life` is how a scope brings nodes to life. */
export function createContext(
  options: EnhanceOptions,
  life: Pick<Context, 'enhance' | 'enhanceRoot' | 'release'>,
): Context {
  const toast: (message: ToastInput) => void = options.toast ?? showToast
  const go = options.navigate ?? goTo
  const clock = options.clock ?? browserClock
  return {
    ...life,
    look: options.look ?? 'own',
    alertFade: options.alertFade,
    clock,
    visibility: options.visibility ?? browserVisibility,
    request: createRequest(options.fetch ?? ((url, init) => fetch(url, init)), toast),
    putFile: options.putFile ?? putFile,
    navigate: async (url) => {
      const target = pageUrl(url)
      if (target) await go(target)
    },
    reload: options.reload ?? (() => location.reload()),
    // A field called `submit` hides the method.
    submit: options.submit ?? ((form) => HTMLFormElement.prototype.submit.call(form)),
    toast,
    save: options.save ?? saveFile,
    busy: (text) => busyNote(text, clock),
  }
}

/** A danger toast with one of the catalogue's sentences. */
export function toastFailure(context: Context, text: string, more: Partial<ToastInput> = {}): void {
  context.toast({ type: 'danger', text: t(text), ...more })
}
