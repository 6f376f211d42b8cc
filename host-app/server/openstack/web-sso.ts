import { randomUUID } from 'node:crypto'
import { inspectToken, ServiceError, type CloudAccess, type Identity } from '@stratus/api-client/openstack'
import { cookiesOf, setCookie } from './cookies.js'
import { beginningOf, type SsoConfig } from './read-sso.js'
import type { Seal } from './seal.js'

/** So long somebody may take at the other site, ms. */
const beginTime = 600_000

/** So long a browser may take from Keystone's post to the page that opens the session, ms. */
const handTime = 60_000

/** Says that this browser has begun, and where it goes on. */
const begunCookie = 'sso_begun'
/** Keystone's token on its way from the post to the page after it. */
const givenCookie = 'sso_given'

interface SsoParts {
  readonly access: CloudAccess
  readonly seal: Seal
  readonly sso: SsoConfig
  readonly webroot: string
}

interface Arrived {
  readonly identity: Identity
  readonly next: string
}

/**
 * Single sign-on by Keystone's WebSSO. Its page posts a token to us from its own origin, without our cookies: the post is taken from
 * there only, and opens nothing. The page that it leads to has the cookies again: the session opens where this browser has begun a
 * sign-on, so that nobody can make it somebody else's; once, and within a minute.
 */
export function createWebSso({ access, seal, sso, webroot }: SsoParts) {
  const path = `${webroot}auth/websso/`
  const cookie = (name: string, value: string, ms: number) =>
    setCookie(name, value, webroot, { httpOnly: true, maxAge: ms / 1000 })

  return {
    choices: sso.choices,

    /** Sends a browser to Keystone; null: no such choice. */
    async begin(id: string, next: string): Promise<Response | null> {
      const choice = sso.choices.find((each) => each.id === id)
      if (!choice) return null
      const begun = await seal.close({ begun: randomUUID(), next }, beginTime)
      const headers = {
        Location: beginningOf(sso, choice, webroot),
        'Set-Cookie': cookie(begunCookie, begun, beginTime),
      }
      return new Response(null, { status: 302, headers })
    },

    /** Takes the token that Keystone's page posts. */
    async take(request: Request, token: string): Promise<Response> {
      const isKeystones = request.headers.get('Origin') === new URL(sso.keystone).origin
      if (!isKeystones || !token) return new Response(null, { status: 403 })
      const given = await seal.close({ given: token }, handTime)
      const headers = { Location: path, 'Set-Cookie': cookie(givenCookie, given, handTime) }
      return new Response(null, { status: 303, headers })
    },

    /** Who has come back. Rejects with {@link ServiceError} when the token is not good, or this browser has not begun. */
    async arrive(request: Request): Promise<Arrived> {
      const cookies = cookiesOf(request)
      const [begun, given] = await Promise.all(
        [begunCookie, givenCookie].map((name) => seal.open(cookies.get(name) ?? '')),
      )
      const token = given?.['given']
      if (typeof begun?.['begun'] !== 'string' || typeof token !== 'string')
        throw new ServiceError(400, 'The sign-on took too long, or did not begin in this browser. Please try again.')
      return { identity: await inspectToken(access, token), next: String(begun['next']) }
    },

    /** Takes away what stands for a sign-on under way. */
    endings: (): string[] => [cookie(begunCookie, '', 0), cookie(givenCookie, '', 0)],
  }
}
