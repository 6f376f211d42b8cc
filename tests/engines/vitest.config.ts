import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The dashboard in another engine: `npm run test:firefox:dashboard`, after `npm run build`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['tests/engines/*.e2e.ts'], environment: 'node', testTimeout: 300_000, hookTimeout: 120_000 },
})
