import type { Sessions } from './access/sessions.js'
import type { Tokens } from './access/tokens.js'
import type { Dialect } from './dialect.js'
import type { FaultList } from './faults.js'
import type { World } from './world/world.js'

/** The parts of one running demo cloud. */
export interface Cloud {
  readonly world: World
  readonly sessions: Sessions
  readonly tokens: Tokens
  readonly faults: FaultList
  /** Names of the tables of its pages that an operator has given another column. */
  readonly changedTables: Set<string>
  readonly settings: Readonly<Record<string, unknown>>
  readonly dialect: Dialect
  /** Sign-in form with a domain field and a choice of `auth_type`. */
  readonly multiDomain: boolean
  readonly standStill: () => void
  /** Resolves after that much demo time (or real time, when the clock follows it). */
  readonly wait: (ms: number) => Promise<void>
}
