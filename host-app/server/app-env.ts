import type { HttpBindings } from '@hono/node-server'
import type { Caller } from './caller.js'

/** What a request carries with it: the connection (none in tests), and who asks. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: { caller: Caller }
}
