import { cookiesOf } from './openstack/cookies.js'
import { ownJson } from './own-answer.js'

/** Where a page asks whether its user may write in object storage, below the web root. */
export const mayWritePath = 'stratus-may-write'

/** Nobody has it: its deletion changes nothing. */
const nothing = '.stratus-is-not-there'

/**
 * Whether who asks may change what is in a container, or, without one, whether the account is theirs. No policy tells: the cloud is
 * asked to delete something that is not there, and refuses that to who may not. Asked from here, as every browser writes such a
 * refusal, or a 404, to its console. `null`: the cloud did not say, or no address can name the container. What is asked bears the
 * token of who is signed in, so a page of another origin, which cannot write the marker of our own calls, is refused.
 *
 * @param webroot of the cloud's API
 * @param ask the cloud
 */
export async function answerMayWrite(
  request: Request,
  webroot: string,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const headers = new Headers(request.headers)
  if (headers.get('X-Requested-With') !== 'XMLHttpRequest') return ownJson('Refused: request must be AJAX.', 403)
  const { origin, searchParams } = new URL(request.url)
  const name = searchParams.get('container') || nothing
  if (name === '.' || name === '..') return ownJson(null)
  const container = encodeURIComponent(name)
  headers.set('X-CSRFToken', cookiesOf(request).get('csrftoken') ?? '')
  const address = `${origin}${webroot}api/swift/containers/${container}/object/${nothing}`
  const answer = await ask(new Request(address, { method: 'DELETE', headers, signal: request.signal }))
  // Read to its end: what is broken off here would look as if the cloud had done it.
  await answer.arrayBuffer()
  if (answer.status === 401) return ownJson('Unauthorized', 401)
  return ownJson(answer.status === 403 ? false : answer.status === 404 || answer.ok ? true : null)
}
