import { fileURLToPath } from 'node:url'
import { esbuildPlugin } from '@web/dev-server-esbuild'
import { chromium } from './engines/chromium.mjs'
import { firefox } from './engines/firefox.mjs'
import { webkit } from './engines/webkit.mjs'
import { domCountPlugin } from './support/dom-count-plugin.mjs'
import { emulatePlugin } from './support/emulate-plugin.mjs'
import { wheelPlugin } from './support/wheel-plugin.mjs'

// No zone of any of our machines: what leans on the local time fails here.
process.env.TZ = 'Pacific/Auckland'

const root = fileURLToPath(new URL('..', import.meta.url))

const engines = { chromium, firefox, webkit }
const name = process.env.ENGINE ?? 'chromium'
const engine = engines[name]
if (!engine) throw new Error(`ENGINE is one of ${Object.keys(engines).join(', ')}.`)

// The others draw several times as slowly where there is no graphics card.
const patience = name === 'chromium' ? 1 : 4

/** Elements in a real browser. Any console warning or error fails the test file (see element-test.html part below). */
export default {
  rootDir: root,
  files: ['widgets/**/stratus-*.test.ts'],
  nodeResolve: { exportConditions: ['source', 'browser', 'import', 'module', 'default'] },
  concurrency: 2,
  browserStartTimeout: 120_000 * patience,
  testsStartTimeout: 60_000 * patience,
  testsFinishTimeout: 300_000 * patience,
  testFramework: { config: { timeout: 60_000 * patience } },
  browsers: [engine()],
  plugins: [
    esbuildPlugin({ ts: true, json: true, target: 'es2022', tsconfig: `${root}/tsconfig.json` }),
    emulatePlugin(),
    domCountPlugin(),
    wheelPlugin(),
  ],
  testRunnerHtml: (testFramework) => `<!doctype html>
<html lang="en" data-engine="${name}">
  <head><meta charset="utf-8"><title>Element tests</title><script src="/tests/support/console-gate.js"></script></head>
  <body><script type="module" src="${testFramework}"></script></body>
</html>`,
}
