import type { Answer } from './call.js'
import type { Faults } from './faults.js'
import type { Clock } from './world/clock.js'
import type { Db } from './world/db.js'
import type { Scenario } from './world/world.js'

/** A running demo cloud, as those see it who start one. */
export interface DemoCloud {
  /** As the platform's `fetch`. Cookies travel in the `Cookie` header of the request (Node) or in a jar (`browserCloud`). */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  /** One call, for adapters: answers keep their `Set-Cookie` headers in every runtime. */
  handle(request: Request, cookies?: ReadonlyMap<string, string>): Promise<Answer>
  /** Keystone's address, for who asks the services by their own APIs. */
  readonly authUrl: string
  readonly db: Db
  readonly clock: Clock
  readonly faults: Faults
  readonly scenario: Scenario
  readonly latency: number
  /** Moves demo time on. */
  advance(ms: number): void
  /** Demo time no longer follows the wall clock: only `advance` moves it, until the next reset. */
  standStill(): void
  /** Ends every session, as if they had run out. */
  expireSessions(): void
  /** Gives tables of pages another column, by name, as an operator or a plug-in does. */
  changeTables(names: readonly string[]): void
  /** Starts again from the seed; sessions end, faults go. Settings are those of Horizon that are other than usual until the next reset. */
  reset(change?: {
    readonly scenario?: Scenario | undefined
    readonly seed?: number | undefined
    readonly settings?: Readonly<Record<string, unknown>> | undefined
  }): void
}
