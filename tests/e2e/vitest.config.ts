import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../support/longest-first.js'

/** What needs the build, a browser or both. Journeys through the built app in a real browser, on a fresh demo cloud each. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['tests/{e2e,packaging,smoke}/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: 'tests/e2e/support/dashboards.ts',
    // One worker takes a core and a half. Files of a worker share its browser and its dashboard.
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: longestFirst('/journeys.e2e.ts') },
    // Room for a busy machine; a journey takes two or three seconds on a quiet one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    retry: 0,
  },
})
