import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Projects of strangers, installed from the registry and from the packed kit: `npm run test:consumers`, after `npm run build`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/consumers/*.e2e.ts'],
    environment: 'node',
    // Installing and building fill the machine by themselves.
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
})
