import { errorOfAnswer } from './failure.js'
import type { Exchange } from './exchange.js'
import { aPage, sameOriginUrl } from './fetch-html.js'
import { isRedirect, verdictOf } from '../http/classify.js'
import type { WireAnswer } from '../http/wire.js'

/** Sends a form that ends the session, as a browser does: a redirect is the answer, and is not followed. So is a refusal (403). */
export function createPostForm({ webroot, exchange }: { webroot: string; exchange: Exchange }) {
  return async (path: string, body: URLSearchParams): Promise<WireAnswer> => {
    const answer = await exchange({
      method: 'POST',
      url: sameOriginUrl(webroot, path),
      headers: { 'X-Requested-With': '' },
      body,
      redirect: 'manual',
      outsideSession: true,
      alone: true,
    })
    if (isRedirect(answer) || answer.status === 403 || verdictOf(answer) === 'fine') return answer
    throw errorOfAnswer(answer, aPage)
  }
}
