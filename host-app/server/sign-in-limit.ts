import { isIPv6 } from 'node:net'
import type { Caller } from './caller.js'
import { canonicalPath } from './navigation.js'
import { comeAgain, ownJson } from './own-answer.js'
import { readAtMost, withBody } from './read-at-most.js'
import type { SharedStore } from './store/shared-store.js'

/** Horizon's forms that take a password or a code. */
const form = /^auth\/(login|(totp|password)\/[^/]+)\/?$/

/** Within this time failed attempts are counted, seconds. */
const period = 5 * 60

/** Several people may share an address: so many times what one name may fail. */
const perAddress = 6

/** No sign-in form is larger, bytes. */
export const largestForm = 64 * 1024

/** On a form shown again by this server itself: the cloud was in trouble and has looked at no password. Taken off where attempts are counted. */
export const cloudInTrouble = 'X-Stratus-Cloud-In-Trouble'

/** Answers a sign-in: refuses it, or lets the cloud answer; null when a request is none. */
export type SignInLimit = (
  request: Request,
  path: string | null,
  caller: Caller,
  ask: (request: Request) => Promise<Response>,
) => Promise<Response | null>

/**
 * Limits failed sign-ins for each address, and for each name at an address: nobody can lock another person out from elsewhere.
 * An attempt counts while it runs, and is taken back when it succeeds.
 */
export function createSignInLimit(failures: number, store: Pick<SharedStore, 'limit'>): SignInLimit {
  const ofAddress = store.limit('sign-in-address', { times: failures * perAddress, seconds: period })
  const ofName = store.limit('sign-in-name', { times: failures, seconds: period })

  return async (request, path, caller, ask) => {
    const canonical = request.method === 'POST' && path !== null ? canonicalPath(path) : ''
    if (!form.test(canonical)) return null
    const address = network(caller.address ?? '')
    const early = await ofAddress.wait(address)
    if (early) return refuse(early)
    const body = await readAtMost(request, largestForm)
    if (!body) return ownJson('The form is too large.', 413)
    const name = `${address} ${whoseOf(canonical, body)}`
    // One count for both: who must wait for one of them uses nothing up.
    const seconds = (await ofName.wait(name)) || (await ofAddress.take(address)) || (await ofName.take(name))
    if (seconds) return refuse(seconds)
    const answer = await ask(withBody(request, body))
    if (isSuccess(answer)) await Promise.all([ofName.forget(name), ofAddress.giveBack(address)])
    // A cloud that is down has looked at no password.
    else if (answer.status >= 500 || answer.headers.has(cloudInTrouble)) {
      await Promise.all([ofName.giveBack(name), ofAddress.giveBack(address)])
      if (answer.status < 500) answer.headers.delete(cloudInTrouble)
    }
    return answer
  }
}

function refuse(seconds: number): Response {
  const minutes = Math.ceil(seconds / 60)
  return comeAgain(
    `Too many attempts to sign in. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    seconds,
  )
}

/** A failed sign-in shows the form again. What succeeds leads on: elsewhere than to the form. */
function isSuccess({ status, headers }: Response): boolean {
  const target = headers.get('x-horizon-location') ?? headers.get('location')
  return status < 400 && target !== null && !/auth\/login\/?([?#]|$)/.test(target)
}

/** IPv6 is handed out by the /64: one household or one attacker has that many addresses. */
export function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** For whom somebody tries: the address says it, but where the form does. */
function whoseOf(canonical: string, body: Uint8Array): string {
  const address = canonical.replace(/\/$/, '').toLowerCase()
  return (address === 'auth/login' && userName(body)) || address
}

/** Of several the last: Django takes that one. Keystone does not tell upper from lower case. */
function userName(body: Uint8Array): string {
  const names = new URLSearchParams(Buffer.from(body).toString('utf8')).getAll('username')
  return (names.at(-1) ?? '').trim().normalize('NFKC').toLowerCase().slice(0, 255)
}
