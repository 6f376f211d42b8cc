import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { longestFirst } from './support/longest-first.js'

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
    // No zone of any of our machines: what leans on the local time fails here.
    env: { TZ: 'Pacific/Auckland' },
    setupFiles: ['tests/support/silent-console.ts'],
    // Most of a file's time was loading the same modules again; a file that changes a global puts it back.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: longestFirst('/scaffolds.test.ts', '/contract/demo.test.ts') },
    // Room for a busy machine.
    testTimeout: 60_000,
  },
})
