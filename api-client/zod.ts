/**
 * The one door to zod: its small half (`zod/mini`), a third of the other, whose checks are functions and not methods. Strict-CSP
 * pages forbid `new Function`, which zod 4 probes for speed; `jitless` must be set before the first schema exists, so every
 * schema imports `z` from here.
 */
import { config } from 'zod/mini'

config({ jitless: true })

export * as z from 'zod/mini'
