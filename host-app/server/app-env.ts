import type { HttpBindings } from '@hono/node-server'
import type { Caller } from './caller.js'
import type { RequestRecord } from './watch/answered.js'

/** What a request carries with it: the connection (none in tests), who asks, and what becomes known of it. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: { caller: Caller; record: RequestRecord }
}
