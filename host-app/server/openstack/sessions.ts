import { inspectToken, regionsOf, Services, type CloudAccess, type Identity } from '@stratus/api-client/openstack'
import { cookiesOf, setCookie } from './cookies.js'
import type { Seal } from './seal.js'

/** Django's name for it: the navigation rule looks for it. */
export const sessionCookie = 'sessionid'

/** How long what Keystone has told of a token is believed, ms. Services look at the token themselves, each time. */
const believedFor = 60_000
const mostKnown = 5000

/** Who is signed in, with what the services are asked. */
export interface OpenSession {
  readonly identity: Identity
  /** What tokens of other projects are got with: one that is for no project, where there is such. */
  readonly root: string
  readonly services: Services
  /** When it ends, by the clock of this server, ms since 1970. */
  readonly ends: number
}

/** What a session keeps beside its token. */
export interface SessionFacts {
  readonly root?: string
  readonly region?: string
  /** When it ends, where its token was given some time ago; else it has all of the token's time. */
  readonly ends?: number
}

export interface Sessions {
  /** Null: nobody is signed in. Rejects when Keystone cannot be asked. */
  of(request: Request): Promise<OpenSession | null>
  /** The cookie of a session that begins, or goes on with another project or region. */
  begin(identity: Identity, more?: SessionFacts): Promise<string>
  /** What stands in that cookie. */
  seal(identity: Identity, more?: SessionFacts): Promise<string>
  /** The cookie that ends it. */
  end(): string
  forget(token: string): void
}

/** Sessions that any server with the same secret knows: the token is in the cookie, sealed. */
export function createSessions(
  access: CloudAccess,
  seal: Seal,
  { webroot, region: usual, now = Date.now }: { webroot: string; region?: string; now?: () => number },
): Sessions {
  const known = new Map<string, { readonly at: number; readonly identity: Promise<Identity> }>()

  const identify = (token: string): Promise<Identity> => {
    const found = known.get(token)
    if (found && now() - found.at < believedFor) return found.identity
    const identity = inspectToken(access, token)
    know(token, identity)
    identity.catch(() => known.delete(token))
    return identity
  }
  /** Whoever is not believed any more is asked about anew: nothing of them is kept. What came last stands last. */
  const know = (token: string, identity: Promise<Identity>): void => {
    known.delete(token)
    known.set(token, { at: now(), identity })
    for (const [other, { at }] of known)
      if (now() - at >= believedFor || known.size > mostKnown) known.delete(other)
      else break
  }

  const sealed = (identity: Identity, facts: SessionFacts = {}): Promise<string> => {
    const { root, region } = facts
    know(identity.token, Promise.resolve(identity))
    return seal.close(
      { token: identity.token, ...(root && root !== identity.token && { root }), ...(region && { region }) },
      leftOf(identity, facts),
    )
  }
  const leftOf = ({ lifetime }: Identity, { ends }: SessionFacts): number =>
    ends === undefined ? lifetime : ends - now()

  return {
    async of(request) {
      const text = cookiesOf(request).get(sessionCookie)
      const facts = text ? await seal.open(text) : null
      if (typeof facts?.['token'] !== 'string') return null
      const identity = await identify(facts['token']).catch((error: unknown) => {
        if (isGone(error)) return null
        throw error
      })
      // That its time is over is told by the seal, and by Keystone: its clock may be another.
      if (!identity) return null
      const regions = regionsOf(identity.catalog)
      const region = [facts['region'], usual].find((name) => typeof name === 'string' && regions.includes(name))
      const standing = { token: identity.token, catalog: identity.catalog, region: String(region ?? regions[0] ?? '') }
      const root = typeof facts['root'] === 'string' ? facts['root'] : identity.token
      return { identity, root, services: new Services(access, standing), ends: (facts.exp ?? 0) * 1000 }
    },
    seal: sealed,
    async begin(identity, more = {}) {
      const text = await sealed(identity, more)
      return setCookie(sessionCookie, text, webroot, { httpOnly: true, maxAge: leftOf(identity, more) / 1000 })
    },
    end: () => setCookie(sessionCookie, '', webroot, { httpOnly: true, maxAge: 0 }),
    forget: (token) => void known.delete(token),
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 401 || error.status === 404)
