import { chromeLauncher } from '@web/test-runner-chrome'
import { findProgram } from '../support/find-program.mjs'

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
    },
    // One file at a time: only the window in front has the focus.
    concurrency: 1,
    createPage: async ({ browser }) => {
      const page = await (await browser.createBrowserContext()).newPage({ type: 'window' })
      await page.bringToFront()
      // By BiDi the key has the name of what it writes.
      const press = page.keyboard.press.bind(page.keyboard)
      page.keyboard.press = (key) => press(key === 'Space' ? ' ' : key)
      return page
    },
  })
