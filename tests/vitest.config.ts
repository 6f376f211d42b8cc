import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Pure files and everything that runs in Node. Element tests (`stratus-*.test.ts`) run in a browser instead. */
export default defineConfig({
  root,
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{widgets,api-client,host-app,docs,tests}/**/*.test.{ts,tsx}'],
    exclude: [
      ...configDefaults.exclude,
      'widgets/**/stratus-*.test.ts',
      'tests/live/**',
      'tests/e2e/**',
      'tests/bench/**',
    ],
    environment: 'node',
    setupFiles: ['tests/support/silent-console.ts'],
    testTimeout: 10_000,
  },
})
