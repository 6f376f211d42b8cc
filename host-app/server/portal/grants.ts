import { randomUUID } from 'node:crypto'
import type { SharedStore } from '../store/shared-store.js'
import { readGrant, signGrant, type GrantClaims } from './grant-token.js'
import type { PortalScope } from './scopes.js'

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
  /** The session was made for a token or an application credential. */
  readonly isByToken?: boolean
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
  end(): Promise<void>
}

export type Refused = 'unknown' | 'expired' | 'replayed' | 'origin' | 'scope'

/**
 * The grants that live: sessions are in the store, never in a token. A token serves once and its answer brings the next one; who
 * shows one a second time has copied it, or was copied: then the whole grant ends (as refresh tokens do, RFC 9700 §4.14).
 */
export class Grants {
  readonly #secret: string
  readonly #store: Pick<SharedStore, 'add' | 'take' | 'end'>
  readonly #now: () => number
  /** Of grants that began at this server: what is to be done when one ends. */
  readonly #endings = new Map<string, () => void>()

  constructor(secret: string, store: Pick<SharedStore, 'add' | 'take' | 'end'>, now: () => number = Date.now) {
    this.#secret = secret
    this.#store = store
    this.#now = now
  }

  /**
   * The first token of a new grant; a session's oldest ends when it has too many. Undefined when all sessions together do.
   * @param onEnd called once: when the grant ends at this server, else when its time is over
   */
  async issue({ origin, scopes, ...who }: GrantTerms, onEnd?: () => void): Promise<Issued | undefined> {
    const id = randomUUID()
    const expires = this.#now() + grantLife
    const isKept = await this.#store.add(id, {
      value: JSON.stringify(who),
      group: who.session,
      mostOfGroup: mostOfSession,
      mostOfAll: most,
      life: grantLife,
    })
    if (!isKept) return undefined
    if (onEnd) this.#remember(id, onEnd)
    return this.#issued({ id, turn: 1, origin, scopes, expires })
  }

  /** Uses a token up. A wrong origin or scope ends the grant too: nobody who holds it honestly tries. */
  async redeem(token: string, origin: string, scope: PortalScope): Promise<Redeemed | Refused> {
    const claims = readGrant(token, this.#secret)
    if (!claims) return 'unknown'
    if (claims.expires <= this.#now()) return 'expired'
    const taken = await this.#store.take(claims.id, claims.turn)
    if (typeof taken === 'string') {
      this.#ended(claims.id)
      return taken === 'gone' ? 'unknown' : taken
    }
    const refused = origin !== claims.origin ? 'origin' : claims.scopes.includes(scope) ? undefined : 'scope'
    if (refused) {
      await this.#end(claims.id)
      return refused
    }
    return {
      ...this.#issued({ ...claims, turn: claims.turn + 1 }),
      // Only we write there, and it was sealed where others could.
      who: JSON.parse(taken.value) as GrantSession,
      end: () => this.#end(claims.id),
    }
  }

  async #end(id: string): Promise<void> {
    this.#ended(id)
    await this.#store.end(id)
  }

  #remember(id: string, onEnd: () => void): void {
    const timer = setTimeout(() => this.#ended(id), grantLife).unref()
    this.#endings.set(id, () => {
      clearTimeout(timer)
      onEnd()
    })
  }

  #ended(id: string): void {
    const ending = this.#endings.get(id)
    this.#endings.delete(id)
    ending?.()
  }

  #issued(claims: GrantClaims): Issued {
    return { token: signGrant(claims, this.#secret), expiresInMs: claims.expires - this.#now() }
  }
}
