import { chromeLauncher } from '@web/test-runner-chrome'
import { findProgram } from './find-program.mjs'

/** Firefox over WebDriver BiDi: Debian's `firefox-esr`, or the program in FIREFOX_PATH. */
export const firefox = () =>
  chromeLauncher({
    launchOptions: {
      browser: 'firefox',
      executablePath: findProgram({
        names: ['firefox-esr', 'firefox'],
        from: 'FIREFOX_PATH',
        packages: ['firefox-esr'],
      }),
      // Each window believes that it has the focus: files run beside each other.
      extraPrefsFirefox: { 'focusmanager.testmode': true },
    },
    concurrency: 2,
    createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage({ type: 'window' }),
  })
