import type { Clock } from '../world/clock.js'
import type { Ids } from '../world/ids.js'

/** How long a token is good, ms: Keystone's default. */
const lifetime = 3_600_000

export interface Token {
  readonly id: string
  readonly userId: string
  /** Null: for nothing but choosing a project. */
  readonly projectId: string | null
  readonly issued: number
  readonly expires: number
  readonly methods: readonly string[]
}

/** Tokens given out by the services' own face. */
export class Tokens {
  readonly #tokens = new Map<string, Token>()
  readonly #clock: Clock
  readonly #ids: Ids

  constructor(clock: Clock, ids: Ids) {
    this.#clock = clock
    this.#ids = ids
  }

  /** @param until a token that was made from another ends with it */
  issue(userId: string, projectId: string | null, methods: readonly string[], until = Infinity): Token {
    const issued = this.#clock.now()
    const expires = Math.min(until, issued + lifetime)
    const token = { id: `gAAAA-demo-${this.#ids.hex()}`, userId, projectId, issued, expires, methods }
    this.#tokens.set(token.id, token)
    return token
  }

  /** Undefined: unknown, revoked or too old. */
  get(id: string | null): Token | undefined {
    const token = id === null ? undefined : this.#tokens.get(id)
    return token && token.expires > this.#clock.now() ? token : undefined
  }

  revoke(id: string): void {
    this.#tokens.delete(id)
  }

  revokeAll(): void {
    this.#tokens.clear()
  }
}
