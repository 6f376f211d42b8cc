/**
 * The one door to zod. Strict-CSP pages forbid `new Function`, which zod 4 probes for speed;
 * `jitless` must be set before the first schema exists, so every schema imports `z` from here.
 */
import { z } from 'zod'

z.config({ jitless: true })

export { z }
