import { randomUUID } from 'node:crypto'
import { readGrant, signGrant, type PortalScope } from './grant-token.js'

/** How long a grant lives, ms. Its tokens follow one another, and none outlives it. */
const grantLife = 5 * 60_000

/** Most grants that live at the same time: of all sessions, and of one. */
const most = 10_000
const mostOfSession = 20

/** Who a grant speaks for. */
export interface GrantSession {
  /** The session cookie's value. */
  readonly session: string
  /** The project the session was in when the grant was made: another one is another scope. */
  readonly project: string
}

export interface GrantTerms extends GrantSession {
  readonly origin: string
  readonly scopes: readonly PortalScope[]
}

/** A token of a grant, and how long the grant lives. */
export interface Issued {
  readonly token: string
  readonly expiresInMs: number
}

/** A token that was good: who asks, and the token for the next question. */
export interface Redeemed extends Issued {
  readonly who: GrantSession
  /** Ends the grant. */
  end(): void
}

export type Refused = 'unknown' | 'expired' | 'replayed' | 'origin' | 'scope'

interface Grant extends GrantTerms {
  readonly expires: number
  turn: number
}

/**
 * The grants that live, in memory: sessions never leave the server. A token serves once and its answer brings the next one; who
 * shows one a second time has copied it, or was copied: then the whole grant ends (as refresh tokens do, RFC 9700 §4.14).
 */
export class Grants {
  readonly #secret: string
  readonly #now: () => number
  /** In the order in which they end. */
  readonly #alive = new Map<string, Grant>()
  /** The IDs of each session's grants, the oldest first. */
  readonly #ofSession = new Map<string, Set<string>>()

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret
    this.#now = now
  }

  /** The first token of a new grant; a session's oldest ends when it has too many. Undefined when all sessions together do. */
  issue(terms: GrantTerms): Issued | undefined {
    this.#forgetExpired()
    const ids = this.#ofSession.get(terms.session) ?? new Set()
    for (const oldest of ids) {
      if (ids.size < mostOfSession) break
      this.#end(oldest)
    }
    if (this.#alive.size >= most) return undefined
    const id = randomUUID()
    const grant: Grant = { ...terms, expires: this.#now() + grantLife, turn: 0 }
    this.#alive.set(id, grant)
    this.#ofSession.set(terms.session, ids.add(id))
    return this.#next(id, grant)
  }

  /** Uses a token up. A wrong origin or scope ends the grant too: nobody who holds it honestly tries. */
  redeem(token: string, origin: string, scope: PortalScope): Redeemed | Refused {
    const claims = readGrant(token, this.#secret)
    if (!claims) return 'unknown'
    this.#forgetExpired()
    if (claims.expires <= this.#now()) return 'expired'
    const grant = this.#alive.get(claims.id)
    if (!grant) return 'unknown'
    const refused =
      claims.turn !== grant.turn
        ? 'replayed'
        : origin !== grant.origin
          ? 'origin'
          : grant.scopes.includes(scope)
            ? undefined
            : 'scope'
    if (refused) {
      this.#end(claims.id)
      return refused
    }
    const { session, project } = grant
    return {
      ...this.#next(claims.id, grant),
      who: { session, project },
      end: () => this.#end(claims.id),
    }
  }

  #next(id: string, grant: Grant): Issued {
    const { origin, scopes, expires } = grant
    const turn = ++grant.turn
    return {
      token: signGrant({ id, turn, origin, scopes, expires }, this.#secret),
      expiresInMs: expires - this.#now(),
    }
  }

  #forgetExpired(): void {
    for (const [id, { expires }] of this.#alive) {
      if (expires > this.#now()) return
      this.#end(id)
    }
  }

  #end(id: string): void {
    const { session } = this.#alive.get(id) ?? {}
    this.#alive.delete(id)
    const ids = session === undefined ? undefined : this.#ofSession.get(session)
    ids?.delete(id)
    if (session !== undefined && !ids?.size) this.#ofSession.delete(session)
  }
}
