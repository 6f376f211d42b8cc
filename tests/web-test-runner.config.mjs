import { fileURLToPath } from 'node:url'
import { esbuildPlugin } from '@web/dev-server-esbuild'
import { chromeLauncher } from '@web/test-runner-chrome'
import { domCountPlugin } from './support/dom-count-plugin.mjs'
import { emulatePlugin } from './support/emulate-plugin.mjs'
import { chromiumFlags, findChromium } from './support/find-chromium.mjs'

// No zone of any of our machines: what leans on the local time fails here.
process.env.TZ = 'Pacific/Auckland'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Elements in a real browser. Any console warning or error fails the test file (see element-test.html part below). */
export default {
  rootDir: root,
  files: ['widgets/**/stratus-*.test.ts'],
  nodeResolve: { exportConditions: ['source', 'browser', 'import', 'module', 'default'] },
  concurrency: 2,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  testFramework: { config: { timeout: 60_000 } },
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: findChromium(), args: chromiumFlags },
      concurrency: 2,
      // Files run beside each other: a window each, as tabs behind another get no animation frames, and each believes that
      // it has the focus. And a profile each: what one writes into cookies, the other must not find.
      createPage: async ({ browser }) => {
        const profile = await browser.createBrowserContext()
        const page = await profile.newPage({ type: 'window' })
        await page.emulateFocusedPage(true)
        return page
      },
    }),
  ],
  plugins: [
    esbuildPlugin({ ts: true, json: true, target: 'es2022', tsconfig: `${root}/tsconfig.json` }),
    emulatePlugin(),
    domCountPlugin(),
  ],
  testRunnerHtml: (testFramework) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Element tests</title><script src="/tests/support/console-gate.js"></script></head>
  <body><script type="module" src="${testFramework}"></script></body>
</html>`,
}
